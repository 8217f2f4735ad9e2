// Bundles the client into the Python package. The same sources give the same bytes.
import { build } from "esbuild";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";

const out = "../src/fourthrock/server/static";
const drawing = "../src/fourthrock/drawing";
const fonts = [
  ["@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2", "barlow-condensed-500.woff2"],
  ["@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2", "barlow-condensed-600.woff2"],
  ["@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2", "source-sans-3.woff2"],
  ["@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2", "source-sans-3-italic.woff2"],
  ["@fontsource/barlow-condensed/LICENSE", "barlow-condensed.LICENSE.txt"],
  ["@fontsource-variable/source-sans-3/LICENSE", "source-sans-3.LICENSE.txt"],
];

await mkdir(out, { recursive: true });
const shared = { bundle: true, minify: true, legalComments: "none", target: ["es2022"], charset: "utf8", logLevel: "warning" };
await build({ ...shared, entryPoints: ["src/fourthrock.ts"], outfile: `${out}/fourthrock.js`, format: "iife" });
await build({ ...shared, entryPoints: ["src/theme.ts"], outfile: `${out}/theme.js`, format: "iife" });
await build({ ...shared, entryPoints: ["src/fourthrock.css"], outfile: `${out}/fourthrock.css`, external: ["*.woff2"] });
for (const [from, to] of fonts) await copyFile(`node_modules/${from}`, `${out}/${to}`);
await copyFile(`node_modules/${fonts[1][0]}`, `${drawing}/barlow-condensed-600.woff2`);
const idiomorph = await readFile("node_modules/idiomorph/LICENSE", "utf8");
await writeFile(`${out}/idiomorph.LICENSE.txt`, idiomorph);

// Bundles the client into the Python package. The same sources give the same bytes.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, writeFile } from "node:fs/promises";

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
await copyFile(`node_modules/${fonts[4][0]}`, `${drawing}/barlow-condensed.LICENSE.txt`);
const idiomorph = await readFile("node_modules/idiomorph/LICENSE", "utf8");
await writeFile(`${out}/idiomorph.LICENSE.txt`, idiomorph);

// What was built, and from what: a test holds the built files to it without running this.
const sources = ["build.mjs", "package-lock.json", ...(await readdir("src")).sort().map((name) => `src/${name}`), `${drawing}/board.css`];
const hash = createHash("sha256");
for (const source of sources) hash.update(await readFile(source));
const built = {};
for (const name of (await readdir(out)).sort()) {
  if (name !== "built.json") built[name] = createHash("sha256").update(await readFile(`${out}/${name}`)).digest("hex");
}
await writeFile(`${out}/built.json`, `${JSON.stringify({ sources: hash.digest("hex"), files: built }, null, 1)}\n`);

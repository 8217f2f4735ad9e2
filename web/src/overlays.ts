// Overlays: parts of the live layer that are shown when somebody wants them (`<g class="overlay" data-overlay="Name">`).
import { all, find } from "./dom";

const KEPT = "overlays";
let wanted = new Set<string>(JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[]);

function offered(): string[] {
  return [...new Set(all<SVGElement>("#live .overlay[data-overlay]").map((one) => one.dataset.overlay ?? ""))];
}

function apply(): void {
  for (const part of all<SVGElement>("#live .overlay")) part.classList.toggle("shown", wanted.has(part.dataset.overlay ?? ""));
  const names = offered();
  const place = find("#overlays");
  const list = find("#overlays .overlay-list");
  if (!place || !list) return;
  place.hidden = !names.length;
  if (names.join("|") !== all("button", list).map((one) => one.dataset.toggle).join("|")) list.replaceChildren(...names.map(button));
  for (const one of all("button", list)) one.setAttribute("aria-pressed", String(wanted.has(one.dataset.toggle ?? "")));
}

function button(name: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "toggle";
  made.dataset.toggle = name;
  made.textContent = name;
  return made;
}

export function toggleOverlay(name: string): void {
  wanted = new Set(wanted);
  if (!wanted.delete(name)) wanted.add(name);
  localStorage.setItem(KEPT, JSON.stringify([...wanted]));
  apply();
}

export function listenToOverlays(): void {
  document.addEventListener("shown", (event) => {
    if ((event as CustomEvent<string[]>).detail.includes("board-layer")) apply();
  });
  apply();
}

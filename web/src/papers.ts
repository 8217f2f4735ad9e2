// Tabs, the phone's sheet, the rules panel, folded rails.
import { all, find, table } from "./dom";
import { toEnd } from "./fragments";

export function openTab(name: string, focus = false): void {
  for (const tab of all("[data-tab]")) {
    const on = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    if (on && focus) tab.focus();
    const panel = document.getElementById(`panel-${tab.dataset.tab}`);
    if (panel) panel.hidden = !on;
  }
  if (name === "log") toEnd(find("#log"));
}

export function walkTabs(event: KeyboardEvent): boolean {
  const tab = (event.target as Element).closest<HTMLElement>("[data-tab]");
  if (!tab || !["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return false;
  const tabs = all("[data-tab]");
  const at = tabs.indexOf(tab);
  const last = tabs.length - 1;
  const next = { ArrowLeft: at === 0 ? last : at - 1, ArrowRight: at === last ? 0 : at + 1, Home: 0, End: last }[event.key] ?? at;
  openTab(tabs[next].dataset.tab ?? "log", true);
  event.preventDefault();
  return true;
}

export function showRule(number: string): boolean {
  const place = document.getElementById(`r${number}`);
  if (!place?.closest("#rules")) return false;
  openTab("rules");
  sheet("high");
  filterRules("");
  place.scrollIntoView({ block: "start" });
  place.classList.add("lit");
  setTimeout(() => place.classList.remove("lit"), 2500);
  return true;
}

export function filterRules(words: string): void {
  const wanted = words.trim().toLowerCase();
  let found = 0;
  for (const part of all("#rules .rules-text > *")) {
    const hit = !wanted || (part.textContent ?? "").toLowerCase().includes(wanted);
    part.hidden = !hit;
    found += hit ? 1 : 0;
  }
  const none = find("#rules-none");
  if (none) none.hidden = found > 0;
}

const HEIGHTS = ["low", "mid", "high"];

export function sheet(height: string): void {
  const side = find("#side");
  if (side) side.dataset.height = height;
}

export function nextHeight(): void {
  const now = HEIGHTS.indexOf(find("#side")?.dataset.height ?? "mid");
  sheet(HEIGHTS[(now + 1) % HEIGHTS.length]);
}

export function listenToGrip(): void {
  const grip = find("#grip");
  let from = 0;
  grip?.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    grip.setPointerCapture(event.pointerId);
  });
  grip?.addEventListener("click", (event) => {
    if (event.detail === 0) nextHeight();
  });
  grip?.addEventListener("pointerup", (event) => {
    const by = event.clientY - from;
    const now = HEIGHTS.indexOf(find("#side")?.dataset.height ?? "mid");
    if (by < -24) sheet(HEIGHTS[Math.min(2, now + 1)]);
    else if (by > 24) sheet(HEIGHTS[Math.max(0, now - 1)]);
    else nextHeight();
  });
}

export function fold(what: string, button: HTMLElement): void {
  const on = table()?.classList.toggle(`no-${what}`) ?? false;
  button.setAttribute("aria-pressed", String(on));
}

// The replay: a slider over the moves, autoplay, anybody's eyes.
import { find, setting, table } from "./dom";
import { show, type News } from "./fragments";

let playing = 0;
let wanted = -1;
let loading = false;

const slider = (): HTMLInputElement | null => find<HTMLInputElement>("#replay-at");

async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  while (wanted >= 0) {
    const at = wanted;
    wanted = -1;
    const seat = setting("seat");
    const query = new URLSearchParams({ at: String(at), ...(seat === "" ? {} : { seat }) });
    const response = await fetch(`/table/${setting("table")}/replay?${query}`, { headers: { accept: "application/json" } });
    if (response.ok) show((await response.json()) as News);
  }
  loading = false;
}

function goTo(at: number): void {
  const bar = slider();
  if (!bar) return;
  bar.value = String(at);
  const text = find("#replay-number");
  if (text) text.textContent = bar.value;
  const branch = find<HTMLInputElement>("#branch-at");
  if (branch) branch.value = bar.value;
  wanted = Number(bar.value);
  void load();
}

function stop(): void {
  clearTimeout(playing);
  playing = 0;
  const button = find('[data-do="replay-play"]');
  button?.setAttribute("aria-pressed", "false");
}

function play(): void {
  const bar = slider();
  const speed = Number(find<HTMLSelectElement>("#replay-speed")?.value ?? 900);
  if (!bar || Number(bar.value) >= Number(bar.max)) return stop();
  goTo(Number(bar.value) + 1);
  playing = window.setTimeout(play, speed);
}

export function replay(what: string): void {
  const bar = slider();
  if (!bar) return;
  if (what === "replay-play") {
    if (playing) return stop();
    if (bar.value === bar.max) goTo(0);
    find('[data-do="replay-play"]')?.setAttribute("aria-pressed", "true");
    playing = window.setTimeout(play, 100);
    return;
  }
  stop();
  const at = Number(bar.value);
  goTo({ "replay-first": 0, "replay-back": at - 1, "replay-forward": at + 1, "replay-last": Number(bar.max) }[what] ?? at);
}

export function stepReplay(key: string): boolean {
  if (!table()?.classList.contains("replay")) return false;
  const what = { ArrowLeft: "replay-back", ArrowRight: "replay-forward", Home: "replay-first", End: "replay-last", " ": "replay-play" }[key];
  if (!what) return false;
  replay(what);
  return true;
}

export function listenToReplay(): void {
  slider()?.addEventListener("input", () => {
    stop();
    goTo(Number(slider()?.value));
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-eyes]")) {
    link.addEventListener("click", () => {
      link.href = `/table/${setting("table")}/replay?seat=${link.dataset.eyes}&at=${slider()?.value ?? 0}`;
    });
  }
}

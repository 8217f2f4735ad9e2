// The lesson: the next click glows and leads on; every other click asks what the rules say of it.
import { find, setting, still, table } from "./dom";
import { reveal } from "./board";
import { show, type News } from "./fragments";
import { toast } from "./toast";

let wanted = -1;
let loading = false;

export const learning = (): boolean => setting("learn") !== "";

async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  while (wanted >= 0) {
    const at = wanted;
    wanted = -1;
    const response = await fetch(`${setting("learn")}?at=${at}`, { headers: { accept: "application/json" } }).catch(() => null);
    if (!response?.ok) {
      toast("The table cannot be reached just now.");
      continue;
    }
    show((await response.json()) as News);
    history.replaceState(null, "", `${setting("learn")}?at=${at}`);
    arrive();
  }
  loading = false;
}

// The words begin at their top, and the next click is in sight.
function arrive(): void {
  find("#prompt .choices")?.scrollTo({ top: 0, behavior: still() ? "auto" : "smooth" });
  const next = find("#live .may");
  if (next) reveal(next);
}

export function goTo(at: number): void {
  wanted = Math.max(0, at);
  void load();
}

export function step(by: number): void {
  const button = find<HTMLButtonElement>(`[data-do="${by > 0 ? "learn-next" : "learn-back"}"]`);
  if (button && !button.disabled) goTo(Number(setting("at")) + by);
}

export function learn(token: string): void {
  if (find("#prompt")?.dataset.next === token) return step(1);
  void tryOut(token);
}

async function tryOut(token: string): Promise<void> {
  const query = new URLSearchParams({ at: setting("at"), token });
  const response = await fetch(`${setting("learn")}/try?${query}`, { headers: { accept: "application/json" } }).catch(() => null);
  const said = ((await response?.json().catch(() => null)) ?? {}) as { said?: string; error?: string; rule?: string };
  toast(said.said ?? said.error ?? "The table cannot be reached just now.", said.rule ?? "");
}

export function stepLesson(key: string): boolean {
  if (!learning() || (key !== "ArrowLeft" && key !== "ArrowRight")) return false;
  step(key === "ArrowRight" ? 1 : -1);
  return true;
}

export function listenToLesson(): void {
  if (!learning()) return;
  arrive();
  table()?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>("[data-learn-to]");
    if (!link) return;
    event.preventDefault();
    goTo(Number(link.dataset.learnTo));
  });
}

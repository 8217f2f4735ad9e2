// The keyboard: arrows and first letters walk the options, Enter answers, u takes back, ? helps.
import { all, find } from "./dom";
import { fit, reveal, toOptions, zoom } from "./board";
import { answer } from "./post";
import { walkTabs } from "./papers";
import { stepLesson } from "./learn";
import { stepReplay } from "./replay";

type Focusable = HTMLElement | SVGElement;

function options(): Focusable[] {
  const seen = new Set<string>();
  const found = all<Focusable>("#prompt .options [data-may], #live .may[data-token], #prompt .corners [data-may]");
  return found.filter((option) => {
    const token = option.dataset.token ?? "";
    if (option.closest("details:not([open])") || seen.has(token)) return false;
    seen.add(token);
    return true;
  });
}

export function listenToKeys(): void {
  document.addEventListener("keydown", (event) => {
    const at = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, textarea, select, dialog")) return;
    if (walkTabs(event) || stepReplay(event.key) || stepLesson(event.key)) return;
    if (press(event, at)) event.preventDefault();
  });
}

function press(event: KeyboardEvent, at: HTMLElement): boolean {
  const token = at.closest<HTMLElement>("#live [data-token]")?.dataset.token;
  if (token && (event.key === "Enter" || event.key === " ")) {
    answer(token);
    return true;
  }
  if (event.key === "u" && click('[data-post="undo"]')) return true;
  if (event.key === "?") return click('[data-do="help"]');
  if (event.key === "+") return done(() => zoom(1.25));
  if (event.key === "-") return done(() => zoom(0.8));
  if (event.key === "0" && !options().some((one) => one.dataset.token === "0")) return done(fit);
  if (event.key === ".") return done(toOptions);
  if (event.key.startsWith("Arrow") && !at.closest(".panel")) return walk(event.key);
  if (event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key)) return jump(event.key.toLowerCase());
  return false;
}

function done(work: () => void): boolean {
  work();
  return true;
}

function click(selector: string): boolean {
  const button = find<HTMLButtonElement>(selector);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

function name(option: Focusable): string {
  return (option.getAttribute("aria-label") ?? option.textContent ?? "").trim().toLowerCase();
}

function jump(letter: string): boolean {
  const found = options().filter((option) => name(option).startsWith(letter));
  if (!found.length) return false;
  const now = found.indexOf(document.activeElement as Focusable);
  return go(found[(now + 1) % found.length]);
}

function walk(key: string): boolean {
  const found = options();
  if (!found.length) return false;
  const here = document.activeElement as Focusable;
  if (!found.includes(here)) return go(found[0]);
  const onBoard = Boolean(here.closest("#live"));
  const next = onBoard ? nearest(here, found.filter((one) => one.closest("#live")), key) : undefined;
  if (next) return go(next);
  const by = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  return go(found[(found.indexOf(here) + by + found.length) % found.length]);
}

function nearest(here: Focusable, among: Focusable[], key: string): Focusable | undefined {
  const middle = (one: Element): [number, number] => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(here);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  const far = (one: Element): number => {
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    return along <= 2 ? Infinity : along + 2 * aside;
  };
  const best = among.filter((one) => one !== here).sort((one, other) => far(one) - far(other))[0];
  return best && far(best) < Infinity ? best : undefined;
}

function go(option: Focusable): boolean {
  option.focus();
  if (option.closest("#live")) reveal(option);
  else option.scrollIntoView({ block: "nearest" });
  return true;
}

// Fragments: the server draws, this swaps. What a person opened, typed or scrolled to stays as it was.
import { Idiomorph } from "idiomorph";
import { all, find, setting, table } from "./dom";

export type News = { at?: number; fragments?: Record<string, string>; error?: string };

export function show(news: News): void {
  for (const [name, html] of Object.entries(news.fragments ?? {})) {
    if (name === "board-layer") showLayer(html);
    else showFragment(name, html);
  }
  const place = table();
  if (place && news.at !== undefined) place.dataset.at = String(news.at);
  if (news.fragments?.status !== undefined || news.fragments?.prompt !== undefined) showTurn();
  document.dispatchEvent(new CustomEvent("shown", { detail: Object.keys(news.fragments ?? {}) }));
}

function showFragment(name: string, html: string): void {
  const old = document.getElementById(name);
  if (!old) return;
  if (name === "notes" && document.activeElement?.id === "notes-text") return;
  const atEnd = name === "log" && nearEnd(old);
  const before = name === "prompt" ? old.textContent : "";
  Idiomorph.morph(old, html, {
    morphStyle: "outerHTML",
    ignoreActiveValue: true,
    callbacks: {
      beforeAttributeUpdated: (attribute: string, node: Element) => !(attribute === "open" && node instanceof HTMLDetailsElement),
    },
  });
  if (atEnd) toEnd(document.getElementById(name));
  if (name === "prompt" && document.getElementById(name)?.textContent !== before) closeHint();
}

function showLayer(html: string): void {
  const old = document.getElementById("board-layer");
  if (!old) return;
  const before = counts(old);
  const holder = document.createElement("template");
  holder.innerHTML = `<svg>${html}</svg>`;
  const fresh = holder.content.firstElementChild?.firstElementChild;
  if (!fresh) return;
  Idiomorph.morph(old, fresh, { morphStyle: "outerHTML" });
  const now = document.getElementById("board-layer");
  if (now && before.size) traceChanges(now, before);
}

function counts(layer: Element): Map<string, string> {
  return new Map(all<SVGElement>("[data-count]", layer).map((piece) => [piece.id, mark(piece)]));
}

function mark(piece: SVGElement): string {
  return `${piece.dataset.count} ${piece.getAttribute("transform")}`;
}

// The last changes leave a trace that fades.
function traceChanges(layer: Element, before: Map<string, string>): void {
  for (const piece of all<SVGElement>("[data-count]", layer)) {
    if (before.get(piece.id) === mark(piece)) continue;
    piece.classList.add("fresh");
    setTimeout(() => piece.classList.remove("fresh"), 5000);
  }
}

export function nearEnd(log: Element): boolean {
  const box = log.closest(".panel") ?? log;
  return box.scrollHeight - box.scrollTop - box.clientHeight < 60;
}

export function toEnd(log: Element | null): void {
  const box = log?.closest(".panel") ?? log;
  box?.scrollTo({ top: box.scrollHeight });
}

export function closeHint(): void {
  const hint = document.getElementById("hint");
  if (hint) hint.hidden = true;
}

const plainTitle = document.title;

export function showTurn(): void {
  const mine = find("#status")?.dataset.turn === "yes";
  document.title = mine && setting("live") === "yes" ? `● Your turn · ${plainTitle}` : plainTitle;
}

// The card browser: sorts and filters what lies there by the facets that the server wrote on each card. The choice is kept
// while fragments are swapped, and for as long as the window is open.
import { all, find, setting } from "./dom";

type Facets = Record<string, number | string>;
type Choice = { sort: string; falling: boolean; words: Record<string, string[]>; search: string };

const key = (): string => `cards:${setting("table")}`;
let choice: Choice = { sort: "", falling: false, words: {}, search: "" };

function facets(card: HTMLElement): Facets {
  return JSON.parse(card.dataset.facets ?? "{}") as Facets;
}

function fits(card: HTMLElement): boolean {
  const has = facets(card);
  const named = (card.dataset.name ?? "").toLowerCase().includes(choice.search);
  return named && Object.entries(choice.words).every(([name, wanted]) => {
    const words = String(has[name] ?? "").split(" ");
    return !wanted.length || wanted.some((word) => words.includes(word));
  });
}

function rank(card: HTMLElement): number {
  const value = facets(card)[choice.sort];
  return typeof value === "number" ? (choice.falling ? -value : value) : Infinity;
}

// The order in which the server laid the cards is where they go back to.
function order(group: HTMLElement): void {
  const cards = all<HTMLElement>(":scope > .face", group);
  cards.forEach((card, place) => (card.dataset.place ??= String(place)));
  const before = cards.slice();
  if (choice.sort) cards.sort((one, other) => rank(one) - rank(other) || place(one) - place(other) || 0);
  else cards.sort((one, other) => place(one) - place(other));
  if (cards.some((card, at) => card !== before[at])) group.append(...cards);
}

function place(card: HTMLElement): number {
  return Number(card.dataset.place);
}

function apply(): void {
  const panel = find("#cards");
  if (!panel) return;
  for (const button of all("[data-sort]", panel)) {
    const on = button.dataset.sort === choice.sort;
    button.setAttribute("aria-pressed", String(on));
    button.classList.toggle("falling", on && choice.falling);
    button.title = on ? (choice.falling ? "highest first" : "lowest first") : "";
  }
  for (const button of all("[data-filter]", panel)) {
    const words = choice.words[button.dataset.filter ?? ""] ?? [];
    button.setAttribute("aria-pressed", String(words.includes(button.dataset.word ?? "")));
  }
  const field = find<HTMLInputElement>("#cards-search", panel);
  if (field && field.value.trim().toLowerCase() !== choice.search) field.value = choice.search;
  let shown = 0;
  let cards = 0;
  for (const group of all(".cards-group", panel)) {
    const faces = all<HTMLElement>(".face", group);
    for (const card of faces) card.hidden = !fits(card);
    const left = faces.filter((card) => !card.hidden).length;
    const count = find(".cards-count", group);
    if (count) count.textContent = left === faces.length ? ` ${left}` : ` ${left} of ${faces.length}`;
    group.hidden = !left;
    const box = find(".faces", group);
    if (box) order(box);
    shown += left;
    cards += faces.length;
  }
  const none = find("#cards-none", panel);
  if (none) none.hidden = shown > 0 || !cards;
}

function keep(): void {
  sessionStorage.setItem(key(), JSON.stringify(choice));
  apply();
}

export function sortCards(name: string): void {
  if (choice.sort !== name) choice = { ...choice, sort: name, falling: false };
  else if (!choice.falling) choice.falling = true;
  else choice = { ...choice, sort: "", falling: false };
  keep();
}

export function filterCards(name: string, word: string): void {
  const words = choice.words[name] ?? [];
  choice.words[name] = words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
  keep();
}

export function searchCards(text: string): void {
  choice.search = text.trim().toLowerCase();
  keep();
}

export function listenToBrowser(): void {
  const kept = sessionStorage.getItem(key());
  if (kept) choice = { ...choice, ...(JSON.parse(kept) as Partial<Choice>) };
  document.addEventListener("shown", (event) => {
    if ((event as CustomEvent<string[]>).detail.includes("cards")) apply();
  });
  apply();
}

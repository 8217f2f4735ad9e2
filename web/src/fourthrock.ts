// The client: it shows what the server drew and says what was clicked. It knows no game.
import { all, find, narrow, setting, sideways, table } from "./dom";
import { dragged, fit, layBoard, showOptions, toOptions, zoom } from "./board";
import { filterCards, listenToBrowser, searchCards, sortCards } from "./cards";
import { closeHint, showTurn, toEnd } from "./fragments";
import { connect } from "./live";
import { explaining, flash, listenToCards, listenToPieces, listenToWords } from "./light";
import { listenToKeys } from "./keys";
import { listenToLesson, step } from "./learn";
import { listenToOverlays, toggleOverlay } from "./overlays";
import { filterRules, fold, listenToGrip, openTab, sheet, showRule } from "./papers";
import { act, answer, post } from "./post";
import { listenToReplay, replay } from "./replay";
import { toast } from "./toast";

function switchTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === "light" ? "dark" : "light";
  localStorage.setItem("theme", root.dataset.theme);
}

const DEEDS: Record<string, (button: HTMLElement) => void> = {
  theme: switchTheme,
  help: () => find<HTMLDialogElement>("#help")?.showModal(),
  rail: (button) => fold("rail", button),
  side: (button) => fold("side", button),
  "zoom-in": () => zoom(1.3),
  "zoom-out": () => zoom(1 / 1.3),
  "zoom-fit": fit,
  "zoom-options": toOptions,
  "learn-next": () => step(1),
  "learn-back": () => step(-1),
  "close-hint": closeHint,
  "close-result": () => table()?.classList.add("result-closed"),
  "open-result": () => table()?.classList.remove("result-closed"),
  copy: (field) => {
    (field as HTMLInputElement).select();
    void navigator.clipboard?.writeText((field as HTMLInputElement).value).then(() => toast("Copied."));
  },
};

function tokenAt(event: MouseEvent): string | undefined {
  const target = event.target as Element;
  const direct = target.closest<HTMLElement>("[data-token]");
  if (direct) return direct.dataset.token;
  if (!target.closest("#live")) return undefined;
  const below = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.closest("#live [data-token]"));
  return below?.closest<HTMLElement>("[data-token]")?.dataset.token;
}

function clicked(event: MouseEvent): void {
  const target = event.target as Element;
  const rule = target.closest<HTMLElement>(".rule");
  if (rule && table() && showRule(rule.dataset.rule ?? rule.getAttribute("href")?.slice(2) ?? "")) return event.preventDefault();
  const deed = target.closest<HTMLElement>("[data-do]");
  if (deed) {
    const what = deed.dataset.do ?? "";
    return what.startsWith("replay-") ? replay(what) : DEEDS[what]?.(deed);
  }
  const tab = target.closest<HTMLElement>("[data-tab]");
  if (tab) {
    const again = tab.getAttribute("aria-selected") === "true" && find("#side")?.dataset.height === "high";
    openTab(tab.dataset.tab ?? "log");
    if (narrow() || sideways()) sheet(again ? "mid" : "high");
    return;
  }
  const chip = target.closest<HTMLElement>("[data-sort], [data-filter], [data-toggle]");
  if (chip) return choose(chip.dataset);
  const poster = target.closest<HTMLElement>("button[data-post]");
  if (poster) return act(poster.dataset.post ?? "", poster);
  if (explaining() || (target.closest("#board") && dragged())) return;
  const token = table() ? tokenAt(event) : undefined;
  if (token !== undefined) return answer(token);
  showMat(target.closest<HTMLElement>(".chair"));
  const word = target.closest<HTMLElement>("[data-light]");
  if (word?.dataset.light) {
    event.preventDefault();
    flash(word.dataset.light);
  }
}

function choose(chip: DOMStringMap): void {
  if (chip.sort) sortCards(chip.sort);
  else if (chip.filter) filterCards(chip.filter, chip.word ?? "");
  else if (chip.toggle) toggleOverlay(chip.toggle);
}

// On a small screen the mats are folded away: touching a player lays its mat over the board.
function showMat(chair: HTMLElement | null): void {
  for (const other of all(".chair.open")) if (other !== chair) other.classList.remove("open");
  chair?.classList.toggle("open");
}

function listenToForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.post !== "say") return;
    event.preventDefault();
    const field = find<HTMLInputElement>("#say-text", form);
    if (!field?.value.trim()) return;
    const text = field.value;
    field.value = "";
    void post("say", { seat: Number(setting("seat")), text });
  });
  let timer = 0;
  document.addEventListener("input", (event) => {
    const field = event.target as HTMLInputElement;
    if (field.id === "rules-search") filterRules(field.value);
    if (field.id === "cards-search") searchCards(field.value);
    if (field.dataset.post !== "notes") return;
    clearTimeout(timer);
    timer = window.setTimeout(() => void post("notes", { seat: Number(setting("seat")), text: field.value }), 700);
  });
  document.addEventListener("change", (event) => {
    const field = event.target as HTMLInputElement;
    if (field.name !== "seats") return;
    for (const row of all("[data-row]")) row.hidden = Number(row.dataset.row) >= Number(field.value);
  });
}

function begin(): void {
  document.addEventListener("click", clicked);
  listenToForms();
  if (!table()) return;
  void layBoard();
  listenToWords();
  listenToPieces();
  listenToCards();
  listenToKeys();
  listenToGrip();
  listenToReplay();
  listenToLesson();
  listenToBrowser();
  listenToOverlays();
  if (!narrow() && innerWidth < 1100) table()?.classList.add("no-rail");
  if (narrow() || sideways()) find(".links")?.removeAttribute("open");
  showTurn();
  document.addEventListener("shown", (event) => {
    if ((event as CustomEvent<string[]>).detail.includes("prompt")) showOptions();
  });
  toEnd(find("#log"));
  if (setting("live") === "yes") connect();
}

begin();

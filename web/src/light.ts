// Words light up the board, pieces explain themselves.
import { all } from "./dom";
import { reveal } from "./board";

let explained = false;

export function light(token: string, on: boolean): Element[] {
  const pieces = all<Element>(`[data-piece~="${CSS.escape(token)}"]`);
  for (const piece of pieces) piece.classList.toggle("lit", on);
  return pieces;
}

export function listenToWords(): void {
  const over = (event: Event, on: boolean): void => {
    const word = (event.target as Element).closest?.<HTMLElement>("[data-light]");
    if (word?.dataset.light) light(word.dataset.light, on);
  };
  document.addEventListener("mouseover", (event) => over(event, true));
  document.addEventListener("mouseout", (event) => over(event, false));
  document.addEventListener("focusin", (event) => over(event, true));
  document.addEventListener("focusout", (event) => over(event, false));
}

export function flash(token: string): void {
  const pieces = light(token, true);
  const first = pieces.find((piece) => piece.closest("#live"));
  if (first) reveal(first);
  setTimeout(() => light(token, false), 2500);
}

// A long press, or a pointer at rest, shows what a piece is. The words are the piece's own <title>.
export function listenToPieces(): void {
  let timer = 0;
  const bubble = document.createElement("div");
  bubble.id = "bubble";
  bubble.hidden = true;
  bubble.setAttribute("aria-hidden", "true");
  document.body.append(bubble);
  const hide = (): void => {
    clearTimeout(timer);
    bubble.hidden = true;
  };
  const show = (event: PointerEvent): void => {
    const said = titleOf(event.target as Element);
    if (!said) return;
    bubble.textContent = said;
    explained = event.pointerType !== "mouse";
    bubble.hidden = false;
    const width = Math.min(280, innerWidth - 24);
    bubble.style.maxWidth = `${width}px`;
    bubble.style.left = `${Math.min(innerWidth - width - 12, Math.max(12, event.clientX + 14))}px`;
    bubble.style.top = `${Math.min(innerHeight - bubble.offsetHeight - 12, event.clientY + 18)}px`;
  };
  for (const place of all("#strip, #board, #rail")) {
    place.addEventListener("pointermove", (event) => {
      hide();
      if (event.pointerType === "mouse" && !event.buttons) timer = window.setTimeout(() => show(event), 450);
    });
    place.addEventListener("pointerdown", (event) => {
      hide();
      explained = false;
      if (event.pointerType !== "mouse") timer = window.setTimeout(() => show(event), 480);
    });
    place.addEventListener("pointerleave", hide);
  }
  addEventListener("pointerup", () => clearTimeout(timer));
  addEventListener("scroll", hide, true);
}

function titleOf(element: Element | null): string {
  for (let at = element; at && at.id !== "live" && at.id !== "rail" && at.id !== "strip"; at = at.parentElement) {
    const title = [...at.children].find((child) => child.nodeName === "title");
    if (title?.textContent) return title.textContent;
  }
  return "";
}

// Was something explained? Then lifting the finger is no answer.
export function explaining(): boolean {
  const up = explained;
  explained = false;
  return up;
}

// A card that is shown smaller than it was drawn is shown large beside the pointer, or under a long press.
export function listenToCards(): void {
  const loupe = document.createElement("div");
  loupe.id = "loupe";
  loupe.hidden = true;
  loupe.setAttribute("aria-hidden", "true");
  document.body.append(loupe);
  let timer = 0;
  let shown: Element | null = null;
  const hide = (): void => {
    clearTimeout(timer);
    loupe.hidden = true;
    shown = null;
  };
  const card = (event: Event): SVGSVGElement | null =>
    (event.target as Element).closest?.(".option.card, .option.not, .face")?.querySelector("svg:not(.icon)") ?? null;
  const wait = (event: PointerEvent, time: number): void => {
    const found = card(event);
    if (found === shown) return;
    hide();
    if (!found || found.getBoundingClientRect().width > found.viewBox.baseVal.width * 0.92) return;
    shown = found;
    timer = window.setTimeout(() => {
      enlarge(loupe, found);
      explained = event.pointerType !== "mouse";
    }, time);
  };
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && wait(event, 350));
  document.addEventListener("pointerdown", (event) => {
    explained = false;
    if (event.pointerType === "mouse") hide();
    else wait(event, 450);
  });
  document.addEventListener("pointerup", hide);
  document.addEventListener("pointercancel", hide);
  document.addEventListener("shown", hide);
  addEventListener("scroll", hide, true);
}

function enlarge(loupe: HTMLElement, card: SVGSVGElement): void {
  const box = card.getBoundingClientRect();
  const width = Math.min(card.viewBox.baseVal.width * 1.1, innerWidth - 24);
  const high = (width * card.viewBox.baseVal.height) / card.viewBox.baseVal.width;
  const papers = card.closest("#side")?.getBoundingClientRect();
  const edge = papers && papers.left > width ? papers.left : box.left;
  const left = edge > innerWidth / 2 ? edge - width - 16 : box.right + 16;
  loupe.replaceChildren(card.cloneNode(true));
  loupe.style.width = `${width}px`;
  loupe.style.left = `${Math.max(12, Math.min(innerWidth - width - 12, left))}px`;
  loupe.style.top = `${Math.max(12, Math.min(innerHeight - high - 12, box.top + box.height / 2 - high / 2))}px`;
  loupe.hidden = false;
}

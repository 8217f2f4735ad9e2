// Words light up the board, pieces explain themselves.
import { all, find } from "./dom";
import { reveal } from "./board";

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
  const board = find("#board");
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
    bubble.hidden = false;
    const width = Math.min(280, innerWidth - 24);
    bubble.style.maxWidth = `${width}px`;
    bubble.style.left = `${Math.min(innerWidth - width - 12, Math.max(12, event.clientX + 14))}px`;
    bubble.style.top = `${Math.min(innerHeight - bubble.offsetHeight - 12, event.clientY + 18)}px`;
  };
  board?.addEventListener("pointermove", (event) => {
    hide();
    if (event.pointerType === "mouse" && !event.buttons) timer = window.setTimeout(() => show(event), 450);
  });
  board?.addEventListener("pointerdown", (event) => {
    hide();
    if (event.pointerType !== "mouse") timer = window.setTimeout(() => show(event), 480);
  });
  board?.addEventListener("pointerleave", hide);
  addEventListener("pointerup", () => clearTimeout(timer));
  addEventListener("scroll", hide, true);
}

function titleOf(element: Element | null): string {
  for (let at = element; at && at.id !== "live"; at = at.parentElement) {
    const title = [...at.children].find((child) => child.nodeName === "title");
    if (title?.textContent) return title.textContent;
  }
  return "";
}

// Was the bubble up? Then lifting the finger is no answer.
export function explaining(): boolean {
  const bubble = find("#bubble");
  return Boolean(bubble && !bubble.hidden && matchMedia("(pointer: coarse)").matches);
}

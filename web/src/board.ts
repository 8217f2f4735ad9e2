// The board: plate under layer, pan, zoom and pinch. Words grow when the whole board is small (class `tiny`).
import { find, narrow, still } from "./dom";

type Point = { x: number; y: number };

const PHONE = 375;

let wide = 1000;
let high = 1000;
let scale = 1;
let x = 0;
let y = 0;
let untouched = true;
const fingers = new Map<number, Point>();
let moved = 0;

export async function layBoard(): Promise<void> {
  const stage = find("#stage");
  const board = find("#board");
  if (!stage || !board) return;
  const box = (stage.dataset.box ?? "").split(/[ ,]+/).map(Number);
  wide = box[2] || 1000;
  high = box[3] || 1000;
  fit();
  new ResizeObserver(resized).observe(board);
  listen(board);
  showOptions();
  await layPlate(stage);
}

function resized(): void {
  if (!untouched) return place();
  fit();
  showOptions();
}

async function layPlate(stage: HTMLElement): Promise<void> {
  const response = await fetch(stage.dataset.plate ?? "");
  if (!response.ok) return;
  const drawn = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  if (drawn.nodeName !== "svg") return;
  drawn.id = "plate";
  drawn.setAttribute("aria-hidden", "true");
  drawn.removeAttribute("role");
  stage.prepend(document.importNode(drawn, true));
}

function room(): DOMRect {
  return find("#board")!.getBoundingClientRect();
}

function whole(): number {
  const space = room();
  return Math.min((space.width - 8) / wide, (space.height - 8) / high);
}

// The whole board; on a small screen no smaller than a phone that is held upright shows it.
export function fit(): void {
  const space = room();
  scale = whole();
  if (narrow()) scale = Math.max(scale, (Math.min(space.width, PHONE) - 4) / wide);
  x = (space.width - wide * scale) / 2;
  y = Math.max(2, (space.height - high * scale) / 2);
  untouched = true;
  place();
}

// What may be chosen, as large as there is room for it.
export function toOptions(): void {
  const box = optionsBox();
  if (!box) return;
  const space = room();
  const margin = 48;
  const by = Math.min((space.width - 2 * margin) / Math.max(1, box.width), (space.height - 2 * margin) / Math.max(1, box.height));
  const centre = { x: box.left + box.width / 2 - space.left, y: box.top + box.height / 2 - space.top };
  const next = Math.min(Math.max(1.4, whole()), Math.max(whole(), scale * by));
  x = space.width / 2 - ((centre.x - x) * next) / scale;
  y = space.height / 2 - ((centre.y - y) * next) / scale;
  scale = next;
  untouched = false;
  glide();
  place();
}

function optionsBox(): DOMRect | null {
  const boxes = [...document.querySelectorAll("#live .may")].map((piece) => piece.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

// On a small screen what may be chosen comes into sight by itself, as long as nobody has moved the board.
export function showOptions(): void {
  const box = optionsBox();
  if (!narrow() || !untouched || !box) return;
  const space = room();
  if (box.top >= space.top && box.bottom <= space.bottom) return;
  y += space.top + space.height / 2 - (box.top + box.bottom) / 2;
  y = Math.min(2, Math.max(space.height - high * scale - 2, y));
  place();
}

function place(): void {
  const stage = find("#stage");
  if (!stage) return;
  const space = room();
  const slack = 60;
  x = Math.min(space.width - slack, Math.max(slack - wide * scale, x));
  y = Math.min(space.height - slack, Math.max(slack - high * scale, y));
  stage.style.width = `${wide * scale}px`;
  stage.style.height = `${high * scale}px`;
  stage.style.transform = `translate(${x}px, ${y}px)`;
  stage.classList.toggle("tiny", scale < 0.58);
}

// Close enough to read the smallest lettering of a large map, on a small screen as well.
function closest(): number {
  return Math.max(4, whole() * 6);
}

export function zoom(by: number, at?: Point): void {
  const space = room();
  const centre = at ?? { x: space.width / 2, y: space.height / 2 };
  const next = Math.min(closest(), Math.max(whole() * 0.8, scale * by));
  x = centre.x - ((centre.x - x) * next) / scale;
  y = centre.y - ((centre.y - y) * next) / scale;
  scale = next;
  untouched = false;
  place();
}

// Bring a piece into sight if it lies outside.
export function reveal(piece: Element): void {
  const space = room();
  const box = piece.getBoundingClientRect();
  const inside = box.left >= space.left && box.right <= space.right && box.top >= space.top && box.bottom <= space.bottom;
  if (inside || !box.width) return;
  x += space.left + space.width / 2 - (box.left + box.width / 2);
  y += space.top + space.height / 2 - (box.top + box.height / 2);
  untouched = false;
  glide();
  place();
}

function glide(): void {
  const stage = find("#stage");
  if (!stage || still()) return;
  stage.classList.add("gliding");
  setTimeout(() => stage.classList.remove("gliding"), 260);
}

// A drag is no click.
export function dragged(): boolean {
  return moved > 8;
}

function local(event: PointerEvent | WheelEvent): Point {
  const space = room();
  return { x: event.clientX - space.left, y: event.clientY - space.top };
}

function listen(board: HTMLElement): void {
  board.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
  }, { passive: false });
  board.addEventListener("pointerdown", (event) => {
    if ((event.target as Element).closest(".zoom, #overlays")) return;
    if (!fingers.size) moved = 0;
    fingers.set(event.pointerId, local(event));
  });
  addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (fingers.size === 1 && moved > 8) pan(now.x - before.x, now.y - before.y);
    if (fingers.size === 2) pinch(event.pointerId, before, now);
    fingers.set(event.pointerId, now);
  });
  const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
}

function pan(dx: number, dy: number): void {
  x += dx;
  y += dy;
  untouched = false;
  place();
}

function pinch(id: number, before: Point, now: Point): void {
  const other = [...fingers].find(([key]) => key !== id)?.[1];
  if (!other) return;
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(now.x - other.x, now.y - other.y);
  if (was > 10) zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
}

// The few words that the rest of the client is written in.

export function find<T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T | null {
  return within.querySelector<T>(selector);
}

export function all<T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T[] {
  return [...within.querySelectorAll<T>(selector)];
}

export function table(): HTMLElement | null {
  return document.getElementById("table");
}

export function setting(name: string): string {
  return table()?.dataset[name] ?? "";
}

export function csrf(): string {
  return find<HTMLMetaElement>('meta[name="csrf"]')?.content ?? "";
}

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const sideways = (): boolean => matchMedia("(min-width: 560px) and (max-width: 899px) and (max-height: 520px)").matches;
export const narrow = (): boolean => matchMedia("(max-width: 899px) and (min-height: 521px), (max-width: 559px)").matches;

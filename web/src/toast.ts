// Sentences that come and go: what is not allowed and by which rule, what went wrong.
import { find } from "./dom";

export function toast(words: string, rule = ""): void {
  const place = find("#toasts");
  if (!place) return;
  const slip = document.createElement("div");
  slip.className = "toast";
  slip.setAttribute("role", "alert");
  slip.append(words.charAt(0).toUpperCase() + words.slice(1));
  if (rule && !words.includes(`(rule ${rule})`)) slip.append(" ");
  if (rule) {
    const link = document.createElement("a");
    link.className = "rule";
    link.dataset.rule = rule;
    link.href = `#r${rule}`;
    link.textContent = `§ ${rule}`;
    slip.append(" ", link);
  }
  place.replaceChildren(slip);
  setTimeout(() => slip.classList.add("going"), 6000);
  setTimeout(() => slip.remove(), 6400);
}

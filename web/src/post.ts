// Answers and the like: post, and say so if the rules forbid it.
import { csrf, setting, table } from "./dom";
import { show, type News } from "./fragments";
import { learn, learning } from "./learn";
import { toast } from "./toast";

type Problem = { error?: string; rule?: string };

export async function post(what: string, body: Record<string, unknown>): Promise<boolean> {
  try {
    const response = await fetch(`/table/${setting("table")}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf-token": csrf() },
      body: JSON.stringify(body),
    });
    const said = (await response.json().catch(() => ({}))) as Problem & News;
    if (!response.ok) {
      toast(said.error ?? `The table answered ${response.status}.`, said.rule ?? "");
      return false;
    }
    if (said.fragments) show({ fragments: said.fragments });
    return true;
  } catch {
    toast("The table cannot be reached just now.");
    return false;
  }
}

function seatAsked(): number {
  const prompt = document.getElementById("prompt");
  return Number(prompt?.dataset.seat ?? setting("seat"));
}

let busy = false;

async function once(work: () => Promise<boolean>): Promise<void> {
  if (busy) return;
  busy = true;
  table()?.setAttribute("aria-busy", "true");
  await work();
  busy = false;
  table()?.removeAttribute("aria-busy");
}

export function answer(token: string): void {
  if (learning()) return learn(token);
  if (setting("live") !== "yes") return;
  void once(() => post("answer", { seat: seatAsked(), token, at: Number(setting("at")) }));
}

export function act(what: string, element: HTMLElement): void {
  const seat = Number(element.dataset.seat ?? setting("seat"));
  void once(() => post(what, { seat, at: Number(setting("at")) }));
}

// The live connection: it comes back by itself, and says where it had got to.
import { setting, table } from "./dom";
import { show, type News } from "./fragments";
import { toast } from "./toast";

let waits = 500;

export function connect(): void {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const seat = setting("seat");
  const query = new URLSearchParams({ since: setting("at"), ...(seat === "" ? {} : { seat }) });
  const socket = new WebSocket(`${scheme}://${location.host}/table/${setting("table")}/live?${query}`);
  let refused = false;
  socket.onopen = () => {
    waits = 500;
    linked(true);
  };
  socket.onmessage = (message) => {
    const news = JSON.parse(String(message.data)) as News;
    if (news.error) {
      refused = true;
      toast(news.error);
    } else show(news);
  };
  socket.onclose = () => {
    linked(false);
    if (refused) return;
    setTimeout(connect, waits);
    waits = Math.min(waits * 2, 15000);
  };
}

function linked(on: boolean): void {
  const place = table();
  if (place) place.dataset.link = on ? "on" : "off";
}

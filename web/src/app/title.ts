/** The title of the document: the number of waiting turns, the page, the site. */
import { turns } from "./feed";

let page = "";

/** Names the page that is shown. */
export function setTitle(text: string): void {
  page = text;
  show();
}

function show(): void {
  const count = turns.get()?.length ?? 0;
  document.title = `${count ? `(${count}) ` : ""}${page ? `${page} · ` : ""}Salon`;
}

export function startTitle(): void {
  turns.subscribe(show);
}

/** Text of strangers inside sentences. */

/** First strong isolate and its end: what is between them does not change the direction of the text around it. */
const FSI = "\u2068";
const PDI = "\u2069";
/** Characters that set the direction of text after them; inside a name they could reorder a sentence. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;

/** Isolates a name for use inside a sentence. In markup of its own, `<bdi>` does the same. */
export function isolate(name: string): string {
  return FSI + name.replace(DIRECTION, "") + PDI;
}

/** Makes a file name from a title: letters and digits of ASCII only. */
export function fileName(...parts: string[]): string {
  return parts.map((part) => part.replace(/[^A-Za-z0-9-]+/g, "-").replace(/^-+|-+$/g, "")).filter(Boolean).join("-");
}

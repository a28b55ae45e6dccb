/** Reads mails: enough of MIME for our own. */
export interface Mail {
  to: string;
  subject: string;
  /** The plain text part. */
  text: string;
  html: string;
  /** All links of the HTML part. */
  links: string[];
  headers: Map<string, string>;
}

/** Parses a mail as it was sent. */
export function readMail(source: string): Mail {
  const { headers, body } = split(source);
  const leaves = parts(headers, body);
  const find = (type: string) => leaves.find((leaf) => leaf.type.startsWith(type))?.text ?? "";
  const html = find("text/html");
  const links = [...html.matchAll(/href="([^"]+)"/g)].map((found) => unescape(found[1] ?? ""));
  return { to: headers.get("to") ?? "", subject: words(headers.get("subject") ?? ""), text: find("text/plain"), html, links, headers };
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const end = source.search(/\r?\n\r?\n/);
  const head = source.slice(0, end).replace(/\r?\n[ \t]+/g, " ");
  const lines = head.split(/\r?\n/).map((line) => /^([^:]+):\s*(.*)$/.exec(line));
  const headers = new Map(lines.flatMap((line) => (line ? [[line[1]!.toLowerCase(), line[2]!] as const] : [])));
  return { headers, body: source.slice(end).replace(/^\r?\n\r?\n/, "") };
}

function parts(headers: Map<string, string>, body: string): { type: string; text: string }[] {
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (!boundary) return [{ type, text: decode(headers.get("content-transfer-encoding") ?? "", body) }];
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((part) => {
    const leaf = split(part.replace(/^\r?\n/, ""));
    return parts(leaf.headers, leaf.body);
  });
}

function decode(encoding: string, body: string): string {
  const bytes = /base64/i.test(encoding) ? Buffer.from(body, "base64") : Buffer.from(/quoted/i.test(encoding) ? quoted(body) : body, "latin1");
  return bytes.toString("utf8");
}

const quoted = (text: string): string =>
  text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Decodes the encoded words of a header (RFC 2047). */
const words = (text: string): string =>
  text.replace(/\?=\s+=\?/g, "?==?").replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, value: string) =>
    decode(kind.toLowerCase() === "b" ? "base64" : "quoted", kind.toLowerCase() === "b" ? value : value.replace(/_/g, " ")),
  );

const ENTITIES: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&#x2F;": "/", "&lt;": "<", "&gt;": ">" };
const unescape = (text: string): string => text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);

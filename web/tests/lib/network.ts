/** Records what a page receives and sends, to count requests and to compare what two browsers learn. */
import type { Page, Request } from "@playwright/test";

export interface Exchange {
  method: string;
  /** Path and query. */
  path: string;
  status: number;
  /** The body that was sent. */
  sent: string;
  /** The body that was received; empty for streams. */
  received: string;
}

export class NetworkLog {
  readonly exchanges: Exchange[] = [];
  private readonly pending = new Set<Promise<void>>();

  constructor(page: Page) {
    page.on("requestfinished", (request) => this.follow(request));
    page.on("requestfailed", (request) => this.follow(request));
  }

  /** The exchanges with the API whose path matches, after all running ones have been read. */
  async of(path: RegExp | string, method?: string): Promise<Exchange[]> {
    await Promise.all(this.pending);
    const matches = (it: Exchange) => (typeof path === "string" ? it.path.startsWith(path) : path.test(it.path));
    return this.exchanges.filter((it) => matches(it) && (!method || it.method === method));
  }

  clear(): void {
    this.exchanges.length = 0;
  }

  /** Everything that the API sent to the page, in a form in which two runs can be compared: `replace` removes ids, times and tokens. */
  async received(replace: (text: string) => string): Promise<string> {
    const all = await this.of("/v1/");
    return all.map((it) => replace(`${it.method} ${it.path} ${it.status}\n${it.received}`)).join("\n");
  }

  private follow(request: Request): void {
    const reading = this.read(request).finally(() => this.pending.delete(reading));
    this.pending.add(reading);
  }

  private async read(request: Request): Promise<void> {
    const url = new URL(request.url());
    const response = await request.response().catch(() => null);
    const isText = /json|svg|text|javascript/.test(response?.headers()["content-type"] ?? "");
    const received = response && isText ? await response.text().catch(() => "") : "";
    const sent = request.postData() ?? "";
    this.exchanges.push({ method: request.method(), path: url.pathname + url.search, status: response?.status() ?? 0, sent, received });
  }
}

/** Counts requests to addresses outside of the server: there must be none. */
export function foreignRequests(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:") && !url.startsWith("blob:")) found.push(url);
  });
  return found;
}

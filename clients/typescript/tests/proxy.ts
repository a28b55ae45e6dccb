/** A proxy that simulates network faults: it drops responses, cuts or blocks streams, and sends responses of its own. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** Returns a response to send instead of the server's; `more` are header lines, each with its line break. */
export function answer(status: number, body = "{}", kind = "application/problem+json", more = ""): string {
  const head = `HTTP/1.1 ${status} Instead\r\n${more}Content-Type: ${kind}\r\nContent-Length: ${body.length}\r\n`;
  return `${head}Connection: close\r\n\r\n${body}`;
}

export class Proxy {
  /** Request line (method and path) and Idempotency-Key of every request. */
  readonly requests: { line: string; key: string }[] = [];
  /** The number of further responses to POSTs to drop after the server sent them. */
  dropResponses = 0;
  /** Responses sent instead of the server's, one per request. */
  replacements: string[] = [];
  /** Responses sent instead of the server's to every request whose line contains the key, until removed. */
  overrides: Record<string, string> = {};
  /** Whether streams are blocked. */
  blockStreams = false;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(private readonly target: URL) {
    this.server = createServer((below) => this.serve(below));
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Closes all connections. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private serve(below: Socket): void {
    const above = connect(Number(this.target.port), this.target.hostname);
    let asked = "";
    const end = () => {
      below.destroy();
      above.destroy();
      this.sockets.delete(below);
      this.sockets.delete(above);
    };
    for (const socket of [below, above]) {
      this.sockets.add(socket);
      socket.on("error", end).on("close", end);
    }
    below.on("data", (piece) => {
      const text = piece.toString("latin1");
      const line = /^([A-Z]+ \S+) HTTP\/1.1/.exec(text);
      if (line) {
        asked = line[1] ?? "";
        this.requests.push({ line: asked, key: /idempotency-key: (\S+)/i.exec(text)?.[1] ?? "" });
        const instead = Object.entries(this.overrides).find(([part]) => asked.includes(part))?.[1] ?? this.replacements.shift();
        if (instead !== undefined) {
          below.end(instead);
          return;
        }
      }
      above.write(piece);
    });
    above.on("data", (piece) => {
      if (this.dropResponses > 0 && asked.startsWith("POST")) {
        this.dropResponses -= 1;
        end();
      } else if (!(this.blockStreams && asked.includes("/stream"))) below.write(piece);
    });
  }
}

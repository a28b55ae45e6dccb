/** A proxy that does to connections what networks do: loses answers, cuts or holds back streams, turns clients away. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** An answer that something gives instead of the server; `more` are headers, each with its line's end. */
export function answer(status: number, body = "{}", kind = "application/problem+json", more = ""): string {
  const head = `HTTP/1.1 ${status} Instead\r\n${more}Content-Type: ${kind}\r\nContent-Length: ${body.length}\r\n`;
  return `${head}Connection: close\r\n\r\n${body}`;
}

export class Proxy {
  /** Method and path, and the Idempotency-Key, of everything that was asked. */
  readonly requests: { line: string; key: string }[] = [];
  /** So many answers to POSTs are lost, after the server gave them. */
  swallow = 0;
  /** Answers given instead of the server's, one for each request. */
  turnAway: string[] = [];
  /** Answers given instead, for as long as they stand here, to all requests with this in their line. */
  away: Record<string, string> = {};
  /** Whether nothing of a stream comes through. */
  holdStreams = false;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(private readonly target: URL) {
    this.server = createServer((below) => this.serve(below));
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends all connections at once. */
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
        const instead = Object.entries(this.away).find(([part]) => asked.includes(part))?.[1] ?? this.turnAway.shift();
        if (instead !== undefined) {
          below.end(instead);
          return;
        }
      }
      above.write(piece);
    });
    above.on("data", (piece) => {
      if (this.swallow > 0 && asked.startsWith("POST")) {
        this.swallow -= 1;
        end();
      } else if (!(this.holdStreams && asked.includes("/stream"))) below.write(piece);
    });
  }
}

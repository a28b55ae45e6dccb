/** A mail server on loopback that takes every mail and keeps it. Speaks as much SMTP (RFC 5321) as is needed. */
import { createServer, type Server, type Socket } from "node:net";

export class MailServer {
  /** The mails as they arrived, oldest first. */
  readonly mails: string[] = [];
  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(): Promise<MailServer> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const mailServer = new MailServer(server, address && typeof address === "object" ? address.port : 0);
    server.on("connection", (socket) => mailServer.talk(socket));
    return mailServer;
  }

  stop(): void {
    this.server.close();
  }

  private talk(socket: Socket): void {
    let received = "";
    let inData = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    socket.setEncoding("latin1");
    socket.on("error", () => undefined);
    say("220 test");
    socket.on("data", (chunk: string) => {
      received += chunk;
      for (;;) {
        const end = received.indexOf(inData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const text = received.slice(0, end);
        received = received.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          // A line that begins with a dot is sent with two.
          this.mails.push(`${text}\r\n`.replace(/^\.\./gm, "."));
          say("250 taken");
        } else inData = answer(text, say, socket);
      }
    });
  }
}

/** Answers a command; returns whether the text of a mail follows. */
function answer(command: string, say: (line: string) => void, socket: Socket): boolean {
  const verb = command.slice(0, 4).toUpperCase();
  if (verb === "EHLO") say("250-test\r\n250 8BITMIME");
  else if (verb === "DATA") say("354 go on");
  else if (verb === "QUIT") {
    say("221 bye");
    socket.end();
  } else say("250 ok");
  return verb === "DATA";
}

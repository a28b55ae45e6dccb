/** A real `salon serve` with a private PostgreSQL in a temporary directory. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Mail, readMail } from "./mail";
import { poll } from "./poll";
import { releasePort, reservePort } from "./ports";
import { MailServer } from "./smtp";

/** How long a server may take to start or to stop. */
const START_TIMEOUT_MS = 60_000;

/** Limits are off: all tests come from one address. */
const ENVIRONMENT: Record<string, string> = {
  SALON_WORKERS: "2",
  SALON_POOL_SIZE: "8",
  SALON_LOG: "warn",
  SALON_SHUTDOWN_TIMEOUT: "2s",
  SALON_TEST_RULESETS: process.env.SALON_TEST_RULESETS ?? "true",
  SALON_RATE_LIMIT_ADDRESS: "0",
  SALON_RATE_LIMIT_ACCOUNT: "0",
  SALON_RATE_LIMIT_SIGN_IN: "0",
  SALON_RATE_LIMIT_TALK: "0",
  SALON_RATE_LIMIT_INVITATIONS: "0",
  SALON_RATE_LIMIT_HINTS: "0",
  SALON_RATE_LIMIT_BOTS: "0",
  SALON_RATE_LIMIT_GUESTS: "0",
  SALON_STREAMS_PER_ACCOUNT: "0",
  SALON_STREAMS_PER_ADDRESS: "0",
};

export class TestServer {
  /** Where the server listens. It stays the same when the server is restarted. */
  readonly url: string;
  private readonly folder: string;
  private readonly environment: Record<string, string>;
  private child: ChildProcess | undefined;
  private clockAhead = 0;

  private constructor(
    private readonly port: number,
    private readonly mailServer: MailServer,
    settings: Record<string, string>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "salon-web-"));
    // When started by root, PostgreSQL runs as another user, who needs access to the directories below.
    chmodSync(this.folder, 0o711);
    writeFileSync(this.clockFile, "0");
    this.environment = {
      ...ENVIRONMENT,
      SALON_BIND: `127.0.0.1:${port}`,
      SALON_PUBLIC_URL: this.url,
      SALON_DATA_DIR: join(this.folder, "data"),
      SALON_TEST_CLOCK: this.clockFile,
      SALON_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      ...settings,
    };
  }

  /** Starts a server. `settings` are environment variables that replace the defaults. */
  static async launch(settings: Record<string, string> = {}): Promise<TestServer> {
    const server = new TestServer(await reservePort(), await MailServer.start(), settings);
    try {
      await server.start();
    } catch (error) {
      await server.dispose();
      throw error;
    }
    return server;
  }

  async start(): Promise<void> {
    const log = openSync(this.logFile, "a");
    // Without the settings of the shell that runs the tests.
    const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("SALON_") && name !== "DATABASE_URL");
    const env: Record<string, string | undefined> = { ...Object.fromEntries(inherited), ...this.environment };
    if (process.env.SALON_WEB_DIR) env.SALON_WEB_DIR = resolve(process.env.SALON_WEB_DIR);
    const child = spawn(program(), ["serve"], { env, stdio: ["ignore", log, log] });
    this.child = child;
    await poll("the server to start", START_TIMEOUT_MS, async () => {
      if (child.exitCode !== null) throw new Error(`the server ended:\n${this.log()}`);
      return (await fetch(`${this.url}/readyz`).catch(() => undefined))?.ok === true;
    });
  }

  /** Ends the server, as an operator does (`SIGTERM`), or abruptly (`SIGKILL`). */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((done) => child.once("exit", () => done()));
    child.kill(signal);
    await ended;
  }

  /** Ends the server and starts it again at the same address with the same data. */
  async restart(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    await this.stop(signal);
    await this.start();
  }

  /** Lets the clock of games jump ahead, for deadlines. Undone at the end of the test by the fixture. */
  advanceClock(seconds: number): void {
    this.clockAhead += seconds;
    writeFileSync(this.clockFile, String(this.clockAhead));
  }

  resetClock(): void {
    if (this.clockAhead !== 0) this.advanceClock(-this.clockAhead);
  }

  /** All mails that were sent to an address, oldest first. */
  mails(to: string): Mail[] {
    return this.mailServer.mails.map(readMail).filter((mail) => mail.to.includes(to));
  }

  /** Waits for a mail whose subject or text matches. */
  async mail(to: string, about: RegExp): Promise<Mail> {
    const matches = () => this.mails(to).findLast((mail) => about.test(mail.subject) || about.test(mail.text));
    return poll(`a mail to ${to} about ${about}`, START_TIMEOUT_MS, async () => matches());
  }

  /** Waits for a mail with a link that contains this. */
  async mailWith(to: string, part: string): Promise<Mail> {
    return poll(`a mail to ${to} with a link to ${part}`, START_TIMEOUT_MS, async () => this.mails(to).findLast((mail) => mail.links.some((link) => link.includes(part))));
  }

  /** Runs a statement in the database of this server, for what no operation can bring about, such as a link that is a day old. */
  query(statement: string): void {
    const socket = join(this.folder, "data", "socket");
    execFileSync("psql", ["--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "-h", socket, "-U", "salon", "-d", "salon", "-c", statement]);
  }

  log(): string {
    return existsSync(this.logFile) ? readFileSync(this.logFile, "utf8").split("\n").slice(-40).join("\n") : "";
  }

  async dispose(): Promise<void> {
    await this.stop();
    this.mailServer.stop();
    releasePort(this.port);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get clockFile(): string {
    return join(this.folder, "clock");
  }

  private get logFile(): string {
    return join(this.folder, "log");
  }
}

function program(): string {
  const path = resolve(process.env.SALON_BIN ?? join(process.env.CARGO_TARGET_DIR ?? "../target", "debug/salon"));
  if (!existsSync(path)) throw new Error(`no server program at ${path}; build it or set SALON_BIN`);
  return path;
}

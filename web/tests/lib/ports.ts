/**
 * Ports for servers that are stopped and started again at the same address. They lie below the range from which systems take ports for
 * outgoing connections: otherwise a connection of any program could hold the port while the server is down.
 */
import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FIRST_PORT = 20_000;
const LAST_PORT = 29_999;
const MAX_ATTEMPTS = 200;
/** One file for each port in use, so that two runs at the same time never choose the same one. */
const FOLDER = join(tmpdir(), `salon-web-ports-${process.getuid?.() ?? ""}`);

const fileOf = (port: number): string => join(FOLDER, String(port));

/** Reserves a port on which nothing listens. */
export async function reservePort(): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
    if (!reserve(port)) continue;
    if (await isFree(port)) return port;
    releasePort(port);
  }
  throw new Error("no port is free");
}

export function releasePort(port: number): void {
  rmSync(fileOf(port), { force: true });
}

/** Creates the file of a port, unless there is one. A run that was killed leaves some behind, of ten thousand. */
function reserve(port: number): boolean {
  try {
    closeSync(openSync(fileOf(port), "wx"));
    return true;
  } catch {
    return false;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
  });
}

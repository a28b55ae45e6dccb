/** Waiting for something that happens soon, without a fixed time. */

const POLL_INTERVAL_MS = 50;

/** Calls `probe` until it returns something, and returns that. Fails after `timeout` milliseconds. */
export async function poll<T>(what: string, timeout: number, probe: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
  }
}

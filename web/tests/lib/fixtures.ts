/** The fixtures of all browser tests: `import { test, expect } from "../lib/fixtures"`. See tests/README.md. */
import { type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test";
import { Api } from "./api";
import { expectAccessible } from "./axe";
import { foreignRequests, NetworkLog } from "./network";
import { createGuest, createPerson, type Person, type PersonOptions } from "./people";
import { TestServer } from "./server";

interface TestFixtures {
  /** The options of the project for browsers: viewport, touch, language. */
  browserDefaults: BrowserContextOptions;
  /** Registers one more person, with a browser of their own. */
  newPerson: (options?: PersonOptions) => Promise<Person>;
  /** A person whose browser has the viewport of the project. */
  person: Person;
  /** Two people. */
  twoPeople: [Person, Person];
  /** A guest, without a name and a password. */
  guest: Person;
  /** The API without an account. */
  api: Api;
  /** What `page` sends and receives. */
  network: NetworkLog;
  /** Restarts the server at the same address with the same data, abruptly with `SIGKILL`. */
  restartServer: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
  /** Fails if the page has an accessibility violation, in both themes. */
  axe: typeof expectAccessible;
  /** Fails the test if a page logs an error, breaks the CSP or asks another origin. Add to it what a test expects. */
  allowedErrors: RegExp[];
}

interface WorkerFixtures {
  /** The server of this worker. */
  server: TestServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await TestServer.launch();
      await use(server);
      await server.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  api: async ({ server }, use) => use(new Api(server.url)),
  // eslint-disable-next-line no-empty-pattern
  allowedErrors: async ({}, use) => use([]),
  page: async ({ page, server, allowedErrors }, use) => {
    const check = watch(page, server.url, allowedErrors);
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    check();
  },
  browserDefaults: async ({ contextOptions, viewport, hasTouch, isMobile, deviceScaleFactor, locale, timezoneId }, use) =>
    use(defined({ ...contextOptions, viewport, hasTouch, isMobile, deviceScaleFactor, locale, timezoneId })),
  newPerson: async ({ browser, server, browserDefaults, allowedErrors }, use) => {
    const people: { person: Person; check: () => void }[] = [];
    await use(async (options) => {
      const person = await createPerson(browser, server, browserDefaults, options);
      people.push({ person, check: watch(person.page, server.url, allowedErrors) });
      return person;
    });
    for (const { person, check } of people) {
      // A request may be on its way through a route of the test when it ends.
      await person.page.unrouteAll({ behavior: "ignoreErrors" });
      await person.context.close();
      check();
    }
  },
  person: async ({ newPerson }, use) => use(await newPerson()),
  twoPeople: async ({ newPerson }, use) => use(await Promise.all([newPerson({ prefix: "ada" }), newPerson({ prefix: "bob" })])),
  guest: async ({ browser, server, browserDefaults, allowedErrors }, use) => {
    const guest = await createGuest(browser, server, browserDefaults);
    const check = watch(guest.page, server.url, allowedErrors);
    await use(guest);
    await guest.context.close();
    check();
  },
  network: async ({ page }, use) => use(new NetworkLog(page)),
  restartServer: async ({ server }, use) => {
    await use((signal) => server.restart(signal));
    server.resetClock();
  },
  // eslint-disable-next-line no-empty-pattern
  axe: async ({}, use) => use(expectAccessible),
});

/** Without undefined members, which Playwright refuses. */
const defined = (options: Record<string, unknown>): BrowserContextOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** Notes errors of a page; the returned function fails the test if there are any. */
function watch(page: Page, origin: string, allowed: RegExp[]): () => void {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
  page.on("console", (message) => {
    // Refusals of the API are logged by the browser itself; the page shows them in words.
    if (message.type() === "error" && !/Failed to load resource|net::ERR_/.test(message.text())) errors.push(message.text());
  });
  const foreign = foreignRequests(page, origin);
  return () => {
    expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text))), "errors in the page").toEqual([]);
    expect(foreign, "requests to other origins").toEqual([]);
  };
}

export { expect } from "@playwright/test";
export { Api, PASSWORD, uniqueName } from "./api";
export { NetworkLog } from "./network";
export { poll } from "./poll";
export type { Person } from "./people";
export { TestServer } from "./server";
export type { Mail } from "./mail";

/** People with an account and a browser of their own. */
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, request } from "@playwright/test";
import { Api, PASSWORD, uniqueName } from "./api";
import type { TestServer } from "./server";

/** A person, signed in in a browser of their own. */
export interface Person {
  name: string;
  password: string;
  /** The API as this person, in a session of its own. */
  api: Api;
  /** The browser, with its own cookies and storage. */
  context: BrowserContext;
  /** A page of it, empty at first: `await person.page.goto("/")`. */
  page: Page;
}

export interface PersonOptions {
  /** Begins the name. */
  prefix?: string;
  /** More members of the registration: `display_name`, `locale`, `time_zone`, `email`. */
  account?: Record<string, unknown>;
  /** Options of the browser: `viewport`, `hasTouch`, `locale`, `colorScheme` ... */
  browser?: BrowserContextOptions;
}

/** Asks for a session in a cookie, as the page of the client does. */
const COOKIE_MODE = { "Salon-Session": "cookie", "Sec-Fetch-Site": "same-origin" };

/** Registers an account over the API and opens a browser that is signed in to it. */
export async function createPerson(browser: Browser, server: TestServer, defaults: BrowserContextOptions, options: PersonOptions = {}): Promise<Person> {
  const name = uniqueName(options.prefix ?? "ada");
  const body = { name, password: PASSWORD, ...options.account };
  const registered = await new Api(server.url).call("POST", "/v1/accounts", body);
  const storageState = await signedIn(server, name);
  const context = await browser.newContext({ ...defaults, ...options.browser, baseURL: server.url, storageState });
  return { name, password: PASSWORD, api: new Api(server.url, registered.tokens.access_token), context, page: await context.newPage() };
}

/** Opens one more browser of the same person: with a session of its own, as another device has. */
export async function openBrowser(browser: Browser, server: TestServer, person: Person, options: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext({ ...options, baseURL: server.url, storageState: await signedIn(server, person.name) });
  return { ...person, context, page: await context.newPage() };
}

/** Opens a browser that plays as a guest. */
export async function createGuest(browser: Browser, server: TestServer, defaults: BrowserContextOptions): Promise<Person> {
  const http = await request.newContext({ baseURL: server.url, extraHTTPHeaders: COOKIE_MODE });
  const answer = await http.post("/v1/guests", { data: {} });
  if (!answer.ok()) throw new Error(`a guest: ${answer.status()} ${await answer.text()}`);
  const { account, tokens } = (await answer.json()) as { account: { name: string }; tokens: { access_token: string; refresh_token?: string } };
  const { cookies } = await http.storageState();
  await http.dispose();
  const storageState = { cookies, origins: [{ origin: server.url, localStorage: [note(tokens)] }] };
  const context = await browser.newContext({ ...defaults, baseURL: server.url, storageState });
  return { name: account.name, password: "", api: new Api(server.url, tokens.access_token), context, page: await context.newPage() };
}

/** The client's own note that there is a session. A server without cookie sessions gives a refresh token instead. */
const note = (tokens: { refresh_token?: string }) => ({ name: "salon:private:signed-in", value: JSON.stringify(tokens.refresh_token ?? true) });

/** What a browser keeps after signing in: the cookie, and the client's note that there is a session. */
async function signedIn(server: TestServer, name: string): Promise<Exclude<BrowserContextOptions["storageState"], string | undefined>> {
  const http = await request.newContext({ baseURL: server.url, extraHTTPHeaders: COOKIE_MODE });
  const answer = await http.post("/v1/sessions", { data: { name, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
  const tokens = (await answer.json()) as { refresh_token?: string };
  const { cookies } = await http.storageState();
  await http.dispose();
  return { cookies, origins: [{ origin: server.url, localStorage: [note(tokens)] }] };
}

/** People with an account and a browser of their own. */
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, request } from "@playwright/test";
import { Api, PASSWORD, uniqueName } from "./api";
import type { TestServer } from "./server";

/** A person, signed in in a browser of their own. */
export interface Person {
  name: string;
  password: string;
  /** The API as this person, in the session of the browser: signing out there ends it. */
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

/** Registers an account as the page of the client does, and opens a browser with the session that this begins. */
export async function createPerson(browser: Browser, server: TestServer, defaults: BrowserContextOptions, options: PersonOptions = {}): Promise<Person> {
  const name = uniqueName(options.prefix ?? "ada");
  const { state, answer } = await begin<Registered>(server, "/v1/accounts", { name, password: PASSWORD, ...options.account });
  const context = await browser.newContext({ ...defaults, ...options.browser, baseURL: server.url, storageState: state });
  return { name, password: PASSWORD, api: new Api(server.url, answer.tokens.access_token), context, page: await context.newPage() };
}

/** Opens one more browser of the same person: with a session of its own, as another device has. */
export async function openBrowser(browser: Browser, server: TestServer, person: Person, options: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext({ ...options, baseURL: server.url, storageState: await signedIn(server, person.name) });
  return { ...person, context, page: await context.newPage() };
}

/** Opens a browser that plays as a guest. */
export async function createGuest(browser: Browser, server: TestServer, defaults: BrowserContextOptions): Promise<Person> {
  const { state, answer } = await begin<Registered>(server, "/v1/guests", {});
  const context = await browser.newContext({ ...defaults, baseURL: server.url, storageState: state });
  return { name: answer.account.name, password: "", api: new Api(server.url, answer.tokens.access_token), context, page: await context.newPage() };
}

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;
interface Tokens {
  access_token: string;
  /** Only of a server without cookie sessions. */
  refresh_token?: string;
}
interface Registered {
  account: { name: string };
  tokens: Tokens;
}

/** What a browser keeps after signing in: the cookie, and the client's note that there is a session. */
async function signedIn(server: TestServer, name: string): Promise<StorageState> {
  return (await begin<Tokens>(server, "/v1/sessions", { name, password: PASSWORD })).state;
}

/** Begins a session in a cookie over one of the operations that do so. */
async function begin<T extends Registered | Tokens>(server: TestServer, path: string, data: unknown): Promise<{ state: StorageState; answer: T }> {
  const http = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { ...COOKIE_MODE, "accept-language": "en" } });
  const response = await http.post(path, { data });
  if (!response.ok()) throw new Error(`POST ${path}: ${response.status()} ${await response.text()}`);
  const answer = (await response.json()) as T;
  const { cookies } = await http.storageState();
  await http.dispose();
  const { refresh_token } = "tokens" in answer ? answer.tokens : (answer as Tokens);
  const note = { name: "salon:private:signed-in", value: JSON.stringify(refresh_token ?? true) };
  return { state: { cookies, origins: [{ origin: server.url, localStorage: [note] }] }, answer };
}

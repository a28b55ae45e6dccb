/** Who is signed in. `session` follows the store contract: `unknown` until the first refresh is answered. */
import { api, ask, whenSessionEnds, type Schemas } from "./api";
import { language } from "@/i18n/messages";
import { timeZone } from "./time";
import { whenPrivateChanges, wipePrivate, writePrivate } from "./storage";
import { Store, type Readable } from "./store";
import { COOKIE_MODE, dropTokens, keepTokens, mayHaveSession, refresh } from "./tokens";

/** `guest` is present only if true: an account without a password that lives in this browser. */
export type Account = Schemas["Account"];
export type Session = { state: "unknown" } | { state: "out"; ended: boolean } | { state: "in"; account: Account };

const current = new Store<Session>({ state: "unknown" });
export const session: Readable<Session> = current;

/** The account that is signed in, or undefined. */
export function me(): Account | undefined {
  const now = current.get();
  return now.state === "in" ? now.account : undefined;
}

/** Finds out at the start whether this browser has a session. Throws ServerAway without an answer. */
export async function resume(): Promise<void> {
  const hadSession = mayHaveSession();
  if (!(await refresh())) return hadSession ? forget(true) : current.set({ state: "out", ended: false });
  await loadAccount();
}

/** Reads the account again, after a change of it. */
export async function loadAccount(): Promise<Account> {
  const account = await ask(api.GET("/v1/account"));
  current.set({ state: "in", account });
  return account;
}

/** Begins a session with the tokens of a registration or sign-in. */
async function begin(tokens: Schemas["Tokens"], account?: Account): Promise<void> {
  // A guest who signs in with an account leaves nothing of the guest in this browser.
  if (me()) await wipePrivate();
  keepTokens(tokens);
  if (account) current.set({ state: "in", account });
  else await loadAccount();
}

export async function signIn(name: string, password: string): Promise<void> {
  await begin(await ask(api.POST("/v1/sessions", { params: { header: COOKIE_MODE }, body: { name, password } })));
}

export async function register(body: Schemas["RegisterRequest"]): Promise<Account> {
  const { account, tokens } = await ask(api.POST("/v1/accounts", { params: { header: COOKIE_MODE }, body }));
  await begin(tokens, account);
  return account;
}

/** A guest whose first step failed: the next try goes on with it. */
let unusedGuest: Account | undefined;

/** Creates a guest account and does something with it; only then the page shows that a person is signed in. */
export async function playAsGuest<T>(then: () => Promise<T>): Promise<T> {
  unusedGuest ??= await createGuest();
  const done = await then();
  current.set({ state: "in", account: unusedGuest });
  unusedGuest = undefined;
  return done;
}

/** Gives the guest that is signed in a name and a password. All its games stay. */
export async function registerGuest(body: Schemas["RegisterGuestRequest"]): Promise<Account> {
  const account = await ask(api.POST("/v1/account/registration", { body }));
  current.set({ state: "in", account });
  return account;
}

async function createGuest(): Promise<Account> {
  const body = { time_zone: timeZone(), locale: language.get() };
  const { account, tokens } = await ask(api.POST("/v1/guests", { params: { header: COOKIE_MODE }, body }));
  keepTokens(tokens);
  return account;
}

/** Ends the session of this browser, or all of the account, and deletes what this browser keeps of it. */
export async function signOut(everywhere = false): Promise<void> {
  const inCookie = { params: { header: COOKIE_MODE } };
  await ask(everywhere ? api.DELETE("/v1/sessions", inCookie) : api.DELETE("/v1/sessions/current", inCookie));
  await forget(false);
}

/** Sets another password. All other sessions of the account end; this browser goes on with a new one. */
export async function changePassword(body: Schemas["ChangePasswordRequest"]): Promise<Schemas["PasswordChanged"]> {
  const done = await ask(api.PUT("/v1/account/password", { params: { header: COOKIE_MODE }, body }));
  keepTokens(done);
  return done;
}

/** Deletes what this browser keeps of an account that does not exist any more. */
export const forgetAccount = (): Promise<void> => forget(false);

async function forget(ended: boolean): Promise<void> {
  unusedGuest = undefined;
  dropTokens();
  await wipePrivate();
  current.set({ state: "out", ended });
}

whenSessionEnds(() => void forget(true));

/** The name of the account in the private storage: other tabs notice when it changes. */
const ACCOUNT = "account";
current.subscribe((now) => {
  if (now.state === "in") writePrivate(ACCOUNT, now.account.id);
});

/** Follows signing in and out in other tabs, which share the cookie: this tab must not go on as another account. */
export function followOtherTabs(): void {
  whenPrivateChanges(ACCOUNT, (account) => {
    const now = current.get();
    if (now.state === "in" && account === undefined) void forget(true);
    else if (now.state !== "unknown" && account !== undefined && account !== me()?.id) location.reload();
  });
}

/** Checks of what a person types into the forms of an account, so that a fault is shown before sending; the server checks again. */
import { isProblem } from "@/app/problem";

export type Fault = "needName" | "badName" | "needPassword" | "shortPassword" | "longPassword" | "badEmail" | "badDisplayName";

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{1,28}[A-Za-z0-9]$/;
const PASSWORD_LENGTH = { least: 10, most: 128 };

export function nameFault(name: string): Fault | undefined {
  if (!name) return "needName";
  return NAME.test(name) ? undefined : "badName";
}

/** Checks a new password. Characters are counted, not UTF-16 units. */
export function passwordFault(password: string): Fault | undefined {
  const length = [...password].length;
  if (length === 0) return "needPassword";
  if (length < PASSWORD_LENGTH.least) return "shortPassword";
  return length > PASSWORD_LENGTH.most ? "longPassword" : undefined;
}

export const emailFault = (email: string): Fault | undefined => (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? "badEmail" : undefined);

export const displayNameFault = (name: string): Fault | undefined =>
  name && (name !== name.trim() || [...name].length > 50) ? "badDisplayName" : undefined;

/** What the server says about a field, by its JSON pointer. */
export const refusalOf = (error: unknown, pointer: string): string | undefined =>
  isProblem(error) ? error.errors.find((fault) => fault.pointer === pointer)?.detail : undefined;

/** Where to go afterwards: only addresses of this site. The URL is parsed as a browser does, which ignores tabs and turns backslashes. */
export function nextAddress(query: URLSearchParams): string {
  const base = "http://this.invalid";
  const next = query.get("next") ?? "/";
  if (!next.startsWith("/") || !URL.canParse(next, base)) return "/";
  const { origin, pathname, search, hash } = new URL(next, base);
  return origin === base ? pathname + search + hash : "/";
}

/** Moves the focus to the first field with a fault. */
export const focusFault = (form: HTMLFormElement | undefined): void =>
  void setTimeout(() => form?.querySelector<HTMLElement>("[aria-invalid=true], [data-fault=true]")?.focus());

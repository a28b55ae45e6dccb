/** Addresses and pages over the History API. Each page is a chunk of its own; links are ordinary `<a href>`. */
import { newEntry, startScroll } from "./scroll";
import { Store, type Readable } from "./store";

export interface Address {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const read = (): Address => ({
  path: globalThis.location?.pathname ?? "/",
  query: new URLSearchParams(globalThis.location?.search ?? ""),
  hash: globalThis.location?.hash ?? "",
});

const current = new Store<Address>(read());
/** Where the person is. */
export const place: Readable<Address> = current;

/** Goes to an address of this site. `replace` leaves no entry in the history, for example for `?at=`. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const target = new URL(to, location.href);
  if (target.origin !== location.origin) return void location.assign(target);
  if (options.replace) history.replaceState(history.state, "", target);
  else if (target.href !== location.href) history.pushState(newEntry(), "", target);
  current.set(read());
}

/** Follows the back button and clicks on links. */
export function startRouter(): void {
  startScroll();
  addEventListener("popstate", () => current.set(read()));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin || isServed(link.pathname)) return;
    // A link within the page: the browser scrolls there itself.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    navigate(link.href);
  });
}

/** Paths that the server answers itself. */
const isServed = (path: string): boolean => path.startsWith("/v1/") || path.startsWith("/problems/") || /^\/docs(\/|$)/.test(path);

export type Params = { readonly [name: string]: string };

/** Matches a path with a pattern such as `/games/{id}`; returns its parameters, or undefined. */
export function match(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return undefined;
  const params: { [name: string]: string } = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index]!;
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) {
      if (part !== value) return undefined;
      continue;
    }
    try {
      params[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return params;
}

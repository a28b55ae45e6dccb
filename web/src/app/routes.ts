/** The addresses of the site, each with its page, loaded when it is shown. */
import type { Component } from "svelte";
import { about, account, home, people, programs, settings, tables } from "@/i18n/areas";
import { gameAreas } from "@/i18n/game-areas";
import type { AnyArea } from "@/i18n/messages";
import { match, type Params } from "./router";

/** What every page gets: the parameters of its address and the query. A change of the query does not build the page anew. */
export interface PageProps {
  params: Params;
  query: URLSearchParams;
}

/** A page; one that needs neither parameters nor query takes no props. */
export type Page = Component<PageProps> | Component<Record<string, never>>;

export interface Route {
  pattern: string;
  load: () => Promise<{ default: Page }>;
  areas: readonly AnyArea[];
  /** Whether the page is built anew when another account signs in or out: it shows what belongs to the account. */
  isPersonal: boolean;
}

const page = (pattern: string, load: Route["load"], areas: Route["areas"]): Route => ({ pattern, load, areas, isPersonal: true });
/** A page that leads somewhere else after signing in. */
const door = (pattern: string, load: Route["load"]): Route => ({ pattern, load, areas: [account], isPersonal: false });

export const ROUTES: readonly Route[] = [
  page("/", () => import("@/pages/welcome/Start.svelte"), [home, tables]),
  page("/play", () => import("@/pages/play/Play.svelte"), [tables]),
  page("/games/{id}", () => import("@/pages/game/Game.svelte"), gameAreas),
  page("/invitations/{code}", () => import("@/pages/invitation/Invitation.svelte"), [tables]),
  page("/people", () => import("@/pages/people/People.svelte"), [account, people]),
  page("/people/{name}", () => import("@/pages/people/Profile.svelte"), [account, people, tables]),
  page("/ratings", () => import("@/pages/ratings/Leaderboard.svelte"), [people]),
  page("/ratings/{ruleset}", () => import("@/pages/ratings/Leaderboard.svelte"), [people]),
  page("/about", () => import("@/pages/about/About.svelte"), [about]),
  page("/about/accessibility", () => import("@/pages/about/Accessibility.svelte"), [about]),
  door("/sign-in", () => import("@/pages/account/SignIn.svelte")),
  door("/register", () => import("@/pages/account/Register.svelte")),
  door("/verify-email", () => import("@/pages/account/VerifyEmail.svelte")),
  door("/reset-password", () => import("@/pages/account/ResetPassword.svelte")),
  door("/unsubscribe/{token}", () => import("@/pages/account/Unsubscribe.svelte")),
  page("/settings", () => import("@/pages/settings/Settings.svelte"), [account, settings]),
  page("/settings/{page}", () => import("@/pages/settings/Settings.svelte"), [account, programs, settings]),
];

/** The route of a path with its parameters, or undefined. */
export function findRoute(path: string): { route: Route; params: Params } | undefined {
  for (const route of ROUTES) {
    const params = match(route.pattern, path);
    if (params) return { route, params };
  }
  return undefined;
}

/** The pages of the settings in the order of their list, each with its code, loaded when it is shown. */
import type { Component } from "svelte";
import type { PageProps } from "@/app/routes";

export interface SettingsPage {
  /** The end of its address. */
  key: "profile" | "clock" | "mail" | "notices" | "password" | "sessions" | "mutes" | "tokens" | "bots" | "webhooks" | "data";
  /** Whether guests have it. */
  forGuests: boolean;
  load: () => Promise<{ default: Component<{ query: PageProps["query"] }> | Component<Record<string, never>> }>;
}

export const PAGES: readonly SettingsPage[] = [
  { key: "profile", forGuests: true, load: () => import("./Profile.svelte") },
  { key: "clock", forGuests: true, load: () => import("./Clock.svelte") },
  { key: "mail", forGuests: false, load: () => import("./Mail.svelte") },
  { key: "notices", forGuests: true, load: () => import("./Feed.svelte") },
  { key: "mutes", forGuests: true, load: () => import("./Mutes.svelte") },
  { key: "password", forGuests: false, load: () => import("./Password.svelte") },
  { key: "sessions", forGuests: true, load: () => import("./Sessions.svelte") },
  { key: "tokens", forGuests: false, load: () => import("./programs/Tokens.svelte") },
  { key: "bots", forGuests: false, load: () => import("./programs/Bots.svelte") },
  { key: "webhooks", forGuests: false, load: () => import("./programs/Webhooks.svelte") },
  { key: "data", forGuests: true, load: () => import("./Data.svelte") },
];

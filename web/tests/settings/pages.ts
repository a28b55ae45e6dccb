/** The pages of the settings: their addresses and headings. */
export const PAGES = {
  profile: "Profile",
  clock: "Sleep and vacation",
  mail: "Mail",
  notices: "Notices",
  mutes: "Muted players",
  password: "Password",
  sessions: "Sessions",
  tokens: "Access tokens",
  bots: "My bots",
  webhooks: "Webhooks",
  data: "My data",
} as const;

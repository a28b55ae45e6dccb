/** Each setting of the account changes what it says, seen through the API; dangers ask once and say what follows. */
import { readFile } from "node:fs/promises";
import { expect, PASSWORD, test, uniqueName } from "../lib/fixtures";

test("the profile is saved: name, language, time zone", async ({ person: { page, api } }) => {
  await page.goto("/settings/profile");
  const name = page.getByRole("textbox", { name: "Name shown to others" });
  await name.fill(" Ada ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/without spaces at the ends/);
  await name.fill("Ada Lovelace");
  await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await page.getByLabel("Language of mails and notices").selectOption("fr");
  await page.getByRole("button", { name: "Save" }).click();
  // The page follows the language of the account at once.
  await expect(page.getByText("Votre profil est enregistré.")).toBeVisible();
  expect(await api.call("GET", "/v1/account")).toMatchObject({ display_name: "Ada Lovelace", time_zone: "Asia/Tokyo", locale: "fr" });
  await expect(page.getByRole("button", { name: "Compte de Ada Lovelace" })).toBeVisible();
});

test("sleep hours, weekends and a vacation stop the clocks, by keyboard alone", async ({ person: { page, api } }) => {
  await page.goto("/settings/clock");
  const sleeps = page.getByRole("checkbox", { name: "I sleep at fixed hours" });
  await sleeps.focus();
  await page.keyboard.press("Space");
  await page.getByLabel("From").fill("20:00");
  await page.getByLabel("Until").fill("09:00");
  await page.getByLabel("Until").press("Enter");
  await expect(page.getByLabel("Until")).toHaveAccessibleDescription(/at most twelve hours/);
  await page.getByLabel("Until").fill("07:30");
  await page.getByRole("checkbox", { name: "I take weekends off" }).press("Space");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Your times are saved.", { exact: false })).toBeVisible();
  expect(await api.call("GET", "/v1/account/clock")).toMatchObject({ sleep: { from: "20:00", to: "07:30" }, weekends_off: true });
  await sleeps.uncheck();
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect.poll(async () => (await api.call("GET", "/v1/account/clock")).sleep ?? null).toBeNull();
  await page.getByRole("button", { name: "Begin a vacation" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Begin a vacation now?" });
  await expect(dialog).toContainText("Today counts as a day");
  await page.keyboard.press("Escape");
  expect((await api.call("GET", "/v1/account/clock")).vacation ?? null).toBeNull();
  await page.getByRole("button", { name: "Begin a vacation" }).press("Enter");
  await dialog.getByRole("button", { name: "Begin a vacation" }).press("Enter");
  await expect(page.getByText("You are on vacation since", { exact: false })).toBeVisible();
  expect((await api.call("GET", "/v1/account/clock")).vacation.from).toBeTruthy();
  await page.getByRole("button", { name: "End the vacation" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "End the vacation" }).press("Enter");
  await expect(page.getByRole("button", { name: "Begin a vacation" })).toBeVisible();
  expect((await api.call("GET", "/v1/account/clock")).vacation ?? null).toBeNull();
});

test("an address is verified with the password, and the choice of mails is saved", async ({ person: { page, api }, server }) => {
  const address = `${uniqueName("mail")}@example.org`;
  await page.goto("/settings/mail");
  await page.getByRole("textbox", { name: "E-mail address" }).fill(address);
  await page.getByLabel("Password", { exact: true }).fill("wrong password");
  await page.getByRole("button", { name: "Send the mail" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Send the mail" }).click();
  await expect(page.getByText(`A mail was sent to ${address}`, { exact: false })).toBeVisible();
  await server.mailWith(address, "/verify-email");
  await page.getByLabel("When a game waits for you").selectOption("quiet");
  await page.getByLabel("After how many minutes").fill("0");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("After how many minutes")).toHaveAccessibleDescription(/from 1 to 10,080/);
  await page.getByLabel("After how many minutes").fill("90");
  await page.getByRole("checkbox", { name: "Results of finished games" }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your choice of mails is saved.")).toBeVisible();
  expect(await api.call("GET", "/v1/account/mail-settings")).toMatchObject({ turns: "quiet", quiet_minutes: 90, results: false, invitations: true });
  await page.getByLabel("When a game waits for you").selectOption("digest");
  await page.getByLabel("At what time of the day").selectOption("18");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await api.call("GET", "/v1/account/mail-settings")).digest_hour).toBe(18);
});

test("players are muted and unmuted by name", async ({ twoPeople: [ada, bob] }) => {
  const { page } = ada;
  const muted = async () => (await ada.api.call("GET", "/v1/account/mutes")).items.map(({ name }: { name: string }) => name);
  await page.goto("/settings/mutes");
  const name = page.getByRole("textbox", { name: "Name of the player" });
  for (const [wrong, words] of [[ada.name, /cannot mute yourself/], ["nobody-has-it", /no player with this name/]] as const) {
    await name.fill(wrong);
    await page.getByRole("button", { name: "Mute", exact: true }).click();
    await expect(name).toHaveAccessibleDescription(words);
  }
  await name.fill(bob.name);
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(page.getByText(`${bob.name} is muted.`)).toBeVisible();
  expect(await muted()).toEqual([bob.name]);
  await page.getByRole("button", { name: `Unmute ${bob.name}` }).click();
  await expect(page.getByText("You have muted nobody.")).toBeVisible();
  expect(await muted()).toEqual([]);
});

test("a new password ends the other sessions, this browser goes on", async ({ person: { page, api, name, context } }) => {
  const next = "another battery staple";
  await page.goto("/settings/password");
  await page.getByLabel("Password you have now").fill("wrong password");
  await page.getByLabel("New password").fill(next);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByLabel("Password you have now")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Password you have now").fill(PASSWORD);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("The password is changed.", { exact: false })).toBeVisible();
  expect((await api.send("POST", "/v1/sessions", { name, password: PASSWORD })).status).toBe(401);
  expect((await api.send("POST", "/v1/sessions", { name, password: next })).status).toBe(201);
  const tab = await context.newPage();
  await tab.goto("/settings/sessions");
  await expect(tab.getByText("2 sessions are open", { exact: false })).toBeVisible();
});

test("notices are listed and marked as read", async ({ person: { page, api } }) => {
  await api.createGame({ bots: ["novice"] });
  await expect.poll(async () => (await api.call("GET", "/v1/account/feed/unread")).unread).toBeGreaterThan(0);
  await page.goto("/settings/notices");
  await expect(page.getByRole("link", { name: "A game has begun" })).toHaveAttribute("href", /^\/games\//);
  await page.getByRole("button", { name: /^Mark/ }).click();
  await expect(page.getByText("All notices are marked as read.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Mark/ })).toHaveCount(0);
  expect((await api.call("GET", "/v1/account/feed/unread")).unread).toBe(0);
});

test("the data is a file, also while a game runs, and the account is deleted after one question", async ({ person: { page, api, name }, api: stranger }) => {
  const game = await api.createGame({ bots: ["novice"] });
  await page.goto("/settings/data");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download my data" }).click()]);
  expect(download.suggestedFilename()).toBe(`salon-${name}.json`);
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data.account.name).toBe(name);
  expect(data.games.map((member: { game: string }) => member.game)).toEqual([game]);
  await page.getByRole("button", { name: "Delete my account…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
  await expect(dialog).toContainText("resign from all running games");
  await dialog.getByLabel("Password", { exact: true }).fill("wrong password");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play now", exact: true })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("salon:private:")));
  expect(kept).toEqual([]);
  expect((await stranger.send("GET", `/v1/accounts/${name}`)).status).toBe(404);
});

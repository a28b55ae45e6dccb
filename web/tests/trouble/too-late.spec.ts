/** What comes too late: a seat that another took, a link of a mail that has expired. */
import { expect, PASSWORD, test, uniqueName } from "../lib/fixtures";

test("who joins a table that has just become full is told so, and can go on @both", async ({ newPerson, axe }) => {
  const [host, late, quick] = [await newPerson({ prefix: "host" }), await newPerson({ prefix: "late" }), await newPerson({ prefix: "quick" })];
  const { page } = late;
  const game = await host.api.createGame({ visibility: "public" });
  await page.goto(`/games/${game}`);
  // The last seat is taken while the request to join is on its way.
  await page.route("**/join", async (route) => {
    await quick.api.call("POST", `/v1/games/${game}/join`, {});
    await route.continue();
  });
  await page.getByRole("button", { name: "Join this table" }).click();
  await expect(page.getByText("The table is closed").or(page.getByText("You are watching")).first()).toBeVisible();
  // The page shows the game that began without them.
  await expect(page.getByRole("group", { name: "Board" })).toBeVisible();
  await axe(page);
});

test("an invitation whose last seat is taken in this moment says so", async ({ newPerson, page, axe }) => {
  const [host, quick] = [await newPerson({ prefix: "host" }), await newPerson({ prefix: "quick" })];
  const game = await host.api.createGame({ visibility: "private" });
  const { invite } = await host.api.game(game);
  await page.goto(`/invitations/${invite}`);
  await page.route("**/join", async (route) => {
    await quick.api.call("POST", `/v1/games/${game}/join`, { invite });
    await route.continue();
  });
  await page.getByRole("button", { name: "Join as a guest" }).click();
  await expect(page.getByRole("heading", { name: "This invitation leads nowhere any more" })).toBeVisible();
  await expect(page.getByText(/the game has begun without you/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toBeVisible();
  await axe(page);
});

test("links of mails that have expired say what to do next", async ({ person, server, page, axe }) => {
  const address = `${uniqueName("old")}@example.org`;
  const linkTo = async (part: string) => (await server.mailWith(address, part)).links.find((link) => link.includes(part))!;
  const expire = () => server.query(`update mail_tokens set expires_at = now() - interval '1 minute' where email = '${address}'`);
  await person.api.call("POST", "/v1/account/email", { email: address, password: PASSWORD });
  const link = await linkTo("/verify-email#");
  expire();
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();
  await expect(page.getByText(/Ask for a new one in the settings/)).toBeVisible();
  await axe(page);
  // Only a confirmed address gets a mail for a new password.
  server.query(`update mail_tokens set expires_at = now() + interval '1 hour' where email = '${address}'`);
  await person.api.call("POST", "/v1/email-verifications", { token: new URL(link).hash.slice(1) });
  await person.api.call("POST", "/v1/password-resets", { email: address });
  const reset = await linkTo("/reset-password#");
  expire();
  await page.goto(reset);
  await page.getByLabel(/New password/).fill("another staple for horses");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This link does not work any more" })).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new mail" }).click();
  await expect(page.getByRole("textbox", { name: /E-mail address/ })).toBeVisible();
});

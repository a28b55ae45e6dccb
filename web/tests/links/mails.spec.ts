import { expect, type Mail, type Person, PASSWORD, poll, test, type TestServer, uniqueName } from "../lib/fixtures";

const linkOf = (mail: Mail, part: string): string => {
  const found = mail.links.find((link) => link.includes(part));
  if (!found) throw new Error(`no link with ${part} in ${mail.subject}: ${mail.links.join(" ")}`);
  return found;
};

/** Gives a person a verified address, over the page of the mail's link. */
async function verify(person: Person, server: TestServer): Promise<string> {
  const address = `${uniqueName("mail")}@example.org`;
  await person.api.call("POST", "/v1/account/email", { email: address, password: PASSWORD });
  const mail = await server.mail(address, /verify|confirm|address/i);
  await person.page.goto(linkOf(mail, "/verify-email#"));
  await person.page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(person.page.getByRole("heading", { name: "The address is confirmed" })).toBeVisible();
  return address;
}

test("the link of a mail confirms an address, once", async ({ person, server, axe }) => {
  const address = await verify(person, server);
  await axe(person.page);
  expect((await person.api.call("GET", "/v1/account")).email_verified).toBe(true);
  // Another page in between: the same address again would not be loaded anew.
  await person.page.goto("/play");
  await person.page.goto(linkOf(await server.mail(address, /./), "/verify-email#"));
  await person.page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(person.page.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();
});

test("a forgotten password is set over the link of a mail", async ({ person, server, page, axe }) => {
  const address = await verify(person, server);
  await page.goto("/sign-in");
  await axe(page);
  await page.getByRole("link", { name: "Forgot the password?" }).click();
  await page.getByRole("textbox", { name: /E-mail address/ }).fill(address);
  await page.getByRole("button", { name: "Send the mail" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
  const mail = await poll("the mail", 60_000, async () => server.mails(address).find((it) => it.links.some((link) => link.includes("/reset-password#"))));
  await page.goto(linkOf(mail, "/reset-password#"));
  await page.getByLabel(/New password/).fill("another staple for horses");
  await axe(page);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("heading", { name: "The password is set" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in", exact: true }).last().click();
  await page.getByLabel("Name", { exact: false }).first().fill(person.name);
  await page.getByLabel(/^Password/).fill("another staple for horses");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your games" })).toBeVisible();
});

test("the mail about a turn leads to the game, and its last link ends the mails", async ({ twoPeople, server, axe }) => {
  const [ada, bob] = twoPeople;
  const address = await verify(ada, server);
  const settings = await ada.api.call("GET", "/v1/account/mail-settings");
  await ada.api.call("PUT", "/v1/account/mail-settings", { ...settings, turns: "at_once" });
  const game = await bob.api.createGame({ visibility: "private" });
  const { invite } = await bob.api.game(game);
  await bob.api.call("POST", `/v1/games/${game}/invitations`, { name: ada.name });
  const invitation = await poll("the invitation", 60_000, async () => server.mails(address).find((it) => it.links.some((link) => link.includes("/invitations/"))));
  await ada.page.goto(linkOf(invitation, "/invitations/"));
  await axe(ada.page);
  await ada.page.getByRole("button", { name: /Join/ }).first().click();
  await poll("the start", 30_000, async () => (await bob.api.game(game)).status !== "open" || undefined);
  expect(invite).toBeTruthy();
  // The other moves until it is Ada's turn after theirs.
  for (let moves = 0; moves < 6; moves += 1) {
    const choices = await bob.api.choices(game);
    if (choices.length > 0) await bob.api.submit(game, [choices[0]!.command]);
  }
  const mail = await poll("a mail about the turn", 60_000, async () => server.mails(address).find((it) => it.links.some((link) => link.includes(`/games/${game}`))));
  await ada.page.goto(linkOf(mail, `/games/${game}`));
  await expect(ada.page.locator("[data-sheet]").getByText("Your turn", { exact: true })).toBeVisible();
  await ada.page.goto(linkOf(mail, "/unsubscribe/"));
  await axe(ada.page);
  await ada.page.getByRole("button", { name: "End the mails" }).click();
  await expect(ada.page.getByRole("heading", { name: "No more mails about games will be sent" })).toBeVisible();
  expect((await ada.api.call("GET", "/v1/account/mail-settings")).turns).toBe("none");
  expect(mail.headers.get("list-unsubscribe")).toContain("/v1/unsubscribe/");
});

import { expect, test } from "../lib/fixtures";
import { dealt } from "./prepare";

const HOSTILE = "<img src=x onerror=alert(1)><b>bold</b> \u202etxet desrever\u202c " + "Donaudampfschifffahrt".repeat(20) + " 👩‍👩‍👧‍👦";

test("people talk live; hostile text stays text; one deletes and mutes @both", async ({ twoPeople, axe }) => {
  const [ada, bob] = twoPeople;
  const id = await dealt(ada.api, bob.api);
  for (const { page } of [ada, bob]) {
    page.on("dialog", () => expect(false, "no script of a message runs").toBe(true));
    await page.goto(`/games/${id}`);
    await page.getByRole("tab", { name: "Talk" }).click();
  }
  await ada.page.getByLabel("Your message").fill(HOSTILE);
  await ada.page.getByLabel("Your message").press("Enter");
  const arrived = bob.page.getByRole("log").getByText("<img src=x onerror=alert(1)><b>bold</b>");
  await expect(arrived).toBeVisible();
  await expect(arrived).toHaveAttribute("dir", "auto");
  const overflow = await bob.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, "long words wrap").toBeLessThanOrEqual(0);
  await axe(bob.page);

  const own = ada.page.getByRole("log").getByRole("article");
  await own.getByRole("button", { name: "Delete" }).click();
  await own.getByRole("button", { name: "Delete" }).click();
  await expect(ada.page.getByText("This message was deleted.")).toBeVisible();

  await ada.page.getByLabel("Your message").fill("Second");
  await ada.page.getByRole("button", { name: "Send", exact: true }).last().click();
  await expect(bob.page.getByText("Second")).toBeVisible();
  await bob.page.getByRole("article").last().getByRole("button", { name: "Mute" }).click();
  await bob.page.getByRole("article").last().getByRole("button", { name: "Mute" }).click();
  await expect(bob.page.getByRole("log").getByText("Second")).toHaveCount(0);
  await bob.page.getByRole("button", { name: "Undo" }).last().click();
  await expect(bob.page.getByRole("log").getByText("Second")).toBeVisible();
});

test("unread messages are counted on the tab", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const id = await dealt(ada.api, bob.api);
  await ada.page.goto(`/games/${id}`);
  await expect(ada.page.getByRole("tab", { name: "Talk" })).toBeVisible();
  await bob.api.call("POST", `/v1/games/${id}/messages`, { audience: "players", text: "Hello" });
  await expect(ada.page.getByRole("tab", { name: "Talk, 1 new message" })).toBeVisible();
  await ada.page.getByRole("tab", { name: /Talk/ }).click();
  await expect(ada.page.getByRole("tab", { name: "Talk", exact: true })).toBeVisible();
});

test("a note is saved by itself and only its author sees it @both", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const id = await dealt(ada.api, bob.api);
  await ada.page.goto(`/games/${id}`);
  await ada.page.getByRole("tab", { name: "Notes" }).click();
  await ada.page.getByLabel("Your note on this game").fill(`Bob wants landscapes. ${HOSTILE}`);
  await expect(ada.page.getByText(/^Saved at/)).toBeVisible();
  await ada.page.reload();
  await ada.page.getByRole("tab", { name: "Notes" }).click();
  await expect(ada.page.getByLabel("Your note on this game")).toHaveValue(`Bob wants landscapes. ${HOSTILE}`);
  await bob.page.goto(`/games/${id}`);
  await bob.page.getByRole("tab", { name: "Notes" }).click();
  await expect(bob.page.getByLabel("Your note on this game")).toHaveValue("");
});

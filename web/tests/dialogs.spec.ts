/** axe on every dialog and menu, in both themes. Each closes with Escape and gives the focus back. */
import type { Page } from "@playwright/test";
import { expect, test } from "./lib/fixtures";
import { againstBot, ofTwo } from "./lib/tables";

type Axe = (page: Page, exclude?: string[]) => Promise<void>;

/** Checks the open dialog of this name and closes it with Escape. */
async function checkDialog(page: Page, name: string | RegExp, axe: Axe): Promise<void> {
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

test("axe finds nothing in the menu and the dialogs of a game @both", async ({ twoPeople: [ada, bob], axe }) => {
  const { page } = ada;
  const game = await ofTwo(ada.api, bob.api, { sandbox: {}, clock: { time: { kind: "per_decision", seconds: 172_800 } } });
  await page.goto(`/games/${game}`);
  const menu = page.getByRole("button", { name: "Game menu" });
  await menu.click();
  await expect(page.getByRole("button", { name: "Resign…" })).toBeVisible();
  await axe(page, [".marks"]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  const dialogs = { "Seats and substitutes…": /Seats/, "Sandbox…": /Sandbox/, "About this table…": "About this table", "Call the game off…": "Call this game off?", "Resign…": "Resign from this game?" };
  for (const [item, name] of Object.entries(dialogs)) {
    await menu.click();
    await page.getByRole("button", { name: item }).click();
    await checkDialog(page, name, axe);
  }
});

test("axe finds nothing in the dialogs of a turn: sending, and a word that is explained @both", async ({ person: { page, api }, axe }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  const list = page.getByRole("button", { name: "List", exact: true });
  await expect(page.getByRole("button", { name: /^Send/ })).toBeVisible();
  if (await list.isVisible()) await list.click();
  await axe(page);
  await page.getByRole("button", { name: /^E3 / }).click();
  // The key does nothing while a preview is on its way, as it is again after a change of the theme.
  await expect(async () => {
    await page.keyboard.press("s");
    await expect(page.getByRole("dialog", { name: "Send this turn?" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await checkDialog(page, "Send this turn?", axe);
});

test("axe finds nothing in the menu of several choices at one part of the board @both", async ({ person: { page, api }, axe }) => {
  const game = await againstBot(api);
  // Two commands that are pointed at in the same way can only be told apart by their labels.
  await page.route(/\/v1\/games\/[^/]+\/state/, async (route) => {
    const response = await route.fetch();
    const state = await response.json();
    if (state.choices?.length > 1) state.choices[1] = { ...state.choices[1], parts: state.choices[0].parts };
    await route.fulfill({ response, json: state });
  });
  await page.goto(`/games/${game}`);
  const board = page.getByRole("group", { name: "Board" });
  await board.getByRole("button", { name: /^2 choices/ }).focus();
  await page.keyboard.press("Enter");
  const menu = board.getByRole("group", { name: "Choices here" });
  await expect(menu.getByRole("button")).toHaveCount(2);
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
});

test("axe finds nothing in the menu of the account and in the dialogs of sign-out and of a table @both", async ({ twoPeople: [ada, bob], axe }) => {
  const { page } = ada;
  const table = await ada.api.createGame({ seats: 3, visibility: "public" });
  await bob.api.call("POST", `/v1/games/${table}/join`, {});
  await page.goto("/settings");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await expect(page.getByRole("button", { name: "Sign out", exact: true })).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await checkDialog(page, "Sign out everywhere?", axe);
  await page.goto(`/games/${table}`);
  await page.getByRole("button", { name: "Call the table off" }).click();
  await checkDialog(page, "Call this table off?", axe);
  await bob.page.goto(`/games/${table}`);
  await bob.page.getByRole("button", { name: "Leave the table" }).click();
  await checkDialog(bob.page, "Leave this table?", axe);
});

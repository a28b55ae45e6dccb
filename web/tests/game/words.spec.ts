/** A tap on a word explains it: in the decision, in the log and in the tally, with the words of the API. */
import { expect, test, type Api } from "../lib/fixtures";
import { againstBot, ofTwo } from "../lib/tables";
import { playTo } from "../side/prepare";

/** A component of Art Society by its label, with the sentence that explains it. */
async function explanationOf(api: Api, label: string): Promise<string> {
  const { components } = await api.call("GET", "/v1/rulesets/art_society/words");
  return components.find((component: { label: string }) => component.label === label).sentence;
}

test("a word of the decision is explained by keyboard, and the focus comes back to it", async ({ person: { page, api }, axe }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  // The starting painting of this deal: "Portrait 2×3".
  const word = page.locator("[data-sheet] .sentence button.term").first();
  const label = await word.innerText();
  await word.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `What is ${label}?` });
  await expect(dialog).toContainText(await explanationOf(api, label));
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(word).toBeFocused();
});

test("a word of the log is explained by touch; the rest of the line leads to its moment @phone", async ({ twoPeople: [ada, bob] }) => {
  const { page } = ada;
  const game = await ofTwo(ada.api, bob.api);
  await playTo(game, 4, ada.api, bob.api);
  await page.goto(`/games/${game}`);
  // The first event is a painting that was hung.
  const line = page.getByRole("tabpanel", { name: "Log" }).locator('a[href="?at=1"]');
  const word = line.locator("[data-term]").first();
  const label = await word.innerText();
  await word.tap();
  await expect(page.getByRole("dialog", { name: `What is ${label}?` })).toContainText(await explanationOf(ada.api, label));
  await expect(page).not.toHaveURL(/at=/);
  await page.getByRole("button", { name: "Close" }).tap();
  await line.tap({ position: { x: 3, y: 3 } });
  await expect(page).toHaveURL(/at=1$/);
});

test("a word of the log is explained by keyboard with the button after its line", async ({ twoPeople: [ada, bob], axe }) => {
  const { page } = ada;
  const game = await ofTwo(ada.api, bob.api);
  await playTo(game, 4, ada.api, bob.api);
  await page.goto(`/games/${game}`);
  const line = page.getByRole("tabpanel", { name: "Log" }).locator('a[href="?at=1"]');
  const label = await line.locator("[data-term]").first().innerText();
  await line.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Explain: ${label}` }).and(page.locator(":focus"))).toBeVisible();
  await axe(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: `What is ${label}?` })).toContainText(await explanationOf(ada.api, label));
});

test("a line of the points is explained with how it is computed", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  await page.getByRole("button", { name: /^E3 / }).click();
  const line = page.locator("[data-sheet] .points button.term").first();
  const name = await line.innerText();
  await line.click();
  await expect(page.getByRole("dialog", { name: `What is ${name}?` }).getByRole("listitem")).toHaveText(/\S/);
});

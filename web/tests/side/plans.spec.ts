import { expect, test } from "../lib/fixtures";
import { dealt, playTo } from "./prepare";

test("a plan is composed from the list, waits, and decides for its seat @both", async ({ twoPeople, axe }) => {
  const [ada, bob] = twoPeople;
  const { page } = ada;
  // Ada has sealed her order and waits for Bob.
  const id = await dealt(ada.api, bob.api, { ruleset: "orchard" });
  const [first] = await ada.api.choices(id);
  await ada.api.submit(id, [first!.command]);
  await page.goto(`/games/${id}`);
  await page.getByRole("tab", { name: "Plans" }).click();
  const plans = page.getByRole("tabpanel", { name: "Plans" });
  await plans.getByRole("button", { name: "Plan my next decision" }).click();
  await expect(plans.getByText(/This is a forecast/)).toBeVisible();
  await plans.getByRole("button", { name: /Plant/ }).first().click();
  await plans.getByRole("button", { name: "Otherwise …" }).click();
  await plans.getByRole("button", { name: /Pick/ }).first().click();
  await expect(plans.getByText("Now it waits: the game does not ask you for this decision yet.")).toBeVisible();
  await axe(page);
  await plans.getByRole("button", { name: "Store the plan" }).click();
  const stored = plans.getByRole("article", { name: /^Plan 1/ });
  await expect(stored.getByRole("listitem")).toHaveCount(2);

  // Bob seals: the round ends, and the plan seals the next order of Ada.
  const before: number = (await ada.api.state(id)).version;
  const [his] = await bob.api.choices(id);
  await bob.api.submit(id, [his!.command]);
  await expect(stored).toHaveCount(0);
  const events = await ada.api.call("GET", `/v1/games/${id}/events?from=${before}`);
  expect(events.items.some((event: { by: string }) => event.by === "plan")).toBe(true);
});

test("a plan is composed by pointing at the board, like a turn @both", async ({ twoPeople: [ada, bob], axe }) => {
  const { page } = ada;
  const id = await dealt(ada.api, bob.api, { ruleset: "orchard" });
  const [first] = await ada.api.choices(id);
  await ada.api.submit(id, [first!.command]);
  await page.goto(`/games/${id}`);
  const board = page.getByRole("group", { name: "Board" });
  await expect(board).toBeVisible();
  await expect(board.getByRole("button")).toHaveCount(0);
  await page.getByRole("tab", { name: "Plans" }).click();
  const plans = page.getByRole("tabpanel", { name: "Plans" });
  await plans.getByRole("button", { name: "Plan my next decision" }).click();
  const steps = plans.getByRole("list", { name: "Alternatives" }).getByRole("list").getByRole("listitem");

  // By pointer: one choice is left at this part. Undo takes it back.
  await board.getByRole("button", { name: /Plant/ }).click();
  await expect(steps).toHaveCount(1);
  await expect(steps.first()).toContainText("Plant");
  await expect(page.getByText(/You compose a plan on the board/)).toContainText("Plant");
  await page.keyboard.press("u");
  await expect(steps).toHaveCount(0);

  // By keys: the marked parts are buttons.
  await board.getByRole("button", { name: /Plant/ }).focus();
  await page.keyboard.press("Enter");
  await expect(steps).toHaveCount(1);
  await plans.getByRole("button", { name: "Otherwise …" }).click();
  await board.getByRole("button", { name: /Pick/ }).click();
  await expect(steps).toHaveCount(2);
  await axe(page);
  await plans.getByRole("button", { name: "Store the plan" }).click();
  await expect(plans.getByRole("article", { name: /^Plan 1/ })).toBeVisible();
  const { items } = await ada.api.call("GET", `/v1/games/${id}/plans`);
  expect(items[0].alternatives.map((one: { commands: { work: string }[] }) => one.commands.map(({ work }) => work))).toEqual([["plant"], ["pick"]]);
  // The board is the game's again.
  await expect(board.getByRole("button")).toHaveCount(0);
  await expect(page.getByText(/You compose a plan on the board/)).toHaveCount(0);
});

test("a plan with a condition is listed with what it would do now, changed and removed", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const { page } = ada;
  const id = await dealt(ada.api, bob.api, { clock: { time: { kind: "per_decision", seconds: 172_800 } } });
  await playTo(id, 2, ada.api);
  await page.goto(`/games/${id}`);
  await page.getByRole("tab", { name: "Plans" }).click();
  const plans = page.getByRole("tabpanel", { name: "Plans" });
  await plans.getByRole("button", { name: "Plan my next decision" }).click();
  await plans.getByRole("button", { name: "Plan another decision…" }).click();
  await plans.getByRole("radio", { name: /bid/i }).click();
  await plans.getByRole("button", { name: /7/ }).first().click();
  await plans.getByText("Conditions", { exact: true }).click();
  await plans.getByLabel("What to look at").fill("Round");
  await plans.getByLabel("Value").fill("30");
  await plans.getByRole("button", { name: "Add the condition" }).click();
  await expect(plans.getByText("Now it waits: its conditions do not hold.")).toBeVisible();
  await plans.getByRole("button", { name: "Store the plan" }).click();
  const stored = plans.getByRole("article", { name: /^Plan 1/ });
  await expect(stored.getByText(/Round is at least 30/)).toBeVisible();

  await stored.getByRole("button", { name: "Change" }).click();
  await plans.getByLabel("When it is played").selectOption({ label: "Only when my time runs out" });
  await plans.getByRole("button", { name: "Store the change" }).click();
  await expect(stored.getByText("is played only when your time runs out")).toBeVisible();
  const { items } = await ada.api.call("GET", `/v1/games/${id}/plans`);
  expect(items).toMatchObject([{ acts: "at_deadline", decision: "place_bid", conditions: [{ path: "/round", at_least: 30 }] }]);
  await stored.getByRole("button", { name: "Remove" }).click();
  await expect(stored).toHaveCount(0);
});

test("a plan that was made elsewhere is listed in words, in the reader's language", async ({ newPerson }) => {
  const ada = await newPerson({ account: { locale: "fr" } });
  const bob = await newPerson({ prefix: "bob" });
  const id = await dealt(ada.api, bob.api);
  await playTo(id, 2, ada.api);
  await ada.api.call("POST", `/v1/games/${id}/plans`, { decision: "place_bid", alternatives: [{ commands: [{ kind: "place_bid", card: 7 }] }] });
  const { decision, choices } = await ada.api.call("POST", `/v1/games/${id}/plan-choices`, { decision: "place_bid" }, { "accept-language": "fr" });
  const label: string = choices.find((choice: { command: { card: number } }) => choice.command.card === 7).label;
  await ada.page.goto(`/games/${id}`);
  await ada.page.getByRole("tab", { name: "Plans" }).click();
  const stored = ada.page.getByRole("article", { name: /^Plan 1/ });
  await expect(stored.getByText(decision.label, { exact: true })).toBeVisible();
  await expect(stored.getByRole("listitem").filter({ hasText: label })).toBeVisible();
});

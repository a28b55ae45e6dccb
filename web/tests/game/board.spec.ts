import type { Locator } from "@playwright/test";
import { expect, test, type Person } from "../lib/fixtures";
import { againstBot } from "../lib/tables";

/** A game against a bot whose first decision is to hang the starting painting: a piece with nine places. */
async function hanging(person: Person): Promise<string> {
  const game = await againstBot(person.api);
  await person.page.goto(`/games/${game}`);
  await expect(person.page.getByRole("group", { name: "Board" }).getByRole("button").first()).toBeVisible();
  return game;
}

/** The middle of a held piece over this place: one cell to the right and below its first cell. */
async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width, y: box.y + box.height * 1.5 };
}

/** Moves the pointer until the piece follows it to this place, which may still move while pictures arrive, and clicks. */
async function clickPlace({ page }: Person, place: Locator): Promise<void> {
  await expect(async () => {
    const { x, y } = await middle(place);
    await page.mouse.move(x, y);
    await expect(page.locator(".choice.aimed")).toHaveText(/^F4/, { timeout: 500 });
    await expect(page.locator(".ghosts use")).toHaveCount(1, { timeout: 500 });
    expect(await middle(place)).toEqual({ x, y });
  }).toPass();
  await page.mouse.down();
  await page.mouse.up();
}

test("a piece is placed with the pointer, undone and placed again", async ({ person: { page, api }, person }) => {
  const game = await hanging(person);
  const place = page.getByRole("group", { name: "Board" }).getByRole("button", { name: /at F4/ });
  await clickPlace(person, place);
  const draft = page.getByRole("region", { name: "Your turn so far" });
  await expect(draft.getByRole("listitem").filter({ hasText: "F4" }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(draft).toBeHidden();
  expect((await api.state(game)).version).toBeLessThanOrEqual(2);
  await clickPlace(person, place);
  await page.getByRole("button", { name: "Send: F4" }).click();
  await expect(page.getByText("Sent.")).toBeVisible();
  expect((await api.state(game, "decision")).decision?.kind).not.toBe("hang_starting_painting");
});

test("a click on a wall places the piece there, although the wall as a whole has a choice too", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.route(/\/v1\/games\/[^/]+\/state/, async (route) => {
    const response = await route.fetch();
    const state = await response.json();
    const wall = state.choices?.[0]?.parts[0].replace(/\.[A-Z]\d+$/, "");
    if (wall) state.choices.push({ command: { kind: "take_down" }, label: "Take down", sentence: "Take it down.", group: "other", group_label: "Other", parts: [wall] });
    await route.fulfill({ response, json: state });
  });
  await page.goto(`/games/${game}`);
  const board = page.getByRole("group", { name: "Board" });
  await expect(board.getByRole("button", { name: "Take it down." })).toBeVisible();
  const place = board.getByRole("button", { name: /at F4/ });
  await expect(async () => {
    const { x, y } = await middle(place);
    await page.mouse.move(x, y);
    await expect(page.locator(".ghosts use")).toHaveCount(1, { timeout: 500 });
    expect(await middle(place)).toEqual({ x, y });
  }).toPass();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Send: F4" })).toBeVisible();
});

test("arrow keys step through the legal places in the order of reading, Enter takes one", async ({ person: { page }, person }) => {
  await hanging(person);
  const places = page.getByRole("group", { name: "Board" }).getByRole("button");
  await places.first().focus();
  await expect(places.first()).toHaveAccessibleName(/at E3/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /Hang .* at F3/ }).and(page.locator(":focus"))).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(":focus")).toHaveAccessibleName(/at F4/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Send: F4" })).toBeVisible();
});

test("a piece can be dragged from the decision onto the board @both", async ({ person: { page }, person }) => {
  await hanging(person);
  const piece = page.getByRole("img", { name: "The piece to be placed" });
  const place = page.getByRole("group", { name: "Board" }).getByRole("button", { name: /at E3/ });
  // Pictures and parts of the page may still arrive, and something else be pressed: then the piece is not held, and is pressed again.
  await expect(async () => {
    const box = (await piece.boundingBox())!;
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    const isHeld = await page.locator(".tray.held").count();
    if (isHeld === 0) await page.mouse.up();
    expect(isHeld).toBe(1);
  }).toPass();
  await expect(async () => {
    const to = await middle(place);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(page.locator(".choice.aimed")).toHaveText(/^E3/, { timeout: 500 });
    await expect(page.locator(".ghosts use")).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Send: E3" })).toBeVisible();
});

test("the board stays where it is when the menu of the game arrives @both", async ({ person: { page }, person }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/GameMenu-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await hanging(person);
  const board = page.getByRole("group", { name: "Board" });
  const before = await board.boundingBox();
  await expect(page.getByRole("button", { name: "Game menu" })).toBeHidden();
  release();
  await expect(page.getByRole("button", { name: "Game menu" })).toBeVisible();
  expect(await board.boundingBox()).toEqual(before);
});

test("on a tablet nothing moves under the pointer when it reaches a choice or a place", async ({ newPerson }) => {
  const person = await newPerson({ browser: { viewport: { width: 800, height: 1100 } } });
  const { page } = person;
  await hanging(person);
  const top = async () => (await page.locator("[data-sheet]").boundingBox())!.y;
  const reach = async (what: Locator, aim: () => Promise<void>) => {
    // The menu of the game arrives last.
    await expect(page.getByRole("button", { name: "Game menu" })).toBeVisible();
    const before = await top();
    await aim();
    await expect(what).toBeVisible();
    await expect(page.locator(".ghosts use")).toHaveCount(1);
    expect(await top()).toBe(before);
  };
  const place = page.getByRole("group", { name: "Board" }).getByRole("button", { name: /at F4/ });
  await reach(page.locator(".aim").getByText("F4", { exact: true }), () => place.focus());
  await page.getByRole("button", { name: "List", exact: true }).click();
  const choice = page.getByRole("button", { name: /^G5 / });
  await reach(choice, () => choice.hover());
  await choice.click();
  await expect(page.getByRole("button", { name: "Send: G5" })).toBeVisible();
});

test("what is aimed at in the list shows on the board", async ({ person: { page }, person }) => {
  await hanging(person);
  await page.getByRole("button", { name: /^G5 / }).focus();
  await expect(page.locator(".ghosts use")).toHaveCount(1);
});

test("pointing at parts narrows the choices, Escape goes back, the last part decides", async ({ person: { page, api } }) => {
  const game = await api.createGame({ ruleset: "orchard", bots: ["novice"] });
  // Picked fruit can be bid: from then on a work and a bid have to be pointed at.
  await expect
    .poll(async () => {
      const { decision, choices } = await api.state(game);
      const several = choices.filter(({ label }: { label: string }) => label.startsWith("Plant")).length > 1;
      const pick = choices.find(({ label }: { label: string }) => label.startsWith("Pick"));
      if (decision && !several && pick) await api.submit(game, [pick.command]);
      return Boolean(decision) && several;
    })
    .toBe(true);
  await page.goto(`/games/${game}`);
  const board = page.getByRole("group", { name: "Board" });
  const marks = board.locator("[data-mark]");
  await expect(marks).toHaveCount(2);
  await board.getByRole("button", { name: /Plant/ }).click();
  await expect(page.getByText(/choices at the chosen part/)).toBeVisible();
  await expect(marks.first()).toHaveAttribute("data-mark", /^bid\./);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/choices at the chosen part/)).toBeHidden();
  await expect(marks.first()).toHaveAttribute("data-mark", /^work\./);
  await board.getByRole("button", { name: /Plant/ }).click();
  await marks.last().click();
  await expect(page.getByRole("region", { name: "Your turn so far" }).getByRole("listitem").first()).toContainText("Plant");
});

test("a hostile picture is shown without anything that runs or loads", async ({ person: { page, api }, allowedErrors }) => {
  // The browser itself refuses styles and event handlers while the text is parsed, before the page removes them.
  allowedErrors.push(/inline (style|event handler) violates/);
  const game = await api.createGame({ bots: ["novice"] });
  const hostile = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" onload="window.ran=1">
    <script>window.ran=1</script><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject><style>*{display:none}</style>
    <a href="javascript:window.ran=1"><text y="20">link</text></a><image href="https://example.org/x.png"/><use href="https://example.org/x.svg#a"/>
    <rect id="content" data-part="wall.0" width="50" height="50" fill="url(https://example.org/x)" style="fill:red" onclick="window.ran=1"/></svg>`;
  await page.route(/\/v1\/games\/[^/]+\/state/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), picture: hostile } });
  });
  await page.route(/board\.svg/, (route) => route.fulfill({ contentType: "image/svg+xml", body: hostile }));
  await page.goto(`/games/${game}`);
  const picture = page.locator(".picture svg");
  await expect(picture).toHaveCount(1);
  await expect(picture.locator("script, foreignObject, style, a, image")).toHaveCount(0);
  const attributes = await picture.evaluate((svg) => [svg, ...svg.querySelectorAll("*")].flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`)));
  expect(attributes.filter((text) => /^on|^style|example\.org|javascript:/.test(text))).toEqual([]);
  // Its ids cannot take the place of those of the page.
  await expect(page.locator("#content")).toHaveCount(1);
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
});

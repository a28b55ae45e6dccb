import { expect, test } from "../lib/fixtures";
import { dealt, playTo } from "./prepare";

test("a pause needs everyone; resigning asks once and says what follows @both", async ({ twoPeople, axe }) => {
  const [ada, bob] = twoPeople;
  const { page } = ada;
  const id = await dealt(ada.api, bob.api, { clock: { time: { kind: "per_decision", seconds: 172_800 } } });
  await page.goto(`/games/${id}`);
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Ask for a pause" }).click();
  await expect(page.getByText(/It begins when these want it too/)).toBeVisible();
  await bob.api.call("PUT", `/v1/games/${id}/pause`, { paused: true });
  expect((await ada.api.game(id)).paused).toBe(true);

  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Resign…" }).click();
  await expect(page.getByRole("dialog").getByText("The game ends at once, and the other player wins.")).toBeVisible();
  await axe(page);
  await page.getByRole("dialog").getByRole("button", { name: "Keep playing" }).click();
  expect((await ada.api.game(id)).status).toBe("running");
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Resign…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
  await expect(page.getByText("All other players have resigned.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "The game is over" })).toBeVisible();
});

test("the owner of a sandbox takes moves back, moves the time, and saves the record", async ({ person }) => {
  const { page, api } = person;
  const id = await api.createGame({ bots: ["novice"], sandbox: { open_hands: false }, clock: { time: { kind: "per_decision", seconds: 3600 } } });
  await playTo(id, 4, api);
  await page.goto(`/games/${id}`);
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Sandbox…" }).click();
  await page.getByLabel("Back to step").fill("0");
  await page.getByRole("button", { name: "Take them back" }).click();
  await expect(page.getByText("The game continues from there.")).toBeVisible();
  expect((await api.game(id)).sandbox.rewinds).toBe(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Save the record" }).click();
  expect((await download).suggestedFilename()).toBe(`salon-art-society-${id}.json`);
});

test("a seat is handed to a bot when all people agree", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const id = await dealt(ada.api, bob.api);
  await ada.page.goto(`/games/${id}`);
  await ada.page.getByRole("button", { name: "Game menu" }).click();
  await ada.page.getByRole("button", { name: "Seats and substitutes…" }).click();
  await ada.page.getByRole("dialog").getByRole("button", { name: "Amateur" }).click();
  await expect(ada.page.getByRole("dialog").getByText(/A bot would take this seat/)).toBeVisible();
  await bob.page.goto(`/games/${id}`);
  await bob.page.getByRole("button", { name: "Game menu" }).click();
  await bob.page.getByRole("button", { name: "Seats and substitutes…" }).click();
  await bob.page.getByRole("dialog").getByRole("button", { name: "Agree" }).click();
  await expect.poll(async () => (await bob.api.game(id)).players.filter((player: { kind: string }) => player.kind === "bot").length).toBe(1);
});

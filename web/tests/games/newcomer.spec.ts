import { expect, test } from "../lib/fixtures";
import { Player } from "../lib/player";

test("a newcomer plays a whole game against a bot, two clicks after the first page", async ({ page, axe, api }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now", exact: true }).click();
  await expect(page).toHaveURL(/\/games\/[0-9a-f-]{36}$/);
  const player = new Player(page, "list");
  expect(await player.offer()).toBe("choose");
  await axe(page);
  await player.playToEnd();
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await axe(page);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  expect((await api.game(id)).status).toBe("finished");
});

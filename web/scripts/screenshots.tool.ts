/** Takes the pictures of docs/images: both games, on a desk and on a phone, light and dark. */
import { join } from "node:path";
import { test, type Person } from "../tests/lib/fixtures";
import { openBrowser } from "../tests/lib/people";
import { Player } from "../tests/lib/player";

const FOLDER = process.env.SALON_SCREENSHOTS ?? "../docs/images";
const SHAPES = {
  desktop: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
/** Arrays that are sent before the picture is taken, so that there is something on the board. */
const GAMES = { art_society: 9, the_gallerist: 7 };

async function shoot(person: Person, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await person.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await person.page.evaluate(() => scrollTo(0, 0));
    await new Player(person.page).offer().catch(() => undefined);
    await person.page.locator(".board svg").first().waitFor();
    await person.page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}.png`) });
  }
}

for (const [ruleset, sends] of Object.entries(GAMES)) {
  test(`pictures of ${ruleset}`, async ({ newPerson, browser, server }) => {
    const host = await newPerson({ prefix: "ada", account: { display_name: "Ada" } });
    const game = await host.api.createGame({ ruleset, seats: 2, bots: ["amateur"], visibility: "public" });
    await host.page.goto(`/games/${game}`);
    const player = new Player(host.page, "list");
    await player.playTurns(sends);
    await player.awaitTurn();
    for (const [shape, options] of Object.entries(SHAPES)) {
      const device = await openBrowser(browser, server, host, options);
      await device.page.goto(`/games/${game}`);
      await shoot(device, `${ruleset}-${shape}`);
      await device.context.close();
    }
  });
}

test("pictures of the first page", async ({ page }) => {
  for (const [shape, { viewport }] of Object.entries(SHAPES)) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(FOLDER, `welcome-${shape}-${colorScheme}.png`) });
    }
  }
});

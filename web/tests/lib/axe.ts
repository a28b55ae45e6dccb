/** The accessibility check of a page, in both themes. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that look at colours. The dark theme differs from the light one by colours alone, so the others need to run once only. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Fails the test if axe finds a violation on the page as it is now, light or dark. `exclude` is what an open menu lies over. */
export async function expectAccessible(page: Page, exclude: string[] = []): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Transitions of colours would be measured half-way.
    await page.evaluate(() => Promise.all(document.getAnimations().map((it) => it.finished.catch(() => undefined))));
    // The pages have no frames: without them axe needs no second page to collect its results.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    for (const covered of exclude) axe.exclude(covered);
    const { violations } = await (colorScheme === "light" ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze();
    const found = violations.map((it) => `${it.id}: ${it.help}\n${it.nodes.map((node) => `  ${node.target.join(" ")}\n    ${node.failureSummary ?? ""}`).join("\n")}`);
    expect(found, `axe at ${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([]);
  }
}

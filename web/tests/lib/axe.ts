/** The accessibility check of a page, in both themes. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that look at colours. The dark theme differs from the light one by colours alone, so the others need to run once only. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What is read of axe's answer. */
interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** Fails the test if axe finds a violation on the page as it is now, light or dark. `exclude` is what an open menu lies over. */
export async function expectAccessible(page: Page, exclude: string[] = []): Promise<void> {
  expectNone(await inTheme(page, "dark", () => colourViolations(page, exclude)), page, "dark");
  expectNone(await inTheme(page, "light", () => allViolations(page, exclude)), page, "light");
}

async function inTheme(page: Page, colorScheme: "dark" | "light", check: () => Promise<Violation[]>): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // Transitions of colours would be measured half-way.
  await page.evaluate(() => Promise.all(document.getAnimations().map((it) => it.finished.catch(() => undefined))));
  return check();
}

/** Puts axe into the page and runs the rules about colours. */
async function colourViolations(page: Page, exclude: string[]): Promise<Violation[]> {
  // The pages have no frames: without them axe needs no second page to collect its results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] }).withRules(COLOUR_RULES);
  for (const covered of exclude) axe.exclude(covered);
  return (await axe.analyze()).violations;
}

/** Runs all rules with the axe that is in the page already: half a megabyte need not be sent and compiled again. */
function allViolations(page: Page, exclude: string[]): Promise<Violation[]> {
  return page.evaluate(
    async ([covered, tags]) => {
      type Axe = { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
      const { axe } = window as unknown as { axe: Axe };
      const runOnly = { type: "tag", values: tags };
      const { violations } = await axe.run({ exclude: covered.map((selector) => [selector]) }, { runOnly, resultTypes: ["violations"] });
      return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) }));
    },
    [exclude, TAGS] as const,
  ) as Promise<Violation[]>;
}

function expectNone(violations: Violation[], page: Page, theme: string): void {
  const found = violations.map((it) => `${it.id}: ${it.help}\n${it.nodes.map((node) => `  ${node.target.join(" ")}\n    ${node.failureSummary ?? ""}`).join("\n")}`);
  expect(found, `axe at ${new URL(page.url()).pathname}, ${theme}`).toEqual([]);
}

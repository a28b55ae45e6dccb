import { expect, test } from "../lib/fixtures";

const NAMES = [`<img src=x onerror="window.hacked=1">`, "\u05d0\u05d1\u05d2 ada \u0627\u0644\u0639", "🎨🎭🧑".repeat(8), "W".repeat(50)];
const TEXT = `<script>window.hacked=1</script> <b>bold</b> &amp; javascript:alert(1) \u05d0\u05d1 ${"long".repeat(60)} 🖼️`;

for (const [index, name] of NAMES.entries()) {
  test(`a hostile name and message are shown as text (${index + 1})`, async ({ newPerson }) => {
    const ada = await newPerson({ prefix: "ada", account: { display_name: name } });
    const bob = await newPerson({ prefix: "bob" });
    const game = await ada.api.createGame({ visibility: "public" });
    await bob.api.call("POST", `/v1/games/${game}/join`, {});
    await ada.api.call("POST", `/v1/games/${game}/messages`, { text: TEXT, audience: "players" });
    await bob.page.goto(`/games/${game}`);
    await expect(bob.page.getByText(name).filter({ visible: true }).first()).toBeVisible();
    await bob.page.getByRole("tab", { name: /Talk/ }).click();
    await expect(bob.page.getByText("<b>bold</b>", { exact: false }).first()).toBeVisible();
    for (const address of ["/", "/play"]) {
      await bob.page.goto(address);
      await expect(bob.page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(await bob.page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
    // Nothing that a person wrote makes a page wider than the screen.
    await bob.page.setViewportSize({ width: 360, height: 740 });
    await bob.page.goto(`/games/${game}`);
    await bob.page.getByRole("tab", { name: /Talk/ }).click();
    const overflow = await bob.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

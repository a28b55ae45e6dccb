/** Browser tests: Debian's Chromium against a real `salon serve`. Each worker starts a server of its own, see tests/README.md. */
import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

/**
 * Debian's Chromium; Playwright's own download is not needed. The headless shell of the same package does without the windows, profiles
 * and popups of a desktop browser and takes half of its time.
 */
const BROWSERS = ["lib/chromium/chromium-headless-shell", "bin/chromium", "bin/chromium-browser", "bin/google-chrome"].map((path) => `/usr/${path}`);
const browser = process.env.SALON_CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
const isRoot = process.getuid?.() === 0;
const isLong = Boolean(process.env.SALON_TEST_LONG);

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: process.env.SALON_WEB_RESULTS ?? "../target/web-results",
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  workers: Number(process.env.SALON_WEB_WORKERS ?? 2),
  timeout: isLong ? 600_000 : 120_000,
  // A test that fails by luck has to be mended: there is no second attempt.
  retries: 0,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  grepInvert: isLong ? undefined : /@long/,
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // Smooth scrolling would move what a test is pointing at.
    contextOptions: { reducedMotion: "reduce" },
    // Recording takes a third of the time of the tests.
    trace: process.env.SALON_WEB_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browser,
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A name that is not trusted as loopback is: for the tests of plain HTTP.
        "--host-resolver-rules=MAP salon.test 127.0.0.1",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: isLong ? /@phone/ : /@phone|@long/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});

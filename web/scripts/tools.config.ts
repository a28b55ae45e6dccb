/** Runs the tools in this folder with the fixtures of the browser tests: script/screenshots, script/bench-web. */
import { defineConfig } from "@playwright/test";
import tests from "../playwright.config";

export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "*.tool.ts",
  outputDir: "../../target/web-tools",
  workers: 1,
  timeout: 600_000,
  grepInvert: undefined,
  projects: [{ name: "tool", use: { ...tests.projects?.[0]?.use } }],
});

/** Builds plain static files: hashed names under /assets, no inline script or style, so that a strict CSP holds. */
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The server that `npm run dev` sends the requests of the API to. */
const server = process.env.SALON_URL ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: [
      { find: /^salon-client\/(.*)$/, replacement: here("../clients/typescript/src/$1.ts") },
      { find: "@", replacement: here("src") },
    ],
    dedupe: ["openapi-fetch"],
  },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: true,
  },
  server: {
    proxy: { "/v1": { target: server }, "/problems": { target: server }, "/healthz": { target: server } },
    fs: { allow: [here("."), here("../clients/typescript/src")] },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});

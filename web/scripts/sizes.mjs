/** Fails if a page needs more JavaScript than its budget. `node scripts/sizes.mjs DIST`, where DIST was built with `--manifest`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const dist = process.argv[2] ?? "dist";
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

/** What a visit loads before the page is shown: modules by name, with everything they import. A page counts with its texts in the longer language. */
const PAGES = [
  { page: "the first page", budget: 60_000, modules: [/^index\.html$/, /^src\/pages\/welcome\/(Start|Welcome)\.svelte$/], areas: ["common", "home", "tables"] },
  { page: "home", budget: 60_000, modules: [/^index\.html$/, /^src\/pages\/(welcome\/Start|home\/Home)\.svelte$/], areas: ["common", "home", "tables"] },
  { page: "a game", budget: 100_000, modules: [/^index\.html$/, /^src\/pages\/game\/(Game|side\/[^/]+)\.svelte$/], areas: ["common", "game", "game-side"] },
];

const size = new Map();
const gzipped = (file) => {
  if (!size.has(file)) size.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return size.get(file);
};

/** Adds a chunk and everything it imports, not what it may load later. */
function add(name, files) {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return;
  if (chunk.file.endsWith(".js")) files.add(chunk.file);
  for (const imported of chunk.imports ?? []) add(imported, files);
}

let failed = false;
for (const { page, budget, modules, areas } of PAGES) {
  const sizes = ["en", "fr"].map((language) => {
    const files = new Set();
    for (const name of Object.keys(manifest)) {
      if (modules.some((pattern) => pattern.test(name)) || areas.some((area) => name === `src/i18n/${language}/${area}.ts`)) add(name, files);
    }
    return { bytes: [...files].reduce((sum, file) => sum + gzipped(file), 0), count: files.size };
  });
  const { bytes, count } = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  if (count === 0) throw new Error(`${page}: no module matches; the names in scripts/sizes.mjs are out of date`);
  const over = bytes > budget;
  failed ||= over;
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB gzip of ${budget / 1000} kB in ${count} files: ${page}${over ? " (over its budget)" : ""}`);
}
if (failed) process.exitCode = 1;

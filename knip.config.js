import { PROGRAMS } from "./scripts/bundle.mjs";

const inTheProduct = (/** @type {string} */ file) => `${file}!`;

/**
 * Finds files, exports, types and packages that nothing uses (`npm run lint`). An `!` marks what is used without the tests:
 * `knip --production` says what only they use.
 * @type {import("knip").KnipConfig}
 */
export default {
  entry: [
    ...Object.values(PROGRAMS).map(inTheProduct),
    // The reader is two files: scripts/bundle-reader.mjs.
    "app/documents/reader/main.ts!",
    "app/boot.server.ts!",
    "app/routes.ts!",
    // vite.config.ts puts it around every import() of the browser.
    "app/ui/deferred/fetch-then-import.ts!",
    "scripts/*.mjs!",
    "scripts/{image/prune,mutation/run}.mjs!",
    // Programs of the tests' own, which they bundle or fork by name.
    "tests/support/work/{faulty,poisoned}-{worker,server}.ts",
    "tests/support/coaching/{booking-pool,book-until-killed,compare-oracle}.ts",
    "tests/support/{voice-process,mail-process,backup-process}.ts",
    "tests/support/fourth-hunter-program.tsx",
    "tests/support/**/*.{mjs,cjs}",
    // The browser loads it: its manifest names it.
    "tests/fixtures/voices/engine.js",
  ],
  project: ["{app,db,scripts}/**/*.{ts,tsx,js,mjs,cjs,css}!", "tests/**/*.{ts,tsx,js,mjs,cjs}", "*.{ts,js,cjs}"],
  remix: {
    entry: ["remix.config.js", "app/root.tsx!", "app/entry.{client,server}.tsx!", "app/routes/{*,*/route}.{ts,tsx}!"],
  },
  vitest: { config: ["vitest.config.ts", "vitest.mutation.config.ts"] },
  ignoreDependencies: [
    // Read as files, by their path.
    "@fontsource/hanken-grotesk",
    "@tesseract.js-data/eng",
    "@tesseract.js-data/spa",
    // Started by scripts/with-node.mjs.
    "@biomejs/biome",
    "dependency-cruiser",
    // Remix's own, at the version that package.json's overrides set: the interface tests put screens in its routers.
    "react-router-dom",
  ],
  // Programs of the operating system: scripts/doctor and the benches say where one is missing.
  exclude: ["binaries"],
  // What is excused here and no longer needs it.
  treatConfigHintsAsErrors: true,
};

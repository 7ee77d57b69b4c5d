import { defineConfig } from "vitest/config";

/** Generous: they end what hangs, and a machine at load 20 is no reason to fail. */
const TEST_TIMEOUT = 120_000;
const HOOK_TIMEOUT = 180_000;

const shared = {
  setupFiles: ["tests/support/setup.ts"],
  testTimeout: TEST_TIMEOUT,
  hookTimeout: HOOK_TIMEOUT,
  pool: "forks" as const,
  env: { TZ: "America/Santiago", LOG_LEVEL: "silent" },
};

export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    maxWorkers: 2,
    projects: [
      // What only computes shares its worker's modules: loading them anew for each file took half of the time.
      { test: { ...shared, name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], isolate: false } },
      { test: { ...shared, name: "process", include: ["tests/{http,ui,fault}/**/*.test.{ts,tsx}"] } },
    ],
  },
});

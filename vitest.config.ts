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

/**
 * They put modules, settings or the clock of the whole process in the place of others, or get their hooks by importing
 * a module (tests/support/interview-student.ts), which is done once in a process.
 */
const OWN_MODULES = ["tests/http/{auth-login,cv-analyze,interview-*,practice*,lost-session,account-disputes}.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    // More than two processors: many tests wait for a child, and not for one.
    maxWorkers: 3,
    projects: [
      // What only computes shares its worker's modules: loading them anew for each file took half of the time.
      { test: { ...shared, name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], isolate: false } },
      { test: { ...shared, name: "http", include: ["tests/http/**/*.test.ts"], exclude: OWN_MODULES, isolate: false } },
      { test: { ...shared, name: "structure", include: ["tests/structure/**/*.test.ts"], isolate: false } },
      { test: { ...shared, name: "process", include: ["tests/{ui,fault}/**/*.test.{ts,tsx}", ...OWN_MODULES] } },
    ],
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/{unit,http,ui,fault}/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/support/setup.ts"],
    globalSetup: ["tests/support/bundle.ts"],
    testTimeout: 30_000,
    pool: "forks",
    maxWorkers: 2,
    env: { TZ: "America/Santiago", LOG_LEVEL: "silent" },
  },
});

import { defineConfig } from "vitest/config";
import { SUBJECTS } from "./scripts/mutation/subjects.mjs";

/** The tests of one subject of mutation testing. None of them needs a bundled child program. */
export default defineConfig({
  test: {
    include: [...(SUBJECTS[process.env.MUTATION_SUBJECT ?? ""]?.tests ?? [])],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 30_000,
    env: { TZ: "America/Santiago", LOG_LEVEL: "silent" },
  },
});

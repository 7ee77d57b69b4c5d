import path from "node:path";
import { SUBJECTS } from "./scripts/mutation/subjects.mjs";

/** One subject a run: `npm run test:mutation` names it. */
const subject = process.env.MUTATION_SUBJECT ?? "";

export default {
  testRunner: "vitest",
  plugins: [path.resolve(".cache/mutation/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: SUBJECTS[subject]?.mutate ?? [],
  // The rest of the machine goes on working beside it.
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `test-results/mutation/${subject}.json` },
  tempDirName: ".cache/stryker",
  ignorePatterns: ["/build", "/data", "/models", "/public", "/test-results", "/voice", "/docs/img", "/tests/fixtures"],
  // A mutant may take away what ends a loop.
  timeoutMS: 20_000,
};

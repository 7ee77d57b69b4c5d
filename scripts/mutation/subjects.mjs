/**
 * Subjects of mutation testing: code whose results are shown to people as facts, and the tests that should detect
 * changes to it. Few and fast tests are listed on purpose, because each may run for every mutant.
 * @type {Readonly<Record<string, { mutate: readonly string[], tests: readonly string[] }>>}
 */
export const SUBJECTS = {
  "cv-score": {
    mutate: ["app/features/cv/rubric/criteria/*.ts", "app/features/cv/rubric/{adjustment,criteria,score}.ts"],
    tests: ["tests/unit/cv-rubric/{adjustment,award,points-*}.test.ts"],
  },
  years: {
    mutate: ["app/features/cv/facts/{years,facts}.ts", "app/features/cv/score-bands.ts"],
    tests: ["tests/unit/cv-facts/years.test.ts"],
  },
  "interview-score": {
    mutate: ["app/features/interview/{scoring,published-scoring,report/result-figures}.ts"],
    tests: ["tests/unit/interview/{no-answers,report,scoring}.test.ts"],
  },
  dates: {
    mutate: ["app/platform/{clock,format}.ts", "app/backup/schedule.server.ts", "app/features/coaching/day-text.ts"],
    tests: ["tests/unit/{backup/due,coaching/day-text,platform/format}.test.ts"],
  },
  slots: {
    mutate: ["app/features/coaching/{slots,nearest-free}.ts"],
    tests: ["tests/unit/coaching/{slots,nearest-free}.test.ts"],
  },
  retention: {
    mutate: ["app/features/privacy/{purge.server,purge-interviews.server,batches.server,kept-data}.ts"],
    tests: ["tests/unit/privacy/{kept-data,purge,retention-kinds}.test.ts"],
  },
  leases: {
    mutate: ["app/jobs/{lease,queue}.server.ts", "app/email/{outbox-lease.server,retry}.ts"],
    tests: ["tests/unit/jobs/lease.test.ts", "tests/unit/email/{lease,outbox,retry}.test.ts"],
  },
  // Slow: a mutant that stops a worker is detected only when a test times out.
  worker: {
    mutate: ["app/jobs/{pump,worker}.server.ts"],
    tests: ["tests/unit/jobs/{jobs,worker,worker-trouble}.test.ts"],
  },
  throttle: {
    mutate: ["app/features/auth/{throttle,backoff,leaky-bucket,slowdown,spray-alarm,window-counter}.server.ts"],
    tests: [
      "tests/unit/auth/{backoff,leaky-bucket,networks,slowdown,spray-alarm,window-counter}.test.ts",
      "tests/unit/auth/{throttle,throttle-store,throttle-waits}.test.ts",
    ],
  },
};

/** Minimum percentage of a subject's mutants that its tests must detect. */
export const MIN_SCORE = 85;

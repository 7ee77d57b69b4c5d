/**
 * What mutation testing looks at: the code whose results people are told as facts, by subject, each with the tests that
 * are to notice when it is changed. Tests are few and fast on purpose: every one of them may run for every mutant.
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
  // Slow: what stops a worker shows only when a test has waited for it in vain.
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

/** Per cent of the mutants of a subject that its tests must notice. */
export const MIN_SCORE = 85;

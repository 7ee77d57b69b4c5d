/** Timeouts of the server for its inference host, in milliseconds. Tests use shorter ones. */
export type Timings = {
  /** From the fork to the ready message: two minutes for the weights, plus the limit of prefill-fixed-prompts.ts. */
  loadMs: number;
  /** Interval of the heartbeat check; the same as the heartbeat's own interval. */
  tickMs: number;
  /** Ticks in a row without a heartbeat after which the host counts as hung: 10 s plus the time of one batch. */
  silentTicks: number;
  /** From an abort to its answer, which comes at the latest after the current batch. */
  abortMs: number;
  /** Wait before the restart after the first crash; doubled by each further crash in a row. */
  firstBackoffMs: number;
  maxBackoffMs: number;
  /** Between restarts of a degraded engine, and between checks of a refused file. */
  probeMs: number;
  /** Time limit for a killed process to exit. */
  killMs: number;
};

export const TIMINGS: Timings = {
  loadMs: 150_000,
  tickMs: 2000,
  silentTicks: 6,
  abortMs: 12_000,
  firstBackoffMs: 200,
  maxBackoffMs: 5000,
  probeMs: 30_000,
  killMs: 10_000,
};

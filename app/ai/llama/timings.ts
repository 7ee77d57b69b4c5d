/** How long the server is patient with its inference host; milliseconds. Tests give shorter ones. */
export type Timings = {
  /**
   * From the fork to the model's being ready: two minutes for the weights, and what prefill-fixed-prompts.ts may take.
   */
  loadMs: number;
  /** How often the host's silence is looked at: as often as it is due to give a sign of life. */
  tickMs: number;
  /** Silent ticks in a row after which the host hangs: 10 s and the time of one batch. */
  silentTicks: number;
  /** From an abort to the answer, which comes after the batch under way at the latest. */
  abortMs: number;
  /** Before the restart after the first crash; doubled by each further one in a row. */
  firstBackoffMs: number;
  maxBackoffMs: number;
  /** Between starts of a degraded engine, and between looks at a refused file. */
  probeMs: number;
  /** Until a killed process has to be gone. */
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

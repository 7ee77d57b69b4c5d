import { MINUTE_MS } from "#app/platform/durations.ts";
import { TIMINGS } from "../../llama/timings.ts";
import { VOICE_LIMITS } from "../limits.ts";

/** How long the server is patient with the speech engine; milliseconds. Tests give shorter ones. */
export type VoiceTimings = {
  /** From the start to the model's being ready. */
  loadMs: number;
  /** For one recording; then the engine is killed. */
  jobMs: number;
  /** Before the restart after the first crash; doubled by each further one. */
  firstBackoffMs: number;
  maxBackoffMs: number;
  /** Between looks at a refused file. */
  probeMs: number;
  /** So many crashes within the window, and voice is off for a while. */
  crashes: number;
  crashWindowMs: number;
  offMs: number;
};

export const VOICE_TIMINGS: VoiceTimings = {
  loadMs: TIMINGS.loadMs,
  jobMs: VOICE_LIMITS.engineMs,
  firstBackoffMs: TIMINGS.firstBackoffMs,
  maxBackoffMs: TIMINGS.maxBackoffMs,
  probeMs: TIMINGS.probeMs,
  crashes: 3,
  crashWindowMs: 5 * MINUTE_MS,
  offMs: 5 * MINUTE_MS,
};

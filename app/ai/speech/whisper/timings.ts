import { MINUTE_MS } from "#app/platform/durations.ts";
import { TIMINGS } from "../../llama/timings.ts";
import { VOICE_LIMITS } from "../limits.ts";

/** Timeouts of the server for the speech engine, in milliseconds. Tests use shorter ones. */
export type VoiceTimings = {
  /** From the start to the model being ready. */
  loadMs: number;
  /** For one recording; then the engine is killed. */
  jobMs: number;
  /** Wait before the restart after the first crash; doubled by each further crash. */
  firstBackoffMs: number;
  maxBackoffMs: number;
  /** Between checks of a refused file. */
  probeMs: number;
  /** After so many crashes within the window, voice is off for `offMs`. */
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

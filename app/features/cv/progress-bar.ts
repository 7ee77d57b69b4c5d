/**
 * The progress bar of the analysis, in percent. The specification fixes the numbers. The browser cannot measure a
 * model's progress, so the bar moves by itself up to a cap and jumps at the four events that the browser knows.
 */

export type ProgressState = {
  phase: "idle" | "waiting" | "answered" | "done";
  /** Integer from 0 to 100. */
  percent: number;
};

export type ProgressEvent =
  /**
   * "button": the user pressed 'Comenzar evaluación' or 'Comenzar Análisis'; the bar starts at 10. "found": the screen
   * found an analysis in progress (another tab, a reload); it starts at 20. Choosing a file starts nothing.
   */
  | { type: "started"; by: "button" | "found" }
  /** Every TICK_MS. `random` is in [0, 1). */
  | { type: "tick"; random: number }
  /** The response headers arrived; its body was read; the body was parsed; the result is available. */
  | { type: "responded" }
  | { type: "read" }
  | { type: "parsed" }
  | { type: "succeeded" }
  | { type: "failed" }
  | { type: "reset" };

export const TICK_MS = 800;
/** Delay between 100 % and the results, so that the user sees the bar complete. */
export const RESULTS_DELAY_MS = 500;
const CAP = 85;

export const IDLE: ProgressState = { phase: "idle", percent: 0 };

/** Next state of the bar. Pure: the random number is part of the event. */
export function progressReducer(state: ProgressState, event: ProgressEvent): ProgressState {
  switch (event.type) {
    case "started":
      return { phase: "waiting", percent: event.by === "button" ? 10 : 20 };
    case "tick":
      // A tick that arrives after the response must not move the bar back.
      return state.phase === "waiting"
        ? { ...state, percent: Math.min(CAP, state.percent + step(event.random)) }
        : state;
    case "responded":
      return advance(state, 90);
    case "read":
      return advance(state, 95);
    case "parsed":
      return advance(state, 98);
    case "succeeded":
      return state.phase === "idle" ? state : { phase: "done", percent: 100 };
    case "failed":
    case "reset":
      return IDLE;
  }
}

/** 1, 2, 3 or 4 points. */
function step(random: number): number {
  return 1 + Math.floor(random * 4);
}

/** A late response to a cancelled analysis changes nothing. */
function advance(state: ProgressState, percent: number): ProgressState {
  return state.phase === "idle" || state.phase === "done" ? state : { phase: "answered", percent };
}

/**
 * The bar of the analysis, in percent. The specification fixes the numbers; nobody measures a model's work from a
 * browser, so the bar moves by itself up to a cap and jumps at the four moments that the browser does know.
 */

export type ProgressState = {
  phase: "idle" | "waiting" | "answered" | "done";
  /** 0 to 100, whole. */
  percent: number;
};

export type ProgressEvent =
  /**
   * "button": somebody pressed 'Comenzar evaluación' or 'Comenzar Análisis': the bar starts at 10.
   * "found": the screen came upon an analysis that is under way already (another tab, a reload): it starts at 20.
   * Choosing a file starts nothing, so these are the only two ways in.
   */
  | { type: "started"; by: "button" | "found" }
  /** Every TICK_MS. `random` is in [0, 1). */
  | { type: "tick"; random: number }
  /** The answer's head has arrived, its body has been read, the body has been understood, the result is there. */
  | { type: "responded" }
  | { type: "read" }
  | { type: "parsed" }
  | { type: "succeeded" }
  | { type: "failed" }
  | { type: "reset" };

export const TICK_MS = 800;
/** From 100 % to the results, so that a person sees the bar complete. */
export const RESULTS_DELAY_MS = 500;
const CAP = 85;

export const IDLE: ProgressState = { phase: "idle", percent: 0 };

/** Next state of the bar. Pure: the random number comes with the event. */
export function progressReducer(state: ProgressState, event: ProgressEvent): ProgressState {
  switch (event.type) {
    case "started":
      return { phase: "waiting", percent: event.by === "button" ? 10 : 20 };
    case "tick":
      // A tick that arrives after the answer must not pull the bar back.
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

/** The late answer of an analysis that has been given up changes nothing. */
function advance(state: ProgressState, percent: number): ProgressState {
  return state.phase === "idle" || state.phase === "done" ? state : { phase: "answered", percent };
}

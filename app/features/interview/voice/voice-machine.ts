import { AFTER_ERROR, type MicrophoneFault } from "./browser-voice-errors.ts";

/**
 * State machine of voice input: off, starting, recognised by the browser, or recorded for the server. Pure: takes an
 * event, and returns the new state and the effects for the caller.
 */

/** Restarts of the browser's recognition within one recording; the next end switches to recording. */
export const MAX_RESTARTS = 5;
export const RESTART_AFTER_MS = 300;

export type VoiceMode = "off" | "starting" | "recognising" | "recording";

export type VoiceState = {
  mode: VoiceMode;
  /**
   * Number of the current run. Events of earlier runs are ignored, so after our own stop we need not wait for an end
   * event, which may never come.
   */
  run: number;
  restarts: number;
};

/** Messages for the student. */
export type Telling =
  | "denied"
  | "no_microphone"
  | "microphone_failed"
  | "offline"
  | "insecure"
  | "old_browser"
  | "no_server"
  | "hidden"
  | "full";

/** Why this browser cannot record at all; null if it can. */
export type Obstacle = Extract<Telling, "insecure" | "old_browser">;

export type VoiceEvent =
  /** The button was pressed. */
  | { type: "press"; online: boolean; obstacle: Obstacle | null }
  /** Whether the browser's recognition may be used here. */
  | { type: "recogniser_found"; run: number; usable: boolean; recordable: boolean }
  /** `recordable`: the server can transcribe recordings. */
  | { type: "recogniser_error"; run: number; code: string; online: boolean; recordable: boolean }
  | { type: "recogniser_end"; run: number; online: boolean; recordable: boolean }
  /** Neither a start nor an error came within the time limit. */
  | { type: "recogniser_silent"; run: number; recordable: boolean }
  | { type: "recording"; run: number }
  | { type: "microphone_failed"; run: number; fault: MicrophoneFault }
  | { type: "offline" }
  /** The server reports that it cannot transcribe. */
  | { type: "server_off" }
  /** The answer is being sent. */
  | { type: "send" }
  /** The page is hidden. */
  | { type: "hidden" }
  /** The answer has reached its maximum length. */
  | { type: "full" }
  /** The time is over, or the screen is left: pending words are discarded. */
  | { type: "over" };

export type VoiceEffect =
  /** Find out whether recognition may be used, and report 'recogniser_found'. */
  | { type: "find_recogniser"; run: number }
  | { type: "start_recogniser"; run: number; afterMs: number }
  /** Stop it, but accept its last words. */
  | { type: "stop_recogniser" }
  /** Stop it and ignore everything that still comes. */
  | { type: "drop_recogniser" }
  /** Ask for the microphone, record, and report 'recording' or 'microphone_failed'. */
  | { type: "start_recorder"; run: number }
  /** Release the microphone; what was recorded is still transcribed. */
  | { type: "stop_recorder" }
  /** Release the microphone and discard recordings in progress. */
  | { type: "drop_recorder" }
  | { type: "tell"; what: Telling };

export type VoiceTransition = { state: VoiceState; effects: readonly VoiceEffect[] };

export const VOICE_OFF: VoiceState = { mode: "off", run: 0, restarts: 0 };

/** The next state after an event, and the effects for the caller. */
export function reduceVoice(state: VoiceState, event: VoiceEvent): VoiceTransition {
  // An event of an earlier run.
  if ("run" in event && event.run !== state.run) return stay(state);
  switch (event.type) {
    case "press":
      return state.mode === "off" ? begin(state, event) : stop(state);
    case "recogniser_found":
      if (state.mode !== "starting") return stay(state);
      return event.usable ? recognise({ ...state, restarts: 0 }, 0) : record(state, event.recordable);
    case "recogniser_error":
    case "recogniser_end":
    case "recogniser_silent":
      return state.mode === "recognising" ? afterRecognition(state, event) : stay(state);
    case "recording":
      return state.mode === "starting" ? stay({ ...state, mode: "recording" }) : stay(state);
    case "microphone_failed":
      return state.mode === "off" ? stay(state) : stop(state, event.fault);
    case "offline":
      return state.mode === "off" ? stay(state) : stop(state, "offline");
    case "server_off":
      return state.mode === "recording" ? stop(state, "no_server") : stay(state);
    case "hidden":
    case "full":
      return state.mode === "off" || state.mode === "starting" ? stay(state) : stop(state, event.type);
    case "send":
      return state.mode === "off" ? stay(state) : stop(state);
    case "over":
      return {
        state: off(state),
        effects: [{ type: "drop_recogniser" }, { type: "drop_recorder" }],
      };
  }
}

function stay(state: VoiceState): VoiceTransition {
  return { state, effects: [] };
}

function off(state: VoiceState): VoiceState {
  return { mode: "off", run: state.run + 1, restarts: 0 };
}

function begin(state: VoiceState, { online, obstacle }: Extract<VoiceEvent, { type: "press" }>): VoiceTransition {
  const refusal = obstacle ?? (online ? null : "offline");
  if (refusal !== null) return { state, effects: [{ type: "tell", what: refusal }] };
  const run = state.run + 1;
  return { state: { mode: "starting", run, restarts: 0 }, effects: [{ type: "find_recogniser", run }] };
}

/** Stops; what was said so far is still transcribed. */
function stop(state: VoiceState, why?: Telling): VoiceTransition {
  const effects: VoiceEffect[] = [{ type: "stop_recogniser" }, { type: "stop_recorder" }];
  if (why) effects.push({ type: "tell", what: why });
  return { state: off(state), effects };
}

/** Stops without waiting for last words. */
function giveUp(state: VoiceState, why: Telling): VoiceTransition {
  return { state: off(state), effects: [{ type: "drop_recogniser" }, { type: "tell", what: why }] };
}

function recognise(state: VoiceState, afterMs: number): VoiceTransition {
  const run = state.run + 1;
  return {
    state: { ...state, mode: "recognising", run },
    effects: [{ type: "start_recogniser", run, afterMs }],
  };
}

function record(state: VoiceState, recordable: boolean): VoiceTransition {
  if (!recordable) return giveUp(state, "no_server");
  const run = state.run + 1;
  return {
    state: { ...state, mode: "starting", run },
    effects: [{ type: "drop_recogniser" }, { type: "start_recorder", run }],
  };
}

function afterRecognition(
  state: VoiceState,
  event: Extract<VoiceEvent, { type: "recogniser_error" | "recogniser_end" | "recogniser_silent" }>,
): VoiceTransition {
  if (event.type === "recogniser_silent") return record(state, event.recordable);
  const then = event.type === "recogniser_error" ? (AFTER_ERROR.get(event.code) ?? "record") : "end";
  if (then === "denied") return giveUp(state, "denied");
  if (!event.online) return giveUp(state, "offline");
  if (then === "record" || state.restarts >= MAX_RESTARTS) return record(state, event.recordable);
  return recognise({ ...state, restarts: state.restarts + 1 }, RESTART_AFTER_MS);
}

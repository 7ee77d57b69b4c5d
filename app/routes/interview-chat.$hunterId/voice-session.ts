import type { Spoken } from "#app/features/interview/delivery/spoken.ts";
import { SpokenAnswer } from "#app/features/interview/voice/spoken-answer.ts";
import {
  type Obstacle,
  reduceVoice,
  type Telling,
  VOICE_OFF,
  type VoiceEvent,
  type VoiceMode,
  type VoiceState,
} from "#app/features/interview/voice/voice-machine.ts";
import type { VoiceOffer } from "#app/features/interview/voice/voice-offer.ts";
import { LAST_WORDS_CAME, NO_WORDS, STOPPED, TOLD } from "#app/features/interview/voice/voice-texts.ts";
import { VoiceInputs } from "./voice-inputs.ts";
import { findRecogniser, hasRecognition } from "./voice-recogniser.ts";
import { canRecord } from "./voice-recording.ts";
import { VoiceUploads } from "./voice-uploads.ts";

export type VoiceView = {
  mode: VoiceMode;
  /** Number of chunks whose words are still to come. */
  pending: number;
  /** The last status message; stays until another event. */
  line: string;
  /** The microphone is on, but there is no sound at all. */
  dead: boolean;
  /** A text waits for the last words before it is sent. */
  held: boolean;
  /** Why voice cannot be used, in Spanish; empty if it may work. */
  refusal: string;
};

/** The text box and its surroundings. */
export type VoiceHost = {
  /** The text in the box. */
  text(): string;
  /** @returns false when the text has no room for the words */
  insert(words: string, cut: number): boolean;
  notify(notice: { title: string; detail: string }): void;
  /** Loudness, 0 to 1, many times per second. */
  level(value: number): void;
};

/** Runs the voice input of one text box: handles the events and effects of the state machine. */
export class VoiceSession {
  readonly #host: VoiceHost;
  readonly #anywhere: boolean;
  readonly #inputs: VoiceInputs;
  readonly #uploads: VoiceUploads;
  /** Why the server does not transcribe; empty when it does. */
  #refusal: string;
  #state: VoiceState = VOICE_OFF;
  #view: VoiceView;
  /** A text to be sent once the last words are known; `words`: whether some have arrived. */
  #held: { send: () => void; words: boolean } | null = null;
  /** What is known of the answer in the text box. */
  #spoken = new SpokenAnswer();
  /** What happened in this recording. */
  #heard = { words: false, failed: false };
  readonly #listeners = new Set<() => void>();

  constructor(offer: VoiceOffer, host: VoiceHost) {
    this.#host = host;
    this.#refusal = offer.refusal;
    this.#anywhere = offer.browser;
    const obstacle = obstacleHere();
    const refusal = obstacle === null ? "" : TOLD[obstacle].line;
    this.#view = { mode: "off", pending: 0, line: "", dead: false, held: false, refusal };
    this.#uploads = new VoiceUploads({
      words: (text, cut) => this.#words(text, cut),
      heard: (recordingId, chunk) => this.#spoken.chunk(recordingId, chunk),
      failed: () => {
        this.#heard.failed = true;
        this.#spoken.incomplete();
      },
      serverOff: (message) => {
        this.#refusal = message;
        this.dispatch({ type: "server_off" });
      },
      changed: () => this.#settle(),
    });
    this.#inputs = new VoiceInputs(offer.browser, {
      dispatch: this.dispatch,
      run: () => this.#state.run,
      recordable: () => this.#refusal === "",
      words: (text) => {
        // The browser's recognition says no times.
        this.#spoken.incomplete();
        this.#words(text, 0);
      },
      chunk: (chunk) => this.#uploads.add(chunk),
      recorded: (recordingId, milliseconds) => this.#spoken.recorded(recordingId, milliseconds),
      closed: () => this.#settle(),
      level: (value) => host.level(value),
      dead: (dead) => this.#show({ dead }),
    });
  }

  readonly snapshot = (): VoiceView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Called when the screen is mounted.
   * @returns a function for unmounting
   */
  open(): () => void {
    const offline = () => this.dispatch({ type: "offline" });
    const leave = () => this.dispatch({ type: "over" });
    const look = () => {
      if (document.visibilityState === "hidden") this.dispatch({ type: "hidden" });
    };
    window.addEventListener("offline", offline);
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", look);
    if (this.#refusal !== "" && this.#view.refusal === "") void this.#findRefusal();
    return () => {
      window.removeEventListener("offline", offline);
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", look);
      leave();
    };
  }

  /** When the server cannot transcribe, the browser's own recognition may still be available. */
  async #findRefusal(): Promise<void> {
    const found = await findRecogniser(this.#anywhere);
    if (found === null) this.#show({ refusal: this.#refusal });
  }

  press(): void {
    if (this.#state.mode === "off") {
      if (this.#host.text().trim() === "" && this.#uploads.pending === 0) this.#spoken = new SpokenAnswer();
      this.#heard = { words: false, failed: false };
      this.#held = null;
      this.#show({ line: "", dead: false });
      this.#host.level(0);
    }
    this.dispatch({ type: "press", online: navigator.onLine, obstacle: obstacleHere() });
  }

  /**
   * Sends at once when no words are awaited. Otherwise waits for them; if some arrive, the student sees them before
   * sending. A second call meanwhile sends the current text.
   */
  beforeSend(send: () => void): void {
    if (this.#held !== null) {
      this.dispatch({ type: "over" });
      this.#show({ line: "" });
      send();
      return;
    }
    this.#held = { send, words: false };
    this.dispatch({ type: "send" });
  }

  /** How the text that is sent now was dictated; undefined if that is not known. The next one begins anew. */
  takeSpoken(): Spoken | undefined {
    const spoken = this.#spoken.measure(this.#host.text());
    this.#spoken = new SpokenAnswer();
    return spoken ?? undefined;
  }

  readonly dispatch = (event: VoiceEvent): void => {
    const before = this.#state;
    const { state, effects } = reduceVoice(before, event);
    this.#state = state;
    if (event.type === "over") {
      this.#held = null;
      // What was on its way is lost.
      if (before.mode !== "off" || this.#view.pending > 0) this.#spoken.incomplete();
      this.#uploads.drop();
    }
    if (before.mode !== "off" && state.mode === "off") {
      this.#show({ line: before.mode === "starting" || event.type === "over" ? "" : STOPPED });
    }
    for (const effect of effects) {
      if (effect.type === "tell") this.#tell(effect.what);
      else this.#inputs.run(effect);
    }
    this.#settle();
  };

  #words(words: string, cut: number): void {
    this.#heard.words = true;
    if (this.#held !== null) this.#held.words = true;
    this.#spoken.words(words);
    if (this.#host.insert(words, cut)) return;
    this.#spoken.incomplete();
    this.dispatch({ type: "full" });
  }

  #tell(what: Telling): void {
    const { notice, line } = what === "no_server" ? { notice: null, line: this.#refusal } : TOLD[what];
    if (notice !== null) this.#host.notify(notice);
    this.#show({ line });
  }

  /** Called when words may have arrived, or are no longer awaited. */
  #settle(): void {
    const pending = this.#uploads.pending + this.#inputs.closing;
    this.#show({ mode: this.#state.mode, pending, held: this.#held !== null });
    if (this.#state.mode !== "off" || pending > 0) return;
    const { words, failed } = this.#heard;
    if (this.#view.line === STOPPED && !words && !failed) this.#show({ line: NO_WORDS });
    const held = this.#held;
    this.#held = null;
    if (held === null) return;
    this.#show({ line: held.words ? LAST_WORDS_CAME : "", held: false });
    if (!held.words) held.send();
  }

  #show(changes: Partial<VoiceView>): void {
    const next = { ...this.#view, ...changes };
    if (!isDifferent(this.#view, next)) return;
    this.#view = next;
    for (const listener of this.#listeners) listener();
  }
}

function isDifferent(before: VoiceView, next: VoiceView): boolean {
  return (Object.keys(next) as (keyof VoiceView)[]).some((key) => before[key] !== next[key]);
}

/** Why voice cannot work in this browser at all. */
function obstacleHere(): Obstacle | null {
  if (!window.isSecureContext || !navigator.mediaDevices) return "insecure";
  return canRecord() || hasRecognition() ? null : "old_browser";
}

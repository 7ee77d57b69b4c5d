import { ObservedView } from "#app/platform/observed-view.ts";
import { pickVoice, spokenPieces } from "./device-voice.ts";
import { RATES, type Rate, readingChoice, rememberChoice } from "./reading-choice.ts";

export type ReadingView = {
  /** unknown: not looked for yet, or a browser that cannot speak. missing: the device has no Spanish voice. */
  voice: "unknown" | "missing" | "ready";
  /** New texts are read as they appear. */
  on: boolean;
  rate: Rate;
  /** Key of the text that is being read, or that is held; null in silence. */
  current: string | null;
  held: boolean;
  /** The device's voice broke off. */
  failed: boolean;
};

export const SILENCE: ReadingView = {
  voice: "unknown",
  on: false,
  rate: "normal",
  current: null,
  held: false,
  failed: false,
};

type Piece = { key: string; text: string };

/** Errors that are no failure: reading was stopped, or the browser wants a click before it makes a sound. */
const NO_FAILURES: readonly string[] = ["canceled", "interrupted", "not-allowed"];

/**
 * Reads texts with a voice of the device. Never with the browser's default voice, which may be a vendor's remote one.
 * Holding stops at the piece and goes on from its beginning, because speechSynthesis.pause() ends the utterance on
 * some phones.
 */
export class Reader extends ObservedView<ReadingView> {
  readonly #speech: SpeechSynthesis;
  #voice: SpeechSynthesisVoice | null = null;
  #pieces: Piece[] = [];
  /** The one that is being read. Browsers drop an utterance to which nothing refers, and its events with it. */
  #utterance: SpeechSynthesisUtterance | null = null;

  constructor(speech: SpeechSynthesis) {
    super({ ...SILENCE, ...readingChoice() });
    this.#speech = speech;
    this.#look();
    // The list comes late, and again when the person installs a voice.
    speech.addEventListener?.("voiceschanged", () => this.#look());
    // The browser would go on reading on the next page.
    window.addEventListener("pagehide", () => this.hush());
  }

  /** @param sample what is read at once, so that the person hears the voice: key and text */
  turnOn(sample: Piece | null): void {
    this.#choose({ on: true });
    if (sample) this.read(sample.key, sample.text);
  }

  turnOff(): void {
    this.#choose({ on: false });
    this.hush();
  }

  setRate(rate: Rate): void {
    this.#choose({ rate });
    if (this.#utterance) this.#speakNext();
  }

  /** Reads this text now, in the place of any other. */
  read(key: string, text: string): void {
    this.hush();
    this.add(key, text);
  }

  /** Reads this text after the others. */
  add(key: string, text: string): void {
    if (this.#voice === null) return;
    this.#pieces.push(...spokenPieces(text).map((piece) => ({ key, text: piece })));
    if (this.#utterance === null && !this.view.held) this.#speakNext();
  }

  hold(): void {
    this.#stop();
    this.show({ held: true });
  }

  goOn(): void {
    this.show({ held: false });
    this.#speakNext();
  }

  /** Silence: what was waiting is dropped. */
  hush(): void {
    this.#pieces = [];
    this.#stop();
    if (this.view.current !== null) this.show({ current: null, held: false });
  }

  #choose(choice: Partial<Pick<ReadingView, "on" | "rate">>): void {
    this.show({ ...choice, failed: false });
    rememberChoice(this.view);
  }

  #look(): void {
    const voices = this.#speech.getVoices();
    this.#voice = pickVoice(voices);
    // An empty list says nothing: most browsers give it until the voices are loaded.
    if (this.#voice) this.show({ voice: "ready" });
    else if (voices.length > 0) this.show({ voice: "missing" });
  }

  #stop(): void {
    if (this.#utterance === null) return;
    this.#utterance = null;
    this.#speech.cancel();
  }

  #speakNext(): void {
    this.#stop();
    const piece = this.#pieces[0];
    if (piece === undefined || this.#voice === null) {
      if (this.view.current !== null) this.show({ current: null, held: false });
      return;
    }
    const utterance = new SpeechSynthesisUtterance(piece.text);
    utterance.voice = this.#voice;
    utterance.lang = this.#voice.lang;
    utterance.rate = RATES[this.view.rate];
    // A cancelled utterance still sends its events: those are not this one's any more.
    const isCurrent = () => this.#utterance === utterance;
    utterance.onend = () => {
      if (!isCurrent()) return;
      this.#utterance = null;
      this.#pieces.shift();
      this.#speakNext();
    };
    utterance.onerror = ({ error }) => {
      if (!isCurrent()) return;
      this.#utterance = null;
      this.hush();
      if (!NO_FAILURES.includes(error)) this.show({ failed: true });
    };
    this.#utterance = utterance;
    this.show({ current: piece.key, failed: false });
    this.#speech.speak(utterance);
  }
}

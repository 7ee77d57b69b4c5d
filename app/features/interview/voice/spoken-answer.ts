import type { Spoken } from "../delivery/spoken.ts";
import { spokenTime, type TimedChunk } from "./spoken-time.ts";
import { isHardlyCorrected, normalizedWords } from "./word-count.ts";

/** Collects what is known of the words and recordings of one answer while it is dictated. */
export class SpokenAnswer {
  readonly #words: string[] = [];
  readonly #recordings = new Map<string, { milliseconds: number | null; chunks: TimedChunk[] }>();
  #isIncomplete = false;

  words(text: string): void {
    this.#words.push(...normalizedWords(text));
  }

  chunk(recordingId: string, chunk: TimedChunk): void {
    this.#recording(recordingId).chunks.push(chunk);
  }

  /** The microphone of this recording was released. */
  recorded(recordingId: string, milliseconds: number): void {
    this.#recording(recordingId).milliseconds = milliseconds;
  }

  /** Words are lost, or came without times. */
  incomplete(): void {
    this.#isIncomplete = true;
  }

  /** @returns null unless the whole text was dictated, and hardly corrected, and all of its times are known */
  measure(text: string): Spoken | null {
    if (this.#isIncomplete || !isHardlyCorrected(this.#words, normalizedWords(text))) return null;
    const time = spokenTime([...this.#recordings.values()]);
    return time && this.#words.length > 0 ? { words: this.#words.length, ...time } : null;
  }

  #recording(id: string) {
    const known = this.#recordings.get(id) ?? { milliseconds: null, chunks: [] };
    this.#recordings.set(id, known);
    return known;
  }
}

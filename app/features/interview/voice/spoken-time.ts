/**
 * How long somebody spoke and paused, on one time line over the recordings of an answer. Pure. Whatever is not known
 * for certain gives null: a lost chunk may have held words, or a pause.
 */

/** A chunk of a recording, as the server heard it; all times in milliseconds. */
export type TimedChunk = {
  /** Since the start of its recording. */
  from: number;
  milliseconds: number;
  /** Where somebody speaks, since the start of the chunk; null where the server cannot tell. */
  voiced: readonly (readonly [from: number, to: number])[] | null;
};

export type TimedRecording = {
  /** From its start until the microphone was released; null while it runs, and when it was broken off. */
  milliseconds: number | null;
  chunks: readonly TimedChunk[];
};

export type SpokenTime = {
  /** From the first to the last sound of each recording, pauses included. */
  seconds: number;
  /** Number of pauses of MIN_PAUSE_MS or more between two sounds of one recording. */
  pauses: number;
  /** In seconds; 0 without a pause. */
  longestPause: number;
};

/** A shorter one is a breath, or a thought between two sentences. */
export const MIN_PAUSE_MS = 1_500;
/**
 * Time between two chunks, and at the end, that may be without a recording: a recorder takes a moment to start.
 */
const MAX_GAP_MS = 250;
const MAX_END_GAP_MS = 700;

type Span = { from: number; to: number };

/** @returns null when any part of the recordings is missing or cannot be told, and when nobody spoke */
export function spokenTime(recordings: readonly TimedRecording[]): SpokenTime | null {
  let milliseconds = 0;
  let pauses = 0;
  let longest = 0;
  for (const recording of recordings) {
    const spans = spansOf(recording);
    if (spans === null) return null;
    milliseconds += (spans.at(-1)?.to ?? 0) - (spans[0]?.from ?? 0);
    for (const [index, span] of spans.entries()) {
      const pause = span.from - (spans[index - 1]?.to ?? span.from);
      if (pause < MIN_PAUSE_MS) continue;
      pauses += 1;
      longest = Math.max(longest, pause);
    }
  }
  return milliseconds < 100 ? null : { seconds: tenths(milliseconds), pauses, longestPause: tenths(longest) };
}

/** Where somebody speaks in a recording: chunks overlap, so what two of them have is there once. */
function spansOf({ milliseconds, chunks }: TimedRecording): Span[] | null {
  const inOrder = [...chunks].sort((one, other) => one.from - other.from);
  if (milliseconds === null || !isWhole(milliseconds, inOrder)) return null;
  const found: Span[] = [];
  for (const { from, voiced } of inOrder) {
    if (voiced === null) return null;
    found.push(...voiced.map(([start, end]) => ({ from: from + start, to: from + end })));
  }
  const spans: Span[] = [];
  for (const span of found.sort((one, other) => one.from - other.from)) {
    const last = spans.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else spans.push({ ...span });
  }
  return spans;
}

/** Whether the chunks cover the recording from its start to its end. */
function isWhole(milliseconds: number, inOrder: readonly TimedChunk[]): boolean {
  let covered = 0;
  for (const chunk of inOrder) {
    if (chunk.from > covered + MAX_GAP_MS) return false;
    covered = Math.max(covered, chunk.from + chunk.milliseconds);
  }
  return milliseconds <= covered + MAX_END_GAP_MS;
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}

import { bottom, top, type Word } from "./word.ts";

export type Interval = { from: number; to: number };

/** Words between two horizontal strips of white that cross the whole region. */
export type Band = Interval & { words: Word[]; channels: Interval[] };

/** Cuts a region into bands, top to bottom. Neighbouring lines overlap hardly ever, so a band is mostly one line. */
export function toBands(words: readonly Word[], region: Interval): Band[] {
  const bands: Band[] = [];
  for (const word of [...words].sort((a, b) => top(a) - top(b))) {
    const last = bands.at(-1);
    // A tenth of the height may overlap: tight leading is no shared line.
    if (last && top(word) < last.to - 0.1 * word.size) {
      last.words.push(word);
      last.to = Math.max(last.to, bottom(word));
    } else {
      bands.push({ from: top(word), to: bottom(word), words: [word], channels: [] });
    }
  }
  for (const band of bands) band.channels = whiteBetween(band.words, region);
  return bands;
}

/** Parts of the region's width that no word touches, the margins included. */
function whiteBetween(words: readonly Word[], region: Interval): Interval[] {
  const white: Interval[] = [];
  let reached = region.from;
  for (const word of [...words].sort((a, b) => a.x0 - b.x0)) {
    if (word.x0 > reached) white.push({ from: reached, to: word.x0 });
    reached = Math.max(reached, word.x1);
  }
  if (region.to > reached) white.push({ from: reached, to: region.to });
  return white;
}

export function intersect(left: readonly Interval[], right: readonly Interval[], minimum: number): Interval[] {
  const result: Interval[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const a = left[i] as Interval;
    const b = right[j] as Interval;
    const from = Math.max(a.from, b.from);
    const to = Math.min(a.to, b.to);
    if (to - from >= minimum) result.push({ from, to });
    if (a.to < b.to) i += 1;
    else j += 1;
  }
  return result;
}

/** The channels that have words on both sides, widest first. */
export function innerChannels(words: readonly Word[], channels: readonly Interval[]): Interval[] {
  return channels
    .filter(
      ({ from, to }) => words.some((word) => word.x1 <= from + 0.01) && words.some((word) => word.x0 >= to - 0.01),
    )
    .sort((a, b) => b.to - b.from - (a.to - a.from));
}

/**
 * Detects keyword stuffing: more items than a person would list, or the same word repeated. Such lines give no facts.
 */

import type { CvLine } from "./lines.ts";

const MAX_ITEMS = 60;
const MAX_LABELLED_ITEMS = 100;
const MAX_REPEATS = 6;
const REPEATED_SHARE = 0.2;
const SMALL_WORD = /^(?:de|del|la|el|los|las|en|y|e|o|a|con|por|para|un|una|the|of|and|in|to|for|do|da|que|se|su)$/;

/** Indexes of the stuffed lines. */
export function findKeywordStuffing(lines: readonly CvLine[]): number[] {
  const found = new Set<number>();
  let wall: CvLine[] = [];
  const close = (): void => {
    const items = wall.reduce((sum, line) => sum + itemsOf(line), 0);
    const labelled = wall.filter((line) => line.label !== null).length >= wall.length / 2;
    if (items > (labelled ? MAX_LABELLED_ITEMS : MAX_ITEMS)) for (const line of wall) found.add(line.index);
    else if (repeats(wall)) for (const line of wall) found.add(line.index);
    wall = [];
  };
  for (const line of lines) {
    if (isList(line)) wall.push(line);
    else close();
    if (!isList(line) && repeats([line])) found.add(line.index);
  }
  close();
  return [...found].sort((a, b) => a - b);
}

function itemsOf(line: CvLine): number {
  const items = line.text.split(/\s*[,;|·•/]\s*/).filter(Boolean).length;
  // Without separators, stuffing is a long row of words without function words.
  return items <= 2 && line.words >= 15 ? line.words : items;
}

function isList(line: CvLine): boolean {
  const items = line.text.split(/\s*[,;|·•]\s*/).filter(Boolean).length;
  if (items >= 5 && line.words / items <= 3.5) return true;
  if (items >= 3 && line.words / items <= 2.5) return true;
  const small = line.normalized.split(/[^a-z]+/).filter((word) => SMALL_WORD.test(word)).length;
  return line.words >= 15 && small / line.words < 0.05;
}

function repeats(lines: readonly CvLine[]): boolean {
  const words = lines
    .flatMap((line) => line.normalized.split(/[^a-z0-9+#]+/))
    .filter((word) => word.length > 2 && !SMALL_WORD.test(word));
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most >= MAX_REPEATS && most / words.length >= REPEATED_SHARE;
}

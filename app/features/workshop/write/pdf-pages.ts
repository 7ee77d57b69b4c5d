/** Puts paragraphs of known heights on pages. Pure; heights in points. */

type Sized = { lines: number; leading: number; before: number; after: number; keepNext: boolean };

/** Lines `from` to `to` (exclusive) of a paragraph, with the top of the first at `y` below the page's upper margin. */
export type Part = { paragraph: number; page: number; y: number; from: number; to: number };

/** Lines of a paragraph that stand together at the end of a page and at the beginning of the next. */
const TOGETHER = 2;

export function toPages(paragraphs: readonly Sized[], height: number): Part[] {
  const parts: Part[] = [];
  let [page, y] = [0, 0];
  const turn = () => {
    page += 1;
    y = 0;
  };
  for (const [at, paragraph] of paragraphs.entries()) {
    const { lines, leading, before, after } = paragraph;
    if (y > 0 && y + needed(paragraphs, at) > height) turn();
    y += y > 0 ? before : 0;
    for (let from = 0; from < lines; ) {
      const count = linesHere(lines - from, Math.floor((height - y) / leading + 0.001), y === 0);
      if (count > 0) parts.push({ paragraph: at, page, y, from, to: from + count });
      from += count;
      if (from < lines) turn();
      else y += count * leading + after;
    }
  }
  return parts;
}

/** How much of a page a paragraph must find: what has to stay with it, and the first lines of that. */
function needed(paragraphs: readonly Sized[], from: number): number {
  let sum = 0;
  for (const { lines, leading, before, after, keepNext } of paragraphs.slice(from)) {
    if (!keepNext) return sum + before + leading * (lines < 2 * TOGETHER ? lines : TOGETHER);
    sum += before + lines * leading + after;
  }
  return sum;
}

/** @param left lines that are still to be placed */
function linesHere(left: number, room: number, isEmptyPage: boolean): number {
  if (left <= room) return left;
  const count = Math.min(room, left - TOGETHER);
  if (count >= TOGETHER) return count;
  return isEmptyPage ? Math.max(1, room) : 0;
}

import type { Place } from "./reading-context.ts";

/** A piece of a line: what the student looks at, what is asked about, or neither. */
export type Piece = { text: string; from: number; mark: "pointed" | "doubtful" | null };

type Span = { from: number; to: number; mark: "pointed" | "doubtful" };

/** The words that are meant, where the line has them; the whole line where it has none. */
function spansIn(line: string, at: number, { lines, words }: Place, mark: Span["mark"]): Span[] {
  if (!lines.includes(at)) return [];
  const lower = line.toLowerCase();
  const found = words.flatMap((word) => {
    const from = lower.indexOf(word.toLowerCase());
    return from < 0 ? [] : [{ from, to: from + word.length, mark }];
  });
  return found.length > 0 ? found : [{ from: 0, to: line.length, mark }];
}

/** Cuts a line at its marks; what is looked at comes before what is asked about. */
export function markedLine(line: string, at: number, pointed: Place, doubtful: readonly Place[]): Piece[] {
  const spans = [
    ...spansIn(line, at, pointed, "pointed"),
    ...doubtful.flatMap((place) => spansIn(line, at, place, "doubtful")),
  ];
  const borders = [...new Set([0, line.length, ...spans.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return borders.slice(0, -1).map((from, index) => {
    const mark = spans.find((span) => span.from <= from && from < span.to)?.mark ?? null;
    return { text: line.slice(from, borders[index + 1]), from, mark };
  });
}

import type { DraftLine } from "../draft.ts";
import type { PartSources } from "../office/docx-sources.ts";
import { normaliseLine } from "../text/normalise.ts";
import { type AlignedLine, align, itemsOf, textOfUnits, unitsOf } from "./line-units.ts";
import { cellsOf } from "./plan-line.ts";

/** What a change means: whole lines, in most cases one, or one cell of a line. */
export type Target = { lines: readonly DraftLine[]; cell?: number };

/** Lines of one paragraph that are looked for as one. */
const MOST_JOINED = 10;

/** Finds lines by what they say, whatever white space it is said with. */
export class LineFinder {
  readonly #lines: readonly DraftLine[];
  readonly #chunksOf: PartSources["chunks"];
  readonly #whole: ReadonlyMap<string, Target[]>;
  #cells: ReadonlyMap<string, Target[]> | undefined;
  #joined: ReadonlyMap<string, Target[]> | undefined;

  constructor(lines: readonly DraftLine[], chunksOf: PartSources["chunks"]) {
    this.#lines = lines;
    this.#chunksOf = chunksOf;
    this.#whole = byText(lines.map((line) => [line.text, { lines: [line] }]));
  }

  /** In reading order: lines that say it; where there are none, cells; then several lines of one paragraph. */
  find(text: string): readonly Target[] {
    const key = normaliseLine(text);
    const whole = this.#whole.get(key);
    if (whole) return whole;
    this.#cells ??= byText(this.#lines.flatMap((line) => this.#cellsOf(line)));
    const cells = this.#cells.get(key);
    if (cells) return cells;
    this.#joined ??= byText(joinedLines(this.#lines));
    return this.#joined.get(key) ?? [];
  }

  #cellsOf(line: DraftLine): [string, Target][] {
    if (!line.text.includes("  ")) return [];
    const aligned = alignLines([line], line.sources ?? [], this.#chunksOf);
    const cells = aligned ? cellsOf(aligned.units) : [];
    return cells.length < 2 ? [] : cells.map((units, cell) => [textOfUnits(units), { lines: [line], cell }]);
  }
}

function byText(entries: readonly (readonly [string, Target])[]): Map<string, Target[]> {
  const found = new Map<string, Target[]>();
  for (const [text, target] of entries) {
    const key = normaliseLine(text);
    const same = found.get(key);
    if (same) same.push(target);
    else found.set(key, [target]);
  }
  return found;
}

function joinedLines(lines: readonly DraftLine[]): [string, Target][] {
  const found: [string, Target][] = [];
  lines.forEach((line, index) => {
    const paragraph = paragraphOf(line);
    let text = line.text;
    for (let next = index + 1; next < index + MOST_JOINED; next += 1) {
      const other = lines[next];
      if (!paragraph || !other || paragraphOf(other) !== paragraph) return;
      text += ` ${other.text}`;
      found.push([text, { lines: lines.slice(index, next + 1) }]);
    }
  });
  return found;
}

function paragraphOf(line: DraftLine) {
  const [source, ...others] = line.sources ?? [];
  return others.length === 0 ? source?.paragraph : undefined;
}

/**
 * Where each character of the lines stands.
 * @param sources theirs, or those of the same lines in another place
 * @returns undefined where the file does not say exactly what was read
 */
export function alignLines(
  lines: readonly DraftLine[],
  sources: NonNullable<DraftLine["sources"]>,
  chunksOf: PartSources["chunks"],
): AlignedLine | undefined {
  const items = itemsOf(sources, chunksOf);
  return items && align(unitsOf(items), normaliseLine(lines.map((line) => line.text).join(" ")));
}

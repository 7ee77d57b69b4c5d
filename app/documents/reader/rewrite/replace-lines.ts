import { LIMITS } from "../../limits.ts";
import type { LineChange, LineReport } from "../../line-change.ts";
import type { DraftLine } from "../draft.ts";
import type { LineSource } from "../office/docx-content.ts";
import { type Chunk, type PartSources, walkSources } from "../office/docx-sources.ts";
import type { Styles } from "../office/styles.ts";
import { stripBullet } from "../text/normalise.ts";
import { applyEdits, editedText } from "./apply-edits.ts";
import { alignLines, LineFinder, type Target } from "./find-line.ts";
import { type Edit, planLine } from "./plan-line.ts";

/** A part of a document, and where its texts are written. */
export type SourcePart = { name: string; xml: string; sources: PartSources; asciiOnly: boolean };

export type Replaced = LineReport & { /** New texts of the parts that change, by name. */ parts: Map<string, string> };

/** What XML 1.0 cannot hold, in any spelling. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/**
 * Makes lines of a document say something else. A change without a certain place is not made.
 * @param lines of the whole document as they are read, with their sources
 */
export function replaceLines(
  parts: readonly SourcePart[],
  lines: readonly DraftLine[],
  changes: readonly LineChange[],
  styles: Styles,
): Replaced {
  const sources: PartSources = {
    chunks: new Map(parts.flatMap((part) => [...part.sources.chunks])),
    twins: new Map(parts.flatMap((part) => [...part.sources.twins])),
  };
  const planner = new Planner(lines, sources);
  for (const change of changes) planner.add(change);
  const { report, edits } = planner;
  const written = writeParts(parts, edits, styles);
  if (written) return { ...report, parts: written };
  // Something was written otherwise than it is read: better no change than a wrong one.
  const notFound = changes.map(({ before }) => before).filter((before) => !report.refused.includes(before));
  return { ...report, changed: [], ambiguous: [], notFound, parts: new Map() };
}

class Planner {
  readonly report: LineReport = { changed: [], notFound: [], ambiguous: [], refused: [] };
  readonly edits: Edit[] = [];
  readonly #finder: LineFinder;
  readonly #sources: PartSources;
  /** Cells of lines that have their change; -1 for all. */
  readonly #taken = new Map<DraftLine, Set<number>>();

  constructor(lines: readonly DraftLine[], sources: PartSources) {
    this.#sources = sources;
    this.#finder = new LineFinder(lines, sources.chunks);
  }

  add({ before, after, occurrence }: LineChange): void {
    const { report } = this;
    const targets = this.#finder.find(before);
    const target = targets[(occurrence ?? 1) - 1];
    const text = writable(after, target);
    if (text === undefined) {
      report.refused.push(before);
      return;
    }
    const edits = target && this.#isFree(target) ? this.#plan(target, text) : undefined;
    if (!target || !edits) {
      report.notFound.push(before);
      return;
    }
    this.edits.push(...edits);
    report.changed.push(before);
    if (occurrence === undefined && targets.length > 1) report.ambiguous.push(before);
    for (const line of target.lines) {
      this.#taken.set(line, new Set([...(this.#taken.get(line) ?? []), target.cell ?? -1]));
    }
  }

  #isFree({ lines, cell }: Target): boolean {
    return lines.every((line) => {
      const taken = this.#taken.get(line);
      return !taken || (cell !== undefined && !taken.has(-1) && !taken.has(cell));
    });
  }

  /** Everywhere where the line stands: also in other heads, and in what stands in for a drawing. */
  #plan(target: Target, after: string): Edit[] | undefined {
    const own = target.lines.flatMap((line) => line.sources ?? []);
    const copies = target.lines.length === 1 ? (target.lines[0]?.copies ?? []) : [];
    const edits: Edit[] = [];
    for (const sources of [own, ...copies]) {
      const planned = this.#planAt(target, sources, after);
      if (!planned) return undefined;
      edits.push(...planned);
      const twin = this.#twinOf(sources);
      const second = twin ? this.#planAt(target, twin, after) : [];
      if (!second) return undefined;
      const seen = new Set(planned.map(({ chunk }) => chunk));
      edits.push(...second.filter(({ chunk }) => !seen.has(chunk)));
    }
    return edits;
  }

  #planAt({ lines, cell }: Target, sources: readonly LineSource[], after: string): Edit[] | undefined {
    const aligned = alignLines(lines, sources, this.#sources.chunks);
    if (!aligned) return undefined;
    const isItem = cell === undefined && (lines[0]?.role === "list" || aligned.prefix.some(({ text }) => text.trim()));
    return planLine(aligned, isItem ? stripBullet(after).text : after, cell);
  }

  #twinOf(sources: readonly LineSource[]): LineSource[] | undefined {
    const { twins } = this.#sources;
    if (!sources.some(({ paragraph }) => twins.has(paragraph))) return undefined;
    return sources.map((source) => ({ ...source, paragraph: twins.get(source.paragraph)?.[0] ?? source.paragraph }));
  }
}

/** The text as it is written; undefined where it cannot be one line of a document. */
function writable(after: string, target: Target | undefined): string | undefined {
  if (FORBIDDEN.test(after) || after.length > LIMITS.lineChars) return undefined;
  const text = after.trim().normalize("NFC");
  if (!/[\n\r]/.test(text)) return text;
  // Several lines of a paragraph: one after the other, as the cells of a row.
  return target && target.lines.length > 1 ? text.replace(/\s*[\n\r]+\s*/g, "\t") : undefined;
}

/** @returns undefined where a part, read anew, does not say exactly what was meant */
function writeParts(
  parts: readonly SourcePart[],
  edits: readonly Edit[],
  styles: Styles,
): Map<string, string> | undefined {
  const byChunk = new Map<Chunk, Edit[]>();
  for (const edit of edits) byChunk.set(edit.chunk, [...(byChunk.get(edit.chunk) ?? []), edit]);
  const written = new Map<string, string>();
  for (const { name, xml, sources, asciiOnly } of parts) {
    const own = [...sources.chunks.values()].flat().flatMap((chunk) => byChunk.get(chunk) ?? []);
    if (own.length === 0) continue;
    const text = applyEdits(xml, own, { asciiOnly });
    if (text === undefined) return undefined;
    const meant = textsOf(sources, (chunk) => editedText(chunk, byChunk.get(chunk) ?? []));
    const read = textsOf(walkSources(text, styles).sources, (chunk) => chunk.text);
    if (meant.length !== read.length || meant.some((paragraph, index) => paragraph !== read[index])) return undefined;
    written.set(name, text);
  }
  return written;
}

/** What the paragraphs say, those that say something. Sorted: an emptied beginning changes which is heard first. */
function textsOf({ chunks }: PartSources, textOf: (chunk: Chunk) => string): string[] {
  return [...chunks.values()]
    .map((own) => own.map(textOf).join(""))
    .filter(Boolean)
    .sort();
}

import type { DocumentFormat, DocumentLine, ReadDocument } from "../document.ts";
import { LIMITS } from "../limits.ts";
import { Refusal } from "../refusal.ts";
import type { Draft, DraftLine } from "./draft.ts";
import { collapseLetterSpacing, isLoneBullet, normaliseLine, stripBullet } from "./text/normalise.ts";
import { rejoinWraps } from "./text/rejoin-broken-words.ts";

const MIN_LETTERS = 12;

/**
 * Turns a draft into the final document: removes bullets, normalises the text, joins wrapped words and addresses, and
 * applies the limits.
 * @throws Refusal unreadable when almost no letters are left
 */
export function finish(format: DocumentFormat, draft: Draft): ReadDocument {
  const rejoined = rejoinWraps(cleanLines(draft.lines), draft.links);
  const body = bodySize(rejoined);
  const { lines, truncated } = cut(markHeadings(rejoined, body));
  const text = lines.map((line) => line.text).join("\n");
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) throw new Refusal("unreadable");
  return {
    format,
    method: draft.method,
    pages: draft.pages,
    lines: renumberBlocks(lines).map(toDocumentLine),
    text,
    bodySize: body,
    hidden: unique(draft.hidden.map((piece) => normaliseLine(piece).slice(0, 2_000))).slice(0, LIMITS.hiddenPieces),
    links: unique(draft.links.map((link) => normaliseLine(link).slice(0, 500))).slice(0, LIMITS.links),
    truncated: truncated || draft.truncated,
    ...(draft.note !== undefined && draft.note.length <= LIMITS.noteChars && { note: draft.note }),
  };
}

/** The lines as their texts are shown, before long ones are cut: without bullets, normalised. */
export function cleanLines(lines: readonly DraftLine[]): DraftLine[] {
  return mergeLoneBullets(lines).flatMap(cleanLine);
}

/** Most frequent font size in points, weighted by characters; 0 when no line has a size. */
function bodySize(lines: readonly Pick<DraftLine, "size" | "text">[]): number {
  const weights = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 10) / 10;
    if (key > 0) weights.set(key, (weights.get(key) ?? 0) + text.length);
  }
  let best = 0;
  for (const [size, weight] of weights) if (weight > (weights.get(best) ?? 0)) best = size;
  return best;
}

function cleanLine(line: DraftLine): DraftLine[] {
  const { text: rest, bullet } = stripBullet(line.text);
  const role = bullet && line.role === "text" ? "list" : line.role;
  const text = normaliseLine(collapseLetterSpacing(rest), { keepCellGaps: role === "table" });
  return text ? [{ ...line, text, role }] : [];
}

/** Merges a bullet that is a separate line with the next line. */
function mergeLoneBullets(lines: readonly DraftLine[]): DraftLine[] {
  const result: DraftLine[] = [];
  let bullet: DraftLine | undefined;
  for (const line of lines) {
    if (isLoneBullet(line.text)) {
      bullet = line;
      continue;
    }
    result.push(bullet ? { ...line, role: "list", x: bullet.x || line.x, gapBefore: bullet.gapBefore } : line);
    bullet = undefined;
  }
  return result;
}

function cut(lines: readonly DraftLine[]): { lines: DraftLine[]; truncated: boolean } {
  const kept: DraftLine[] = [];
  let room: number = LIMITS.textChars;
  let truncated = lines.length > LIMITS.lines;
  for (const line of lines.slice(0, LIMITS.lines)) {
    const length = Math.min(room, LIMITS.lineChars);
    const whole = line.text.length <= length;
    // The cut must not split a surrogate pair.
    const text = whole
      ? line.text
      : line.text
          .slice(0, length)
          .replace(/[\uD800-\uDBFF]$/, "")
          .trimEnd();
    truncated ||= !whole;
    room -= text.length + 1;
    if (text) kept.push({ ...line, text });
    if (room <= 0) return { lines: kept, truncated: true };
  }
  return { lines: kept, truncated };
}

function renumberBlocks(lines: readonly DraftLine[]): DraftLine[] {
  let block = -1;
  let last: number | undefined;
  return lines.map((line) => {
    if (line.block !== last) block += 1;
    last = line.block;
    return { ...line, block };
  });
}

function toDocumentLine({ right: _right, sources: _sources, copies: _copies, ...line }: DraftLine): DocumentLine {
  return { ...line, x: round(line.x), y: round(line.y), size: round(line.size), gapBefore: round(line.gapBefore) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values.filter(Boolean))];
}

const MAX_LENGTH = 80;

/**
 * Marks headings by layout: lines clearly larger than the body, and short bold lines without digits when the body is
 * not bold. Their meaning is not considered here.
 */
function markHeadings(lines: readonly DraftLine[], body: number): DraftLine[] {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  const boldCharacters = lines.reduce((sum, line) => sum + (line.bold ? line.text.length : 0), 0);
  const boldMeans = boldCharacters < 0.5 * characters;
  return lines.map((line) => {
    if (line.role === "heading") return { ...line, size: Math.max(line.size, body * 1.1) };
    if (line.role !== "text" || line.text.length > MAX_LENGTH) return line;
    const large = body > 0 && line.size >= 1.17 * body;
    return large || (boldMeans && line.bold && isTitleLike(line.text)) ? { ...line, role: "heading" } : line;
  });
}

function isTitleLike(text: string): boolean {
  return text.split(" ").length <= 6 && !/\d|[.,;]$/.test(text) && /\p{L}{3}/u.test(text);
}

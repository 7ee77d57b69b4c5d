import type { Chunk } from "../office/docx-sources.ts";
import type { Edit } from "./plan-line.ts";

type Splice = { from: number; to: number; text: string };

/**
 * Writes the edits into the XML that the chunks come from; all else stays to the letter.
 * @param options.asciiOnly writes other characters by their number, for files of which only these are sure
 * @returns undefined where two edits overlap, or a text is not written where it was found
 */
export function applyEdits(xml: string, edits: readonly Edit[], options: { asciiOnly: boolean }): string | undefined {
  const byChunk = new Map<Chunk, Edit[]>();
  for (const edit of edits) byChunk.set(edit.chunk, [...(byChunk.get(edit.chunk) ?? []), edit]);
  const splices: Splice[] = [];
  for (const [chunk, own] of byChunk) {
    const made = splicesOf(xml, chunk, own, options.asciiOnly);
    if (!made) return undefined;
    splices.push(...made);
  }
  const elements = new Set([...byChunk.keys()].flatMap(({ written }) => written?.element ?? []));
  for (const { chunks, space, tagEnd } of elements) {
    const old = chunks.map(({ text }) => text).join("");
    const now = chunks.map((chunk) => editedText(chunk, byChunk.get(chunk) ?? [])).join("");
    // Without it, programs drop the white space at both ends.
    if (space === undefined && needsSpace(now, old)) {
      splices.push({ from: tagEnd - 1, to: tagEnd - 1, text: ' xml:space="preserve"' });
    }
  }
  return spliced(xml, splices);
}

/** The text of a chunk after its edits. */
export function editedText(chunk: Chunk, edits: readonly Edit[]): string {
  return spliced(chunk.text, edits) ?? chunk.text;
}

/** Only for new white space: where the old was dropped, it would appear all at once. */
function needsSpace(now: string, old: string): boolean {
  return [/^\s/, /\s$/, /\s{2}/].some((sign) => sign.test(now) && !sign.test(old));
}

function spliced(text: string, splices: readonly Splice[]): string | undefined {
  let result = "";
  let at = 0;
  for (const { from, to, text: added } of [...splices].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at || to < from) return undefined;
    result += text.slice(at, from) + added;
    at = to;
  }
  return result + text.slice(at);
}

function splicesOf(xml: string, chunk: Chunk, edits: readonly Edit[], asciiOnly: boolean): Splice[] | undefined {
  const { written } = chunk;
  if (!written) return undefined;
  const offsets = offsetsOf(xml.slice(written.from, written.to), chunk.text, written.unparsed);
  if (!offsets) return undefined;
  const splices: Splice[] = [];
  for (const { from, to, text } of edits) {
    const [start, end] = [offsets[from], offsets[to]];
    const escaped = written.unparsed ? unparsed(text, asciiOnly) : escapedText(text, asciiOnly);
    if (start === undefined || end === undefined || escaped === undefined) return undefined;
    splices.push({ from: written.from + start, to: written.from + end, text: escaped });
  }
  return splices;
}

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/iy;
const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Where each character of `text` begins in the XML that it is written as; undefined where that says something else. */
function offsetsOf(raw: string, text: string, isUnparsed: boolean): number[] | undefined {
  const offsets: number[] = [];
  let decoded = "";
  for (let at = 0; at < raw.length; ) {
    REFERENCE.lastIndex = at;
    const reference = isUnparsed || raw[at] !== "&" ? null : REFERENCE.exec(raw);
    const source = reference?.[0] ?? (raw.startsWith("\r\n", at) ? "\r\n" : (raw[at] ?? ""));
    const char = reference ? characterOf(reference) : source.startsWith("\r") ? "\n" : source;
    for (let unit = 0; unit < char.length; unit += 1) offsets.push(at);
    decoded += char;
    at += source.length;
  }
  offsets.push(raw.length);
  return decoded === text ? offsets : undefined;
}

function characterOf([, hexadecimal, decimal, name]: RegExpExecArray): string {
  if (name) return NAMED[name] ?? "";
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function escapedText(text: string, asciiOnly: boolean): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return asciiOnly ? escaped.replace(/[^\0-\u007f]/gu, (char) => `&#${char.codePointAt(0)};`) : escaped;
}

/** An unparsed piece has no way to write a character by its number, and ends where it says so. */
function unparsed(text: string, asciiOnly: boolean): string | undefined {
  if (asciiOnly && /[^\0-\u007f]/.test(text)) return undefined;
  return text.replaceAll("]]>", "]]]]><![CDATA[>");
}

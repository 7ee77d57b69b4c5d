/** Joins wrapped lines into the sentences and bullets that the person wrote. */

import type { DocumentLine } from "#app/documents/document.ts";
import { regex } from "#app/platform/regex.ts";

export type Unit = {
  /** One sentence or bullet, single spaces. */
  text: string;
  /** Indexes into ReadDocument.lines of the lines it comes from, in order. */
  lines: number[];
};

const OPEN_END = regex("iu")`
    (?:[,–(/-]|\b(?:de|del|la|el|los|las|un|una|y|e|o|u|en|con|por|para|a|al|que|se|su|sus|sin|sobre|entre|como|
    the|and|of|to|for|in|with|on|at|by|from|da|do|dos|das|em|com|no|na|ao))$
  `;
const CLOSED_END = /[.!?:;»"”]$/u;
const LOWER_START = /^[\p{Ll}(]/u;
/** Share of the longest line of its block from which a line counts as full and may wrap. */
const FULL_LINE = 0.6;
const CLOSE_GAP = 0.75;

function wraps(before: DocumentLine, line: DocumentLine, widest: number): boolean {
  if (line.role === "heading" || before.role === "heading" || before.role === "table" || line.role === "table")
    return false;
  if (CLOSED_END.test(before.text) || line.gapBefore >= CLOSE_GAP) return false;
  if (before.bold !== line.bold && before.text.length < widest * FULL_LINE) return false;
  const full = before.text.length >= widest * FULL_LINE;
  if (OPEN_END.test(before.text) && (full || line.role !== "list")) return true;
  if (line.role === "list" && before.role !== "list") return false;
  return (
    full &&
    (LOWER_START.test(line.text) ||
      (line.role !== "list" && before.text.length >= widest * 0.9 && widest > 60 && /^[\d%$]/u.test(line.text)))
  );
}

/** Joins wrapped lines. `indexes` must be in reading order; only adjacent lines of the document are joined. */
export function paragraphs(lines: readonly DocumentLine[], indexes: readonly number[]): Unit[] {
  const widest = new Map<number, number>();
  for (const index of indexes) {
    const line = lines[index];
    if (line !== undefined) widest.set(line.block, Math.max(widest.get(line.block) ?? 0, line.text.length));
  }
  const units: Unit[] = [];
  for (const index of indexes) {
    const line = lines[index];
    if (line === undefined) continue;
    const last = units.at(-1);
    const beforeIndex = last?.lines.at(-1);
    const before = beforeIndex === undefined ? undefined : lines[beforeIndex];
    const width = before === undefined ? 0 : (widest.get(before.block) ?? 0);
    if (last !== undefined && before !== undefined && beforeIndex === index - 1 && wraps(before, line, width)) {
      last.text = `${last.text} ${line.text}`;
      last.lines.push(index);
    } else {
      units.push({ text: line.text, lines: [index] });
    }
  }
  return units.map((unit) => ({ ...unit, text: unit.text.replace(/\s+/g, " ").trim() }));
}

const SENTENCE_END = /(?<=[\p{L}\p{N})%»"”][.!?])\s+(?=[\p{Lu}¿¡«"“\d])/u;
const ABBREVIATION = regex("u")`
    \b(?:S\.A|Ltda|Cía|Cia|Sr|Sra|Dr|Dra|Ing|Lic|Prof|aprox|Av|Avda|Nº|No|núm|art|etc|Inc|Co|Ltd|EE|vs|p|pág|St|
    tel|Gral|Depto|[A-Z])\.$
  `;
const SHORT_SENTENCE_WORDS = 3;

/** Whether the final full stop belongs to an abbreviation ("Ltda.", "S.A."). */
export const endsInAbbreviation = (text: string): boolean => ABBREVIATION.test(text);

/** The sentences of a unit; a sentence of one or two words stays with the one before it. */
export function sentences(unit: Unit): Unit[] {
  const parts: string[] = [];
  for (const part of unit.text.split(SENTENCE_END)) {
    const last = parts.at(-1);
    const glue = last !== undefined && (endsInAbbreviation(last) || wordCount(part) < SHORT_SENTENCE_WORDS);
    if (glue) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts.map((text) => ({ text, lines: unit.lines }));
}

/** Number of words, not counting bare figures and symbols. */
export function wordCount(text: string): number {
  return text.match(/\p{L}[\p{L}\p{M}\p{N}'’.-]*/gu)?.length ?? 0;
}

const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}’'.-]*";
const LONG_NAME = new RegExp(`${CAPITAL}(?:\\s+(?:(?:de|del|la|las|los|el|y|of|the|and)\\s+)*${CAPITAL})+`, "gu");

/** The text with multi-word names reduced to one word, so that a longer name scores no better. */
export function withNamesAsOne(text: string): string {
  return /\p{Ll}/u.test(text) ? text.replace(LONG_NAME, (name) => name.slice(0, name.search(/\s/))) : text;
}

/** A number in digits or words, in normalized text. */
export const SAYS_NUMBER = regex("u")`
    \d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|catorce|quince|dieci\p{L}+|veinti?\p{L}*|
    treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|docenas?|decenas?|cien\p{L}*|mil|mitad|doble|half|
    twice|tenth|third|quarter|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b
  `;

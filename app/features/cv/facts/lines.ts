/** One line of the document with what can be derived from it alone: dates, label, whether it is prose. */

import type { DocumentLine } from "#app/documents/document.ts";
import { regex } from "#app/platform/regex.ts";
import { headingKind } from "../vocabulary/headings.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { type DateExpression, findDates } from "./dates/date-ranges.ts";
import { withoutDates } from "./dates/strip-dates.ts";
import type { MonthIndex } from "./facts.ts";
import { scoreBesideDegree } from "./studies/place-of-study.ts";
import { degreeScore, employerScore, institutionScore, startsWithVerb, titleScore } from "./text-type-scores.ts";

export type CvLine = {
  index: number;
  source: DocumentLine;
  /** Text without a leading bullet. */
  text: string;
  normalized: string;
  dates: readonly DateExpression[];
  /** For a table row: the range that fills a cell of its own and so dates the row. */
  rowDate: DateExpression | undefined;
  /** Text without bullet and dates, separators at the ends trimmed. */
  rest: string;
  /** "Cargo: Analista" -> name "cargo" (normalized), value "Analista"; the value may be empty ("Funciones:"). */
  label: { name: string; value: string } | null;
  words: number;
  bullet: boolean;
  /** Scores of text-type-scores.ts for the text without dates; 0 for long lines, which name nothing. */
  title: number;
  employer: number;
  degree: number;
  institution: number;
  /** Begins with a verb, as tasks and achievements do. */
  verb: boolean;
  /** Reads as prose: a description, not a heading, a title or a name. */
  prose: boolean;
};

const BULLET = /^(?:#{1,5}(?=\s)|[\p{So}•●▪■◦‣➢➤✓✔►▶*·○❖\uf0b7\uf0a7\uf0d8]|[-–—](?=\s)|o(?=\s\p{Lu}))\s*/u;
const LABEL = /^([\p{L}][\p{L}\s./()-]{1,34}?)\s?:(?!\/\/)\s*(.*)$/u;
/** Labels in the first cell of rows that hold one field. */
const FIELD = regex()`
    ^(?:nombres?|apellidos?|domicilio|direccion|fono|telefono|tel|celular|movil|correo|e-?mail|mail|ciudad|comuna|
    region|profesion|oficio|cargo|puesto|titulo|fecha de nacimiento|nacimiento|cedula|rut|run|dni|estado civil|
    nacionalidad|empresa|empleador|institucion(?: / empresa)?|empresa / institucion|departamento o area|periodo|
    desde|hasta|(?:fecha (?:de )?)?(?:inicio|ingreso|termino|retiro)|jornada|funciones|designation|employer|from|
    to|linkedin|edad|pais|name|address|phone|email)\b[^\d@]*$
  `;
const FUNCTION_WORD = regex()`
    ^(?:el|la|los|las|que|se|con|por|para|un|una|su|sus|como|mi|me|lo|al|the|with|for|and|to|of|i|my|have|has|is|
    are|was|which|that|que|com|para|uma|seu|sua|y|e)$
  `;
const SIGNAL_LENGTH = 220;
const BOUNDED_WORDS = 16;
const MAX_CELL_WORDS = 9;
const LONG_LINE = 200;
export const PROSE_WORDS = 12;

/** Truncates endless runs of symbols, digits or letters, which mean nothing and make regular expressions slow. */
function withoutRuns(text: string): string {
  if (text.length < LONG_LINE) return text;
  return text
    .replace(/[\s\p{P}\p{S}]{9,}/gu, (run) => run.slice(0, 8))
    .replace(/\d{41,}/g, (run) => run.slice(0, 40))
    .replace(/\S{301,}/g, (run) => run.slice(0, 300));
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "02/2021 - PresenteMedellín": the end of a range run together with the place in the next column. */
const GLUED = /(?:\b(?:19|20)\d{2}|\b(?:[Pp]resente|[Aa]ctual(?:idad)?|[Pp]resent|[Nn]ow|[Hh]oy))(?=\p{Lu}\p{Ll}{2})/gu;

/** "Desde (mes/año)": a form's hint on how to fill in a field. */
const HINT = /\s?\((?:mes|d[ií]a|dd|mm)\s?[/-]\s?(?:mes\s?[/-]\s?|mm\s?[/-]\s?)?(?:a[ñn]o|a{2,4}|y{2,4})\)/giu;

/** One line by itself. */
export function cvLine(read: DocumentLine, index: number, today: MonthIndex): CvLine {
  const source = { ...read, text: withoutRuns(read.text).replace(GLUED, "$& ").replace(HINT, " ") };
  const mark = BULLET.exec(source.text);
  const text = mark === null ? source.text : source.text.slice(mark[0].length).trim() || source.text;
  const normalized = normalize(text);
  const dates =
    /\d|\b(?:dos mil|mil novecientos)\b/.test(normalized) || source.text.length < 60 ? findDates(text, today) : [];
  const rowDate = source.role === "table" && text === source.text ? ownCell(text, dates) : undefined;
  const words = wordsIn(text);
  const rest = withoutDates(text, dates);
  const short = rest.length <= SIGNAL_LENGTH || source.role === "table";
  // Each cell of a row is scored by itself: "Colegio Peñablanca Profesor de Matemática 36".
  const cells = source.role === "table" ? rest.split(/\s{2,}/).filter((cell) => cell.length <= SIGNAL_LENGTH) : [rest];
  const best = (score: (text: string) => number): number => Math.max(0, ...cells.map(score));
  const study = short ? scoreBesideDegree(rest) : 0;
  return {
    index,
    source,
    text,
    normalized,
    dates,
    rowDate,
    rest,
    label: labelOf(text),
    words,
    bullet: mark !== null || source.role === "list",
    title: short ? best(titleScore) : 0,
    // A school recognised only by its position scores like one with a cue word.
    employer: short ? Math.max(best(employerScore), study / 2) : 0,
    degree: short ? best(degreeScore) : 0,
    institution: short ? institutionScore(rest) || study : 0,
    verb: startsWithVerb(rest),
    prose:
      !isRow(source) &&
      rowDate === undefined &&
      isProse(text, words, rest, dates) &&
      !(words <= 16 && /@|\bwww\.|https?:/.test(text)),
  };
}

/** Cells of a table are short, however many words the row has. */
function isRow(source: DocumentLine): boolean {
  return (
    source.role === "table" && source.text.split(/\s{2,}/).every((cell) => cell.split(" ").length <= MAX_CELL_WORDS)
  );
}

/** The range that fills a cell of a table row: it dates the row, whatever the other cells hold. */
function ownCell(text: string, dates: readonly DateExpression[]): DateExpression | undefined {
  return dates.find(
    ({ shape, from, to }) =>
      shape === "range" &&
      /(?:^|\s{2})\s*$/.test(text.slice(0, from)) &&
      (/\s{2}$/.test(text.slice(from, to)) || /^\s*(?:$|\s{2})/.test(text.slice(to))),
  );
}

/** Many short items, no sentence: "R y Python (avanzado), modelos mixtos, qPCR". */
function isEnumeration(text: string, words: number): boolean {
  const items = text.split(/[,;|/·•]\s/).length;
  return items >= 4 && words / items <= 3.2 && !/[.!?]\s+\p{Lu}/u.test(text);
}

/** A label before a colon, or a known heading in the first cell of a table row. */
function labelOf(text: string): CvLine["label"] {
  const label = LABEL.exec(text);
  if (label !== null) return { name: normalize(label[1] ?? "").trim(), value: (label[2] ?? "").trim() };
  const cell = /^(.{3,40}?) {2,}(\S.*)$/.exec(text);
  if (cell === null || (headingKind(cell[1] ?? "") === null && !FIELD.test(normalize(cell[1] ?? "")))) return null;
  return { name: normalize(cell[1] ?? ""), value: cell[2] ?? "" };
}

const SENTENCES_OF_PATTERN = regex("u")`
        (?<=\p{L}{3}[.;]|\d[.;])\s+(?=[\p{Lu}\d])|(?<=[\p{L}\d)][.;])\s+(?=(?:he|soy|fui|estuve|estoy|tengo|
        trabaj\p{L}+|estudi\p{L}+|s[eé]|mi|vivo|ahora|busco|actualmente)\s)|(?:,\s*|\s+)(?=(?:y\s+)?(?:antes|
        despu[eé]s|luego|previamente|posteriormente)\s)
      `;

/** Prose that contains dates is split into sentences, each a line under the same index; other lines stay whole. */
export function sentencesOf(line: CvLine, today: MonthIndex): CvLine[] {
  if (!line.prose || line.dates.length === 0 || line.text.length < 40) return [line];
  const parts = line.text
    .split(SENTENCES_OF_PATTERN)
    .map((text) => cvLine({ ...line.source, text }, line.index, today));
  const dated = parts.filter((part) => part.dates.length > 0).length;
  if (dated < 2 && !(dated === 1 && parts.length >= 3)) return [line];
  const sentences: CvLine[] = [];
  for (const part of parts) {
    const last = sentences.at(-1);
    // "Pediatra, Hospital San Gabriel. Abril 2019 a la fecha": the dates belong to the preceding sentence.
    const dateOnly = part.dates[0] !== undefined && part.dates[0].from <= 2 && last?.dates.length === 0;
    if (last !== undefined && dateOnly)
      sentences[sentences.length - 1] = cvLine(
        { ...line.source, text: `${last.text} ${part.text}` },
        line.index,
        today,
      );
    else sentences.push(part);
  }
  return sentences;
}

/** Only a note in brackets or after a comma follows the dates: "… marzo 2025 (contrato de reemplazo)". */
function closes(range: DateExpression, text: string): boolean {
  const after = text.slice(range.to).trim();
  return after.length <= 2 || /^(?:\([^()]{2,40}\)|[,·|–-]\s*[^.;,]{2,40})\.?$/.test(after);
}

function isFunctionWord(word: string, at: number): boolean {
  return FUNCTION_WORD.test(normalize(word)) && (at === 0 || !/^\p{Lu}\p{Ll}/u.test(word));
}

function isProse(text: string, words: number, rest: string, dates: readonly DateExpression[]): boolean {
  if (words < 5) return false;
  // "La Pintana", "Los Ríos": a capitalised article is part of a name.
  const small = text.split(/[^\p{L}\p{M}]+/u).filter((word, at) => isFunctionWord(word, at)).length;
  // A line that begins or ends with a range names a job, however long it is.
  const range = dates.find((date) => date.shape === "range");
  const bounded = range !== undefined && (range.from <= 2 || closes(range, text));
  if (bounded) return rest.split(/\s+/).length > BOUNDED_WORDS || /[.;]\s+\p{L}{5}/u.test(rest);
  const stops =
    /[.!?]["»”)]?$/.test(text) && !/\b(?:s\.?a|ltda|spa|cia|inc|eirl|s\.?p\.?a|corp|ltd|c\.?v|sr|jr)\.$/i.test(text);
  if (stops && (words >= 7 || small >= 1)) return true;
  if (isEnumeration(text, words)) return false;
  // "casa particular, niñera 1 año y 6 meses": a job dated by its duration.
  if (words < PROSE_WORDS && /\d\s*(?:años?|anos?|mes(?:es)?)$/i.test(text)) return false;
  if (/^\p{Ll}/u.test(text) && words >= 7 && (words >= PROSE_WORDS || titleScore(text) < 2.5)) return true;
  if (words >= PROSE_WORDS) return small / words >= 0.12 && !/\s[|·]\s/.test(text);
  return /[.;]\s+\p{L}/u.test(text.replace(/\b\p{L}{1,4}\.\s|\.{4,}/gu, "")) && words >= 8;
}

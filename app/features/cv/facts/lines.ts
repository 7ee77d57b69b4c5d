/** One line of the document with what can be told of it by itself: its dates, its label, whether it is prose. */

import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";
import { headingKind } from "../vocabulary/headings.ts";
import { fold } from "../vocabulary/text.ts";
import { type DateExpression, findDates } from "./dates/ranges.ts";
import { withoutDates } from "./dates/without.ts";
import type { MonthIndex } from "./facts.ts";
import { degreeScore, employerScore, institutionScore, startsWithVerb, titleScore } from "./signals.ts";
import { scoreBesideDegree } from "./studies/place-of-study.ts";

export type CvLine = {
  index: number;
  source: DocumentLine;
  /** Text without a bullet in front. */
  text: string;
  folded: string;
  dates: readonly DateExpression[];
  /** Of a table row: the range that fills a cell of its own and so dates the row. */
  rowDate: DateExpression | undefined;
  /** Text without bullet and dates, separators at the ends trimmed. */
  rest: string;
  /** "Cargo: Analista" -> name "cargo" (folded), value "Analista"; the value may be empty ("Funciones:"). */
  label: { name: string; value: string } | null;
  words: number;
  bullet: boolean;
  /** Scores of signals.ts for the text without dates; 0 for long lines, which name nothing. */
  title: number;
  employer: number;
  degree: number;
  institution: number;
  /** Begins as tasks and achievements do. */
  verb: boolean;
  /** Reads as running text: what was done, not a heading, a title or a name. */
  prose: boolean;
};

const BULLET = /^(?:#{1,5}(?=\s)|[\p{So}•●▪■◦‣➢➤✓✔►▶*·○❖\uf0b7\uf0a7\uf0d8]|[-–—](?=\s)|o(?=\s\p{Lu}))\s*/u;
const LABEL = /^([\p{L}][\p{L}\s./()-]{1,34}?)\s?:(?!\/\/)\s*(.*)$/u;
/** First cells of rows that hold one datum. */
const FIELD =
  /^(?:nombres?|apellidos?|domicilio|direccion|fono|telefono|tel|celular|movil|correo|e-?mail|mail|ciudad|comuna|region|profesion|oficio|cargo|puesto|titulo|fecha de nacimiento|nacimiento|cedula|rut|run|dni|estado civil|nacionalidad|empresa|empleador|institucion(?: \/ empresa)?|empresa \/ institucion|departamento o area|periodo|desde|hasta|(?:fecha (?:de )?)?(?:inicio|ingreso|termino|retiro)|jornada|funciones|designation|employer|from|to|linkedin|edad|pais|name|address|phone|email)\b[^\d@]*$/;
const FUNCTION_WORD =
  /^(?:el|la|los|las|que|se|con|por|para|un|una|su|sus|como|mi|me|lo|al|the|with|for|and|to|of|i|my|have|has|is|are|was|which|that|que|com|para|uma|seu|sua|y|e)$/;
const SIGNAL_LENGTH = 220;
const BOUNDED_WORDS = 16;
const MAX_CELL_WORDS = 9;
const LONG_LINE = 200;
const PROSE_WORDS = 12;

/** Lines of the document in order; indexes are those of `document.lines`. */
export function cvLines(document: ReadDocument, today: MonthIndex): CvLine[] {
  const lines = document.lines.map((source, index) => cvLine(source, index, today));
  for (let at = 0; at + 1 < lines.length; at += 1) {
    joinWrappedDates(lines, at, today);
    joinTornColumn(lines, at, today);
    joinStackedDates(lines, at);
  }
  return lines;
}

const START_LABEL = /^(?:fecha (?:de )?(?:ingreso|inicio)|ingreso|inicio|desde|from|start(?: date)?)$/;
const END_LABEL =
  /^(?:fecha (?:de )?(?:retiro|termino|salida|egreso|fin)|retiro|termino|salida|egreso|fin|hasta|to|end(?: date)?)$/;

/** Beginning and end on lines of their own: "Marzo 2018" / "Julio 2021", "Fecha de ingreso: …" / "Fecha de retiro: …". */
function joinStackedDates(lines: CvLine[], at: number): void {
  const [line, next] = [lines[at], lines[at + 1]];
  const [start, end] = [line?.dates[0], next?.dates[0]];
  if (line === undefined || next === undefined || start === undefined || end === undefined) return;
  const labelled = START_LABEL.test(line.label?.name ?? "") && END_LABEL.test(next.label?.name ?? "");
  const bare = line.rest === "" && next.rest === "" && start.shape === "single" && end.shape === "single";
  if (!(labelled || bare) || line.dates.length > 1 || next.dates.length > 1) return;
  if (end.interval.end === null ? end.interval.start < start.interval.start : end.interval.end < start.interval.start)
    return;
  const interval = { start: start.interval.start, end: end.shape === "single" ? end.interval.end : null };
  const precision = start.precision === "year" || end.precision === "year" ? "year" : "month";
  const range: DateExpression = { ...start, shape: "range", interval, precision, yearEnd: end.yearEnd };
  lines[at] = { ...line, dates: [range], rowDate: line.rowDate && range, rest: labelled ? "" : line.rest };
  lines[at + 1] = { ...next, dates: [], rest: "" };
}

const BROKEN_DATE =
  /(?:[-–—→]|(?:[-–—]|\b(?:al?|hasta|to|until|till))\s?\p{L}{3,10}\.?|\b(?:al?|hasta|desde|to|until|until|since|from|de|del|el|la|entre|ate|até)|\b\d{4})\s*$/iu;
const JOINED_LENGTH = 48;

/** "febrero de 2022 hasta" / "ahora. Dirijo…": a range that a line break cut belongs to the line in which it begins. */
function joinWrappedDates(lines: CvLine[], at: number, today: MonthIndex): void {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || next === undefined || next.source.gapBefore >= 1 || !BROKEN_DATE.test(line.text)) return;
  const joined = `${line.text} ${next.text.slice(0, JOINED_LENGTH)}`;
  const crossing = findDates(joined, today).find(
    (date) => date.from < line.text.length && date.to > line.text.length + 1,
  );
  if (crossing === undefined || crossing.shape !== "range") return;
  const taken = crossing.to - line.text.length - 1;
  const before = line.dates.filter((date) => date.to <= crossing.from);
  const dates = [...before, crossing];
  const left = next.text.slice(taken).replace(/^[\s,.;)]+/, "");
  lines[at] = {
    ...line,
    dates,
    rowDate: line.rowDate && crossing,
    rest: withoutDates(joined.slice(0, crossing.to), dates),
    prose: line.prose && wordsIn(line.text.slice(0, crossing.from)) >= PROSE_WORDS,
    text: joined.slice(0, crossing.to).trimEnd(),
  };
  const rest = cvLine({ ...next.source, text: left === "" ? next.source.text : left }, next.index, today);
  lines[at + 1] = left === "" ? { ...rest, dates: [], rest: "", prose: false } : { ...rest, text: left };
}

const DANGLING = /^[\s.)]*(?:[-–—→]|\b(?:al?|hasta|to|until)\b)\s*(?=\S)/iu;
const NARROW_COLUMN = 24;

/**
 * "Mar 2021 – Therapist, Corrib" over "Present Lead a caseload": a column of dates too narrow for its spans, so near to the
 * text that both were read as one line. The end goes back to the line of its beginning.
 */
function joinTornColumn(lines: CvLine[], at: number, today: MonthIndex): void {
  const [line, next] = [lines[at], lines[at + 1]];
  const [date] = line?.dates ?? [];
  if (line === undefined || next === undefined || date === undefined || line.dates.length > 1) return;
  const link = date.from <= 2 && date.shape === "single" ? DANGLING.exec(line.text.slice(date.to)) : null;
  if (link === null || next.source.gapBefore >= 1) return;
  const written = `${line.text.slice(0, date.to).trim()} – `;
  const joined = findDates(written + next.text.slice(0, NARROW_COLUMN), today).find(
    ({ from, to, shape }) => from <= 2 && to > written.length && shape === "range",
  );
  if (joined === undefined || !/^\P{L}*\p{L}*\P{L}*$/u.test(next.text.slice(0, joined.to - written.length))) return;
  const end = joined.to - written.length;
  const told = line.text.slice(date.to + link[0].length);
  const text = `${written}${next.text.slice(0, end).trim()}  ${told}`;
  const dates = [{ ...joined, from: 0, to: text.length - told.length - 2 }];
  lines[at] = { ...cvLine({ ...line.source, text: told }, line.index, today), text, folded: fold(text), dates };
  const left = next.text.slice(end).replace(/^[\s,.;)]+/, "");
  const rest = cvLine({ ...next.source, text: left === "" ? next.source.text : left }, next.index, today);
  lines[at + 1] = left === "" ? { ...rest, dates: [], rest: "", prose: false } : { ...rest, text: left };
}

/** Endless runs of signs, digits or letters say nothing and make patterns slow: their beginning is kept. */
function withoutRuns(text: string): string {
  if (text.length < LONG_LINE) return text;
  return text
    .replace(/[\s\p{P}\p{S}]{9,}/gu, (run) => run.slice(0, 8))
    .replace(/\d{41,}/g, (run) => run.slice(0, 40))
    .replace(/\S{301,}/g, (run) => run.slice(0, 300));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "02/2021 - PresenteMedellín": an end of a span with the place that stands beside it in a column of its own. */
const GLUED = /(?:\b(?:19|20)\d{2}|\b(?:[Pp]resente|[Aa]ctual(?:idad)?|[Pp]resent|[Nn]ow|[Hh]oy))(?=\p{Lu}\p{Ll}{2})/gu;

/** "Desde (mes/año)": how a form wants its field filled in. */
const HINT = /\s?\((?:mes|d[ií]a|dd|mm)\s?[/-]\s?(?:mes\s?[/-]\s?|mm\s?[/-]\s?)?(?:a[ñn]o|a{2,4}|y{2,4})\)/giu;

/** One line by itself. */
export function cvLine(read: DocumentLine, index: number, today: MonthIndex): CvLine {
  const source = { ...read, text: withoutRuns(read.text).replace(GLUED, "$& ").replace(HINT, " ") };
  const mark = BULLET.exec(source.text);
  const text = mark === null ? source.text : source.text.slice(mark[0].length).trim() || source.text;
  const folded = fold(text);
  const dates =
    /\d|\b(?:dos mil|mil novecientos)\b/.test(folded) || source.text.length < 60 ? findDates(text, today) : [];
  const rowDate = source.role === "table" && text === source.text ? ownCell(text, dates) : undefined;
  const words = wordsIn(text);
  const rest = withoutDates(text, dates);
  const short = rest.length <= SIGNAL_LENGTH || source.role === "table";
  // Each cell of a row speaks for itself: "Colegio Peñablanca  Profesor de Matemática  36".
  const cells = source.role === "table" ? rest.split(/\s{2,}/).filter((cell) => cell.length <= SIGNAL_LENGTH) : [rest];
  const best = (score: (text: string) => number): number => Math.max(0, ...cells.map(score));
  const study = short ? scoreBesideDegree(rest) : 0;
  return {
    index,
    source,
    text,
    folded,
    dates,
    rowDate,
    rest,
    label: labelOf(text),
    words,
    bullet: mark !== null || source.role === "list",
    title: short ? best(titleScore) : 0,
    // A place of study without a word that says so counts as much as one with it.
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

/** The range that fills a cell of a table row: it dates the row, whatever the other cells tell. */
function ownCell(text: string, dates: readonly DateExpression[]): DateExpression | undefined {
  return dates.find(
    ({ shape, from, to }) =>
      shape === "range" &&
      /(?:^|\s{2})\s*$/.test(text.slice(0, from)) &&
      (/\s{2}$/.test(text.slice(from, to)) || /^\s*(?:$|\s{2})/.test(text.slice(to))),
  );
}

/** "R y Python (avanzado), modelos mixtos, qPCR": many short items, no sentence. */
function isEnumeration(text: string, words: number): boolean {
  const items = text.split(/[,;|/·•]\s/).length;
  return items >= 4 && words / items <= 3.2 && !/[.!?]\s+\p{Lu}/u.test(text);
}

/** A name before a colon, or a known heading in the first cell of a table row. */
function labelOf(text: string): CvLine["label"] {
  const label = LABEL.exec(text);
  if (label !== null) return { name: fold(label[1] ?? "").trim(), value: (label[2] ?? "").trim() };
  const cell = /^(.{3,40}?) {2,}(\S.*)$/.exec(text);
  if (cell === null || (headingKind(cell[1] ?? "") === null && !FIELD.test(fold(cell[1] ?? "")))) return null;
  return { name: fold(cell[1] ?? ""), value: cell[2] ?? "" };
}

/** The sentences of running text that holds dates, each as a line of its own under the same index; other lines as they are. */
export function sentencesOf(line: CvLine, today: MonthIndex): CvLine[] {
  if (!line.prose || line.dates.length === 0 || line.text.length < 40) return [line];
  const parts = line.text
    .split(
      /(?<=\p{L}{3}[.;]|\d[.;])\s+(?=[\p{Lu}\d])|(?<=[\p{L}\d)][.;])\s+(?=(?:he|soy|fui|estuve|estoy|tengo|trabaj\p{L}+|estudi\p{L}+|s[eé]|mi|vivo|ahora|busco|actualmente)\s)|(?:,\s*|\s+)(?=(?:y\s+)?(?:antes|despu[eé]s|luego|previamente|posteriormente)\s)/u,
    )
    .map((text) => cvLine({ ...line.source, text }, line.index, today));
  const dated = parts.filter((part) => part.dates.length > 0).length;
  if (dated < 2 && !(dated === 1 && parts.length >= 3)) return [line];
  const sentences: CvLine[] = [];
  for (const part of parts) {
    const last = sentences.at(-1);
    // "Pediatra, Hospital San Gabriel. Abril 2019 a la fecha": the dates belong to what they follow.
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

/** Nothing follows the dates but a note in brackets or after a comma: "… marzo 2025 (contrato de reemplazo)". */
function closes(range: DateExpression, text: string): boolean {
  const after = text.slice(range.to).trim();
  return after.length <= 2 || /^(?:\([^()]{2,40}\)|[,·|–-]\s*[^.;,]{2,40})\.?$/.test(after);
}

function isFunctionWord(word: string, at: number): boolean {
  return FUNCTION_WORD.test(fold(word)) && (at === 0 || !/^\p{Lu}\p{Ll}/u.test(word));
}

function isProse(text: string, words: number, rest: string, dates: readonly DateExpression[]): boolean {
  if (words < 5) return false;
  // "La Pintana", "Los Ríos": a capital makes the article part of a name.
  const small = text.split(/[^\p{L}\p{M}]+/u).filter((word, at) => isFunctionWord(word, at)).length;
  // A line that a range opens or closes names a job however long it is.
  const range = dates.find((date) => date.shape === "range");
  const bounded = range !== undefined && (range.from <= 2 || closes(range, text));
  if (bounded) return rest.split(/\s+/).length > BOUNDED_WORDS || /[.;]\s+\p{L}{5}/u.test(rest);
  const stops =
    /[.!?]["»”)]?$/.test(text) && !/\b(?:s\.?a|ltda|spa|cia|inc|eirl|s\.?p\.?a|corp|ltd|c\.?v|sr|jr)\.$/i.test(text);
  if (stops && (words >= 7 || small >= 1)) return true;
  if (isEnumeration(text, words)) return false;
  // "casa particular, niñera 1 año y 6 meses": a job told by its length.
  if (words < PROSE_WORDS && /\d\s*(?:años?|anos?|mes(?:es)?)$/i.test(text)) return false;
  if (/^\p{Ll}/u.test(text) && words >= 7 && (words >= PROSE_WORDS || titleScore(text) < 2.5)) return true;
  if (words >= PROSE_WORDS) return small / words >= 0.12 && !/\s[|·]\s/.test(text);
  return /[.;]\s+\p{L}/u.test(text.replace(/\b\p{L}{1,4}\.\s|\.{4,}/gu, "")) && words >= 8;
}

/** The care of the writing that needs no dictionary: capitals, signs, shortened words. Any language. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { cutQuote } from "./quote.ts";
import type { CvReading } from "./reading.ts";
import type { Deed } from "./results.ts";

export type WritingFlaws = {
  /** 1 = careful, 0 = careless. */
  care: number;
  /** Lines that show it. */
  lines: number[];
  /** Those with signs, shortened words or slips: a small letter at the start may be the work of a table. */
  signs: number[];
};

const SIGNS = /[!¡?¿]{2,}|,,|(?<!\.)\.\.(?!\.)|\s,\s|\s\.(?:\s|$)|\p{L},\p{L}/u;
const CHAT = /(?:^|\s)(?:q|xq|pq|tb|tmb|k|xfa|porfa|u|ur|pls|im|dont|ive|didnt)(?=\s|[.,](?!\p{L})|$)/u;
const COMMON_SLIPS =
  /\b(?:e (?:trabajado|estado|hecho|sido|tenido|realizado)|a (?:trabajado|echo|sido)|haber si|aver|asta (?:hoy|la fecha|el|ahora)|osea|haiga|atravez)\b/;
/** What people who learnt English in Spanish most often misspell: CVs in English have no dictionary here. */
const ENGLISH_SLIPS =
  /\b(?:recieve\w*|managment|responsab(?:le|ility|ilities)|experiance|expirience|acheive\w*|enviroment\w*|seperate\w*|definately|succes(?:ful\w*)?|comunicat\w*|comunity|profesional\w*|knowlege|knowladge|maintenence|ocurr?ed|oportunit\w*|diferent|colaborat\w*|recomend\w*|adress|atention|begining|writting|excelent|enginer\w*|languaje\w*|bussines|busines|inteligent|necesary|posible|proyect\w*|assistent|customers service|stablish\w*|efficency|tecnolog\w*|tecnical|analize[ds]?|i am work|did a internship)\b/g;
const LIMIT = 0.3;

/** Flaws by line that counts; a wrapped line may begin in lower case, a lone line or the first of its block may not. */
export function writingFlaws(reading: CvReading): WritingFlaws {
  const { document, kept } = reading;
  const wrapped = new Set(reading.prose.flatMap((unit) => unit.lines.slice(1)));
  // "titulada año 2023" under the place of study, which may be so short that the line cannot have wrapped.
  const notes = new Set(reading.facts.studies.flatMap((study) => study.lines.slice(1)));
  const inList = new Set(
    reading.kept.filter((line) =>
      ["skills", "languages", "contact", "interests"].includes(reading.sectionOf.get(line) ?? ""),
    ),
  );
  const lines: number[] = [];
  const signs: number[] = [];
  let judged = 0;
  for (const index of kept) {
    const text = document.lines[index]?.text ?? "";
    if (!/\p{L}{3}/u.test(text) || /@|www\.|https?:|\.(?:com|cl)\b/u.test(text)) continue;
    judged += 1;
    const folded = fold(text);
    const dated = /^\p{Ll}+\.?\s*(?:de(?:l)?\s*)?['’]?\d{2,4}/u.test(text);
    const low =
      /^\p{Ll}(?!\p{Ll}{0,2}['’-]\p{Lu})/u.test(text) &&
      !dated &&
      !wrapped.has(index) &&
      !notes.has(index) &&
      !inList.has(index) &&
      !continues(document.lines[index - 1]?.text ?? "");
    const isFlawed = SIGNS.test(text) || CHAT.test(folded) || COMMON_SLIPS.test(folded);
    if (low || isFlawed) lines.push(index);
    if (isFlawed) signs.push(index);
  }
  const share = judged === 0 ? 0 : lines.length / judged;
  return { care: Math.max(0, 1 - share / LIMIT), lines, signs };
}

/** Two writings of the same thing in one CV, each with an example of it. */
export type Unevenness = { kind: "stop" | "month"; with: string; without: string };

const CAPITAL_MONTH =
  /(?<=[\p{Ll}\d,–-] )(?:Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre)(?= (?:de |del )?(?:19|20)\d{2})/u;
const ENDS_CLOSED = /[.!?]$/u;
/** Fewer lines show no habit. */
const FEWEST_LINES = 3;
const SHOWN_WORDS = 45;

/**
 * Lines about deeds of which some end in a full stop and others do not; months in capitals within a line of Spanish.
 * Null where the writing is even. Fragments, which a table or a column may have torn apart, are not looked at.
 */
export function unevenness(reading: CvReading): Unevenness | null {
  // Only what is a line of its own shows how its writer ends one.
  const textAt = (line: number) => (reading.document.lines[line]?.text ?? "").trim();
  const isLine = ({ lines, text }: Deed) => {
    const [line = -1] = lines;
    if (lines.length === 0) return true;
    const isAlone = lines.length === 1 && cutQuote(textAt(line), text.length + 1) === cutQuote(text, text.length + 1);
    // What goes on below, or came from above, is no line of its own.
    return isAlone && !/^[\p{Ll}\d(]/u.test(textAt(line + 1)) && !continues(textAt(line - 1));
  };
  const whole = reading.deeds.filter((deed) => !deed.aside && deed.opener.kind !== "none" && isLine(deed));
  // The quotes show their ends.
  const shown = whole.filter(({ text }) => text.length <= SHOWN_WORDS);
  const closed = shown.find((deed) => ENDS_CLOSED.test(deed.text));
  const open = shown.find((deed) => !ENDS_CLOSED.test(deed.text));
  if (closed !== undefined && open !== undefined && whole.length >= FEWEST_LINES)
    return { kind: "stop", with: closed.text, without: open.text };
  if (reading.facts.language !== "es") return null;
  for (const index of reading.kept) {
    const month = CAPITAL_MONTH.exec(reading.document.lines[index]?.text ?? "")?.[0];
    if (month !== undefined) return { kind: "month", with: month, without: month.toLowerCase() };
  }
  return null;
}

/** Whether the line before may go on in the next: it is long, or ends open. */
function continues(before: string): boolean {
  return before.length > 45 || /[,;:–-]$/.test(before);
}

/** Misspelt words of a CV in English, one entry per different word; empty in other languages. */
export function englishSlips(reading: CvReading): { word: string; line: number }[] {
  if (reading.facts.language !== "en") return [];
  const found = new Map<string, number>();
  for (const line of reading.kept) {
    if (reading.sectionOf.get(line) === "contact") continue;
    for (const [word] of fold(reading.document.lines[line]?.text ?? "").matchAll(ENGLISH_SLIPS)) {
      if (!found.has(word)) found.set(word, line);
    }
  }
  return [...found].map(([word, line]) => ({ word, line }));
}

/** Carefulness of writing, judged without a dictionary: capitals, punctuation, abbreviations. Any language. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvReading } from "./cv-context.ts";
import { cutQuote } from "./quote.ts";
import type { Achievement } from "./results.ts";

export type WritingFlaws = {
  /** 1 = careful, 0 = careless. */
  care: number;
  /** Lines with flaws. */
  lines: number[];
  /** Lines with flaws in punctuation, abbreviations or spelling; a lower-case start may come from a table. */
  signs: number[];
};

const SIGNS = /[!¡?¿]{2,}|,,|(?<!\.)\.\.(?!\.)|\s,\s|\s\.(?:\s|$)|\p{L},\p{L}/u;
const CHAT = /(?:^|\s)(?:q|xq|pq|tb|tmb|k|xfa|porfa|u|ur|pls|im|dont|ive|didnt)(?=\s|[.,](?!\p{L})|$)/u;
const COMMON_SLIPS = regex()`
    \b(?:e (?:trabajado|estado|hecho|sido|tenido|realizado)|a (?:trabajado|echo|sido)|haber si|aver|asta (?:hoy|
    la fecha|el|ahora)|osea|haiga|atravez)\b
  `;
/** Frequent misspellings by Spanish speakers writing English; there is no English dictionary here. */
const ENGLISH_SLIPS = regex("g")`
    \b(?:recieve\w*|managment|responsab(?:le|ility|ilities)|experiance|expirience|acheive\w*|enviroment\w*|
    seperate\w*|definately|succes(?:ful\w*)?|comunicat\w*|comunity|profesional\w*|knowlege|knowladge|maintenence|
    ocurr?ed|oportunit\w*|diferent|colaborat\w*|recomend\w*|adress|atention|begining|writting|excelent|enginer\w*|
    languaje\w*|bussines|busines|inteligent|necesary|posible|proyect\w*|assistent|customers service|stablish\w*|
    efficency|tecnolog\w*|tecnical|analize[ds]?|i am work|did a internship)\b
  `;
const LIMIT = 0.3;

/**
 * Flaws by line that counts; a wrapped line may begin in lower case, a single line or the first of its block may not.
 */
export function writingFlaws(reading: CvReading): WritingFlaws {
  const { document, kept } = reading;
  const wrapped = new Set(reading.prose.flatMap((unit) => unit.lines.slice(1)));
  // "titulada año 2023" below the school, a line that may be too short to have wrapped.
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
    const normalized = normalize(text);
    const dated = /^\p{Ll}+\.?\s*(?:de(?:l)?\s*)?['’]?\d{2,4}/u.test(text);
    const low =
      /^\p{Ll}(?!\p{Ll}{0,2}['’-]\p{Lu})/u.test(text) &&
      !dated &&
      !wrapped.has(index) &&
      !notes.has(index) &&
      !inList.has(index) &&
      !continues(document.lines[index - 1]?.text ?? "");
    const isFlawed = SIGNS.test(text) || CHAT.test(normalized) || COMMON_SLIPS.test(normalized);
    if (low || isFlawed) lines.push(index);
    if (isFlawed) signs.push(index);
  }
  const share = judged === 0 ? 0 : lines.length / judged;
  return { care: Math.max(0, 1 - share / LIMIT), lines, signs };
}

/** Two styles for the same thing in one CV, with an example of each. */
export type Unevenness = { kind: "stop" | "month"; with: string; without: string };

const CAPITAL_MONTH = regex("u")`
    (?<=[\p{Ll}\d,–-] )(?:Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|
    Diciembre)(?= (?:de |del )?(?:19|20)\d{2})
  `;
const ENDS_CLOSED = /[.!?]$/u;
/** Fewer lines show no habit. */
const MIN_LINES = 3;
const SHOWN_WORDS = 45;

/**
 * Achievement lines of which some end with a full stop and others do not; capitalised months within Spanish lines. Null
 * where the style is consistent. Fragments that a table or column may have cut are ignored.
 */
export function unevenness(reading: CvReading): Unevenness | null {
  // Only a complete line shows how its writer ends lines.
  const textAt = (line: number) => (reading.document.lines[line]?.text ?? "").trim();
  const isLine = ({ lines, text }: Achievement) => {
    const [line = -1] = lines;
    if (lines.length === 0) return true;
    const isAlone = lines.length === 1 && cutQuote(textAt(line), text.length + 1) === cutQuote(text, text.length + 1);
    // Text that continues below, or from above, is no complete line.
    return isAlone && !/^[\p{Ll}\d(]/u.test(textAt(line + 1)) && !continues(textAt(line - 1));
  };
  const whole = reading.achievements.filter(
    (achievement) => !achievement.aside && achievement.opener.kind !== "none" && isLine(achievement),
  );
  // The quotes must show their ends.
  const shown = whole.filter(({ text }) => text.length <= SHOWN_WORDS);
  const closed = shown.find((achievement) => ENDS_CLOSED.test(achievement.text));
  const open = shown.find((achievement) => !ENDS_CLOSED.test(achievement.text));
  if (closed !== undefined && open !== undefined && whole.length >= MIN_LINES)
    return { kind: "stop", with: closed.text, without: open.text };
  if (reading.facts.language !== "es") return null;
  for (const index of reading.kept) {
    const month = CAPITAL_MONTH.exec(reading.document.lines[index]?.text ?? "")?.[0];
    if (month !== undefined) return { kind: "month", with: month, without: month.toLowerCase() };
  }
  return null;
}

/** Whether a line may continue on the next: it is long, or ends open. */
function continues(before: string): boolean {
  return before.length > 45 || /[,;:–-]$/.test(before);
}

/** Misspelt words of an English CV, one entry per distinct word; empty in other languages. */
export function englishSlips(reading: CvReading): { word: string; line: number }[] {
  if (reading.facts.language !== "en") return [];
  const found = new Map<string, number>();
  for (const line of reading.kept) {
    if (reading.sectionOf.get(line) === "contact") continue;
    for (const [word] of normalize(reading.document.lines[line]?.text ?? "").matchAll(ENGLISH_SLIPS)) {
      if (!found.has(word)) found.set(word, line);
    }
  }
  return [...found].map(([word, line]) => ({ word, line }));
}

import type { DocumentLine } from "#app/documents/document.ts";
import type { SectionKind } from "#app/features/cv/facts/facts.ts";
import { spellingSlips } from "#app/features/cv/rubric/criteria/spelling.ts";
import type { CvReading } from "#app/features/cv/rubric/evidence/cv-context.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { type Slip, wordsMeant } from "#app/features/cv/rubric/spelling/misspelling.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { passageOf } from "../lines/change-lines.ts";
import { MAX_LINE_CHARS } from "../lines/line-limits.ts";
import type { SpellingRemark } from "./act-schemas.ts";
import { wordAt } from "./word-in-line.ts";

/** The words that the result says to look at, each with what has to change for it. Pure. */

const MOST_REMARKS = 40;
const MOST_MEANT = 3;

/** Names and addresses. */
const NOT_JUDGED: ReadonlySet<SectionKind> = new Set(["contact", "references"]);

/** A sentence that changes as a whole: of a line of the workshop, or one in use. */
type Sentence = { line: number; was: string };

/** @param sentences none of them overlaps another; a word that stands in one changes with it */
export function findSpelling(
  reading: CvReading,
  spell: SpellChecker,
  sentences: readonly Sentence[],
): SpellingRemark[] {
  const { document } = reading;
  // What the reading of a picture took for another letter is no slip of the person.
  if (document.method === "ocr") return [];
  const held = sentences.flatMap((sentence) => {
    const passage = passageOf(document.lines, sentence.line, sentence.was);
    return passage === null ? [] : [{ ...sentence, to: passage.to }];
  });
  const isSpanish = reading.facts.language === "es";
  const remarks = spellingSlips(reading, spell).flatMap(({ word: found, line, slip }) => {
    const word = asWritten(document.lines[line]?.text ?? "", found);
    // The dictionary has no words of other languages.
    const likely = isSpanish ? meant(word, slip, spell) : [];
    return linesWith(reading, word, line, spell).flatMap((at): SpellingRemark[] => {
      const place = changedWith(document.lines, held, at, word);
      return place === null ? [] : [{ word, ...place, meant: likely }];
    });
  });
  // Twice in one sentence, a word is corrected once.
  const unique = new Map(remarks.map((one) => [`${one.line} ${one.was} ${one.word}`, one]));
  return [...unique.values()].slice(0, MOST_REMARKS);
}

/** Slips of English CVs come without capitals and accents. */
function asWritten(text: string, word: string): string {
  if (text.includes(word)) return word;
  const at = normalize(text).indexOf(normalize(word));
  return at < 0 ? word : text.slice(at, at + word.length);
}

/** A word that the dictionary has is wrong only where it was found. */
function linesWith(reading: CvReading, word: string, found: number, spell: SpellChecker): number[] {
  if (spell.isKnown(word)) return [found];
  const headings = new Set(reading.facts.sections.map(({ heading }) => heading));
  const others = reading.kept.filter(
    (line) =>
      !headings.has(line) &&
      !NOT_JUDGED.has(reading.sectionOf.get(line) ?? "other") &&
      wordAt(reading.document.lines[line]?.text ?? "", word) >= 0,
  );
  return [found, ...others.filter((line) => line !== found)];
}

function changedWith(
  lines: readonly DocumentLine[],
  sentences: readonly (Sentence & { to: number })[],
  line: number,
  word: string,
): Sentence | null {
  const touching = sentences.filter((one) => one.line <= line && line <= one.to);
  const holder = touching.find(({ was }) => wordAt(was, word) >= 0);
  if (holder !== undefined) return { line: holder.line, was: holder.was };
  // Of a sentence that is broken over lines only a part stands here.
  if (touching.some((one) => one.to > one.line)) return null;
  let pieces = (lines[line]?.text ?? "").split(/\s{2,}/u);
  for (const { was } of touching) pieces = pieces.flatMap((piece) => piece.split(was));
  // Behind a sentence that was cut out stands its full stop.
  const piece = pieces
    .find((one) => wordAt(one, word) >= 0)
    ?.replace(/^[\s.,;:·•|–—-]+/u, "")
    .trim();
  const short =
    piece === undefined || piece.length <= MAX_LINE_CHARS
      ? piece
      : piece.split(/(?<=[.;:])\s+/u).find((one) => wordAt(one, word) >= 0);
  return short === undefined || short.length > MAX_LINE_CHARS ? null : { line, was: short };
}

/** In the word's own capitals. */
function meant(word: string, slip: Slip, spell: SpellChecker): string[] {
  const isLoud = word.length > 1 && word === word.toLocaleUpperCase("es");
  const isName = word.charAt(0) !== word.charAt(0).toLocaleLowerCase("es");
  const all = wordsMeant(word.toLocaleLowerCase("es"), slip, spell).map((one) => {
    if (isLoud) return one.toLocaleUpperCase("es");
    return isName ? one.charAt(0).toLocaleUpperCase("es") + one.slice(1) : one;
  });
  return all.length > MOST_MEANT ? [] : all;
}

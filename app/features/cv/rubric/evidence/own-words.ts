/** How many words of a CV are its own: the person, their town and their places of study are as long as any others. */

import type { ReadDocument } from "#app/documents/document.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvFacts } from "../../facts/facts.ts";
import { partsOfName } from "../../facts/name-parts.ts";
import { institutionScore } from "../../facts/signals.ts";
import { scoreBesideDegree } from "../../facts/studies/place-of-study.ts";
import { wordCount } from "./units.ts";

const ADDRESS = /\S+@\S+|(?:https?:\/\/|www\.|linkedin\.)\S+/g;
/** Words that a name is counted as. */
const USUAL_NAME = 3;

const PART_ENDS = /\n|\s*[|•·;]\s*|\s{2,}|\.\s/g;
/** Words from which a part is a sentence that names the place, not an address. */
const SENTENCE_WORDS = 12;

/** The part of its line in which the place stands, with street and country; in a sentence the place alone. */
function partAround(text: string, at: number, length: number): [from: number, to: number] {
  const ends = [...text.matchAll(PART_ENDS)];
  const before = ends.findLast((end) => end.index + end[0].length <= at);
  const from = before === undefined ? 0 : before.index + before[0].length;
  const to = ends.find((end) => end.index >= at + length)?.index ?? text.length;
  return wordCount(text.slice(from, to)) > SENTENCE_WORDS ? [at, at + length] : [from, to];
}

/** Words up to which a part of a line can be the name of a place of study. */
const MOST_NAMED = 8;

/** Parts that a word or their place beside a degree tell to be places of study, also where no study was understood. */
function withoutPlacesOfStudy(line: string, drop: () => string): string {
  const beside = scoreBesideDegree(line) > 0;
  return line
    .split(/(,\s+|\s*[|·•]\s*|\s{2,}|\s[–—-]\s)/)
    .map((part, at) => {
      const named = wordCount(part) <= MOST_NAMED && institutionScore(part) >= 3;
      return at % 2 === 0 && part !== "" && (named || (beside && at === 2)) ? drop() : part;
    })
    .join("");
}

/** Words of the lines that count. Pure; linear in the text. */
export function ownWords(document: ReadDocument, facts: CvFacts, kept: readonly number[]): number {
  let names = 0;
  const drop = (): string => {
    names += 1;
    return " ";
  };
  let rest = kept
    .map((index) => withoutPlacesOfStudy(document.lines[index]?.text ?? "", drop))
    .map((line) => fold(line).replace(ADDRESS, "correo propio"))
    .join("\n");
  const person = partsOfName(facts.name);
  if (person !== null) rest = rest.replace(person, drop);
  const home = facts.location === null ? -1 : rest.indexOf(fold(facts.location));
  if (home >= 0) {
    const [from, to] = partAround(rest, home, facts.location?.length ?? 0);
    rest = `${rest.slice(0, from)} ${drop()} ${rest.slice(to)}`;
  }
  const phrases = facts.studies.flatMap(({ institution }) => (institution ? [fold(institution)] : []));
  for (const phrase of [...new Set(phrases)].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(phrase, drop);
  return wordCount(rest) + names * USUAL_NAME;
}

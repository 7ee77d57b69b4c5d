/** How many words of a CV are its own: the person, their town and their places of study are as long as any others. */

import type { ReadDocument } from "#app/documents/document.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvFacts } from "../../facts/facts.ts";
import { partsOfName } from "../../facts/name-parts.ts";
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

/** Words of the lines that count. Pure; linear in the text. */
export function ownWords(document: ReadDocument, facts: CvFacts, kept: readonly number[]): number {
  let rest = kept.map((index) => fold(document.lines[index]?.text ?? "").replace(ADDRESS, "correo propio")).join("\n");
  let names = 0;
  const drop = (): string => {
    names += 1;
    return " ";
  };
  const home = facts.location === null ? -1 : rest.indexOf(fold(facts.location));
  if (home >= 0) {
    const [from, to] = partAround(rest, home, facts.location?.length ?? 0);
    rest = `${rest.slice(0, from)} ${drop()} ${rest.slice(to)}`;
  }
  const phrases = facts.studies.flatMap(({ institution }) => (institution ? [fold(institution)] : []));
  for (const phrase of [...new Set(phrases)].sort((a, b) => b.length - a.length))
    rest = rest.replaceAll(phrase, drop);
  const person = partsOfName(facts.name);
  if (person !== null) rest = rest.replace(person, drop);
  return wordCount(rest) + names * USUAL_NAME;
}

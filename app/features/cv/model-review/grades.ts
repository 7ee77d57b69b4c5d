/** Which of the model's grades move the score: those that correct the rules on a line that it names, and no others. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { ADJUSTABLE, type AdjustableId, type Adjustment } from "../rubric/adjustment.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { LENGTHS, type ModelReview } from "./schema.ts";
import { type CvSource, type Found, findQuote } from "./source.ts";

/** From here the rules take a deed for a shown result. */
const SHOWN = 0.6;

/** None at all where something in the file tries to steer whoever evaluates it. */
export function believedGrades(source: CvSource, grades: ModelReview["grades"]): Adjustment[] {
  if (source.steered) return [];
  const quoted = new Set<string>();
  return ADJUSTABLE.flatMap((id) => {
    const { quote, verdict } = grades[id];
    if (verdict === "igual") return [];
    const found = findQuote(source, quote, LENGTHS.quote);
    const direction = verdict === "sube" ? "up" : "down";
    if (found === null || quoted.has(found.text) || !MAY[id](source, found, direction)) return [];
    quoted.add(found.text);
    return [{ id, direction, quote: found.text }];
  });
}

type Condition = (source: CvSource, found: Found, direction: Adjustment["direction"]) => boolean;

/** The deed in which the quote stands. */
export function deedOf(source: CvSource, found: Found): Deed | undefined {
  const quote = fold(found.text);
  return source.profile.deeds.find(
    (deed) => deed.lines.some((line) => found.lines.includes(line)) && fold(deed.text).includes(quote),
  );
}

const MAY: Readonly<Record<AdjustableId, Condition>> = {
  // A result that the rules did not see, or a figure that they took for one.
  achievements: (source, found, direction) => {
    const deed = deedOf(source, found);
    return deed !== undefined && (direction === "up" ? deed.strength < SHOWN : deed.strength >= SHOWN);
  },
  // Running text only: a list of names is neither clear nor unclear.
  clarity: (source, found) =>
    source.profile.reading.prose.some((unit) => unit.lines.some((line) => found.lines.includes(line))),
  // Knowledge is in use where something was done, and is not where it is only listed.
  skills: (source, found, direction) => (deedOf(source, found) !== undefined) === (direction === "up"),
};

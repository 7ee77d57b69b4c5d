/**
 * Selects the model's grades that move the score: only those that correct the rules on a line that the model quotes.
 */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { Achievement } from "../rubric/evidence/results.ts";
import { ADJUSTABLE, type AdjustableId, type Adjustment } from "../rubric/model-score-adjustment.ts";
import { type CvSource, type Found, findQuote } from "./cv-source-index.ts";
import { LENGTHS, type ModelReview } from "./schema.ts";

/** Strength threshold from which the rules count an achievement as a shown result. */
const SHOWN = 0.6;

/** Returns none when the file contains a prompt injection. */
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

/** The achievement that contains the quote. */
export function achievementOf(source: CvSource, found: Found): Achievement | undefined {
  const quote = normalize(found.text);
  return source.profile.achievements.find(
    (achievement) =>
      achievement.lines.some((line) => found.lines.includes(line)) && normalize(achievement.text).includes(quote),
  );
}

const MAY: Readonly<Record<AdjustableId, Condition>> = {
  // Up: a result that the rules missed. Down: a figure that they wrongly counted as a result.
  achievements: (source, found, direction) => {
    const achievement = achievementOf(source, found);
    return (
      achievement !== undefined && (direction === "up" ? achievement.strength < SHOWN : achievement.strength >= SHOWN)
    );
  },
  // Prose only: a list of names is neither clear nor unclear.
  clarity: (source, found) =>
    source.profile.reading.prose.some((unit) => unit.lines.some((line) => found.lines.includes(line))),
  // Up: a skill shown in an achievement. Down: a skill that is only listed.
  skills: (source, found, direction) => (achievementOf(source, found) !== undefined) === (direction === "up"),
};

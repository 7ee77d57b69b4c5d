import { GAIN_PARTS, type PartMeasures, type TryMeasures } from "./gain-measures.ts";
import WEIGHTS from "./gain-weights.json";
import { thingOf } from "./parts.ts";

/**
 * How likely it is that a second try tells something new, and which parts it gained: two logistic regressions, trained
 * by scripts/train-gains.ts on pairs of tries by several authors.
 */

/** `weights`: one for each measure and, last, the bias. */
export type GainFit = { means: number[]; spreads: number[]; weights: number[] };
export type GainModel = { tells: GainFit; part: GainFit; limits: { tells: number; part: number } };

/** Probability that the second try is no mere rewrite of the first. */
export function chanceOfNews({ x }: TryMeasures, { tells }: Pick<GainModel, "tells"> = WEIGHTS): number {
  return chance(x, tells);
}

/** Probability that the second try gained this part. */
export function chanceOfGain({ x }: PartMeasures, { part }: Pick<GainModel, "part"> = WEIGHTS): number {
  return chance(x, part);
}

/** More of them would make a list of a sentence. */
const MOST_NAMED = 3;
/** Least probability that the clause which is quoted shows the part. */
const LEAST_SHOWN = 0.3;

/** The parts that are named as gained, the surest first; none after a rewrite. */
export function gainedParts(measures: TryMeasures, model: GainModel = WEIGHTS): PartMeasures[] {
  if (chanceOfNews(measures, model) < model.limits.tells) return [];
  return measures.parts
    .map((one) => ({ one, chance: chanceOfGain(one, model) }))
    .filter(({ one, chance }) => chance >= model.limits.part && isShown(one, chance))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MOST_NAMED)
    .map(({ one }) => one)
    .toSorted((a, b) => GAIN_PARTS.indexOf(a.part) - GAIN_PARTS.indexOf(b.part));
}

/** Parts of which a second one, told better, is no gain: it was there. A deed, a number or a reason more is one. */
const ONCE: ReadonlySet<string> = new Set(["situation", "result"]);
/** Least probability of a reason: a remark by the way begins with "porque", too. */
const REASON = 0.75;
/** What something is for is seldom why it was done. */
const PURPOSE = /^(?:y )?para(?: |que )/iu;

/**
 * What strict readers found false is not named: an ending or a scene that may have been there, told in other words, a
 * number that measures nothing or was there, a purpose and an aside taken for a reason.
 */
function isShown({ part, clause, isNewNumber, isWorded, hadIt, mayHaveHad }: PartMeasures, chance: number): boolean {
  if (clause === null || (hadIt && ONCE.has(part))) return false;
  switch (part) {
    case "figure":
      return isNewNumber && isWorded;
    case "situation":
      return !mayHaveHad && isLikely();
    case "result":
      return (isWorded || !mayHaveHad) && isLikely();
    case "reason":
      return chance >= REASON && !PURPOSE.test(clause.text) && isLikely();
    default:
      return isLikely();
  }

  function isLikely(): boolean {
    return clause !== null && clause.chance[thingOf(part)] >= LEAST_SHOWN;
  }
}

function chance(x: readonly number[], { means, spreads, weights }: GainFit): number {
  const sum = x.reduce(
    (total, value, at) => total + ((value - (means[at] ?? 0)) / (spreads[at] ?? 1)) * (weights[at] ?? 0),
    weights.at(-1) ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}

import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { readTruth } from "../../../../scripts/bench/cv-truth.ts";
import { verdictOn } from "../../../../scripts/bench/fairness/compare.ts";
import { compareAll, isFair, type Pair } from "../../../../scripts/bench/fairness/pairs.ts";
import { isSwappable, type Variant } from "../../../../scripts/bench/fairness/swaps.ts";

/** The CVs of all sets, and what moves when they are in other hands. */

const TODAY = monthIndex(2026, 11);
export const CVS = ["dev", "holdout", "unseen", "fresh"].flatMap((set) =>
  readTruth(`tests/fixtures/cvs/${set}`).filter(isSwappable),
);

/** CVs in parts, so that none of them keeps a slow machine for long: the first and last id of each, and its CVs. */
export const PARTS = Array.from({ length: Math.ceil(CVS.length / 10) }, (_, at) => {
  const cvs = CVS.slice(at * 10, at * 10 + 10);
  return [cvs[0]?.id ?? "", cvs.at(-1)?.id ?? "", cvs] as const;
});

export async function pairsOf(
  cvs: typeof CVS,
  swap: string,
  takes: (cv: string, variant: Variant) => boolean = () => true,
): Promise<Pair[]> {
  const spell = await loadSpellChecker();
  return compareAll(cvs, (text) => verdictOn(text, { spell, today: TODAY, model: null }), { swap, takes });
}

/** What moved, in words; empty when everybody is told the same. */
export function moved(pairs: readonly Pair[]): string[] {
  return pairs
    .filter((pair) => !isFair(pair, "rules"))
    .map(({ cv, variant, difference }) => `${cv} ${variant.label} ${JSON.stringify(difference)}`);
}

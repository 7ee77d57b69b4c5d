import {
  logOdds,
  MAX_SHARE,
  type Mixture,
  type Reading,
  sigmoid,
  weightedYes,
} from "#app/features/interview/language-model/combine.ts";

/** Fits the calibration of a model's probabilities and their weight, by log-loss. Pure and deterministic. */

/** A labelled answer with the scores of rules and model, 0 to 1. */
export type Judged = {
  /** Answers to one question are always in the same fold. */
  question: string;
  rules: number;
  yes: number;
  isRelevant: boolean;
};

/** Number of folds, split by question. */
export const FOLDS = 5;

/** The rules' scores have two decimals, so a score of 0 is replaced by half of the last decimal. */
const FLOOR = 0.005;

/**
 * Strength of the prior "as the model says" (slope 1, offset 0): that of twenty maximally uncertain answers. Sixty
 * answers can move it, but not to an extreme.
 */
const HOLD = 5;

/** @param probability of being relevant */
export function logLoss(probability: number, isRelevant: boolean): number {
  const inside = Math.min(1 - FLOOR, Math.max(FLOOR, probability));
  return -Math.log(isRelevant ? inside : 1 - inside);
}

/** The combined score of rules and model, 0 to 1, computed like combine(). */
export function mixed({ rules, yes }: Judged, mixture: Mixture): number {
  return rules + mixture.share * (weightedYes(yes, mixture) - rules);
}

/** Platt scaling of a model's log odds, by Newton's method; a model that is systematically wrong is not inverted. */
export function fitReading(answers: readonly Judged[]): Reading {
  const free = newton(answers, { slope: 1, offset: 0 }, true);
  return free.slope >= 0 ? free : newton(answers, { slope: 0, offset: 0 }, false);
}

/**
 * The regularised log-loss is convex in both parameters, so a few steps converge; each step is halved as long as it
 * increases the loss.
 */
function newton(answers: readonly Judged[], from: Reading, withSlope: boolean): Reading {
  const most = 60;
  let at = from;
  for (let round = 0; round < most; round += 1) {
    const step = newtonStep(answers, at, withSlope);
    if (Math.abs(step.slope) + Math.abs(step.offset) < 1e-10) break;
    let size = 1;
    const after = () => ({ slope: at.slope - size * step.slope, offset: at.offset - size * step.offset });
    while (size > 1e-6 && heldLoss(answers, after()) > heldLoss(answers, at)) size /= 2;
    at = after();
  }
  return at;
}

function newtonStep(answers: readonly Judged[], { slope, offset }: Reading, withSlope: boolean): Reading {
  let [gradientSlope, gradientOffset] = [HOLD * (slope - 1), HOLD * offset];
  let [slopes, both, offsets] = [HOLD, 0, HOLD];
  for (const { yes, isRelevant } of answers) {
    const odds = logOdds(yes);
    const said = sigmoid(slope * odds + offset);
    const error = said - (isRelevant ? 1 : 0);
    const weight = said * (1 - said);
    gradientSlope += error * odds;
    gradientOffset += error;
    slopes += weight * odds * odds;
    both += weight * odds;
    offsets += weight;
  }
  if (!withSlope) return { slope: 0, offset: gradientOffset / offsets };
  const determinant = slopes * offsets - both * both;
  return {
    slope: (offsets * gradientSlope - both * gradientOffset) / determinant,
    offset: (slopes * gradientOffset - both * gradientSlope) / determinant,
  };
}

function heldLoss(answers: readonly Judged[], { slope, offset }: Reading): number {
  const hold = (HOLD / 2) * ((slope - 1) ** 2 + offset ** 2);
  return answers.reduce((sum, { yes, isRelevant }) => {
    const odds = slope * logOdds(yes) + offset;
    return sum + Math.log1p(Math.exp(-Math.abs(odds))) + Math.max(0, isRelevant ? -odds : odds);
  }, hold);
}

/**
 * The weight that explains the answers best, in steps of 0.01, from 0 to MAX_SHARE. Except for the floor, log-loss is
 * convex in it, and ninety values are few.
 * @param said the model's calibrated score of each answer, fitted without that answer
 */
export function fitShare(answers: readonly Judged[], said: readonly number[]): number {
  let best = { share: 0, loss: Number.POSITIVE_INFINITY };
  for (let hundredths = 0; hundredths <= MAX_SHARE * 100; hundredths += 1) {
    const share = hundredths / 100;
    const loss = answers.reduce(
      (sum, { rules, isRelevant }, at) => sum + logLoss(rules + share * ((said[at] ?? rules) - rules), isRelevant),
      0,
    );
    // A minimal improvement is no reason to give the model more weight.
    if (loss < best.loss - 1e-9) best = { share, loss };
  }
  return best.share;
}

/** Calibration and weight; the weight is fitted with scores of answers that the calibration was not fitted on. */
export function fitMixture(answers: readonly Judged[]): Mixture & { reading: Reading } {
  const said = outOfFold(answers, (training) => {
    const reading = fitReading(training);
    return ({ yes }) => weightedYes(yes, { share: 1, reading });
  });
  return { share: fitShare(answers, said), reading: fitReading(answers) };
}

/** Scores of each answer by a fit on the answers to other questions. */
export function outOfFold(
  answers: readonly Judged[],
  make: (training: readonly Judged[]) => (answer: Judged) => number,
): number[] {
  const folds = foldsOf(answers);
  const makers = Array.from({ length: FOLDS }, (_, fold) =>
    make(answers.filter(({ question }) => folds.get(question) !== fold)),
  );
  return answers.map((answer) => makers[folds.get(answer.question) ?? 0]?.(answer) ?? 0);
}

/** Fold of each question: of similar size, and independent of the order of the answers. */
function foldsOf(answers: readonly Judged[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { question } of answers) counts.set(question, (counts.get(question) ?? 0) + 1);
  const sizes = new Array<number>(FOLDS).fill(0);
  const ordered = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return new Map(
    ordered.map(([question, count]) => {
      const fold = sizes.indexOf(Math.min(...sizes));
      sizes[fold] = (sizes[fold] ?? 0) + count;
      return [question, fold];
    }),
  );
}

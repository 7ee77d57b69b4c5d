import {
  logOdds,
  MAX_SHARE,
  type Mixture,
  type Reading,
  sigmoid,
  weightedYes,
} from "#app/features/interview/language-model/combine.ts";

/** Fits how a model's probabilities are to be read and how much they count, by log-loss. Pure and deterministic. */

/** An answer that somebody labelled, and what rules and model said of it, 0 to 1. */
export type Judged = {
  /** Answers to one question are never on both sides of a fold. */
  question: string;
  rules: number;
  yes: number;
  isRelevant: boolean;
};

/** Parts that the answers are cut into, by question. */
export const FOLDS = 5;

/** Rules tell two decimals: what they call impossible is taken for half of the last one. */
const FLOOR = 0.005;

/**
 * How strongly a reading is held at "as the model says it" (slope 1, offset 0): as twenty answers that are wholly in
 * doubt would hold it. Sixty answers can move it, and not to an extreme.
 */
const HOLD = 5;

/** @param probability of being relevant */
export function logLoss(probability: number, isRelevant: boolean): number {
  const inside = Math.min(1 - FLOOR, Math.max(FLOOR, probability));
  return -Math.log(isRelevant ? inside : 1 - inside);
}

/** The score of rules and model together, 0 to 1, as combine() makes it. */
export function mixed({ rules, yes }: Judged, mixture: Mixture): number {
  return rules + mixture.share * (weightedYes(yes, mixture) - rules);
}

/** Platt's reading of a model's log odds, by Newton's method; a model that is wrong on purpose is not turned round. */
export function fitReading(answers: readonly Judged[]): Reading {
  const free = newton(answers, { slope: 1, offset: 0 }, true);
  return free.slope >= 0 ? free : newton(answers, { slope: 0, offset: 0 }, false);
}

/** The held log-loss is convex in both numbers, so a few steps arrive; each is halved as long as it would climb. */
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
 * The share by which the answers are explained best, in hundredths, 0 to MAX_SHARE. Log-loss is convex in it but for
 * the floor, and ninety values are few.
 * @param said the model's reading of each answer, made without that answer
 */
export function fitShare(answers: readonly Judged[], said: readonly number[]): number {
  let best = { share: 0, loss: Number.POSITIVE_INFINITY };
  for (let hundredths = 0; hundredths <= MAX_SHARE * 100; hundredths += 1) {
    const share = hundredths / 100;
    const loss = answers.reduce(
      (sum, { rules, isRelevant }, at) => sum + logLoss(rules + share * ((said[at] ?? rules) - rules), isRelevant),
      0,
    );
    // A hair less loss is no reason to trust the model more.
    if (loss < best.loss - 1e-9) best = { share, loss };
  }
  return best.share;
}

/** Reading and share; the share rests on readings of answers that the reading was not fitted on. */
export function fitMixture(answers: readonly Judged[]): Mixture & { reading: Reading } {
  const said = outOfFold(answers, (training) => {
    const reading = fitReading(training);
    return ({ yes }) => weightedYes(yes, { share: 1, reading });
  });
  return { share: fitShare(answers, said), reading: fitReading(answers) };
}

/** What is said of each answer by what was made of the answers to other questions. */
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

/** Each question's fold: of about equal size, and the same whatever the order of the answers. */
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

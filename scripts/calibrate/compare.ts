import { logOdds, type Mixture, sigmoid, UNMEASURED } from "#app/features/interview/language-model/combine.ts";
import { fitMixture, type Judged, logLoss, mixed, outOfFold } from "./fit.ts";

/** Decides whether a calibrated combination is better than the current one, on answers that it was not fitted on. */

export type Row = {
  /** Mean log-loss, accuracy, and expected calibration error. */
  logLoss: number;
  accuracy: number;
  calibrationError: number;
};

/**
 * Mean improvement of the log-loss per answer and its standard error; the answers to one question count as one sample.
 */
export type Gain = { mean: number; error: number };

export type Comparison = {
  /** Fitted on all answers: the calibration that would be stored. */
  mixture: ReturnType<typeof fitMixture>;
  rows: { rules: Row; unmeasured: Row; control: Row; calibrated: Row };
  gains: { rules: Gain; unmeasured: Gain; control: Gain };
  isBetter: boolean;
};

const BINS = 10;

/**
 * Control: the model's mean replaces its output for each answer, fitted in the same way. Its improvement comes only
 * from making the rules less certain, and a model must improve more.
 */
export function compare(answers: readonly Judged[]): Comparison {
  const fitted = (all: readonly Judged[]) =>
    outOfFold(all, (training) => {
      const mixture = fitMixture(training);
      return (answer) => mixed(answer, mixture);
    });
  const plain = (mixture: Mixture) => answers.map((answer) => mixed(answer, mixture));
  const constant = sigmoid(answers.reduce((sum, { yes }) => sum + logOdds(yes), 0) / answers.length);
  const said = {
    rules: answers.map(({ rules }) => rules),
    unmeasured: plain(UNMEASURED),
    control: fitted(answers.map((answer) => ({ ...answer, yes: constant }))),
    calibrated: fitted(answers),
  };
  const over = (baseline: readonly number[]) => gainOver(answers, baseline, said.calibrated);
  const gains = { rules: over(said.rules), unmeasured: over(said.unmeasured), control: over(said.control) };
  const mixture = fitMixture(answers);
  const row = (probabilities: readonly number[]) => rowOf(answers, probabilities);
  return {
    mixture,
    rows: {
      rules: row(said.rules),
      unmeasured: row(said.unmeasured),
      control: row(said.control),
      calibrated: row(said.calibrated),
    },
    gains,
    isBetter: mixture.share > 0 && Object.values(gains).every(({ mean, error }) => mean > error),
  };
}

function rowOf(answers: readonly Judged[], said: readonly number[]): Row {
  const mean = (value: (answer: Judged, probability: number) => number) =>
    answers.reduce((sum, answer, at) => sum + value(answer, said[at] ?? 0), 0) / answers.length;
  return {
    logLoss: mean(({ isRelevant }, probability) => logLoss(probability, isRelevant)),
    accuracy: mean(({ isRelevant }, probability) => (probability >= 0.5 === isRelevant ? 1 : 0)),
    calibrationError: calibrationError(answers, said),
  };
}

/** Expected calibration error: mean difference between prediction and outcome in ten bins, weighted by their size. */
export function calibrationError(answers: readonly Judged[], said: readonly number[]): number {
  const bins = Array.from({ length: BINS }, () => 0);
  answers.forEach(({ isRelevant }, at) => {
    const probability = said[at] ?? 0;
    const bin = Math.min(BINS - 1, Math.floor(probability * BINS));
    bins[bin] = (bins[bin] ?? 0) + probability - (isRelevant ? 1 : 0);
  });
  return bins.reduce((sum, difference) => sum + Math.abs(difference), 0) / answers.length;
}

function gainOver(answers: readonly Judged[], baseline: readonly number[], said: readonly number[]): Gain {
  const saved = answers.map(
    ({ isRelevant }, at) => logLoss(baseline[at] ?? 0, isRelevant) - logLoss(said[at] ?? 0, isRelevant),
  );
  const mean = saved.reduce((sum, one) => sum + one, 0) / answers.length;
  const apart = new Map<string, number>();
  answers.forEach(({ question }, at) => {
    apart.set(question, (apart.get(question) ?? 0) + (saved[at] ?? 0) - mean);
  });
  const squares = [...apart.values()].reduce((sum, one) => sum + one * one, 0);
  const questions = apart.size;
  return { mean, error: Math.sqrt((squares * questions) / (questions - 1)) / answers.length };
}

import { unpackWeights } from "../../../platform/packed-weights.ts";
import { INTENTS, type Intent } from "../question-bank/intents.ts";
import { askedByBank, askedOfCv, isAskedLater } from "../question-bank/question-intents.ts";
import weights from "./intent-weights.json";
import { type ReadText, readText } from "./read-text.ts";
import { GRAM_BUCKETS, gramsOf } from "./topic-ngrams.ts";

/**
 * Which intents a text answers, and which a question has: ridge regressions over hashed n-grams, trained by
 * scripts/train-relevance.ts on answers of many invented authors. Only the few constants that convert a question's
 * score to a share and a certainty are set by hand.
 */

/**
 * Targets for a text: an answer to an intent, or a willing phrase without content. Trained on answers of invented
 * authors, each reviewed by a second one.
 */
export const TARGETS = [...INTENTS, "vague"] as const;
/** Target trained on all texts, whatever was asked: a text that answers nothing. */
export const FORM_TARGETS = ["off"] as const;
type Target = Intent | "vague" | "off";

type Packed = {
  targets: readonly string[];
  idf: string;
  idfStep: number;
  means: number[];
  steps: number[];
  weights: string;
};

/** A trained table: per bucket its inverse document frequency, and per target one signed byte. */
class GramModel {
  readonly #idf: Int8Array;
  readonly #weights: Int8Array;
  readonly #packed: Packed;

  constructor(packed: Packed) {
    this.#packed = packed;
    this.#idf = unpackWeights(packed.idf);
    this.#weights = unpackWeights(packed.weights);
  }

  /** One score per target: about 1 for a text that clearly belongs to it, about 0 for one that does not. */
  scores(text: ReadText): Map<string, number> {
    const { targets, idfStep, means, steps } = this.#packed;
    const grams = gramsOf(text).filter((bucket) => (this.#idf[bucket] ?? 0) > 0);
    const values = grams.map((bucket) => (this.#idf[bucket] ?? 0) * idfStep);
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
    return new Map(
      targets.map((target, index) => {
        const from = index * GRAM_BUCKETS;
        let sum = 0;
        for (let at = 0; at < grams.length; at++) {
          sum += (this.#weights[from + (grams[at] ?? 0)] ?? 0) * (values[at] ?? 0);
        }
        return [target, (means[index] ?? 0) + (sum / length) * (steps[index] ?? 0)];
      }),
    );
  }

  /** Share of a question's n-grams that occur in a text, weighted by rarity. */
  likenessFrom(text: ReadText): (question: ReadText) => number {
    const own = new Set(gramsOf(text));
    const rarityOf = (bucket: number) => (this.#idf[bucket] ?? 0) * this.#packed.idfStep;
    return (question) => likenessOf(own, gramsOf(question), rarityOf);
  }
}

/** @param rarityOf weight of a bucket; 0 for an uninformative one */
export function likenessOf(
  own: ReadonlySet<number>,
  asked: readonly number[],
  rarityOf: (bucket: number) => number,
): number {
  let [shared, all] = [0, 0];
  for (const bucket of asked) {
    const rarity = Math.max(0, rarityOf(bucket));
    all += rarity * rarity;
    if (own.has(bucket)) shared += rarity;
  }
  return all === 0 ? 0 : shared / Math.sqrt(all);
}

const answers = new GramModel(weights.answers);
const forms = new GramModel(weights.forms);
const questions = new GramModel(weights.questions);

export type Scores = ReadonlyMap<Target, number>;

/** How well an answer fits each intent: 1 like a typical answer to it, about 0 like an answer to something else. */
export function scoresOf(text: ReadText): Scores {
  return scaled(new Map([...answers.scores(text), ...forms.scores(text)]), weights.scales);
}

/** Share of a question's n-grams that an answer contains; returns a function to be called with each question. */
export const likenessFrom = (text: ReadText): ((question: ReadText) => number) => answers.likenessFrom(text);

/** @param scales mean score of unseen answers that fit an intent */
export function scaled(scores: ReadonlyMap<string, number>, scales: Readonly<Record<string, number>>): Scores {
  return new Map([...scores].map(([target, score]) => [target as Target, score / (scales[target] ?? 1)]));
}

export type Asked = {
  /** How well an answer to an intent answers the question: 1 for the likeliest intent; missing intents are 0. */
  intents: ReadonlyMap<Intent, number>;
  /** 0 to 1: certainty that exactly these intents are asked for; 1 for a question of the bank. */
  sure: number;
  /** Of later interviews: many subjects for each intent and few answers to learn from, so scores are lower. */
  isLater?: boolean;
};

/** Certainty for questions that quote a CV: the quoted text may ask for more. */
const FROM_CV_SURE = 0.5;
/** How fast an intent's share drops below that of the likeliest one, per unit of score. */
const STEEPNESS = 15;
/** Intents with a smaller share are dropped. */
const FAINT = 0.05;
/** `at`: score of the likeliest intent at which it is right in half of the questions; `width`: how fast that grows. */
const HALF_SURE = { at: 0.13, width: 0.035 };
const SUREST = 0.95;

/**
 * What a question asks for: stated by the bank or by the pattern of a CV question, otherwise estimated from its words.
 */
export function askedBy(question: string): Asked {
  const bank = askedByBank(question);
  if (bank !== undefined) return { ...toldAsked(bank, 1), isLater: isAskedLater(question) };
  const text = readText(question);
  if (text.words.length === 0) return toldAsked([], 0);
  const pattern = askedOfCv(question);
  if (pattern !== undefined) return toldAsked(pattern, FROM_CV_SURE);
  return estimateAsked(questions.scores(text) as Map<Intent, number>);
}

export function toldAsked(intents: readonly Intent[], sure: number): Asked {
  return { intents: new Map(intents.map((intent) => [intent, 1])), sure };
}

/** @param scores of a question, by intent */
export function estimateAsked(scores: ReadonlyMap<Intent, number>): Asked {
  const top = Math.max(...INTENTS.map((intent) => scores.get(intent) ?? 0));
  const likely = INTENTS.map((intent) => {
    const share = Math.exp(STEEPNESS * ((scores.get(intent) ?? 0) - top));
    return [intent, share < FAINT ? 0 : share] as const;
  });
  const sure = 1 / (1 + Math.exp(-(top - HALF_SURE.at) / HALF_SURE.width));
  return { intents: new Map(likely.filter(([, share]) => share > 0)), sure: Math.min(SUREST, sure) };
}

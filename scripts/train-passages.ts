import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { signsOf as careSigns } from "#app/features/interview/distress/signs.ts";
import { wordsOf } from "#app/features/interview/judge/read-text.ts";
import { signsOf as conductSigns } from "#app/features/interview/misconduct/signs.ts";
import {
  BUCKETS,
  familyBuckets,
  letterBuckets,
  type SignReader,
  wordBuckets,
} from "#app/features/interview/passage-classifier/features.ts";
import { ROW_LENGTH } from "#app/features/interview/passage-classifier/passage-model.ts";
import { windowsOf } from "#app/features/interview/passage-classifier/windows.ts";
import { readAuthored, readOwnQuestions } from "./training/answers-data.ts";
import { type Fit, fitToTheEnd, type Row } from "./training/logistic.ts";
import { type PassageText, readPassageTexts, readTaggedTexts, showsIt } from "./training/passages-data.ts";

/**
 * Trains the weights that find disclosures of distress and misconduct in answers: weights.json of
 * app/features/interview/distress and misconduct. Usage: npm run train:passages, from the project folder.
 * Deterministic; takes less than a minute.
 */

/**
 * Weights of the training examples: passages that show the subject count most, and so does everyday life, which most
 * answers are about.
 */
const WEIGHT = { shows: 3, partOfIt: 1.5, near: 1, rest: 0.5, ordinary: 3 } as const;
const PENALTY = 2.5e-5;
/** Minimum number of words for a part of a marked passage, or of the rest of its answer, to be an example. */
const FEWEST = { part: 6, rest: 3 } as const;

const training = "scripts/training";
const app = "app/features/interview";

type Example = { words: readonly string[]; target: 0 | 1; weight: number };

function examplesOf(text: PassageText): Example[] {
  if (!showsIt(text)) return windowsOf(text.text).map((words) => ({ words, target: 0, weight: WEIGHT.near }));
  const spans = text.spans ?? [text.text];
  const shown = spans.flatMap((span): Example[] => {
    const parts = text.spans === undefined ? [] : windowsOf(span);
    return [
      { words: wordsOf(span), target: 1, weight: WEIGHT.shows },
      ...(parts.length > 1 ? parts : [])
        .filter((words) => words.length >= FEWEST.part)
        .map((words): Example => ({ words, target: 1, weight: WEIGHT.partOfIt })),
    ];
  });
  const rest = [...spans, ...text.context].reduce((left, piece) => left.replace(piece, "\n"), text.text);
  const others = windowsOf(rest).filter((words) => words.length >= FEWEST.rest);
  return [...shown, ...others.map((words): Example => ({ words, target: 0, weight: WEIGHT.rest }))];
}

/** Buckets (hashed features) that occur in fewer examples are ignored. */
const RAREST = 2;

type Trained = Fit & { rarity: Float64Array };

function trained(examples: readonly Example[], bucketsOf: (words: readonly string[]) => number[]): Trained {
  const pieces = examples.map(({ words }) => bucketsOf(words));
  const rarity = rarityIn(pieces);
  const rows = examples.map(({ target, weight }, at): Row => {
    const seen = (pieces[at] ?? []).filter((bucket) => (rarity[bucket] ?? 0) > 0);
    const values = seen.map((bucket) => rarity[bucket] ?? 0);
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
    return {
      at: Int32Array.from(seen),
      value: Float64Array.from(values, (value) => (value * ROW_LENGTH) / length),
      target,
      weight,
    };
  });
  return { ...fitToTheEnd(rows, BUCKETS, PENALTY), rarity };
}

/** Inverse document frequency of each bucket, from 1; 0 for ignored ones. */
function rarityIn(pieces: readonly (readonly number[])[]): Float64Array {
  const seen = new Float64Array(BUCKETS);
  for (const buckets of pieces) for (const bucket of buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  return seen.map((count) => (count < RAREST ? 0 : 1 + Math.log((pieces.length + 1) / (count + 1))));
}

/** One signed byte per bucket for the weights, and one for the frequencies. */
function packed({ weights, bias, rarity }: Trained) {
  const [inWeights, inRarity] = [bytesOf(weights), bytesOf(rarity)];
  return { bias, step: inWeights.step, weights: inWeights.bytes, rarity: inRarity.bytes };
}

function bytesOf(values: Float64Array): { step: number; bytes: string } {
  const step = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const bytes = Int8Array.from(values, (value) => Math.round(value / step));
  return { step, bytes: deflateRawSync(Buffer.from(bytes.buffer), { level: 9 }).toString("base64") };
}

const ordinary = [
  ...readAuthored(path.join(training, "answers")).map(({ text }) => text),
  ...readTaggedTexts(path.join(training, "relevance")),
  ...readOwnQuestions(path.join(training, "other-questions")).map(({ text }) => text),
  ...readFileSync(path.join(training, "passages/ordinary.txt"), "utf8").split("\n").filter(Boolean),
];
const everyday = ordinary.flatMap((text) =>
  windowsOf(text).map((words): Example => ({ words, target: 0, weight: WEIGHT.ordinary })),
);

/** `texts`: folder of scripts/training/passages; `of`: folder of app/features/interview, which gets the weights. */
type Subject = { texts: string; of: string; signsOf: SignReader };
const SUBJECTS: readonly Subject[] = [
  { texts: "care", of: "distress", signsOf: careSigns },
  { texts: "misconduct", of: "misconduct", signsOf: conductSigns },
];

for (const { texts, of, signsOf } of SUBJECTS) {
  const authored = readPassageTexts(path.join(training, "passages", texts)).flatMap(examplesOf);
  const examples = [...authored, ...everyday];
  const shown = examples.filter(({ target }) => target === 1).length;
  console.log(`${of}: ${shown} of ${examples.length} pieces show it`);
  const model = {
    words: packed(trained(examples, wordBuckets)),
    letters: packed(trained(examples, letterBuckets)),
    families: packed(trained(examples, (words) => familyBuckets(words, signsOf))),
  };
  writeFileSync(path.join(app, of, "weights.json"), `${JSON.stringify(model)}\n`);
}

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { signsOf } from "#app/features/interview/care/signs.ts";
import { wordsOf } from "#app/features/interview/judge/text.ts";
import { BUCKETS, familyBuckets, wordBuckets } from "#app/features/interview/passages/features.ts";
import { ROW_LENGTH } from "#app/features/interview/passages/passage-model.ts";
import { windowsOf } from "#app/features/interview/passages/windows.ts";
import { readAuthored } from "./training/answers-data.ts";
import { type Fit, fitLogistic, type Row } from "./training/logistic.ts";
import { type PassageText, readPassageTexts, readTaggedTexts, showsIt } from "./training/passages-data.ts";

/**
 * Makes the weights that find disclosures in answers: app/features/interview/care/weights.json.
 * usage: npm run train:passages, from the project folder. Deterministic; about a minute.
 */

/** What a piece teaches: one that shows it counts most, everyday answers least, because there are so many. */
const WEIGHT = { shows: 3, partOfIt: 1.5, near: 1, rest: 0.5, ordinary: 0.5 } as const;
const PENALTY = 1e-5;
/** Words below which a piece of a marked one, or of the rest of its answer, teaches nothing. */
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

function trained(examples: readonly Example[], bucketsOf: (words: readonly string[]) => number[]): Fit {
  const rows = examples.map(({ words, target, weight }): Row => {
    const at = Int32Array.from(bucketsOf(words));
    return { at, value: new Float64Array(at.length).fill(ROW_LENGTH / Math.sqrt(at.length || 1)), target, weight };
  });
  return fitLogistic(rows, BUCKETS, new Float64Array(BUCKETS).fill(PENALTY), new Int8Array(BUCKETS));
}

/** One signed byte a bucket. */
function packed({ weights, bias }: Fit) {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return { bias, step, weights: deflateRawSync(Buffer.from(bytes.buffer), { level: 9 }).toString("base64") };
}

const ordinary = [
  ...readAuthored(path.join(training, "answers")).map(({ text }) => text),
  ...readTaggedTexts(path.join(training, "relevance")),
  ...readFileSync(path.join(training, "passages/ordinary.txt"), "utf8").split("\n").filter(Boolean),
];
const everyday = ordinary.flatMap((text) =>
  windowsOf(text).map((words): Example => ({ words, target: 0, weight: WEIGHT.ordinary })),
);
const examples = [...readPassageTexts(path.join(training, "passages/care")).flatMap(examplesOf), ...everyday];
console.log(`${examples.filter(({ target }) => target === 1).length} of ${examples.length} pieces disclose something`);
const model = {
  words: packed(trained(examples, wordBuckets)),
  families: packed(trained(examples, (words) => familyBuckets(words, signsOf))),
};
writeFileSync(path.join(app, "care/weights.json"), `${JSON.stringify(model)}\n`);

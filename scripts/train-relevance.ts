import { writeFileSync } from "node:fs";
import path from "node:path";
import { readFeatures } from "#app/features/interview/judge/features.ts";
import { formKind } from "#app/features/interview/judge/judge.ts";
import { LETTER_STEP, TRIPLES, triples } from "#app/features/interview/judge/letters.ts";
import { BUCKETS, hashedNgrams } from "#app/features/interview/judge/ngrams.ts";
import { fold, readText } from "#app/features/interview/judge/text.ts";
import { type Fit, fitLogistic, predict, type Row } from "./training/logistic.ts";
import { readSamples, type Sample, seeded, shuffled } from "./training/relevance-data.ts";

/**
 * Trains the answer-relevance model and writes app/features/interview/judge/weights.json.
 * usage: node build/scripts/train-relevance.js [--check]   (from the repository's root; --check only cross-validates)
 * The cross-validation keeps every question, with all its answers, on one side; rules are applied as in the product.
 * A change of the rules or the features asks for a new training.
 */

const SEED = 20260401;
const FOLDS = 10;
const NAMED_PENALTY = 0.002;
const HASHED_PENALTY = 0.0004;
const ROOT = process.cwd();

/** What each measure may mean: it may speak for an answer, against it, or either way. */
const FOR =
  /^(?:first_(?:any|verbs|past|past_any|pronouns|opening)|connected|work(?:_any|_fields|_personal)?|expected\w*|shared_field|money|digits|field_\w+|tool|acronym|trait|caught_but_told|caught_rest_long|asks_last_only|closed_yes|fresh|conditional_asked|colon_start|solid|solid_share|names\w*|act_fitting|private_asked|choice_taken|absence_told|yes_told|infinitive_start|because_start|private_trade|abstract_only_self|told_\w+)$/;
const AGAINST =
  /^(?:first_(?:none_\d+|rare_25)|article_start\w*|impersonal(?:_short)?|general\w*|defining\w*|advice\w*|old_year|second_none|english_none|bare_yes|work_none_9|foreign\w*|personal_without_work|(?:evasion|cliche|refusal|counter_question|help_request|small_talk|plea_for_score)_\w+|caught_share|caught_all|asks_(?:all|share|first)|echo\w*|fresh_few|name_called|length_1_2|solid_none|solid_few|worn_short|odd_letters|act_stray\w*|act_unmet|exclaims|abstract_(?:only|short|many)|with_abstract|apologises|private(?:_(?!asked|trade)\w+)?|machine\w*)$/;

const signOf = (name: string | undefined) =>
  name === undefined ? 0 : FOR.test(name) ? 1 : AGAINST.test(name) ? -1 : 0;

type Example = {
  sample: Sample;
  ruled: string | null;
  rows: { named: number[]; hashed: Map<number, number>; weight: number }[];
};

/** The same answer as hurried people type it: no accents, no capitals, no punctuation. */
function careless(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9ñ?%$ ]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Beginnings of long stories: as good an attempt as the whole, so that length alone is no sign of relevance. */
function excerpts(sample: Sample): string[] {
  const sentences = sample.text.match(/[^.!?]+[.!?]+/g) ?? [];
  if (!sample.relevant || sentences.length < 4) return [];
  return [sentences.slice(0, 2).join(" "), sentences.slice(0, Math.ceil(sentences.length / 2)).join(" ")];
}

function letterTable(samples: readonly Sample[]): Int8Array {
  const seen = new Float64Array(TRIPLES).fill(0.01);
  const plain = samples.filter((sample) => !["gibberish", "lorem_ipsum", "repetition"].includes(sample.kind));
  const words = new Set(plain.flatMap((sample) => readText(`${sample.question} ${sample.text}`).words));
  for (const word of words) for (const at of triples(word)) seen[at] = (seen[at] ?? 0) + 1;
  const table = new Int8Array(TRIPLES);
  for (let pair = 0; pair < TRIPLES; pair += 27) {
    const sum = seen.subarray(pair, pair + 27).reduce((total, value) => total + value, 0) + 1;
    for (let at = pair; at < pair + 27; at++) {
      const bits = Math.log2((seen[at] ?? 0) / sum);
      table[at] = Math.max(-127, Math.round(bits / LETTER_STEP));
    }
  }
  return table;
}

const names: string[] = [];

function readExample(sample: Sample): Example {
  const question = readText(sample.question);
  const read = (raw: string, weight: number) => {
    const text = readText(raw);
    const features = readFeatures(text, question, fold(sample.category));
    if (names.length === 0) names.push(...Object.keys(features));
    return { named: names.map((name) => features[name] ?? 0), hashed: hashedNgrams(text, question), weight };
  };
  const ruled = formKind(readText(sample.text), question);
  const rows = ruled ? [] : [read(sample.text, 1), read(careless(sample.text), 0.35)];
  if (!ruled) for (const part of excerpts(sample)) rows.push(read(part, 0.35));
  return { sample, ruled, rows };
}

type Scale = { mean: number[]; deviation: number[] };

function scaleOf(examples: readonly Example[]): Scale {
  const rows = examples.flatMap((example) => example.rows.slice(0, 1));
  const mean = names.map((_, at) => rows.reduce((sum, row) => sum + (row.named[at] ?? 0), 0) / rows.length);
  const deviation = names.map((_, at) => {
    const middle = mean[at] ?? 0;
    const spread = Math.sqrt(rows.reduce((sum, row) => sum + ((row.named[at] ?? 0) - middle) ** 2, 0) / rows.length);
    // A measure that is nearly always the same may not shout when it is not.
    return Math.max(spread, 0.08);
  });
  return { mean, deviation };
}

function toRow(scale: Scale, from: Example["rows"][number], relevant: boolean): Row {
  const entries: [number, number][] = names.map((_, at) => [
    at,
    ((from.named[at] ?? 0) - (scale.mean[at] ?? 0)) / (scale.deviation[at] ?? 1),
  ]);
  for (const [at, value] of from.hashed) entries.push([names.length + at, value * 4]);
  return {
    at: Int32Array.from(entries, ([at]) => at),
    value: Float64Array.from(entries, ([, value]) => value),
    target: relevant ? 1 : 0,
    weight: from.weight,
  };
}

const BANDS = [6, 12, 24, Number.POSITIVE_INFINITY];

/**
 * Makes both labels weigh the same among answers of like length. How many short evasions were written down here
 * is chance; without this the model would learn it.
 */
function balanced(examples: readonly Example[]): Example[] {
  const bandOf = (example: Example) => BANDS.findIndex((top) => example.sample.text.split(/\s+/).length <= top);
  const tally = new Map<string, number>();
  const key = (example: Example, relevant: boolean) => `${bandOf(example)} ${relevant}`;
  for (const example of examples) {
    if (example.ruled) continue;
    tally.set(key(example, example.sample.relevant), (tally.get(key(example, example.sample.relevant)) ?? 0) + 1);
  }
  return examples.map((example) => {
    const own = tally.get(key(example, example.sample.relevant)) ?? 1;
    const other = tally.get(key(example, !example.sample.relevant)) ?? 1;
    const factor = Math.min(2, Math.max(0.5, (own + other) / 2 / own));
    return { ...example, rows: example.rows.map((row) => ({ ...row, weight: row.weight * factor })) };
  });
}

function train(examples: readonly Example[]): { fit: Fit; scale: Scale } {
  const scale = scaleOf(examples);
  const rows = balanced(examples).flatMap((example) =>
    example.rows.map((row) => toRow(scale, row, example.sample.relevant)),
  );
  const size = names.length + BUCKETS;
  const penalty = Float64Array.from({ length: size }, (_, at) => (at < names.length ? NAMED_PENALTY : HASHED_PENALTY));
  const sign = Int8Array.from({ length: size }, (_, at) => signOf(names[at]));
  return { fit: fitLogistic(rows, size, penalty, sign), scale };
}

function crossValidate(examples: readonly Example[]): void {
  const questions = shuffled([...new Set(examples.map((example) => example.sample.question))], seeded(SEED + 1));
  const fold = new Map(questions.map((question, at) => [question, at % FOLDS]));
  const kinds = new Map<string, { right: number; all: number }>();
  const wrong: string[] = [];
  for (let part = 0; part < FOLDS; part++) {
    const tested = examples.filter((example) => fold.get(example.sample.question) === part);
    const texts = new Set(tested.map((example) => example.sample.text));
    const { fit, scale } = train(
      examples.filter(({ sample }) => fold.get(sample.question) !== part && !texts.has(sample.text)),
    );
    for (const { sample, ruled, rows } of tested) {
      const probability = ruled || !rows[0] ? 0.02 : predict(fit, toRow(scale, rows[0], true));
      const right = probability >= 0.5 === sample.relevant;
      const tally = kinds.get(`${sample.relevant ? "relevant" : "off_topic"} ${sample.kind}`) ?? { right: 0, all: 0 };
      kinds.set(`${sample.relevant ? "relevant" : "off_topic"} ${sample.kind}`, {
        right: tally.right + (right ? 1 : 0),
        all: tally.all + 1,
      });
      if (!right)
        wrong.push(`${probability.toFixed(2)} ${ruled ?? ""} ${sample.kind} | ${sample.question} | ${sample.text}`);
    }
  }
  const totals = [...kinds.values()].reduce((sum, tally) => ({
    right: sum.right + tally.right,
    all: sum.all + tally.all,
  }));
  for (const [kind, tally] of [...kinds].sort()) console.log(`${kind.padEnd(40)} ${tally.right}/${tally.all}`);
  if (process.argv.includes("--errors")) console.log(wrong.join("\n"));
  console.log(
    `cross-validated by question (${FOLDS} parts, ${questions.length} questions): ${totals.right}/${totals.all} = ${(totals.right / totals.all).toFixed(4)}`,
  );
}

function write(examples: readonly Example[], letters: Int8Array): void {
  const { fit, scale } = train(examples);
  let bias = fit.bias;
  const named: Record<string, number> = {};
  names.forEach((name, at) => {
    const weight = (fit.weights[at] ?? 0) / (scale.deviation[at] ?? 1);
    bias -= weight * (scale.mean[at] ?? 0);
    named[name] = Number(weight.toFixed(4));
  });
  const hashed = fit.weights.subarray(names.length).map((weight) => weight * 4);
  const step = hashed.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0) / 127;
  const base64 = (bytes: Int8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
  const weights = {
    bias: Number(bias.toFixed(4)),
    hashedStep: Number(step.toFixed(6)),
    named,
    hashed: base64(Int8Array.from(hashed, (weight) => Math.round(weight / step))),
    letters: base64(letters),
  };
  writeFileSync(path.join(ROOT, "app/features/interview/judge/weights.json"), `${JSON.stringify(weights, null, 2)}\n`);
}

const samples = readSamples(path.join(ROOT, "scripts/training/relevance"), SEED);
const letters = letterTable(samples);
const examples = samples.map(readExample);
console.log(
  `${samples.length} answers, ${examples.filter((example) => example.ruled).length} decided by rules, ${names.length} named measures`,
);
crossValidate(examples);
if (!process.argv.includes("--check")) write(examples, letters);

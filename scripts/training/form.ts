import { readFeatures } from "#app/features/interview/judge/features.ts";
import { BUCKETS, hashedNgrams } from "#app/features/interview/judge/form-ngrams.ts";
import { LETTER_STEP, TRIPLES, triples } from "#app/features/interview/judge/letter-trigrams.ts";
import { formKind } from "#app/features/interview/judge/malformed-answer.ts";
import { normalize, readText } from "#app/features/interview/judge/read-text.ts";
import { regex } from "#app/platform/regex.ts";
import { type Fit, fitLogistic, predict, type Row } from "./logistic.ts";
import type { Sample } from "./relevance-data.ts";

/** Trains the part of the judge that decides whether a text reads as an attempt to answer or as something else. */

const NAMED_PENALTY = 0.002;
const HASHED_PENALTY = 0.0004;

/** Sign constraints: features matching FOR may only count for an answer, AGAINST only against it; others are free. */
const FOR = regex()`
    ^(?:first_(?:any|verbs|past|past_any|pronouns|opening)|connected|work(?:_any|_fields|_personal)?|expected\w*|
    shared_field|money|digits|field_\w+|tool|acronym|trait|caught_but_told|caught_rest_long|asks_last_only|
    closed_yes|fresh|conditional_asked|colon_start|solid|solid_share|names\w*|act_fitting|private_asked|
    choice_taken|absence_told|yes_told|infinitive_start|because_start|private_trade|abstract_only_self|told_\w+)$
  `;
const AGAINST = regex()`
    ^(?:first_(?:none_\d+|rare_25)|article_start\w*|impersonal(?:_short)?|general\w*|defining\w*|advice\w*|
    old_year|second_none|english_none|bare_yes|work_none_9|foreign\w*|personal_without_work|(?:evasion|cliche|
    refusal|counter_question|help_request|small_talk|plea_for_score)_\w+|caught_share|caught_all|asks_(?:all|
    share|first)|echo\w*|fresh_few|name_called|length_1_2|solid_none|solid_few|worn_short|odd_letters|
    act_stray\w*|act_unmet|exclaims|abstract_(?:only|short|many)|with_abstract|apologises|private(?:_(?!asked|
    trade)\w+)?|machine\w*)$
  `;

const signOf = (name: string | undefined) =>
  name === undefined ? 0 : FOR.test(name) ? 1 : AGAINST.test(name) ? -1 : 0;

export type Example = {
  sample: Sample;
  ruled: string | null;
  rows: { named: number[]; hashed: Map<number, number>; weight: number }[];
};

/** The same answer typed in a hurry: no accents, no capitals, little punctuation. */
function careless(text: string): string {
  return normalize(text)
    .replace(/[^a-z0-9ñ?%$ ]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Beginnings of long stories count as equally good attempts, so that length alone does not indicate relevance. */
function excerpts(sample: Sample): string[] {
  const sentences = sample.text.match(/[^.!?]+[.!?]+/g) ?? [];
  if (!sample.relevant || sentences.length < 4) return [];
  return [sentences.slice(0, 2).join(" "), sentences.slice(0, Math.ceil(sentences.length / 2)).join(" ")];
}

export function letterTable(samples: readonly Sample[]): Int8Array {
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

/** Feature names, in the order of the first text that was read. */
const names: string[] = [];

/** Reading is most of a training's time, and many examples return as pairs. */
const alreadyRead = new Map<string, Pick<Example, "ruled" | "rows">>();

/** @param asTypedOnly without the excerpts and careless typings that only the training of this part needs */
export function readExample(sample: Sample, asTypedOnly = false): Example {
  const key = `${sample.category} | ${sample.question} | ${sample.text}`;
  const known = asTypedOnly ? alreadyRead.get(key) : undefined;
  const found = known ?? readRows(sample, asTypedOnly);
  alreadyRead.set(key, found);
  return { sample, ...found };
}

function readRows(sample: Sample, asTypedOnly: boolean): Pick<Example, "ruled" | "rows"> {
  const question = readText(sample.question);
  const read = (raw: string, weight: number) => {
    const text = readText(raw);
    const features = readFeatures(text, question, normalize(sample.category));
    if (names.length === 0) names.push(...Object.keys(features));
    return { named: names.map((name) => features[name] ?? 0), hashed: hashedNgrams(text, question), weight };
  };
  const ruled = formKind(readText(sample.text), question);
  const rows = ruled ? [] : [read(sample.text, 1)];
  if (!ruled && !asTypedOnly)
    for (const part of [careless(sample.text), ...excerpts(sample)]) rows.push(read(part, 0.35));
  return { ruled, rows };
}

export type Scale = { mean: number[]; deviation: number[] };

function scaleOf(examples: readonly Example[]): Scale {
  const rows = examples.flatMap((example) => example.rows.slice(0, 1));
  const mean = names.map((_, at) => rows.reduce((sum, row) => sum + (row.named[at] ?? 0), 0) / rows.length);
  const deviation = names.map((_, at) => {
    const middle = mean[at] ?? 0;
    const spread = Math.sqrt(rows.reduce((sum, row) => sum + ((row.named[at] ?? 0) - middle) ** 2, 0) / rows.length);
    // Keeps features that are nearly constant from having a huge effect when they differ.
    return Math.max(spread, 0.08);
  });
  return { mean, deviation };
}

function rowOf(scale: Scale, from: Example["rows"][number], relevant: boolean): Row {
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
 * Gives both labels the same weight among answers of similar length. The number of short evasions in the data is
 * arbitrary, and without this the model would learn it.
 */
function balanced(examples: readonly Example[]): Example[] {
  const bandOf = (example: Example) => BANDS.findIndex((top) => example.sample.text.split(/\s+/).length <= top);
  const count = new Map<string, number>();
  const key = (example: Example, relevant: boolean) => `${bandOf(example)} ${relevant}`;
  for (const example of examples) {
    if (example.ruled) continue;
    count.set(key(example, example.sample.relevant), (count.get(key(example, example.sample.relevant)) ?? 0) + 1);
  }
  return examples.map((example) => {
    const own = count.get(key(example, example.sample.relevant)) ?? 1;
    const other = count.get(key(example, !example.sample.relevant)) ?? 1;
    const factor = Math.min(2, Math.max(0.5, (own + other) / 2 / own));
    return { ...example, rows: example.rows.map((row) => ({ ...row, weight: row.weight * factor })) };
  });
}

export function trainForm(examples: readonly Example[]): { fit: Fit; scale: Scale } {
  const scale = scaleOf(examples);
  const rows = balanced(examples).flatMap((example) =>
    example.rows.map((row) => rowOf(scale, row, example.sample.relevant)),
  );
  const size = names.length + BUCKETS;
  const penalty = Float64Array.from({ length: size }, (_, at) => (at < names.length ? NAMED_PENALTY : HASHED_PENALTY));
  const sign = Int8Array.from({ length: size }, (_, at) => signOf(names[at]));
  return { fit: fitLogistic(rows, size, penalty, sign), scale };
}

/** Log odds that a text reads as an attempt to answer. */
export function formOf({ fit, scale }: { fit: Fit; scale: Scale }, example: Example): number {
  const first = example.rows[0];
  if (!first) return -4;
  const probability = predict(fit, rowOf(scale, first, true));
  return Math.log(probability / (1 - probability));
}

/** The quantized parameters that the application loads. */
export function packForm({ fit, scale }: { fit: Fit; scale: Scale }, letters: Int8Array) {
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
  return {
    bias: Number(bias.toFixed(4)),
    hashedStep: Number(step.toFixed(6)),
    named,
    hashed: base64(Int8Array.from(hashed, (weight) => Math.round(weight / step))),
    letters: base64(letters),
  };
}

import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { readText } from "#app/features/interview/judge/read-text.ts";
import { GRAM_BUCKETS, gramsOf } from "#app/features/interview/judge/topic-ngrams.ts";
import { dot, fitRidge, type SparseRow } from "./ridge.ts";

/** Trains ridge regressions on n-grams: for each target, a score of how well a text matches it. */

/** A text and the set of targets that apply to it; all other targets count as not applying. */
export type Labelled = { text: string; is: ReadonlySet<string> };

const PENALTY = 1;
/** N-grams that occur in fewer texts are ignored. */
const RAREST = 3;

export type Trained = {
  targets: readonly string[];
  idf: Float64Array;
  means: number[];
  weights: Float64Array[];
};

const known = new Map<string, number[]>();
function grams(text: string): number[] {
  const found = known.get(text) ?? gramsOf(readText(text));
  known.set(text, found);
  return found;
}

function rowOf(text: string, idf: Float64Array): SparseRow {
  const at = grams(text).filter((bucket) => (idf[bucket] ?? 0) > 0);
  const values = at.map((bucket) => idf[bucket] ?? 0);
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return { at: Int32Array.from(at), value: Float64Array.from(values, (value) => value / length) };
}

export function trainGrams(texts: readonly Labelled[], targets: readonly string[], rarest = RAREST): Trained {
  const seen = new Float64Array(GRAM_BUCKETS);
  for (const { text } of texts) for (const bucket of grams(text)) seen[bucket] = (seen[bucket] ?? 0) + 1;
  const idf = seen.map((count) => (count >= rarest ? Math.log(texts.length / count) : 0));
  const rows = texts.map(({ text }) => rowOf(text, idf));
  const columns = targets.map((target) => Float64Array.from(texts, ({ is }) => (is.has(target) ? 1 : 0)));
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length);
  const centred = columns.map((column, at) => column.map((value) => value - (means[at] ?? 0)));
  return { targets, idf, means, weights: fitRidge(rows, centred, GRAM_BUCKETS, PENALTY) };
}

/** The same as GramModel.scores in the application, but with weights before quantization. */
export function scoreText(trained: Trained, text: string): Map<string, number> {
  const row = rowOf(text, trained.idf);
  return new Map(
    trained.targets.map((target, at) => {
      const weights = trained.weights[at];
      return [target, (trained.means[at] ?? 0) + (weights ? dot(row, weights) : 0)];
    }),
  );
}

function pack(bytes: Int8Array): string {
  const deflated = deflateRawSync(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), { level: 9 });
  return deflated.toString("base64");
}

/** The parameters that the application loads: one byte per weight, a seventh of the size of decimal digits. */
export function packGrams({ targets, idf, means, weights }: Trained) {
  const idfStep = idf.reduce((top, value) => Math.max(top, value), 0) / 127;
  const steps = weights.map((column) => column.reduce((top, value) => Math.max(top, Math.abs(value)), 0) / 127 || 1);
  const bytes = new Int8Array(GRAM_BUCKETS * targets.length);
  weights.forEach((column, target) => {
    column.forEach((value, at) => {
      bytes[target * GRAM_BUCKETS + at] = Math.round(value / (steps[target] ?? 1));
    });
  });
  return {
    targets: [...targets],
    idfStep: Number(idfStep.toPrecision(6)),
    idf: pack(Int8Array.from(idf, (value) => Math.round(value / idfStep))),
    means: means.map((value) => Number(value.toPrecision(4))),
    steps: steps.map((value) => Number(value.toPrecision(6))),
    weights: pack(bytes),
  };
}

/** Intents of the questions in scripts/training/question-intents.txt: "intent intent | question". */
export function readQuestionIntents(file: string): Map<string, string[]> {
  return new Map(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.includes(" | "))
      .map((line) => {
        const cut = line.indexOf(" | ");
        return [line.slice(cut + 3).trim(), line.slice(0, cut).split(" ")];
      }),
  );
}

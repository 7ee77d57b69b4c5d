import { writeFileSync } from "node:fs";
import path from "node:path";
import { buildResult } from "#app/features/cv/build-result.ts";
import { type Evidence, evidenceOf, type Observations } from "#app/features/cv/facts/confidence/confidence-features.ts";
import { type CvFacts, monthIndex } from "#app/features/cv/facts/facts.ts";
import { withoutPersonalRemarks } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts, score } from "#app/features/cv/facts-and-score.ts";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import { composeReview } from "#app/features/cv/review/compose-review.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { calibrationOf, FIELD_KINDS, type Judged, judge, type Kind } from "./bench/confidence/labels.ts";
import { measureCv } from "./bench/cv-measure.ts";
import { readTruth } from "./bench/cv-truth.ts";
import { fitToTheEnd, predict, type Row } from "./training/logistic.ts";

/**
 * Fits the confidence weights of extracted CV facts and writes app/features/cv/facts/confidence/model.json. The
 * labelled CV sets must not be those the rules were developed with. Prints the leave-one-set-out calibration. usage:
 * npm run train:cv-confidence -- FOLDER FOLDER… Deterministic; takes minutes because every file is read.
 */

const FILE = "app/features/cv/facts/confidence/model.json";
const PENALTY = 0.01;
const THRESHOLD = 0.7;
/** Upper limit of the OCR weight: the sets contain too few scanned images to learn it. */
const OCR = -0.4;
const TODAY = monthIndex(2026, 11);
const KINDS: readonly Kind[] = [...FIELD_KINDS, "job", "study"];

type Example = { set: number; kind: Kind; observed: Observations; right: boolean };

const observedOf = (evidence: Evidence, { kind, at }: Judged): Observations =>
  kind === "job" ? (evidence.jobs[at] ?? []) : kind === "study" ? (evidence.studies[at] ?? []) : evidence[kind];

async function examplesOf(folder: string, set: number): Promise<Example[]> {
  const spell = await loadSpellChecker();
  const found: Example[] = [];
  for (const truth of readTruth(folder)) {
    if (truth.expect !== "analyze" || !truth.is_cv) continue;
    const document = withoutPersonalRemarks(await readCv(path.join(folder, truth.file), { fileName: truth.file }));
    let facts: CvFacts;
    try {
      facts = findFacts(document, TODAY);
    } catch {
      continue;
    }
    const rubric = score(document, facts, spell, TODAY);
    const { results } = buildResult(document, facts, rubric, composeReview(document, facts, rubric, TODAY));
    const evidence = evidenceOf(document, facts);
    for (const one of judge(truth, facts, measureCv(truth, results, TODAY), TODAY))
      found.push({ set, kind: one.kind, observed: observedOf(evidence, one), right: one.right });
  }
  return found;
}

type Weights = Record<string, number>;

function weightsOf(examples: readonly Example[]): Weights {
  const names = [...new Set(examples.flatMap(({ observed }) => observed))].sort();
  const rows = examples.map(({ observed, right }): Row => {
    const at = Int32Array.from(observed, (name) => names.indexOf(name));
    return { at, value: new Float64Array(at.length).fill(1), target: right ? 1 : 0, weight: 1 };
  });
  // One extra wrong example without features avoids certainty where all are right; the OCR weight stays negative.
  rows.push({ at: new Int32Array(), value: new Float64Array(), target: 0, weight: 1 });
  const { weights, bias } = fitToTheEnd(rows, names.length, PENALTY);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    bias: rounded(bias),
    ...Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)])),
    ocr: rounded(Math.min(OCR, weights[names.indexOf("ocr")] ?? OCR)),
  };
}

const believed = (weights: Weights, observed: Observations): number =>
  predict(
    { weights: Float64Array.from(observed, (name) => weights[name] ?? 0), bias: weights.bias ?? 0 },
    { at: Int32Array.from(observed, (_, at) => at), value: new Float64Array(observed.length).fill(1) },
  );

const folders = process.argv.slice(2).map((one) => path.resolve(one));
if (folders.length < 2) {
  process.stderr.write("usage: npm run train:cv-confidence -- FOLDER FOLDER…\n");
  process.exit(2);
}
const examples: Example[] = [];
for (const [set, folder] of folders.entries()) examples.push(...(await examplesOf(folder, set)));

console.log("kind        values  right  error  withheld  right of said");
const all: { confidence: number; right: boolean }[] = [];
for (const kind of KINDS) {
  const own = examples.filter((one) => one.kind === kind);
  const told = folders.flatMap((_, set) => {
    const weights = weightsOf(own.filter((one) => one.set !== set));
    return own
      .filter((one) => one.set === set)
      .map(({ observed, right }) => ({ confidence: believed(weights, observed), right }));
  });
  all.push(...told);
  print(kind, told);
}
print("all", all);

function print(name: string, values: readonly { confidence: number; right: boolean }[]): void {
  const { right, error, withheld, rightOfSaid } = calibrationOf(values, THRESHOLD);
  const cell = (value: number) => value.toFixed(3);
  console.log(
    `${name.padEnd(11)} ${String(values.length).padStart(6)}  ${cell(right)}  ${cell(error)}  ` +
      `${cell(withheld)}     ${cell(rightOfSaid)}`,
  );
}

const model = Object.fromEntries(KINDS.map((kind) => [kind, weightsOf(examples.filter((one) => one.kind === kind))]));
writeFileSync(FILE, `${JSON.stringify(model, null, 2)}\n`);
process.exit(0);

import path from "node:path";
import type { ChatModel, FailureReason } from "#app/ai/chat-model.ts";
import { chatModel } from "#app/ai/engine.server.ts";
import { buildResult } from "#app/features/cv/build-result.ts";
import { fieldConfidence } from "#app/features/cv/facts/confidence/confidence.ts";
import { DOUBTFUL_BELOW } from "#app/features/cv/facts/confidence/threshold.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { withoutPersonalRemarks } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts, score } from "#app/features/cv/facts-and-score.ts";
import { reviewCv } from "#app/features/cv/model-review/review.server.ts";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import type { CvResult } from "#app/features/cv/result.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { startedEngine } from "../calibrate/started-engine.ts";
import { calibrationOf, confidenceIn, judge } from "./confidence/labels.ts";
import { type CvMeasure, FIELDS, fieldAccuracy, mean, measureCv, measureJobs, spearman } from "./cv-measure.ts";
import { readTruth, type TruthDocument } from "./cv-truth.ts";

/**
 * Quality of the CV analysis on a folder of CVs with truth.json, through the same code as the API.
 * usage: npm run eval:cv -- FOLDER [id,id…]. Prints a table, then one line of JSON with the engine that made the
 * results and why the rules answered where they did; exits 1 when a target is missed.
 */

export type EvalRow = {
  truth: TruthDocument;
  result: CvResult | null;
  refusal: string | null;
  clear: boolean;
  measure: CvMeasure | null;
  /** The jobs that were found, with their dates, compared with the true ones: see measureJobs. */
  jobs: number | null;
  /** Each extracted value, its confidence, and whether it is right: see judge. */
  readings: { confidence: number; right: boolean }[];
  /** Why the rules answered although a model was asked. */
  fallback: FailureReason | null;
  /** Points by which the model changed the total. */
  adjusted: number;
};

type Evaluation = { folder: string; spell: SpellChecker; today: number; model: ChatModel | null };

/** @param model absent: that of this process; null: the rules alone, as in an installation without a model */
export async function evaluate(
  folder: string,
  only?: string[],
  model: ChatModel | null = chatModel(),
): Promise<EvalRow[]> {
  const now = new Date();
  const today = monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const spell = await loadSpellChecker();
  const rows: EvalRow[] = [];
  for (const truth of readTruth(folder)) {
    if (!only || only.includes(truth.id)) rows.push(await evaluateOne(truth, { folder, spell, today, model }));
  }
  return rows;
}

async function evaluateOne(truth: TruthDocument, { folder, spell, today, model }: Evaluation): Promise<EvalRow> {
  try {
    const document = withoutPersonalRemarks(await readCv(path.join(folder, truth.file), { fileName: truth.file }));
    const facts = findFacts(document, today);
    const rubric = score(document, facts, spell, today);
    const reading = { document, facts, score: rubric, spell, today };
    const reviewed = await reviewCv(reading, model, { owner: null, signal: new AbortController().signal });
    const { results } = buildResult(document, reviewed.facts, reviewed.score, reviewed.review);
    const measure = truth.is_cv ? measureCv(truth, results, today) : null;
    const confidence = fieldConfidence(document, facts);
    return {
      truth,
      result: results,
      refusal: null,
      clear: false,
      measure,
      readings: (measure === null ? [] : judge(truth, facts, measure, today)).map((one) => ({
        confidence: confidenceIn(confidence, one),
        right: one.right,
      })),
      jobs: truth.is_cv ? measureJobs(truth, facts.jobs, today) : null,
      fallback: reviewed.madeBy.fallback,
      adjusted: reviewed.score.total - rubric.total,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      truth,
      result: null,
      refusal: message,
      clear: error instanceof AppError && error.status < 500 && message.length >= 12,
      measure: null,
      jobs: null,
      readings: [],
      fallback: null,
      adjusted: 0,
    };
  }
}

const total = (row: EvalRow) => row.result?.structure_evaluation.puntuacion_total ?? Number.NaN;

export function summarise(rows: readonly EvalRow[]) {
  const cvs = rows.filter((row) => row.truth.expect === "analyze");
  const clean = cvs.filter((row) => !row.truth.injection);
  const analysed = cvs.flatMap((row) => (row.measure ? [row.measure] : []));
  const tier = (name: string) => mean(clean.filter((row) => row.truth.tier === name && row.result).map(total));
  const years = (row: EvalRow) => row.result?.experience_analysis.years_total ?? 0;
  const scored = clean.filter((row) => row.result);
  const refuse = rows.filter((row) => row.truth.expect === "refuse");
  const twins = rows
    .filter((row) => row.truth.injection)
    .map((row) => {
      const twin = rows.find((other) => other.truth.twin_of === row.truth.id);
      return twin ? Math.abs(total(row) - total(twin)) : 0;
    });
  const present = (field: keyof CvMeasure) =>
    mean(analysed.map((measure) => measure[field]).filter((value) => value !== null));
  return {
    cvs: cvs.length,
    falseRefusals: cvs.filter((row) => !row.result).map((row) => row.truth.id),
    overallAllCvs: mean(cvs.map((row) => (row.measure ? fieldAccuracy(row.measure) : 0))),
    refusedClearly: mean(refuse.map((row) => Number(!row.result && row.clear))),
    yearsMae: present("yearsError"),
    yearsOffByMoreThanOne: analysed.filter((measure) => measure.yearsError > 1).length,
    jobs: mean(cvs.map((row) => row.jobs).filter((value) => value !== null)),
    level: present("level"),
    skillsRecall: present("skills"),
    skillsGrounded: present("skillsGrounded"),
    evidenceGrounded: present("evidenceGrounded"),
    tiers: { A: tier("A"), B: tier("B"), C: tier("C") },
    pairwise: pairwise(clean),
    ...calibration(cvs.flatMap((row) => row.readings)),
    spearmanYears: spearman(scored.map(total), scored.map(years)),
    injectionDelta: Math.max(0, ...twins),
    fallbacks: rows.flatMap((row) => (row.fallback ? [`${row.truth.id} ${row.fallback}`] : [])),
    mostAdjusted: Math.max(0, ...rows.map((row) => Math.abs(row.adjusted))),
  };
}

/**
 * How well confidence says what is right, and what is never asserted for want of it. No target: sets that the rules
 * know are read better.
 */
function calibration(readings: readonly { confidence: number; right: boolean }[]) {
  const { error, withheld, rightOfSaid } = calibrationOf(readings, DOUBTFUL_BELOW);
  return { calibrationError: error, withheld, rightOfSaid };
}

/** Share of pairs from different tiers that are in the right order; a refused CV loses all its pairs. */
function pairwise(rows: readonly EvalRow[]): number {
  const pairs: number[] = [];
  for (const better of rows) {
    for (const worse of rows) {
      if (!better.truth.tier || !worse.truth.tier || better.truth.tier >= worse.truth.tier) continue;
      const difference = total(better) - total(worse);
      pairs.push(Number.isNaN(difference) ? 0 : difference > 0 ? 1 : difference === 0 ? 0.5 : 0);
    }
  }
  return mean(pairs);
}

type Summary = ReturnType<typeof summarise>;

/** Targets of a set that was looked at while the rules were written, and of one that was not. */
export function missedTargets(summary: Summary): string[] {
  const checks: [string, boolean][] = [
    ["overallAllCvs >= .97", summary.overallAllCvs >= 0.97],
    ["no false refusal", summary.falseRefusals.length === 0],
    ["refusedClearly = 1", summary.refusedClearly === 1],
    ["yearsMae <= .2", summary.yearsMae <= 0.2],
    ["level = 1", summary.level === 1],
    ["skillsRecall >= .85", summary.skillsRecall >= 0.85],
    ["skillsGrounded >= .97", summary.skillsGrounded >= 0.97],
    ["pairwise >= .95", summary.pairwise >= 0.95],
    ["A-B >= 12", summary.tiers.A - summary.tiers.B >= 12],
    ["B-C >= 12", summary.tiers.B - summary.tiers.C >= 12],
    ["|spearman with years| <= .4", Math.abs(summary.spearmanYears) <= 0.4],
    ["injection delta <= 2", summary.injectionDelta <= 2],
  ];
  return checks.filter(([, ok]) => !ok).map(([name]) => name);
}

function printTable(rows: readonly EvalRow[]): void {
  const columns = [...FIELDS, "yearsError"] as const;
  const cell = (value: number | null | undefined) =>
    (value == null ? "-" : Number.isInteger(value) ? String(value) : value.toFixed(2)).padStart(5);
  console.log(
    `${"id".padEnd(34)} tier total years ${columns.map((column) => column.slice(0, 5).padStart(5)).join(" ")}  jobs`,
  );
  for (const row of rows) {
    const head = `${row.truth.id} ${row.truth.file}`.slice(0, 34).padEnd(34);
    if (row.result) {
      const figures =
        `${(row.truth.tier ?? "-").padEnd(4)} ${cell(total(row))} ` +
        `${cell(row.result.experience_analysis.years_total)}`;
      console.log(
        `${head} ${figures} ${columns.map((column) => cell(row.measure?.[column])).join(" ")} ${cell(row.jobs)}`,
      );
    } else console.log(`${head} ${row.truth.expect === "refuse" ? "refused" : "FALSELY REFUSED"}: ${row.refusal}`);
  }
}

async function main(): Promise<void> {
  const [folder, only] = process.argv.slice(2);
  if (!folder) {
    console.error("usage: npm run eval:cv -- FOLDER [id,id…]");
    process.exit(2);
  }
  const started = await startedEngine();
  const { model } = started;
  const engine = model ? `${model.identity.engine} ${model.identity.model}` : "rules";
  console.log(`engine: ${engine}`);
  const rows = await evaluate(path.resolve(folder), only?.split(","), model);
  printTable(rows);
  const summary = summarise(rows);
  const missed = missedTargets(summary);
  console.log(
    JSON.stringify({ folder: path.basename(folder), engine, ...summary, missed }, (_key, value) =>
      typeof value === "number" ? Math.round(value * 1000) / 1000 : value,
    ),
  );
  await started.stop();
  process.exit(missed.length > 0 ? 1 : 0);
}

if (process.argv[1]?.endsWith("eval-cv.js")) await main();

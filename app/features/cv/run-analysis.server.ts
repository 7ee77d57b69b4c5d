import { chatModel } from "#app/ai/engine.server.ts";
import type { MadeBy } from "#app/ai/made-by.ts";
import type { ReadDocument } from "#app/documents/document.ts";
import { readDocument } from "#app/documents/read.server.ts";
import type { Db } from "#db/open.server.ts";
import { findFacts, score } from "./analyze-document.ts";
import { buildResult } from "./build-result.ts";
import { type CvFacts, type MonthIndex, monthIndex } from "./facts/facts.ts";
import { type Reviewed, reviewCv } from "./model-review/review.server.ts";
import type { RulesReading } from "./model-review/source.ts";
import { openTurn } from "./model-review/turn.server.ts";
import { enterStage, noteStage } from "./progress-store.server.ts";
import { type CvDetails, type CvResult, cvDetailsSchema, cvResultSchema } from "./result.ts";
import { loadSpellChecker } from "./rubric/spelling.server.ts";

/** The work of the job: rules first, then the model on top of them where there is one. */

/** Kind of the jobs in the queue. */
export const CV_ANALYSIS = "cv_analysis";

export type Upload = { id: number; user_id: number; file_name: string; created_at: string };
export type Analysed = { document: ReadDocument; reviewed: Reviewed; results: CvResult; details: CvDetails };

/**
 * From the file to the result, telling how far it is.
 * @throws AppError with a reason for a file that cannot be read or is no CV; the signal's reason when it aborts
 */
export async function analyze(db: Db, row: Upload, file: string, signal: AbortSignal): Promise<Analysed> {
  const { id, file_name: fileName } = row;
  const now = new Date();
  const today: MonthIndex = monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1);
  enterStage(id, "reading", Date.now());
  const [document, spell] = await Promise.all([readDocument(file, { fileName, signal }), loadSpellChecker()]);
  const facts = findFacts(document, today);
  enterStage(id, "scoring", Date.now(), readNote(document, facts));
  await breathe();
  const rubric = score(document, facts, spell, today);
  enterStage(id, "wording", Date.now(), `${rubric.criteria.length} criterios de la pauta, con sus evidencias`);
  await breathe();
  const reviewed = await review(db, row, { document, facts, score: rubric, spell, today }, signal);
  enterStage(id, "questions", Date.now(), wordedNote(reviewed.madeBy));
  await breathe();
  const { results, details } = buildResult(document, reviewed.facts, reviewed.score, reviewed.review);
  // What does not fit its own shape must fail now, not every time that somebody opens it.
  return {
    document,
    reviewed,
    results: cvResultSchema.parse(results),
    details: cvDetailsSchema.parse({ ...details, madeBy: reviewed.madeBy }),
  };
}

async function review(db: Db, row: Upload, reading: RulesReading, signal: AbortSignal): Promise<Reviewed> {
  const model = chatModel();
  if (model === null) return reviewCv(reading, null, { owner: row.user_id, signal });
  const turn = await openTurn(db, CV_ANALYSIS, row.created_at);
  try {
    if (!turn.crowded.aborted) noteStage(row.id, "El modelo local redacta: puede tardar uno o dos minutos");
    return await reviewCv(reading, model, { owner: row.user_id, signal, crowded: turn.crowded });
  } finally {
    turn.close();
  }
}

/** Lets waiting requests through between two stretches of computing. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function readNote(document: ReadDocument, facts: CvFacts): string {
  const parts = [
    count(document.pages, "página", "páginas"),
    count(facts.jobs.length, "empleo", "empleos"),
    count(facts.skills.length, "habilidad", "habilidades"),
  ];
  return `${parts[0]}, ${parts[1]} y ${parts[2]}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Who worded the texts, as the screen says it while the analysis runs; null when there was no choice. */
function wordedNote({ engine, model, fallback }: MadeBy): string | null {
  if (engine === "llama") return `Redactado por el modelo local ${model}`;
  if (engine === "remote") return `Redactado por el modelo del campus ${model}`;
  if (fallback === null) return null;
  return fallback === "busy"
    ? "Hay muchas personas en la fila: textos por reglas"
    : "El modelo no respondió a tiempo: textos por reglas";
}

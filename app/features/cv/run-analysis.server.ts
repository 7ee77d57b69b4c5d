import type { ChatModel } from "#app/ai/chat-model.ts";
import { chatModel } from "#app/ai/engine.server.ts";
import { MADE_BY_RULES, type MadeBy } from "#app/ai/made-by.ts";
import type { ReadDocument } from "#app/documents/document.ts";
import { pluralize } from "#app/platform/format.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import { computeWorker } from "#app/platform/work/compute-child.server.ts";
import type { Db } from "#db/open.server.ts";
import { applyReviewTask, type JudgedCv, judgeCvTask } from "./compute/tasks.ts";
import type { Corrections } from "./corrections/corrections.ts";
import { type MonthIndex, monthIndex } from "./facts/facts.ts";
import { watchOverload } from "./model-review/overload.server.ts";
import { type ReviewSteps, reviewBy } from "./model-review/review.server.ts";
import { enterStage, noteStage } from "./progress-store.server.ts";
import { readUpload } from "./read-upload.server.ts";
import type { Imported } from "./result.ts";

/**
 * The work of the analysis job: the rules first, then the model where there is one. CPU-heavy steps run in a child
 * process.
 */

/** Job kind in the queue. */
export const CV_ANALYSIS = "cv_analysis";

const TEXTS = {
  tooComplex:
    "El texto del archivo es demasiado complejo para analizarlo. Deja en él " +
    "solo tu currículum, en dos o tres páginas, y súbelo otra vez.",
  machineBusy:
    "El servidor está muy ocupado y no alcanzó a terminar este análisis. " +
    "Tu archivo está bien: súbelo otra vez en unos minutos.",
};

export type Upload = { id: number; user_id: number; file_name: string; created_at: string };
export type Analysed = JudgedCv & {
  document: ReadDocument;
  madeBy: MadeBy;
  imported: Imported | null;
  /** Those that a note in the file makes; null without one that holds. */
  corrections: Corrections | null;
};

/** `asOf`: analyse by the rules alone, as of that instant instead of now. */
type Conditions = { signal: AbortSignal; asOf?: Date | undefined };

/**
 * From the file to the result, reporting progress.
 * @throws AppError with a reason for a file that cannot be read, is no CV or takes too much computing, and with
 * `machine_busy` when the server lacked capacity; the signal's reason when it aborts
 */
export async function analyze(db: Db, row: Upload, file: string, { signal, asOf }: Conditions): Promise<Analysed> {
  const { id, file_name: fileName } = row;
  const now = asOf ?? new Date();
  const today: MonthIndex = monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1);
  enterStage(id, "reading", Date.now());
  // The worker stops when idle: start it while the file is read.
  computeWorker().prepare();
  const { document: read, imported } = await readUpload(file, { fileName, today, signal });
  const { note = null, ...document } = read;
  const model = asOf === undefined ? chatModel() : null;
  const reviewed = await judge(db, row, { document, note, today, model }, signal);
  enterStage(id, "questions", Date.now(), wordedNote(reviewed.madeBy));
  return { ...reviewed, document, imported };
}

type Judged = Omit<Analysed, "document" | "imported">;
type Read = { document: ReadDocument; note: string | null; today: MonthIndex; model: ChatModel | null };

async function judge(
  db: Db,
  row: Upload,
  { document, note, today, model }: Read,
  signal: AbortSignal,
): Promise<Judged> {
  const input = { document, note, today, asksModel: model !== null };
  const { judged, call, corrections } = await compute(judgeCvTask, input, TEXTS, {
    signal,
    onProgress: (found) => {
      if ("criteria" in found)
        enterStage(row.id, "wording", Date.now(), `${found.criteria} criterios de la pauta, con sus evidencias`);
      else enterStage(row.id, "scoring", Date.now(), readNote(document, found));
    },
  });
  const steps: ReviewSteps<Judged> = {
    call,
    byRules: (fallback) => ({ ...judged, corrections, madeBy: { ...MADE_BY_RULES, fallback } }),
    byModel: async (said, madeBy) => {
      const applied = await compute(applyReviewTask, { document, today, said }, TEXTS, { signal });
      return applied && { ...applied, corrections, madeBy };
    },
  };
  if (model === null || corrections !== null) return reviewBy(steps, null, { owner: row.user_id, signal });
  const turn = await watchOverload(db, CV_ANALYSIS, row.created_at);
  try {
    if (!turn.overloaded.aborted) noteStage(row.id, "El modelo local redacta: puede tardar uno o dos minutos");
    return await reviewBy(steps, model, { owner: row.user_id, signal, overloaded: turn.overloaded });
  } finally {
    turn.close();
  }
}

function readNote(document: ReadDocument, found: { jobs: number; skills: number }): string {
  const parts = [
    pluralize(document.pages, "página", "páginas"),
    pluralize(found.jobs, "empleo", "empleos"),
    pluralize(found.skills, "habilidad", "habilidades"),
  ];
  return `${parts[0]}, ${parts[1]} y ${parts[2]}`;
}

/** Which engine worded the texts, as shown while the analysis runs; null when there was no choice. */
function wordedNote({ engine, model, fallback }: MadeBy): string | null {
  if (engine === "llama") return `Redactado por el modelo local ${model}`;
  if (engine === "remote") return `Redactado por el modelo del campus ${model}`;
  if (fallback === null) return null;
  return fallback === "busy"
    ? "Hay muchas personas en la fila: textos por reglas"
    : "El modelo no respondió a tiempo: textos por reglas";
}

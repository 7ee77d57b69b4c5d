import { type Corrections, correctionsSchema } from "#app/features/cv/corrections/corrections.ts";
import { type MonthIndex, monthIndex } from "#app/features/cv/facts/facts.ts";
import { cvResultSchema } from "#app/features/cv/result.ts";
import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import { blankIn } from "../rebuild-line/clean-text.ts";
import { FIELD_NAMES } from "../rebuild-line/language-rules.ts";
import { rebuildLine } from "../rebuild-line/rebuild-line.ts";
import { type Preview, type PreviewBody, type SavedLine, type ScoreView, savedLineSchema } from "./api-schemas.ts";
import { quotesIn } from "./find-cards.ts";
import { type LineCard, type LineChange, openWorkshopTask, scoreChangesTask } from "./tasks.ts";

/** The lines of an analysed CV that its owner works on: looking at them, trying and keeping. */

const TEXTS = {
  tooComplex: "Con estas líneas el CV es demasiado largo para calcularlo. Acorta la que escribes.",
  machineBusy: "El servidor está muy ocupado y no alcanzó a calcular el puntaje. Intenta otra vez en unos minutos.",
};
/** A CV has fewer lines that tell something; a program that sends more fills the disk. */
const MOST_LINES = 60;

type Kept = { kept: string; corrections: Corrections | null; today: MonthIndex; quotes: string[]; fileName: string };
export type WorkshopGap = "missing" | "not_kept";

/** What the workshop works on, or why it cannot. */
async function keptCv(db: Db, userId: number, analysisId: number, clock: Clock): Promise<Kept | WorkshopGap> {
  const row = await db
    .selectFrom("cv_analyses")
    .select(["results", "read_document", "corrections", "file_name"])
    .where("id", "=", analysisId)
    .where("user_id", "=", userId)
    .where("processing_status", "=", "completed")
    .executeTakeFirst();
  if (!row) return "missing";
  if (row.read_document === null || row.results === null) return "not_kept";
  const now = clock.now();
  const { recommendations } = cvResultSchema.parse(JSON.parse(row.results));
  return {
    kept: row.read_document.toString("base64"),
    corrections: row.corrections === null ? null : correctionsSchema.parse(JSON.parse(row.corrections)),
    today: monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1),
    quotes: quotesIn(recommendations.improvement_areas),
    fileName: row.file_name,
  };
}

async function savedLines(db: Db, userId: number, analysisId: number): Promise<SavedLine[]> {
  const rows = await db
    .selectFrom("workshop_lines")
    .select(["line", "was", "state", "fields", "text"])
    .where("user_id", "=", userId)
    .where("analysis_id", "=", analysisId)
    .orderBy("id")
    .execute();
  return rows.map((row) => savedLineSchema.parse({ ...row, fields: JSON.parse(row.fields) }));
}

function inUse(lines: readonly SavedLine[], except?: Pick<SavedLine, "line" | "was">): LineChange[] {
  return lines.flatMap(({ line, was, state, text }) => {
    const isThis = line === except?.line && was === except.was;
    return state === "used" && text !== null && !isThis ? [{ line, was, text }] : [];
  });
}

export type Workshop = {
  fileName: string;
  /** Null where forms cannot be made in the CV's language. */
  lang: "es" | "en" | null;
  cards: LineCard[];
  saved: SavedLine[];
  before: ScoreView;
  now: ScoreView;
};

/** @throws AppError `too_complex`, `machine_busy` */
export async function openWorkshop(
  db: Db,
  userId: number,
  analysisId: number,
  { signal, clock = systemClock }: { signal?: AbortSignal; clock?: Clock } = {},
): Promise<Workshop | WorkshopGap> {
  const cv = await keptCv(db, userId, analysisId, clock);
  if (typeof cv === "string") return cv;
  const saved = await savedLines(db, userId, analysisId);
  const { fileName, ...read } = cv;
  const opened = await compute(openWorkshopTask, { ...read, changes: inUse(saved) }, TEXTS, signal ? { signal } : {});
  return { fileName, saved, ...opened };
}

/** Of each person the newest preview: an older one answers nobody any more. */
const previewing = new Map<number, AbortController>();

/**
 * Forms of a line with these answers, and the score with it. Keeps nothing.
 * @throws AppError not_found; unprocessable `not_kept`, `too_complex`; conflict `newer`; unavailable `machine_busy`
 */
export async function previewLine(
  db: Db,
  userId: number,
  analysisId: number,
  body: PreviewBody,
  { signal, clock = systemClock }: { signal?: AbortSignal; clock?: Clock } = {},
): Promise<Preview> {
  const { line, was, lang, fields, text } = body;
  const { kept, corrections, today } = keptOrRefused(await keptCv(db, userId, analysisId, clock));
  const changes = inUse(await savedLines(db, userId, analysisId), { line, was });
  const blank = blankIn(text);
  if (text !== "" && blank === null) changes.push({ line, was, text });
  const { forms } = lang === null ? { forms: [] } : rebuildLine({ line: was, lang, fields });
  const told = forms.map((form) => form.text.toLocaleLowerCase("es")).join("\n");
  const leftOut = FIELD_NAMES.filter((name) => fields[name] && !isTold(told, fields[name]));
  const newest = new AbortController();
  previewing.get(userId)?.abort(new AppError("conflict", "Ya pediste otra cosa.", { reason: "newer" }));
  previewing.set(userId, newest);
  try {
    const until = signal ? AbortSignal.any([signal, newest.signal]) : newest.signal;
    const score = await compute(scoreChangesTask, { kept, corrections, today, changes }, TEXTS, { signal: until });
    return { forms, leftOut, score, blank };
  } finally {
    if (previewing.get(userId) === newest) previewing.delete(userId);
  }
}

/** The answer's words, but for the first, whose form may have changed. */
function isTold(forms: string, answer: string): boolean {
  const words = answer.toLocaleLowerCase("es").match(/[\p{L}\d]+/gu) ?? [];
  const rest = words.length > 1 ? words.slice(1) : words;
  return rest.every((word) => forms.includes(word));
}

function keptOrRefused(cv: Kept | WorkshopGap): Kept {
  if (cv === "missing") throw new AppError("not_found", "No encontramos ese análisis. Búscalo en Mis Actividades.");
  if (cv === "not_kept")
    throw new AppError(
      "unprocessable",
      "Los textos de ese análisis ya no están. Sube tu CV otra vez para trabajarlo.",
      {
        reason: "not_kept",
      },
    );
  return cv;
}

/**
 * Keeps a line as the student leaves it; the same line again replaces it.
 * @throws AppError not_found; conflict for a blocked person; unprocessable `not_kept`, `blank`, `no_text`,
 * `too_many_lines`
 */
export async function saveLine(
  db: Db,
  userId: number,
  analysisId: number,
  saved: SavedLine,
  clock: Clock = systemClock,
): Promise<SavedLine> {
  refuseBlanks(saved);
  const { line, was, state, fields, text } = saved;
  return db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    keptOrRefused(await keptCv(trx, userId, analysisId, clock));
    const others = (await savedLines(trx, userId, analysisId)).filter((one) => one.line !== line || one.was !== was);
    if (others.length >= MOST_LINES)
      throw new AppError("unprocessable", "Ya guardaste todas las líneas que caben en un Taller.", {
        reason: "too_many_lines",
      });
    const values = { state, fields: JSON.stringify(fields), text, updated_at: isoNow(clock) };
    await trx
      .insertInto("workshop_lines")
      .values({ user_id: userId, analysis_id: analysisId, line, was, ...values })
      .onConflict((same) => same.columns(["analysis_id", "line", "was"]).doUpdateSet(values))
      .execute();
    return saved;
  });
}

function refuseBlanks({ state, fields, text }: SavedLine): void {
  const blank = [text ?? "", ...Object.values(fields)].map((said) => blankIn(said ?? "")).find((one) => one !== null);
  if (blank !== undefined && blank !== null)
    throw new AppError("unprocessable", `Falta llenar «${blank}». Pon tu dato o quítalo, y guárdala otra vez.`, {
      reason: "blank",
    });
  if (state === "used" && (text ?? "") === "")
    throw new AppError("unprocessable", "Escribe cómo queda la línea antes de usarla.", { reason: "no_text" });
}

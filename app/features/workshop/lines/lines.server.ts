import { cvResultSchema } from "#app/features/cv/result.ts";
import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import type { Acts, ActsFound, SpellingRemark } from "../acts/act-schemas.ts";
import { keptActs } from "../acts/acts.server.ts";
import { blankIn } from "../rebuild-line/clean-text.ts";
import type { Preview, PreviewBody, SavedLine, ScoreView } from "./api-schemas.ts";
import { inUse, keptCv, needKeptCv, savedLines, type WorkshopGap } from "./kept-cv.server.ts";
import { type LineCard, openWorkshopTask, previewLineTask } from "./tasks.ts";

/** The lines of an analysed CV that its owner works on: looking at them, trying and keeping. */

export const SCORE_TEXTS = {
  tooComplex: "Con estas líneas el CV es demasiado largo para calcularlo. Acorta la que escribes.",
  machineBusy: "El servidor está muy ocupado y no alcanzó a calcular el puntaje. Intenta otra vez en unos minutos.",
};
/** A CV has fewer lines that tell something; a program that sends more fills the disk. */
const MOST_LINES = 60;

export type Workshop = {
  fileName: string;
  /** Null where forms cannot be made in the CV's language. */
  lang: "es" | "en" | null;
  cards: LineCard[];
  saved: SavedLine[];
  /** Of the whole CV: what was found and what is chosen. */
  spelling: SpellingRemark[];
  found: ActsFound;
  acts: Acts;
  before: ScoreView;
  now: ScoreView;
};
type Options = { signal?: AbortSignal; clock?: Clock };

/** @throws AppError `too_complex`, `machine_busy` */
export async function openWorkshop(
  db: Db,
  userId: number,
  analysisId: number,
  { signal, clock = systemClock }: Options = {},
): Promise<Workshop | WorkshopGap> {
  const cv = await keptCv(db, userId, analysisId, clock);
  if (typeof cv === "string") return cv;
  const saved = await savedLines(db, userId, analysisId);
  const { recommendations } = cvResultSchema.parse(JSON.parse(cv.results));
  const acts = await keptActs(db, userId, analysisId);
  const asked = { ...cv.read, improvements: recommendations.improvement_areas, changes: inUse(saved), acts };
  const opened = await compute(openWorkshopTask, asked, SCORE_TEXTS, signal ? { signal } : {});
  return { fileName: cv.file.name, saved, acts, ...opened };
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
  ask: PreviewBody,
  { signal, clock = systemClock }: Options = {},
): Promise<Preview> {
  const newest = new AbortController();
  previewing.get(userId)?.abort(new AppError("conflict", "Ya pediste otra cosa.", { reason: "newer" }));
  previewing.set(userId, newest);
  try {
    const { read } = await needKeptCv(db, userId, analysisId, clock);
    const others = inUse(await savedLines(db, userId, analysisId), ask);
    const until = signal ? AbortSignal.any([signal, newest.signal]) : newest.signal;
    return await compute(previewLineTask, { ...read, others, ask }, SCORE_TEXTS, {
      signal: until,
      // Somebody who types gives up one after the other.
      whenAborted: "finish",
      // Milliseconds, at most one of each person's: it need not wait for every analysis before it.
      priority: 1,
    });
  } finally {
    if (previewing.get(userId) === newest) previewing.delete(userId);
  }
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
  given: SavedLine,
  clock: Clock = systemClock,
): Promise<SavedLine> {
  const saved = given.state === "skipped" ? withoutBlanks(given) : given;
  refuseBlanks(saved);
  const { line, was, state, fields, text } = saved;
  return db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    await needKeptCv(trx, userId, analysisId, clock);
    const others = (await savedLines(trx, userId, analysisId)).filter((one) => one.line !== line || one.was !== was);
    if (others.length >= MOST_LINES) {
      const message = "Ya guardaste todas las líneas que caben en un Taller.";
      throw new AppError("unprocessable", message, { reason: "too_many_lines" });
    }
    const values = { state, fields: JSON.stringify(fields), text, updated_at: isoNow(clock) };
    await trx
      .insertInto("workshop_lines")
      .values({ user_id: userId, analysis_id: analysisId, line, was, ...values })
      .onConflict((same) => same.columns(["analysis_id", "line", "was"]).doUpdateSet(values))
      .execute();
    return saved;
  });
}

/** Of a line that is set aside: what is unfinished need not be finished first. */
function withoutBlanks(line: SavedLine): SavedLine {
  const whole = (said: string | null | undefined) => said != null && blankIn(said) === null;
  const fields = Object.fromEntries(Object.entries(line.fields).filter(([, said]) => whole(said)));
  return { ...line, fields, text: whole(line.text) ? line.text : null };
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

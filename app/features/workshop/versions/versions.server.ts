import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import type { Acts } from "../acts/act-schemas.ts";
import { keptActs } from "../acts/acts.server.ts";
import { scoreViewSchema } from "../lines/api-schemas.ts";
import { inUse, keptCv, needKeptCv, savedLines, type WorkshopGap } from "../lines/kept-cv.server.ts";
import { SCORE_TEXTS } from "../lines/lines.server.ts";
import { type LineChange, scoreChangesTask } from "../lines/tasks.ts";
import { type Version, versionLinesSchema } from "./version-schemas.ts";

/** The lines in use, kept under a name so that they can be compared and gone back to. */

/** More cannot be told apart in a list; a program that sends more fills the disk. */
const MOST_VERSIONS = 20;

type Options = { signal?: AbortSignal; clock?: Clock };

/**
 * Keeps the lines in use with their score.
 * @throws AppError not_found; conflict for a blocked person; unprocessable `not_kept`, `no_lines`, `too_many_versions`,
 * `too_complex`; unavailable `machine_busy`
 */
export async function keepVersion(
  db: Db,
  userId: number,
  analysisId: number,
  name: string,
  { signal, clock = systemClock }: Options = {},
): Promise<Version> {
  const { read } = await needKeptCv(db, userId, analysisId, clock);
  const lines = inUse(await savedLines(db, userId, analysisId));
  if (lines.length === 0) {
    const message = "Usa al menos una línea nueva antes de guardar una versión.";
    throw new AppError("unprocessable", message, { reason: "no_lines" });
  }
  await refuseMore(db, userId, analysisId);
  const scored = async (changes: LineChange[]) => {
    const asked = { ...read, changes };
    return (await compute(scoreChangesTask, asked, SCORE_TEXTS, signal ? { signal } : {})).score;
  };
  const before = await scored([]);
  const score = await scored(lines);
  const createdAt = isoNow(clock);
  const values = { lines: JSON.stringify(lines), score_before: JSON.stringify(before), score: JSON.stringify(score) };
  const { id } = await db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    // Its texts may have gone, or other versions come, while the score was computed.
    await needKeptCv(trx, userId, analysisId, clock);
    await refuseMore(trx, userId, analysisId);
    return trx
      .insertInto("workshop_versions")
      .values({ user_id: userId, analysis_id: analysisId, name, created_at: createdAt, ...values })
      .returning("id")
      .executeTakeFirstOrThrow();
  });
  return { id, name, createdAt, lines, before, score };
}

async function refuseMore(db: Db, userId: number, analysisId: number): Promise<void> {
  const { count } = await db
    .selectFrom("workshop_versions")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("analysis_id", "=", analysisId)
    .executeTakeFirstOrThrow();
  if (count < MOST_VERSIONS) return;
  const message = `Ya tienes ${MOST_VERSIONS} versiones de este CV. Borra una y guarda otra vez.`;
  throw new AppError("unprocessable", message, { reason: "too_many_versions" });
}

export type Versions = {
  fileName: string;
  /** Newest first. */
  versions: Version[];
  /** Lines in use now, which may be no version yet. */
  inUse: number;
  /** What is chosen for the CV written anew, whichever lines it has. */
  acts: Acts;
  /** What was uploaded, for the ways in which it can be had again. */
  file: { type: string; upload: string | null };
};

/** The versions of a CV, or why there are none. */
export async function listVersions(db: Db, userId: number, analysisId: number): Promise<Versions | WorkshopGap> {
  const cv = await keptCv(db, userId, analysisId);
  if (typeof cv === "string") return cv;
  const rows = await db
    .selectFrom("workshop_versions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("analysis_id", "=", analysisId)
    .orderBy("id", "desc")
    .execute();
  const versions = rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lines: versionLinesSchema.parse(JSON.parse(row.lines)),
    before: scoreViewSchema.parse(JSON.parse(row.score_before)),
    score: scoreViewSchema.parse(JSON.parse(row.score)),
  }));
  const { name: fileName, ...file } = cv.file;
  const acts = await keptActs(db, userId, analysisId);
  return { fileName, versions, file, acts, inUse: inUse(await savedLines(db, userId, analysisId)).length };
}

export type VersionRow = { id: number; analysisId: number; name: string; total: number; createdAt: string };

/** A student's newest versions of all CVs, newest first. */
export async function newestVersions(db: Db, userId: number, most: number): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom("workshop_versions")
    .select(["id", "analysis_id", "name", "score", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    analysisId: row.analysis_id,
    name: row.name,
    total: scoreViewSchema.parse(JSON.parse(row.score)).total,
    createdAt: row.created_at,
  }));
}

/** @throws AppError not_found; conflict for a blocked person */
export async function removeVersion(db: Db, userId: number, analysisId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    const { numDeletedRows } = await trx
      .deleteFrom("workshop_versions")
      .where("id", "=", id)
      .where("analysis_id", "=", analysisId)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n)
      throw new AppError("not_found", "No encontramos esa versión. Puede que ya esté borrada.");
  });
}

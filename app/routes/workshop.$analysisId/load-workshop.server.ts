import type { SessionUser } from "#app/features/auth/session-user.ts";
import { openWorkshop } from "#app/features/workshop/lines/lines.server.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { WorkshopData } from "./screen-data.ts";

type Who = Pick<SessionUser, "id" | "name" | "role">;

/** Loads the lines of an analysis to work on; nothing is computed for a blocked person. */
export async function loadWorkshop(user: Who, id: string, signal: AbortSignal): Promise<WorkshopData> {
  const db = getDb();
  const analysisId = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  const person = { user: { name: user.name, role: user.role }, analysisId };
  if (await isBlocked(db, user.id)) return { ...person, workshop: null, why: "blocked" };
  try {
    const opened = await openWorkshop(db, user.id, analysisId, { signal });
    if (typeof opened === "string") return { ...person, workshop: null, why: opened };
    return { ...person, workshop: opened, why: null };
  } catch (error) {
    // A server without time for it is no defect of the page.
    if (!(error instanceof AppError) || error.status < 422) throw error;
    return { ...person, workshop: null, why: error.status === 503 ? "busy" : "too_complex" };
  }
}

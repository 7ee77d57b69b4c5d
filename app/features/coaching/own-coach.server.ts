import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";

/** The coach as whom an account sees and changes sessions. */

/** @returns the coach's id; null: the account belongs to no coach */
export async function ownCoachId(db: Db, userId: number): Promise<number | null> {
  const account = await db
    .selectFrom("coach_accounts")
    .select("coach_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return account?.coach_id ?? null;
}

/**
 * Keeps a coach to the own sessions.
 * @throws AppError not_found, as for a session that does not exist
 */
export async function refuseOtherCoach(
  trx: Db,
  { actor, extent }: { actor: { id: number }; extent: "all" | "own" },
  coachId: number,
): Promise<void> {
  if (extent === "own" && (await ownCoachId(trx, actor.id)) !== coachId) throw unknownSession();
}

/** The coach as whom this account acts. @throws AppError conflict no_coach */
export async function publishedCoachId(trx: Db, actor: User): Promise<number> {
  const coachId = actor.role === "coach" ? await ownCoachId(trx, actor.id) : null;
  if (coachId !== null) return coachId;
  throw new AppError(
    "conflict",
    "Tu cuenta no está unida a un coach, así que no tiene citas. Pide a la oficina unirla.",
    { reason: "no_coach" },
  );
}

export function unknownSession(): AppError {
  return new AppError("not_found", "Esa cita no existe. Actualiza la lista.", { title: "No encontrado" });
}

import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { unblockPerson } from "./block.server.ts";
import { findRequest } from "./request-rows.server.ts";

/** The office lifts the block of the person of this request. @throws AppError not_found, conflict not_blocked */
export async function liftBlockOf(db: Db, requestId: number, actorId: number): Promise<void> {
  const request = await findRequest(db, requestId);
  if (!request?.user_id) throw new AppError("not_found", "Esa solicitud no existe. Actualiza la lista.");
  await unblockPerson(db, { userId: request.user_id, actorId });
}

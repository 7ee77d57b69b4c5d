import { recordActivity } from "#app/features/activity/record.server.ts";
import { portraitAddress } from "#app/features/coaching/portraits.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminCoach } from "../panel-api-schemas.server.ts";
import { uploadedPicture } from "../uploaded-picture.server.ts";
import { coachOf } from "./coaches.server.ts";

/**
 * Saves a coach's portrait: the uploaded picture cut to the shape of portraits and drawn anew.
 * @throws AppError forbidden, not_found, and what uploadedPicture() throws
 */
export async function savePortrait(
  db: Db,
  { actorId, coachId, bytes, signal }: { actorId: number; coachId: number; bytes: Buffer; signal: AbortSignal },
): Promise<AdminCoach> {
  await coachOf(db, coachId);
  const portrait = await uploadedPicture(bytes, "portrait", signal);
  return setPortrait(db, actorId, coachId, portrait);
}

/** The initials stand for the coach again. @throws AppError forbidden, not_found */
export function removePortrait(
  db: Db,
  { actorId, coachId }: { actorId: number; coachId: number },
): Promise<AdminCoach> {
  return setPortrait(db, actorId, coachId, null);
}

function setPortrait(
  db: Db,
  actorId: number,
  coachId: number,
  portrait: { picture: Buffer; hash: string } | null,
): Promise<AdminCoach> {
  return runWithPermission(db, { actorId, permission: "coaches" }, async (trx) => {
    const before = await coachOf(trx, coachId);
    const image = portrait ? portraitAddress(coachId, portrait.hash) : "";
    if (before.image === image) return before;
    await trx.deleteFrom("coach_portraits").where("coach_id", "=", coachId).execute();
    if (portrait)
      await trx
        .insertInto("coach_portraits")
        .values({ coach_id: coachId, ...portrait })
        .execute();
    await trx.updateTable("coaches").set({ image, updated_at: isoNow() }).where("id", "=", coachId).execute();
    await recordActivity(trx, { userId: actorId, action: "coach_updated", details: { coachId } });
    return coachOf(trx, coachId);
  });
}

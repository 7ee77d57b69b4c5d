import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { uploadedPicture } from "../uploaded-picture.server.ts";

/**
 * Saves the institution's logo: the uploaded picture drawn anew as PNG.
 * @throws AppError forbidden, unsupported (not_a_picture), unprocessable (too_small, too_many_pixels, too_long,
 *   corrupt, too_complex), unavailable (machine_busy)
 */
export async function saveLogo(
  db: Db,
  { actorId, bytes, signal }: { actorId: number; bytes: Buffer; signal: AbortSignal },
  clock: Clock = systemClock,
): Promise<void> {
  const { picture, hash } = await uploadedPicture(bytes, "logo", signal);
  await setLogo(db, actorId, { logo: picture, logo_hash: hash }, clock);
}

/**
 * The logo of the settings is shown again.
 * @throws AppError forbidden
 */
export async function removeLogo(db: Db, actorId: number, clock: Clock = systemClock): Promise<void> {
  await setLogo(db, actorId, { logo: null, logo_hash: null }, clock);
}

async function setLogo(
  db: Db,
  actorId: number,
  wanted: { logo: Buffer | null; logo_hash: string | null },
  clock: Clock,
): Promise<void> {
  await runWithPermission(db, { actorId, permission: "institution" }, async (trx) => {
    const before = await trx.selectFrom("institution").select("logo_hash").executeTakeFirstOrThrow();
    if (before.logo_hash === wanted.logo_hash) return;
    await trx.updateTable("institution").set(wanted).execute();
    const details = { changed: wanted.logo_hash === null ? "logo quitado" : "logo" };
    await recordActivity(trx, { userId: actorId, action: "institution_changed", details }, clock);
  });
}

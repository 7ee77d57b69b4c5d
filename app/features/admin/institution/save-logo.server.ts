import { createHash } from "node:crypto";
import { pictureHeader } from "#app/documents/picture/picture-header.ts";
import { redrawPicture } from "#app/documents/picture/redraw-picture.server.ts";
import { BUSY_RETRY_SECONDS, Refusal } from "#app/documents/refusal.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { runAsAdmin } from "#app/features/users/run-as-admin.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { LOGO_LIMITS } from "./institution-limits.ts";

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
  checkSize(bytes);
  const png = await redrawPicture(bytes, signal).catch((error: unknown) => {
    throw error instanceof Refusal ? refused(error) : error;
  });
  const hash = createHash("sha256").update(png).digest("hex");
  await setLogo(db, actorId, { logo: png, logo_hash: hash }, clock);
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
  await runAsAdmin(db, actorId, async (trx) => {
    const before = await trx.selectFrom("institution").select("logo_hash").executeTakeFirstOrThrow();
    if (before.logo_hash === wanted.logo_hash) return;
    await trx.updateTable("institution").set(wanted).execute();
    const details = { changed: wanted.logo_hash === null ? "logo quitado" : "logo" };
    await recordActivity(trx, { userId: actorId, action: "institution_changed", details }, clock);
  });
}

/** Looks at the header only: what is too large is never decoded. */
function checkSize(bytes: Buffer): void {
  const header = pictureHeader(bytes);
  if (!header) {
    throw new AppError("unsupported", "Ese archivo no es una imagen PNG, JPEG o WebP. Elige otro.", {
      reason: "not_a_picture",
    });
  }
  const { width, height } = header;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const { minSide, maxSide, maxRatio } = LOGO_LIMITS;
  const told = `La imagen mide ${width} × ${height} píxeles`;
  if (long > maxSide) throw wrongSize("too_many_pixels", `${told} y el máximo por lado es ${maxSide}. Achícala.`);
  if (short < minSide) throw wrongSize("too_small", `${told} y cada lado necesita al menos ${minSide}. Elige otra.`);
  if (long > short * maxRatio) throw wrongSize("too_long", `${told}: es demasiado alargada para un logo. Recórtala.`);
}

function wrongSize(reason: string, message: string): AppError {
  return new AppError("unprocessable", message, { reason });
}

function refused({ reason }: Refusal): AppError {
  if (reason === "machine_busy") {
    return new AppError("unavailable", "El servidor está muy ocupado. Sube el logo otra vez en unos minutos.", {
      reason,
      retryAfter: BUSY_RETRY_SECONDS,
    });
  }
  if (reason === "too_complex") return wrongSize(reason, "La imagen es demasiado compleja. Guárdala más simple.");
  return wrongSize("corrupt", "La imagen está dañada o incompleta. Ábrela, guárdala de nuevo y súbela otra vez.");
}

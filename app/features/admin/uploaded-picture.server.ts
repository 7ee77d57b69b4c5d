import { createHash } from "node:crypto";
import { pictureHeader } from "#app/documents/picture/picture-header.ts";
import type { Drawing } from "#app/documents/picture/protocol.ts";
import { redrawPicture } from "#app/documents/picture/redraw-picture.server.ts";
import { BUSY_RETRY_SECONDS, Refusal } from "#app/documents/refusal.ts";
import { AppError } from "#app/platform/errors.ts";
import { PICTURE_LIMITS } from "./picture-limits.ts";

/** The refusals of calls that take such a picture. */
export function pictureRefusals(drawing: Drawing) {
  const { minSide, maxSide, maxRatio } = PICTURE_LIMITS[drawing];
  return {
    415: { not_a_picture: "no PNG, JPEG or WebP" },
    422: {
      too_small: `a side of less than ${minSide} pixels`,
      too_many_pixels: `a side of more than ${maxSide} pixels`,
      too_long: `one side is more than ${maxRatio} times the other`,
      corrupt: "damaged or incomplete",
      too_complex: "it cannot be drawn within the limits",
    },
    429: "this person is still sending a file",
    503: {
      "": "many are sending files",
      disk_low: "the disk has no room for the file",
      machine_busy: "the machine had no time to draw it, which is not its fault",
    },
  } as const;
}

/**
 * An uploaded picture, drawn anew.
 * @returns the picture (PNG of a logo, JPEG of a portrait) and its SHA-256 in hexadecimal
 * @throws AppError unsupported (not_a_picture), unprocessable (too_small, too_many_pixels, too_long, corrupt,
 *   too_complex), unavailable (machine_busy)
 */
export async function uploadedPicture(
  bytes: Buffer,
  drawing: Drawing,
  signal: AbortSignal,
): Promise<{ picture: Buffer; hash: string }> {
  checkSize(bytes, drawing);
  const picture = await redrawPicture(bytes, drawing, signal).catch((error: unknown) => {
    throw error instanceof Refusal ? refused(error) : error;
  });
  return { picture, hash: createHash("sha256").update(picture).digest("hex") };
}

/** Looks at the header only: what is too large is never decoded. */
function checkSize(bytes: Buffer, drawing: Drawing): void {
  const header = pictureHeader(bytes);
  if (!header) {
    throw new AppError("unsupported", "Ese archivo no es una imagen PNG, JPEG o WebP. Elige otro.", {
      reason: "not_a_picture",
    });
  }
  const { width, height } = header;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const { minSide, maxSide, maxRatio } = PICTURE_LIMITS[drawing];
  const told = `La imagen mide ${width} × ${height} píxeles`;
  if (long > maxSide) throw wrongSize("too_many_pixels", `${told} y el máximo por lado es ${maxSide}. Achícala.`);
  if (short < minSide) throw wrongSize("too_small", `${told} y cada lado necesita al menos ${minSide}. Elige otra.`);
  if (long > short * maxRatio) throw wrongSize("too_long", `${told}: es demasiado alargada. Recórtala.`);
}

function wrongSize(reason: string, message: string): AppError {
  return new AppError("unprocessable", message, { reason });
}

function refused({ reason }: Refusal): AppError {
  if (reason === "machine_busy") {
    return new AppError("unavailable", "El servidor está muy ocupado. Sube la imagen otra vez en unos minutos.", {
      reason,
      retryAfter: BUSY_RETRY_SECONDS,
    });
  }
  if (reason === "too_complex") return wrongSize(reason, "La imagen es demasiado compleja. Guárdala más simple.");
  return wrongSize("corrupt", "La imagen está dañada o incompleta. Ábrela, guárdala de nuevo y súbela otra vez.");
}

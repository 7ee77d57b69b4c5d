import { rm } from "node:fs/promises";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import { uploadPath } from "#app/features/cv/stored-cv-files.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { HourlyLimit } from "./hourly-limit.server.ts";
import { cleanOffer, MAX_OFFER_CHARS } from "./offer-rules.ts";

/** Use case: the text of an offer that came as a file. Nothing of it is kept: the student sees it before comparing. */

const files = new HourlyLimit(30, "archivos");

/** Where the sentence about a CV would say something wrong about an offer. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  unsupported:
    "Este tipo de archivo no se puede leer. Sube el aviso en PDF, DOC, DOCX, TXT, JPG o PNG, o pega su texto.",
  disguised: "El contenido del archivo no corresponde a su nombre. Guarda el aviso como PDF, o pega su texto.",
  too_long: "El documento es demasiado largo para un aviso. Pega solo la parte de la oferta.",
};

/**
 * @throws AppError with the reader's reason; too_many `too_often`; the signal's reason
 */
export async function readOfferFile(
  userId: number,
  file: { storedName: string; fileName: string },
  signal: AbortSignal,
): Promise<{ text: string; isCut: boolean }> {
  const path = uploadPath(file.storedName);
  try {
    files.count(userId);
    const document = await readCv(path, { fileName: file.fileName, signal });
    const text = cleanOffer(document.text);
    return { text: text.slice(0, MAX_OFFER_CHARS), isCut: text.length > MAX_OFFER_CHARS };
  } catch (error) {
    const words = error instanceof AppError ? OWN_WORDS[error.reason ?? ""] : undefined;
    if (!(error instanceof AppError) || words === undefined) throw error;
    throw new AppError(error.code, words, { reason: error.reason ?? "unsupported", cause: error });
  } finally {
    await rm(path, { force: true });
  }
}

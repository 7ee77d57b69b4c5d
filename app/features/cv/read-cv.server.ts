import type { ReadDocument } from "#app/documents/document.ts";
import { type ReadOptions, readDocument } from "#app/documents/read.server.ts";
import { BUSY_RETRY_SECONDS, Refusal, type RefusalReason } from "#app/documents/refusal.ts";
import { type ChangedDocument, replaceDocxLines } from "#app/documents/replace-docx-lines.server.ts";
import { AppError, type AppErrorCode } from "#app/platform/errors.ts";
import { HEIC_REFUSED } from "./upload-rules.ts";

/** What the owner of a CV is told of a file that was not read. */
const REFUSALS: Readonly<Record<RefusalReason, readonly [AppErrorCode, string]>> = {
  empty: ["unprocessable", "El archivo está vacío. Revisa que se haya guardado bien y súbelo de nuevo."],
  unsupported: ["unsupported", "Este tipo de archivo no se puede leer. Sube tu CV en PDF, DOC, DOCX, TXT, JPG o PNG."],
  disguised: [
    "unsupported",
    "El contenido del archivo no corresponde a su nombre. Abre tu CV, guárdalo como PDF o DOCX y súbelo de nuevo.",
  ],
  rich_text: [
    "unsupported",
    "El archivo está guardado como texto enriquecido (RTF). Ábrelo, guárdalo como PDF o DOCX y súbelo de nuevo.",
  ],
  web_page: [
    "unsupported",
    "El archivo es una página web guardada. Ábrelo, guárdalo como PDF o DOCX y súbelo de nuevo.",
  ],
  other_office: [
    "unsupported",
    "El archivo no es un documento de Word. Ábrelo en tu programa, guárdalo como PDF o DOCX y súbelo de nuevo.",
  ],
  other_image: [
    "unsupported",
    "La imagen está en un formato que no se puede leer. Guárdala como JPG o PNG y súbela de nuevo.",
  ],
  heic: ["unsupported", HEIC_REFUSED],
  corrupt: [
    "unprocessable",
    "El archivo está dañado o incompleto. Ábrelo en tu equipo, guárdalo otra vez y sube la copia nueva.",
  ],
  password_protected: [
    "unprocessable",
    "El archivo está protegido con contraseña. Guarda una copia sin contraseña y súbela.",
  ],
  unreadable: [
    "unprocessable",
    "No se encontró texto legible en el archivo. Sube una versión con " +
      "texto, o una imagen derecha, nítida y bien iluminada.",
  ],
  too_long: ["too_large", "El documento es demasiado largo para un CV. Sube una versión de hasta 20 páginas."],
  image_too_large: [
    "too_large",
    "La imagen es demasiado grande. Redúcela a menos de 40 megapíxeles y súbela de nuevo.",
  ],
  file_too_large: ["too_large", "El archivo supera los 15 MB. Reduce su tamaño y súbelo de nuevo."],
  too_complex: [
    "unprocessable",
    "El archivo es demasiado complejo para leerlo. Guárdalo de nuevo como PDF sencillo o como DOCX y súbelo.",
  ],
  machine_busy: [
    "unavailable",
    "El servidor está muy ocupado y no alcanzó a leer tu archivo, que está bien. Súbelo de nuevo en unos minutos.",
  ],
};

/**
 * Reads an uploaded CV: see readDocument().
 * @throws AppError with a Spanish sentence and the refusal as its `reason`; the signal's reason when it is aborted
 */
export function readCv(file: string | Buffer, options: ReadOptions): Promise<ReadDocument> {
  return told(() => readDocument(file, options));
}

/**
 * Changes lines of a CV in a .docx: see replaceDocxLines().
 * @throws as readCv()
 */
export function replaceCvLines(...args: Parameters<typeof replaceDocxLines>): Promise<ChangedDocument> {
  return told(() => replaceDocxLines(...args));
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [code, message] = REFUSALS[error.reason];
    const retry = error.reason === "machine_busy" ? { retryAfter: BUSY_RETRY_SECONDS } : {};
    throw new AppError(code, message, { reason: error.reason, cause: error, ...retry });
  }
}

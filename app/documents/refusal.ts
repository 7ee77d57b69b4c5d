import { AppError, type AppErrorCode } from "#app/platform/errors.ts";
import { HEIC_REFUSED } from "./heic.ts";

/** Why a file was not read, and what its owner is told. */
const REFUSALS = {
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
    "No se encontró texto legible en el archivo. Sube una versión con texto, o una imagen derecha, nítida y bien iluminada.",
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
} as const satisfies Record<string, readonly [AppErrorCode, string]>;

/** Seconds after which a machine without time may have some again. */
export const BUSY_RETRY_SECONDS = 180;

export type RefusalReason = keyof typeof REFUSALS;

export function isRefusalReason(value: string): value is RefusalReason {
  return Object.hasOwn(REFUSALS, value);
}

/** Thrown where a file is found unreadable, in the child as in the parent. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, cause?: unknown) {
    super(reason, { cause });
    this.name = "Refusal";
    this.reason = reason;
  }
}

/** The error that the rest of the application sees; `reason` is the refusal's name. */
export function refusalError(reason: RefusalReason, cause?: unknown): AppError {
  const [code, message] = REFUSALS[reason];
  const retry = reason === "machine_busy" ? { retryAfter: BUSY_RETRY_SECONDS } : {};
  return new AppError(code, message, { reason, cause, ...retry });
}

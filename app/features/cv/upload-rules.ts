/** Checks of a CV file before it is read, with the same messages in the browser and on the server. */

const CV_EXTENSIONS = ["pdf", "doc", "docx", "txt", "jpg", "jpeg", "png"] as const;

/** Value of the file input's `accept`. */
export const CV_ACCEPT = CV_EXTENSIONS.map((extension) => `.${extension}`).join(",");

export const MAX_CV_BYTES = 15 * 1024 * 1024;

export type UploadRefusal = { reason: "unsupported" | "heic" | "empty" | "too_large"; message: string };

export const CV_TOO_LARGE =
  "El archivo supera los 15 MB. Guárdalo con menos peso, por ejemplo " +
  "sin fotos o con menos resolución, y súbelo otra vez.";

/** What the owner of a photo in HEIC is told, by the browser before the upload and by the server after it. */
export const HEIC_REFUSED =
  "La foto está en HEIC, el formato en que guarda el iPhone, que aquí no se puede leer. En el " +
  "iPhone elige Ajustes > Cámara > Formatos > «El más compatible» y toma la foto otra vez. O haz " +
  "una captura de pantalla de la foto, o expórtala como JPG o PDF, y sube esa copia.";

const MESSAGES = {
  unsupported:
    "Este tipo de archivo no se puede analizar. Guarda tu CV como PDF, " +
    "DOC, DOCX, TXT, JPG, JPEG o PNG y súbelo otra vez.",
  heic: HEIC_REFUSED,
  empty: "El archivo está vacío. Ábrelo en tu equipo, revisa que tenga contenido y súbelo otra vez.",
  too_large: CV_TOO_LARGE,
} as const;

/**
 * Checks name and size; the actual type is known only from the content.
 * @param file size in bytes
 * @returns why it is refused, with a Spanish sentence that says what to do, or null
 */
export function checkUpload(file: { name: string; size: number }): UploadRefusal | null {
  if (/\.hei[cf]$/i.test(file.name.trim())) return refusal("heic");
  if (!hasAcceptedExtension(file.name)) return refusal("unsupported");
  if (file.size === 0) return refusal("empty");
  if (file.size > MAX_CV_BYTES) return refusal("too_large");
  return null;
}

function refusal(reason: UploadRefusal["reason"]): UploadRefusal {
  return { reason, message: MESSAGES[reason] };
}

function hasAcceptedExtension(name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? "";
  return CV_EXTENSIONS.some((accepted) => accepted === extension);
}

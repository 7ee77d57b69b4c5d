import { HEIC_REFUSED } from "#app/documents/heic.ts";

/** What a CV file must be before anybody reads it: the same sentences in the browser and on the server. */

export const CV_EXTENSIONS = ["pdf", "doc", "docx", "txt", "jpg", "jpeg", "png"] as const;

/** Value of the file input's `accept`. */
export const CV_ACCEPT = CV_EXTENSIONS.map((extension) => `.${extension}`).join(",");

export const MAX_CV_BYTES = 15 * 1024 * 1024;

export type UploadRefusal = { reason: "unsupported" | "heic" | "empty" | "too_large"; message: string };

export const CV_TOO_LARGE =
  "El archivo supera los 15 MB. Guárdalo con menos peso, por ejemplo sin fotos o con menos resolución, y súbelo otra vez.";

const MESSAGES = {
  unsupported:
    "Este tipo de archivo no se puede analizar. Guarda tu CV como PDF, DOC, DOCX, TXT, JPG, JPEG o PNG y súbelo otra vez.",
  heic: HEIC_REFUSED,
  empty: "El archivo está vacío. Ábrelo en tu equipo, revisa que tenga contenido y súbelo otra vez.",
  too_large: CV_TOO_LARGE,
} as const;

/**
 * Checks what the name and the size can tell; what the file really is only its content shows.
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

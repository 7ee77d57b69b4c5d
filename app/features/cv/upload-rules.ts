/** Checks of a CV file before it is read, with the same messages in the browser and on the server. */

const DOCUMENT_EXTENSIONS = ["pdf", "doc", "docx", "txt", "jpg", "jpeg", "png"] as const;

/** Value of a file input's `accept` for documents. */
export const DOCUMENT_ACCEPT = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(",");
/** For CVs, which may be a JSON Resume, too. */
export const CV_ACCEPT = `${DOCUMENT_ACCEPT},.json`;

export const MAX_CV_BYTES = 15 * 1024 * 1024;
/** Of a JSON Resume; one of ten pages has 60 KB. */
export const MAX_JSON_BYTES = 1024 * 1024;
/** Fields of a JSON Resume that are listed as not used; a file may have any number. */
export const MAX_UNUSED = 60;

export type UploadRefusal = {
  reason: "unsupported" | "heic" | "empty" | "too_large" | "json_too_large";
  message: string;
};

export const CV_TOO_LARGE =
  "El archivo supera los 15 MB. Guárdalo con menos peso, por ejemplo " +
  "sin fotos o con menos resolución, y súbelo otra vez.";

export const JSON_TOO_LARGE =
  "El archivo JSON supera 1 MB. Un CV en formato JSON Resume pesa mucho menos: revisa que sea el tuyo, o sube " +
  "tu CV como PDF o DOCX.";

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
  json_too_large: JSON_TOO_LARGE,
} as const;

type NamedFile = { name: string; size: number };

/**
 * Checks name and size of a CV; the actual type is known only from the content.
 * @param file size in bytes
 * @returns why it is refused, with a Spanish sentence that says what to do, or null
 */
export function checkUpload(file: NamedFile): UploadRefusal | null {
  if (!isJsonName(file.name)) return checkDocument(file);
  if (file.size === 0) return refusal("empty");
  return file.size > MAX_JSON_BYTES ? refusal("json_too_large") : null;
}

/** Whether a file is to be read as JSON Resume. */
export function isJsonName(name: string): boolean {
  return /\.json$/i.test(name.trim());
}

/** As checkUpload(), of what can only be a document. */
export function checkDocument(file: NamedFile): UploadRefusal | null {
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
  return DOCUMENT_EXTENSIONS.some((accepted) => accepted === extension);
}

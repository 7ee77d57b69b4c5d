/** Room for the multipart envelope around a file. */
const ENVELOPE = 64 * 1024;

export const CV_MAX_BYTES = 15 * 1024 * 1024;
export const CV_TOO_LARGE =
  "El archivo supera los 15 MB. Guárdalo con menos peso, por ejemplo sin fotos o con menos resolución, y súbelo otra vez.";

/** Paths that take uploads, with the most bytes of their whole body. Everything else has the small limit of the shell. */
export const UPLOAD_LIMITS: ReadonlyMap<string, { bytes: number; message: string }> = new Map([
  ["/api/cv/analyze", { bytes: CV_MAX_BYTES + ENVELOPE, message: CV_TOO_LARGE }],
]);

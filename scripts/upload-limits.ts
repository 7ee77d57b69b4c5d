import { PICTURE_LIMITS } from "#app/features/admin/picture-limits.ts";
import { CV_TOO_LARGE, MAX_CV_BYTES } from "#app/features/cv/upload-rules.ts";
import { MAX_RECORDING_BYTES, RECORDING_TOO_LARGE } from "#app/features/interview/voice/recording-rules.ts";
import { OFFER_TOO_LARGE } from "#app/features/offers/offer-texts.ts";
import { MAX_WORKBOOK_BYTES, WORKBOOK_TOO_LARGE } from "#app/features/roster/limits.ts";

/** Bytes for the multipart envelope around a file. */
const ENVELOPE = 64 * 1024;
const WORKBOOK = { bytes: MAX_WORKBOOK_BYTES + ENVELOPE, message: WORKBOOK_TOO_LARGE };
function pictureLimit(kind: keyof typeof PICTURE_LIMITS) {
  const { bytes, tooLarge: message } = PICTURE_LIMITS[kind];
  return { bytes: bytes + ENVELOPE, message };
}

/**
 * Paths that accept uploads, with the maximum size of their whole body; all others have the small limit of the HTTP
 * server.
 */
export const UPLOADS: ReadonlyMap<string, { bytes: number; message: string }> = new Map([
  ["/api/cv/analyze", { bytes: MAX_CV_BYTES + ENVELOPE, message: CV_TOO_LARGE }],
  ["/api/job-offers/read-file", { bytes: MAX_CV_BYTES + ENVELOPE, message: OFFER_TOO_LARGE }],
  ["/api/workshop/word", { bytes: MAX_CV_BYTES + ENVELOPE, message: CV_TOO_LARGE }],
  ["/api/transcribe", { bytes: MAX_RECORDING_BYTES + ENVELOPE, message: RECORDING_TOO_LARGE }],
  ["/api/admin/institution/logo", pictureLimit("logo")],
  ["/api/admin/coach-portrait", pictureLimit("portrait")],
  ["/api/admin/upload-excel", WORKBOOK],
  ["/api/admin/upload-excel/preview", WORKBOOK],
  ["/api/admin/upload-excel/rejects", WORKBOOK],
  ["/api/roster", WORKBOOK],
]);

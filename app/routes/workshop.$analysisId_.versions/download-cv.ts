import type { FileRequest } from "#app/features/workshop/file/file-schemas.ts";
import { ApiError, postForFile } from "#app/http/api.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";

export type Downloaded = {
  /** A Spanish sentence; null where the file came. */
  problem: string | null;
  /** Lines that the file says as before. */
  unchanged: number;
};

/**
 * Fetches the worked CV and hands it to the browser's downloads.
 * @param word the student's own Word, which the server does not have: only its lines change
 */
export async function downloadCv(analysisId: number, request: FileRequest, word?: File): Promise<Downloaded> {
  try {
    const { file, headers } = await (word === undefined
      ? postForFile(`/api/workshop/${analysisId}/file`, request)
      : postForFile(addressFor(analysisId, request), formWith(word)));
    save(file, `cv-${analysisId}.${request.format}`);
    return { problem: null, unchanged: Number(headers.get("X-Unchanged-Lines") ?? 0) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isAnswered = error.delivery === "answered" && error.message !== "";
    return {
      problem: isAnswered ? error.message : "El archivo no llegó. Intenta otra vez en un momento.",
      unchanged: 0,
    };
  }
}

function addressFor(analysisId: number, { versionId }: FileRequest): string {
  const version = versionId === null ? "" : `&version=${versionId}`;
  return `/api/workshop/word?analysis=${analysisId}${version}`;
}

function formWith(word: File): FormData {
  const form = new FormData();
  form.set("cv", word);
  return form;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the object URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
}

import path from "node:path";
import { uploadsFolder } from "#app/features/cv/uploads.server.ts";
import type { UploadedWorkbook } from "#app/features/users/import/import-workbook.server.ts";
import { MAX_WORKBOOK_BYTES, WORKBOOK_TOO_LARGE } from "#app/features/users/import/result.ts";
import { receiveUpload } from "#app/http/upload.server.ts";

/** The workbook of a multipart request (field `excel`), in the folder that a start clears of what a crash left. */
export async function receiveWorkbook(
  request: Request,
  { userId, signal }: { userId: number; signal: AbortSignal },
): Promise<UploadedWorkbook> {
  const folder = uploadsFolder();
  const { storedName, fileName } = await receiveUpload(request, {
    field: "excel",
    folder,
    maxBytes: MAX_WORKBOOK_BYTES,
    tooLarge: WORKBOOK_TOO_LARGE,
    missing: "Elige un archivo .xlsx o .xls y súbelo otra vez.",
    userId,
    signal,
  });
  return { file: path.join(folder, storedName), fileName };
}

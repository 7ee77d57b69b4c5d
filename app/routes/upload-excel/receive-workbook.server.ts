import path from "node:path";
import { uploadsFolder } from "#app/features/cv/stored-cv-files.server.ts";
import { MAX_WORKBOOK_BYTES, WORKBOOK_TOO_LARGE } from "#app/features/users/import/import-result.ts";
import type { UploadedWorkbook } from "#app/features/users/import/import-workbook.server.ts";
import type { Refusals, Upload } from "#app/http/call-description.ts";
import { receiveUpload } from "#app/http/upload.server.ts";

export const WORKBOOK_UPLOAD = {
  field: "excel",
  maxBytes: MAX_WORKBOOK_BYTES,
  kinds: ".xlsx or .xls, of at most 20,000 rows",
} as const satisfies Upload;

/** Reasons for refusing a workbook, by status code, for the API description. */
export const WORKBOOK_REFUSALS = {
  413: { too_many_rows: "more than 20,000 rows with data" },
  415: {
    web_page: "a saved web page",
    plain_text: "text or CSV under another name",
    other_office: "a document of another kind",
    other_file: "no workbook",
  },
  422: {
    empty: "there is nothing in the file",
    no_rows: "no data in columns A and B",
    corrupt: "damaged or incomplete",
    password_protected: "protected by a password",
    too_complex: "it cannot be read within the limits",
    columns_swapped: "the RUT is in column B",
  },
  429: "this person is still sending a file",
  503: {
    "": "many are sending files",
    disk_low: "the disk has no room for the file",
    busy: "another workbook is being read",
    machine_busy: "the machine had no time to read the file, which is not at fault",
  },
} as const satisfies Refusals;

/**
 * Stores the workbook of a multipart request (field `excel`) in a folder that is cleared at start-up, in case a crash
 * left files.
 */
export async function receiveWorkbook(
  request: Request,
  { userId, signal }: { userId: number; signal: AbortSignal },
): Promise<UploadedWorkbook> {
  const folder = uploadsFolder();
  const { storedName, fileName } = await receiveUpload(request, {
    ...WORKBOOK_UPLOAD,
    folder,
    tooLarge: WORKBOOK_TOO_LARGE,
    missing: "Elige un archivo .xlsx o .xls y súbelo otra vez.",
    userId,
    signal,
  });
  return { file: path.join(folder, storedName), fileName };
}

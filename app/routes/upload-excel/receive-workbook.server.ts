import { rm } from "node:fs/promises";
import path from "node:path";
import { uploadsFolder } from "#app/features/cv/stored-cv-files.server.ts";
import type { RosterChoices } from "#app/features/roster/fields.ts";
import { MAX_WORKBOOK_BYTES, WORKBOOK_TOO_LARGE } from "#app/features/roster/limits.ts";
import { rosterChoicesSchema } from "#app/features/roster/report.server.ts";
import type { UploadedRoster } from "#app/features/roster/uploaded-roster.server.ts";
import type { Refusals, Upload } from "#app/http/call-description.ts";
import { receiveUpload } from "#app/http/upload.server.ts";
import { AppError } from "#app/platform/errors.ts";

export const WORKBOOK_UPLOAD = {
  field: "excel",
  maxBytes: MAX_WORKBOOK_BYTES,
  kinds:
    ".xlsx or .xls, with at most 20,000 people. A field `choices` may come with it: JSON with what the preview asked " +
    "(`sheets`, `columns`, `computeCheckDigits`, `columnsChecked`, `setApartToo`, `conflicts`)",
} as const satisfies Upload;

/** Reasons for refusing a workbook, by status code, for the API description. */
export const WORKBOOK_REFUSALS = {
  400: { bad_choices: "the field `choices` is not what the preview's answer describes" },
  413: { too_many_rows: "more than 20,000 people" },
  415: {
    web_page: "a saved web page",
    plain_text: "text or CSV under another name",
    other_office: "a document of another kind",
    other_file: "no workbook",
  },
  422: {
    empty: "there is nothing in the file",
    no_rows: "no data in any sheet",
    no_people: "no column with a RUT or another identifier",
    corrupt: "damaged or incomplete",
    password_protected: "protected by a password",
    too_complex: "it cannot be read within the limits",
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
): Promise<UploadedRoster> {
  const folder = uploadsFolder();
  const { storedName, fileName, text } = await receiveUpload(request, {
    ...WORKBOOK_UPLOAD,
    textField: "choices",
    folder,
    tooLarge: WORKBOOK_TOO_LARGE,
    missing: "Elige un archivo .xlsx o .xls y súbelo otra vez.",
    userId,
    signal,
  });
  const file = path.join(folder, storedName);
  try {
    return { file, fileName, choices: choicesIn(text) };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

export function choicesIn(text: string | null): RosterChoices | null {
  if (text === null) return null;
  const parsed = rosterChoicesSchema.safeParse(jsonIn(text));
  if (parsed.success) return parsed.data as RosterChoices;
  throw new AppError("bad_request", "No se entendió lo que elegiste. Vuelve a revisar el archivo.", {
    reason: "bad_choices",
    cause: parsed.error,
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { importReportSchema } from "#app/features/users/import/import-report.server.ts";
import { importWorkbook } from "#app/features/users/import/import-workbook.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveWorkbook, WORKBOOK_REFUSALS, WORKBOOK_UPLOAD } from "./upload-excel/receive-workbook.server.ts";

export const action = endpoint({
  method: "POST",
  access: "admin",
  summary: "Loads the people of a workbook.",
  description: `
    Columns A (RUT) and B (full name) of the first visible sheet with data; a header and titles above it are
    recognised. People without an account get one (standard role, initial password, e-mail \`<rut>@EMAIL_DOMAIN\`);
    names that differ are set. Roles, passwords, active flags and admins are never touched. One transaction: all of
    it or nothing. The same file again changes nothing. A check digit that does not fit is a warning.`,
  upload: WORKBOOK_UPLOAD,
  answer: { json: importReportSchema },
  refusals: { ...WORKBOOK_REFUSALS, 409: { changing: "others keep changing the same people" } },
  async handle({ db, user, request, context }) {
    const upload = await receiveWorkbook(request, { userId: user.id, signal: context.signal });
    return importWorkbook(db, upload, { actorId: user.id, signal: context.signal });
  },
});
export const loader = action;

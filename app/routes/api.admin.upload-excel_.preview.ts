import { importReportSchema } from "#app/features/users/import/import-report.server.ts";
import { previewWorkbook } from "#app/features/users/import/import-workbook.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveWorkbook, WORKBOOK_REFUSALS, WORKBOOK_UPLOAD } from "./upload-excel/receive-workbook.server.ts";

export const action = endpoint({
  method: "POST",
  access: "admin",
  summary: "Tells what loading a workbook would do; writes nothing.",
  upload: WORKBOOK_UPLOAD,
  answer: { json: importReportSchema },
  refusals: WORKBOOK_REFUSALS,
  async handle({ db, user, request, context }) {
    return previewWorkbook(
      db,
      await receiveWorkbook(request, { userId: user.id, signal: context.signal }),
      context.signal,
    );
  },
});
export const loader = action;

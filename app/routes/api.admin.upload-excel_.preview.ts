import { rosterReportSchema } from "#app/features/roster/report.server.ts";
import { previewRoster } from "#app/features/roster/uploaded-roster.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveWorkbook, WORKBOOK_REFUSALS, WORKBOOK_UPLOAD } from "./upload-excel/receive-workbook.server.ts";

export const action = endpoint({
  method: "POST",
  access: "roster",
  summary: "Tells what loading a workbook would do; writes nothing.",
  upload: WORKBOOK_UPLOAD,
  answer: { json: rosterReportSchema },
  refusals: WORKBOOK_REFUSALS,
  audit: () => [{ action: "roster_previewed", targetKind: "roster" }],
  async handle({ db, user, request, context }) {
    return previewRoster(
      db,
      await receiveWorkbook(request, { userId: user.id, signal: context.signal }),
      context.signal,
    );
  },
});
export const loader = action;

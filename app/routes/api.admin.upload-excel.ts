import { rosterReportSchema } from "#app/features/roster/report.server.ts";
import { loadUploadedRoster } from "#app/features/roster/uploaded-roster.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveWorkbook, WORKBOOK_REFUSALS, WORKBOOK_UPLOAD } from "./upload-excel/receive-workbook.server.ts";

export const action = endpoint({
  method: "POST",
  access: "roster",
  summary: "Loads the people of a workbook.",
  description: `
    Columns are recognised by their headers or their cells, in any order, on every visible sheet. People without an
    account get one (standard role, initial password, e-mail of the file or \`<rut>@EMAIL_DOMAIN\`); what the file says
    differently is set. An identifier whose account has another name is a conflict: that account stays as is. Roles,
    passwords, active flags and admins are never touched. One transaction: all of it or nothing. The same file again
    changes nothing. A check digit that does not fit is a warning.

    Without \`choices\` a file with doubts is refused (\`needs_review\`): the preview tells them. Every load is kept and
    can be undone.`,
  upload: WORKBOOK_UPLOAD,
  answer: { json: rosterReportSchema },
  refusals: {
    ...WORKBOOK_REFUSALS,
    409: {
      needs_review: "something has to be confirmed first",
      changing: "others keep changing the same people",
    },
  },
  async handle({ db, user, request, context }) {
    const upload = await receiveWorkbook(request, { userId: user.id, signal: context.signal });
    return loadUploadedRoster(db, upload, { actorId: user.id, signal: context.signal });
  },
});
export const loader = action;

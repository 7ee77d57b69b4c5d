import { rejectsWorkbook } from "#app/features/roster/uploaded-roster.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveWorkbook, WORKBOOK_REFUSALS, WORKBOOK_UPLOAD } from "./upload-excel/receive-workbook.server.ts";

export const action = endpoint({
  method: "POST",
  access: "roster",
  summary: "Gives the rows of a workbook that a load rejects, each with its cause, as a workbook.",
  upload: WORKBOOK_UPLOAD,
  answer: { file: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"] },
  refusals: WORKBOOK_REFUSALS,
  audit: () => [{ action: "roster_previewed", targetKind: "roster" }],
  async handle({ db, user, request, context }) {
    const file = await rejectsWorkbook(
      db,
      await receiveWorkbook(request, { userId: user.id, signal: context.signal }),
      context.signal,
    );
    return new Response(new Uint8Array(file), {
      headers: {
        "Content-Type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "Content-Disposition": 'attachment; filename="filas-rechazadas.xlsx"',
        "Cache-Control": "no-store",
      },
    });
  },
});
export const loader = action;

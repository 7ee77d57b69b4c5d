import { rejectsWorkbook } from "#app/features/users/import/import-workbook.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveWorkbook } from "./upload-excel/receive-workbook.server.ts";

/** The rows of a workbook that a load rejects, as a workbook. */
export const action = endpoint({
  method: "POST",
  access: "admin",
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

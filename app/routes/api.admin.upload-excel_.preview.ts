import { previewWorkbook } from "#app/features/users/import/import-workbook.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveWorkbook } from "./upload-excel/receive-workbook.server.ts";

/** What loading a workbook would do. */
export const action = endpoint({
  method: "POST",
  access: "admin",
  async handle({ db, user, request, context }) {
    return previewWorkbook(
      db,
      await receiveWorkbook(request, { userId: user.id, signal: context.signal }),
      context.signal,
    );
  },
});
export const loader = action;

import { importWorkbook } from "#app/features/users/import/import-workbook.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveWorkbook } from "./upload-excel/receive-workbook.server.ts";

/** Loads the people of a workbook at once. */
export const action = endpoint({
  method: "POST",
  access: "admin",
  async handle({ db, user, request, context }) {
    const upload = await receiveWorkbook(request, { userId: user.id, signal: context.signal });
    return importWorkbook(db, upload, { actorId: user.id, signal: context.signal });
  },
});
export const loader = action;

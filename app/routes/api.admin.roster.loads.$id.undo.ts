import { z } from "zod";
import { undoLoad } from "#app/features/roster/undo-load.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "roster",
  summary: "Undoes a load of a roster.",
  description: `
    Accounts that the load created and nobody has used are removed; what it changed is as before. Accounts that were
    used, or changed since, stay, and are counted.`,
  params: z.object({ id: z.coerce.number().int().positive() }),
  answer: {
    json: z.object({
      removed: z.number().int().describe("accounts removed"),
      restored: z.number().int().describe("accounts that are as before the load"),
      kept: z.number().int().describe("accounts of the load that stay: used, or in a later load too"),
      changedSince: z.number().int().describe("accounts that somebody has changed since; they stay as they are"),
    }),
  },
  refusals: { 404: "there is no such load", 409: { undone: "it was undone before" } },
  handle: ({ db, user, params }) => undoLoad(db, params.id, { actorId: user.id }),
});
export const loader = action;

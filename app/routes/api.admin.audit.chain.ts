import { z } from "zod";
import { chainStateSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { chainState, checkChainNow } from "#app/features/audit/chain-state.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "audit",
  summary: "Says whether the audit trail is whole.",
  description: "It is checked once a day, against the heads in the backups too, and whenever somebody asks for it.",
  query: z.object({ check: z.enum(["now"]).optional().describe("now: checks it before answering") }),
  answer: { json: chainStateSchema },
  handle: ({ db, query }) => (query.check ? checkChainNow(db, getSettings()) : chainState(db, getSettings())),
});
export const action = loader;

import { z } from "zod";
import { setSessionStatus } from "#app/features/admin/acts/session-status.server.ts";
import { findAdminSession } from "#app/features/admin/lists/sessions-list.server.ts";
import { SETTABLE_STATUSES } from "#app/features/admin/session-status.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "admin",
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ status: z.enum(SETTABLE_STATUSES) }),
  async handle({ db, user, params, body }) {
    const change = { actorId: user.id, sessionId: params.id, status: body.status };
    await setSessionStatus(db, change, { settings: getSettings() });
    return { session: await findAdminSession(db, params.id) };
  },
});
export const loader = action;

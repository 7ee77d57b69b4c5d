import { forgetDevice } from "#app/features/auth/device.server.ts";
import { endSession } from "#app/features/auth/session.server.ts";
import { eraseOwnData, eraseSchema } from "#app/features/privacy/erase.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  outlivesSession: true,
  worksOnFullDisk: true,
  body: eraseSchema,
  async handle({ db, user, body, request, context }) {
    const asker = { request, clientAddress: context.clientAddress };
    await eraseOwnData(db, user.id, body.password, asker, { settings: getSettings() });
    const cookies = [await endSession(db, request), await forgetDevice(request, user.id)];
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return Response.json({ ok: true }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;

import { IDENTITY_REFUSALS } from "#app/features/access/passkeys/confirm-identity.server.ts";
import { forgetDevice } from "#app/features/auth/known-browser-cookie.server.ts";
import { endSession } from "#app/features/auth/session.server.ts";
import { eraseOwnData, eraseSchema } from "#app/features/privacy/erase.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Erases the account and everything about the person.",
  description: `
    What it does, and what stays, is in decision 11. Answers after rows, files and log are gone; the cookies are
    cleared. \`word\` is \`BORRAR\`.`,
  answer: OK,
  refusals: {
    ...IDENTITY_REFUSALS,
    409: { ...IDENTITY_REFUSALS[409], last_admin: "nobody else administers the platform" },
  },
  outlivesSession: true,
  worksOnFullDisk: true,
  body: eraseSchema,
  async handle({ db, user, body: { word: _, ...proof }, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    await eraseOwnData(db, user.id, proof, client, { settings: getSettings() });
    const cookies = [await endSession(db, request), await forgetDevice(request, user.id)];
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return Response.json({ ok: true }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;

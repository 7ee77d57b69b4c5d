import { login } from "#app/features/auth/login.server.ts";
import { loginSchema } from "#app/features/auth/login-schema.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "public",
  worksOnFullDisk: true,
  body: loginSchema,
  handle: async ({ db, body, request, context }) => {
    const { user, headers } = await login(db, body, { request, clientAddress: context.clientAddress });
    return Response.json({ user }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;

import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  handle: async ({ user }) => ({ user }),
});
export const action = loader;

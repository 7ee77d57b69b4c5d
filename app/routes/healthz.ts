import { jsonAnswer } from "#app/http/json-answer.server.ts";

/** Liveness check: the process answers. The database is checked by /readyz. */
export async function loader(): Promise<Response> {
  return jsonAnswer({ status: "ok" });
}

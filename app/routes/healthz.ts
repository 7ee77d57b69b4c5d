import { jsonAnswer } from "#app/http/json-answer.server.ts";

/** Alive: the process answers. Says nothing about the database; that is /readyz. */
export async function loader(): Promise<Response> {
  return jsonAnswer({ status: "ok" });
}

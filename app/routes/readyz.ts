import { readiness } from "#app/features/admin/system.server.ts";
import { getDb } from "#app/platform/db.server.ts";

/** Readiness check: the database answers. */
export async function loader(): Promise<Response> {
  return Response.json(await readiness(getDb()), { headers: { "Cache-Control": "no-store" } });
}

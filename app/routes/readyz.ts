import { getDb } from "#app/platform/db.server.ts";

/** Ready for work: the database answers. */
export async function loader(): Promise<Response> {
  await getDb().selectFrom("users").select("id").limit(1).execute();
  return Response.json({ status: "ready" }, { headers: { "Cache-Control": "no-store" } });
}

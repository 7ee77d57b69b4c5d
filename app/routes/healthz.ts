/** Alive: the process answers. Says nothing about the database; that is /readyz. */
export async function loader(): Promise<Response> {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}

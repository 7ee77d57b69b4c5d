import { fetchInSession } from "./lost-session.ts";

/** Reads the path that the key's segments form when joined by slashes, e.g. ["/api/admin", "users"]. */
export async function readJson({
  queryKey,
  signal,
}: {
  queryKey: readonly unknown[];
  signal?: AbortSignal;
}): Promise<unknown> {
  const response = await fetchInSession(queryKey.join("/"), {
    method: "GET",
    headers: { Accept: "application/json" },
    signal: signal ?? null,
  });
  if (!response.ok) {
    const text = await response.text();
    throw new Error(`${response.status}: ${text || response.statusText}`);
  }
  return response.json();
}

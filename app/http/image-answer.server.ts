type Image = { bytes: Buffer; type: "image/png" | "image/jpeg"; hash: string };

/**
 * An image with its ETag. At an address that names its version browsers keep it for a year, elsewhere they ask again.
 * @param scope private: only for who is signed in
 */
export function imageAnswer(
  request: Request,
  { bytes, type, hash }: Image,
  { isVersioned, scope }: { isVersioned: boolean; scope: "public" | "private" },
): Response {
  const etag = `"${hash}"`;
  const kept = isVersioned ? "max-age=31536000, immutable" : "no-cache";
  const headers = { ETag: etag, "Cache-Control": scope === "public" && !isVersioned ? kept : `${scope}, ${kept}` };
  if (request.headers.get("If-None-Match")?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, "Content-Type": type } });
}

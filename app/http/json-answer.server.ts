/**
 * JSON that says its length, so that the shell leaves small answers uncompressed: that cost a sixth of an interview's
 * time.
 */
export function jsonAnswer(answer: object, status = 200): Response {
  const body = Buffer.from(JSON.stringify(answer));
  const headers = { "Content-Type": "application/json", "Content-Length": String(body.byteLength) };
  return new Response(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}

import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";

/** What is taken in and thrown away so that a refusal arrives, in bytes and milliseconds. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS_LENGTH = 10_000;

/**
 * For an answer that is ready before the body was read in full. The rest is taken in and dropped first: a proxy that
 * is still sending finds its connection closed otherwise, and says 502 instead of what the platform says. What is too
 * much or too slow for that is cut off after the answer: a browser's next request would wait behind megabytes that
 * nobody reads.
 */
export async function drainBody(
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  headers: Headers,
): Promise<void> {
  if (incoming.method === "GET" || incoming.method === "HEAD" || incoming.complete) return;
  if (isWorthReading(incoming)) await readOut(incoming);
  if (incoming.complete) return;
  headers.set("Connection", "close");
  outgoing.once("finish", () => setTimeout(() => incoming.destroy(), 500).unref());
}

/** Nobody has begun to read, and its sender says that it comes to an end. */
function isWorthReading({ readableFlowing, headers }: IncomingMessage): boolean {
  const bytes = Number(headers["content-length"] ?? Number.NaN);
  return readableFlowing === null && bytes <= MAX_BYTES;
}

async function readOut(incoming: IncomingMessage): Promise<void> {
  const late = AbortSignal.timeout(MAX_MS_LENGTH);
  incoming.resume();
  // Cut off or too slow: what is said then is said to a closing connection.
  await once(incoming, "end", { signal: late }).catch(() => incoming.pause());
}

import type { IncomingMessage } from "node:http";
import { MINUTE_MS } from "#app/platform/durations.ts";

/**
 * A body may take as long as its line is slow, but not stand still: without this, whoever stops sending keeps a place
 * until the request's own limit. A file that waits for room (upload-memory-limit) does not move either: this is longer.
 */
const STALL_MS = MINUTE_MS;

/** Cuts the connection when nothing more of an unfinished body has come between two looks. */
export function cutWhenStalled(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.method === "GET" || incoming.method === "HEAD") return;
  const { socket } = incoming;
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    if (incoming.complete) return;
    if (socket.bytesRead === received) socket.destroy();
    received = socket.bytesRead;
  }, STALL_MS);
  timer.unref();
  incoming.once("close", () => clearInterval(timer));
}

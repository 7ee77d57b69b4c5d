import { MINUTE_MS } from "#app/platform/durations.ts";

/** Keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 15_000;
/** A browser allows six connections to a server: more tabs than this would leave none for anything else. */
const MAX_PER_USER = 3;
/** When a browser without our screen may come back after it was replaced. */
const REPLACED_RETRY_MS = MINUTE_MS;

/** User -> what closes each of the open streams, oldest first. */
const open = new Map<number, Set<() => void>>();

/** How many streams are being sent now. */
export function openStreams(): number {
  let count = 0;
  for (const streams of open.values()) count += streams.size;
  return count;
}

/**
 * Answers with server-sent events: one event per value, then the end. The newest streams of a person go on, the
 * oldest is told `replaced` and ends: the tab that was opened last is the one that is looked at.
 * @param event name of the events; their data is JSON.
 * @param values ends when its signal aborts
 */
export function eventStream(
  event: string,
  values: (signal: AbortSignal) => AsyncIterable<unknown>,
  { userId, signal }: { userId: number; signal: AbortSignal },
): Response {
  const encoder = new TextEncoder();
  const replaced = new AbortController();
  const until = AbortSignal.any([signal, replaced.signal]);
  let heartbeat: NodeJS.Timeout | undefined;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => {
        if (!until.aborted) controller.enqueue(encoder.encode(text));
      };
      const leave = enter(userId, () => {
        send(`retry: ${REPLACED_RETRY_MS}\nevent: replaced\ndata: {}\n\n`);
        replaced.abort();
      });
      heartbeat = setInterval(() => send(": sigo aquí\n\n"), HEARTBEAT_MS);
      try {
        for await (const value of values(until)) send(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`);
      } finally {
        leave();
        clearInterval(heartbeat);
        if (!signal.aborted) controller.close();
      }
    },
    cancel() {
      clearInterval(heartbeat);
    },
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}

/** @returns what takes the stream from the list again */
function enter(userId: number, close: () => void): () => void {
  const streams = open.get(userId) ?? new Set();
  open.set(userId, streams.add(close));
  for (const oldest of streams) {
    if (streams.size <= MAX_PER_USER) break;
    streams.delete(oldest);
    oldest();
  }
  return () => {
    streams.delete(close);
    if (streams.size === 0 && open.get(userId) === streams) open.delete(userId);
  };
}

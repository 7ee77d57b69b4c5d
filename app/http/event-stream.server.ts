/** Keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 15_000;

let open = 0;

/** How many streams are being sent now. */
export function openStreams(): number {
  return open;
}

/**
 * Answers with server-sent events: one event per value of `values`, then the end.
 * @param event name of the events; their data is JSON.
 */
export function eventStream(event: string, values: AsyncIterable<unknown>, signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      open += 1;
      heartbeat = setInterval(() => send(": sigo aquí\n\n"), HEARTBEAT_MS);
      try {
        for await (const value of values) send(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`);
      } finally {
        open -= 1;
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

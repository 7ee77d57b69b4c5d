import { followProgress } from "#app/features/cv/progress.server.ts";
import { findRunningAnalysis } from "#app/features/cv/queries.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { eventStream } from "#app/http/event-stream.server.ts";

/** Server-sent events about the user's newest analysis in process; 204 tells the browser that there is none. */
export const loader = endpoint({
  method: "GET",
  access: "user",
  async handle({ db, user, context }) {
    const running = await findRunningAnalysis(db, user.id);
    if (!running) return new Response(null, { status: 204 });
    const progress = (signal: AbortSignal) => followProgress(db, user.id, running.id, signal);
    return eventStream("progress", progress, { userId: user.id, signal: context.signal });
  },
});
export const action = loader;

import { z } from "zod";
import { followProgress } from "#app/features/cv/follow-progress.server.ts";
import { cvProgressSchema } from "#app/features/cv/progress.ts";
import { findRunningAnalysis } from "#app/features/cv/queries.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { eventStream } from "#app/http/event-stream.server.ts";

/** Server-sent events about the user's newest analysis in progress; 204 tells the browser that there is none. */
export const loader = endpoint({
  method: "GET",
  access: "user",
  summary: "Tells how the analysis under way is getting on.",
  description: `
    Up to its end. Three of a person at most: the oldest is told \`replaced\` and ends.`,
  answer: {
    events: { progress: cvProgressSchema, replaced: z.object({}) },
    otherwise: { 204: "no analysis is under way" },
  },
  async handle({ db, user, context }) {
    const running = await findRunningAnalysis(db, user.id);
    if (!running) return new Response(null, { status: 204 });
    const progress = (signal: AbortSignal) => followProgress(db, user.id, running.id, signal);
    return eventStream("progress", progress, { userId: user.id, signal: context.signal });
  },
});
export const action = loader;

import { z } from "zod";
import { noteBodySchema, saveNote } from "#app/features/coaching/desk/notes.server.ts";
import { TOPIC_IDS } from "#app/features/coaching/desk/topics.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "desk",
  summary: "Keeps a coach's note of an own appointment, and what it was about.",
  description: `
    The note replaces the one before. Nobody else reads it here; who asks for a download of the own data gets the notes
    about them.`,
  answer: {
    json: z.object({
      note: z.object({ note: z.string(), topic: z.enum(TOPIC_IDS).nullable(), updatedAt: z.iso.datetime() }),
    }),
  },
  refusals: {
    404: "an appointment of another coach, or of somebody whose data is blocked",
    409: { changed_elsewhere: "the note was changed since the screen loaded it" },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: noteBodySchema,
  handle: async ({ db, user, params, body }) => ({
    note: await saveNote(db, { actorId: user.id, sessionId: params.id }, body),
  }),
});
export const loader = action;

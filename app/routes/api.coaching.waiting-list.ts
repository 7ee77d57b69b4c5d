import { z } from "zod";
import { joinWaitingList, listWaiting } from "#app/features/coaching/waiting-list/places.server.ts";
import { joinSchema, waitingEntrySchema } from "#app/features/coaching/waiting-list/schema.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

const answer = z.object({ entries: z.array(waitingEntrySchema) });

export const loader = endpoint({
  method: "GET",
  access: "user",
  summary: "Lists one's own places on the waiting list, and the slots that are held.",
  answer: { json: answer },
  handle: async ({ db, user }) => ({ entries: await listWaiting(db, user.id) }),
});
export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Joins the waiting list of a full coach or day.",
  description: `
    A slot that is freed is offered by mail to the first who waits for it, and held for \`WAITING_OFFER_MINUTES\`.
    Joining twice changes nothing.`,
  answer: { json: answer },
  refusals: {
    404: { unknown_coach: "does not exist or takes no bookings any more" },
    409: {
      off: "there is no waiting list here, or no mail",
      no_mail: "the account's address was made up: nothing can be sent there",
      not_full: "there are free slots",
      not_offered: "the coach is not there on that day",
      too_many: "five places already",
      objection: "the person objects to it",
    },
  },
  body: joinSchema,
  async handle({ db, user, body }) {
    await joinWaitingList(db, user, body, { settings: getSettings() });
    return { entries: await listWaiting(db, user.id) };
  },
});

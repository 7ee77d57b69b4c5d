import { missingPeople, missingPeopleSchema } from "#app/features/roster/missing-people.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "roster",
  summary: "Lists active people who were in an earlier load of a roster and are not in the last one.",
  answer: { json: missingPeopleSchema },
  handle: ({ db }) => missingPeople(db),
});
export const action = loader;

import { cohortsSchema, listCohorts } from "#app/features/admin/cohorts.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "report",
  summary: "Names the faculties, careers, campuses and years of entry that accounts have, for the lists' filters.",
  answer: { json: cohortsSchema },
  handle: ({ db }) => listCohorts(db),
});
export const action = loader;

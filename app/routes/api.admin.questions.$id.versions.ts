import { addVersion } from "#app/features/admin/commands/questions.server.ts";
import {
  DRAFT_REFUSALS,
  newVersionSchema,
  questionAnswerSchema,
  questionIdSchema,
} from "#app/features/admin/question-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "questions",
  summary: "Saves another text, subject or career of a question as its next version.",
  description: "Earlier versions stay; interviews that have begun keep theirs.",
  answer: { json: questionAnswerSchema },
  params: questionIdSchema,
  body: newVersionSchema,
  refusals: {
    400: DRAFT_REFUSALS,
    409: {
      outdated: "somebody saved a later version",
      unchanged: "it is what is in use",
      doubled: "the hunter has the same question",
      too_few: "the hunter would have fewer questions for every career than an interview needs",
    },
  },
  handle: async ({ db, user, params, body }) => ({ question: await addVersion(db, user.id, { id: params.id, body }) }),
});
export const loader = action;

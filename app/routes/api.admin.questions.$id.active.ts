import { switchQuestion } from "#app/features/admin/commands/questions.server.ts";
import { activeSchema, questionAnswerSchema, questionIdSchema } from "#app/features/admin/question-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "questions",
  summary: "Switches a question on or off for interviews that start from now on.",
  answer: { json: questionAnswerSchema },
  params: questionIdSchema,
  body: activeSchema,
  refusals: {
    409: { too_few: "the hunter would have fewer questions for every career than an interview needs" },
  },
  handle: async ({ db, user, params, body }) => ({
    question: await switchQuestion(db, user.id, { id: params.id, ...body }),
  }),
});
export const loader = action;

import { addQuestion } from "#app/features/admin/commands/questions.server.ts";
import {
  DRAFT_REFUSALS,
  newQuestionSchema,
  questionAnswerSchema,
  questionListSchema,
} from "#app/features/admin/question-schemas.server.ts";
import { listQuestions } from "#app/features/admin/questions-read.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "questions",
  summary: "Lists the questions of all head hunters with their versions.",
  answer: { json: questionListSchema },
  handle: ({ db }) => listQuestions(db),
});
export const action = endpoint({
  method: "POST",
  access: "questions",
  summary: "Adds a question to a head hunter, switched on.",
  description: "Interviews that start from now on may ask it.",
  answer: { status: 201, json: questionAnswerSchema },
  body: newQuestionSchema,
  refusals: {
    400: DRAFT_REFUSALS,
    409: { doubled: "the hunter has the same question" },
  },
  handle: async ({ db, user, body }) =>
    Response.json({ question: await addQuestion(db, user.id, body) }, { status: 201 }),
});

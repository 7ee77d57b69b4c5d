import { readingBodySchema, readingSchema } from "#app/features/admin/question-schemas.server.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { readQuestion } from "#app/features/interview/question-bank/question-reading.server.ts";
import { oneLine } from "#app/features/interview/question-bank/question-rules.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "questions",
  summary: "Tells what the rules read in a question, and how they would judge a trial answer.",
  description: "Nothing is stored.",
  answer: { json: readingSchema },
  body: readingBodySchema,
  audit: "nothing",
  async handle({ body }) {
    const question = oneLine(body.question);
    const others = genericQuestions(body.hunterId)
      .map((one) => one.question)
      .filter((one) => one !== question);
    return readQuestion({ ...body, question, others });
  },
});
export const loader = action;

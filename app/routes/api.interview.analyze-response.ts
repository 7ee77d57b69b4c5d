import { analyzeResponse } from "#app/features/interview/answer/receive-answer.server.ts";
import { analyzeResponseSchema, answerReplySchema } from "#app/features/interview/requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Judges an answer, saves it and says where the interview stands.",
  description: `
    The specification's fields are \`hunterId\`, \`questionId\`, \`userResponse\` and \`currentSuggestions\`; the
    others are for own clients. Of \`standing\` (answers, vague, doubtful or off) only the last is a strike. A
    repeated send changes nothing. An answer that discloses distress or violence is neither judged nor kept, and is
    answered with \`care\`; the same text with \`isConfirmed\` is taken as an answer unless it is beyond doubt.
    \`madeBy\` is there with a language model.`,
  answer: { json: answerReplySchema },
  refusals: {
    400: { unknown_question: "no question of this interview" },
    404: "another's interview, or one with another hunter",
    409: { out_of_step: "another tab is further" },
  },
  body: analyzeResponseSchema,
  handle: ({ db, user, body, context }) => analyzeResponse(db, user, body, { signal: context.signal }),
});
export const loader = action;

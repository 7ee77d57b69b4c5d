import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import { NobodySignedIn, verifiedAssertion } from "./assertion.server.ts";
import { readLogoutRequest } from "./logout-request.server.ts";
import { MessageRefused } from "./message.server.ts";
import { verifyAnswerTask, verifyLogoutTask } from "./verify-tasks.ts";

/** The child's side of the checks. What is refused is an answer; everything else that is thrown is a bug. */
export const samlTasks: readonly ServedTask[] = [
  serve(verifyAnswerTask, ({ provider, ...answer }) =>
    verifiedAssertion(provider, answer).then(
      (assertion) => ({ assertion }),
      (error: unknown) => (error instanceof NobodySignedIn ? { isCancelled: error.isCancelled } : refusal(error)),
    ),
  ),
  serve(verifyLogoutTask, ({ provider, sent, now }) =>
    readLogoutRequest(provider, sent, now).then((request) => ({ request }), refusal),
  ),
];

function refusal(error: unknown): { refused: string } {
  if (error instanceof MessageRefused) return { refused: error.message };
  throw error;
}

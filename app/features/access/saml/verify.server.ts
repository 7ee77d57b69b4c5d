import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { signInWorker } from "#app/platform/work/compute-child.server.ts";
import type { WorkTask } from "#app/platform/work/task.ts";
import { WorkFailure } from "#app/platform/work/worker.server.ts";
import { SignInRefused } from "../sign-in-refused.server.ts";
import { NobodySignedIn, type VerifiedAssertion } from "./assertion.server.ts";
import type { LogoutRequest, SentMessage } from "./logout-request.server.ts";
import { MessageRefused } from "./message.server.ts";
import type { SamlProvider } from "./provider.server.ts";
import { verifyAnswerTask, verifyLogoutTask } from "./verify-tasks.ts";

/**
 * Signed messages are checked in a child of their own: anybody can send one, and reading and canonicalizing the largest
 * takes longer than everybody else may wait.
 */

const now = (): number => authRuntime().clock.now().getTime();

/** @throws MessageRefused, NobodySignedIn, SignInRefused busy */
export async function verifyAnswer(
  provider: SamlProvider,
  answer: { encoded: string; requestId: string },
): Promise<VerifiedAssertion> {
  const outcome = await inChild(verifyAnswerTask, { provider, ...answer, now: now() });
  if ("assertion" in outcome) return outcome.assertion;
  if ("isCancelled" in outcome) throw new NobodySignedIn(outcome.isCancelled);
  throw new MessageRefused(outcome.refused);
}

/** @throws MessageRefused, SignInRefused busy */
export async function verifyLogoutRequest(provider: SamlProvider, sent: SentMessage): Promise<LogoutRequest> {
  const outcome = await inChild(verifyLogoutTask, { provider, sent, now: now() });
  if ("request" in outcome) return outcome.request;
  throw new MessageRefused(outcome.refused);
}

async function inChild<Input, Output>(task: WorkTask<Input, never, Output>, input: Input): Promise<Output> {
  try {
    return await signInWorker().run(task, input);
  } catch (error) {
    if (!(error instanceof WorkFailure)) throw error;
    if (error.reason === "machine_busy") throw new SignInRefused("busy", "the machine is busy");
    throw new MessageRefused("too much");
  }
}

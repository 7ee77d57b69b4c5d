import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { networksOf } from "#app/features/auth/network-prefix.server.ts";
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

/** Messages that wait at a time, of 256 KB at most each: more are told to come again. */
const MAX_WAITING = 200;
/** Of them from one network, which may be a whole campus: the rest stays free for the others. */
const MAX_FROM_ONE_NETWORK = 120;

/** Messages of each network that wait or are checked, and the turn of its last one. */
const networks = new Map<string, { waiting: number; lastTurn: number }>();
/** The turn of the message that was checked last. */
let turnNow = 0;

const now = (): number => authRuntime().clock.now().getTime();

/**
 * @param clientAddress of the browser that brought it
 * @throws MessageRefused, NobodySignedIn, SignInRefused busy
 */
export async function verifyAnswer(
  provider: SamlProvider,
  answer: { encoded: string; requestId: string },
  clientAddress: string,
): Promise<VerifiedAssertion> {
  const outcome = await inTurn(verifyAnswerTask, { provider, ...answer, now: now() }, clientAddress);
  if ("assertion" in outcome) return outcome.assertion;
  if ("isCancelled" in outcome) throw new NobodySignedIn(outcome.isCancelled);
  throw new MessageRefused(outcome.refused);
}

/** @throws MessageRefused, SignInRefused busy */
export async function verifyLogoutRequest(
  provider: SamlProvider,
  sent: SentMessage,
  clientAddress: string,
): Promise<LogoutRequest> {
  const outcome = await inTurn(verifyLogoutTask, { provider, sent, now: now() }, clientAddress);
  if ("request" in outcome) return outcome.request;
  throw new MessageRefused(outcome.refused);
}

/** Networks take turns (fair queueing): a message waits for one of each other network, and for its own network's. */
async function inTurn<Input, Output>(
  task: WorkTask<Input, never, Output>,
  input: Input,
  clientAddress: string,
): Promise<Output> {
  // The widest: whoever has many addresses has them in one.
  const name = networksOf(clientAddress).at(-1)?.name ?? clientAddress;
  const network = networks.get(name) ?? { waiting: 0, lastTurn: turnNow };
  if (signInWorker().waiting >= MAX_WAITING || network.waiting >= MAX_FROM_ONE_NETWORK)
    throw new SignInRefused("busy", "too many wait");
  const turn = Math.max(turnNow, network.lastTurn) + 1;
  networks.set(name, network);
  network.waiting += 1;
  network.lastTurn = turn;
  try {
    return await inChild(task, input, -turn);
  } finally {
    turnNow = Math.max(turnNow, turn);
    network.waiting -= 1;
    if (network.waiting === 0) networks.delete(name);
  }
}

async function inChild<Input, Output>(
  task: WorkTask<Input, never, Output>,
  input: Input,
  priority: number,
): Promise<Output> {
  try {
    return await signInWorker().run(task, input, { priority });
  } catch (error) {
    if (!(error instanceof WorkFailure)) throw error;
    if (error.reason === "machine_busy") throw new SignInRefused("busy", "the machine is busy");
    throw new MessageRefused("too much");
  }
}

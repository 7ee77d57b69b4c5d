import { type ChatModel, ModelFailure } from "#app/ai/chat-model.ts";
import { chatModel } from "#app/ai/engine.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { nearnessPrompt } from "./nearness-prompt.ts";
import type { StoredFinding } from "./stored-offer.ts";

/**
 * What a language model sees near of that which the rules leave open. It chooses among lines that have something in
 * common with the requirement by our own vocabulary, which is shown with them; it writes nothing (decision 61).
 */

/** For all lines together, because a student is waiting. */
export const NEARNESS_DEADLINE_MS = 6_000;
/** Probability of yes from which a line is shown: nothing was measured on the campus's model. */
const CLEARLY = 0.8;

/** `of`: index of the requirement; `text`: what the offer asks; `why`: what both have in common. */
type Asked = { of: number; text: string; line: string; why: string; isLow: boolean };
type Caller = { owner: number; signal: AbortSignal | undefined; clock: Clock };

/** Findings by the index of their requirement. Never rejects: without a model, or in time, there are fewer of them. */
export async function seenByModel(asked: readonly Asked[], caller: Caller): Promise<Map<number, StoredFinding>> {
  const seen = new Map<number, StoredFinding>();
  const model = chatModel();
  if (model === null) return seen;
  const until = caller.clock.now().getTime() + NEARNESS_DEADLINE_MS;
  for (const one of asked) {
    const deadlineMs = until - caller.clock.now().getTime();
    if (deadlineMs <= 0 || caller.signal?.aborted) break;
    if (seen.has(one.of)) continue;
    const yes = await decideOn(model, one, { ...caller, deadlineMs });
    if (yes === null) break;
    if (yes >= CLEARLY) seen.set(one.of, findingOf(one, model));
  }
  return seen;
}

/** null where the model gave no answer. */
async function decideOn(
  model: ChatModel,
  { text, line }: Asked,
  { owner, signal, deadlineMs }: Caller & { deadlineMs: number },
): Promise<number | null> {
  try {
    return await model.decide({
      task: "offer.nearness",
      priority: "cv",
      owner,
      prompt: nearnessPrompt(text, line),
      deadlineMs,
      signal,
    });
  } catch (error) {
    if (!(error instanceof ModelFailure)) log.error({ err: error }, "the language model failed in an unknown way");
    return null;
  }
}

function findingOf({ line, why, isLow }: Asked, { identity }: ChatModel): StoredFinding {
  const who = identity.engine === "remote" ? "El modelo del campus" : "El modelo local";
  return { verdict: "parecido", quotes: [line], because: `${why} ${who} lo ve cercano: revísalo tú.`, isLow };
}

import { ModelFailure } from "../chat-model.ts";
import type { JobMessage, JobStats } from "../llama/protocol.ts";
import { generate } from "./generate.ts";
import type { OpenModel } from "./open-model.ts";
import { prefill } from "./prefill.ts";
import type { PriorityContext } from "./priority-context.ts";
import { inSteps, type Step } from "./scheduler.ts";
import { decide } from "./yes-no-decision.ts";

export type JobResult = { result: { text: string } | { yes: number }; stats: JobStats };

/**
 * Runs one job after the earlier jobs of its priority class.
 * @throws ModelFailure "too_long", "invalid", "aborted", or "crashed" for an error of the engine
 */
export async function runJob(open: OpenModel, job: JobMessage, signal: AbortSignal): Promise<JobResult> {
  const context = open.contexts[job.priority];
  try {
    const giveBack = await context.order.take(job.priority, signal);
    open.idleTimeouts[job.priority]?.jobBegan();
    try {
      return await inSteps(open.scheduler, job.priority, signal, (step) => compute(open, context, job, step));
    } finally {
      open.idleTimeouts[job.priority]?.jobEnded();
      giveBack();
    }
  } catch (error) {
    if (signal.aborted && error === signal.reason) throw new ModelFailure("aborted", "aborted");
    if (error instanceof ModelFailure) throw error;
    context.doubt();
    throw new ModelFailure("crashed", error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function compute(open: OpenModel, context: PriorityContext, job: JobMessage, step: Step): Promise<JobResult> {
  const tokens = open.encoder.prompt(job.system, job.user);
  const last = tokens.at(-1);
  // One cell of the context must stay free: a full context would make the library drop tokens.
  const needed = (job.generate?.maxTokens ?? 0) + 1;
  const room = context.longest - needed;
  if (last === undefined || tokens.length > room) {
    throw new ModelFailure("too_long", `${tokens.length} tokens do not fit into ${room}`);
  }
  const grammar = job.generate ? await open.grammars(job.generate.schema) : null;
  await step(() => context.openFor(tokens.length + needed));
  const watch = stopwatch(step);
  const reusedTokens = await prefill({
    context,
    saved: open.saved,
    tokens: tokens.slice(0, -1),
    fixedLength: Math.min(open.encoder.fixedLength(job.system, tokens), tokens.length - 1),
    sliceSize: open.batchSize,
    step: watch.step,
  });
  const prefillMs = watch.lap();
  const stats = { promptTokens: tokens.length, reusedTokens, generatedTokens: 0, prefillMs };
  const sequence = context.sequence();
  if (!job.generate || !grammar) {
    const yes = await watch.step(() => decide(sequence, last, open.decisionTokens));
    return { result: { yes }, stats: { ...stats, prefillMs: prefillMs + watch.lap(), decodeMs: 0 } };
  }
  const { maxTokens } = job.generate;
  const written = await generate({ model: open.model, sequence, last, grammar, maxTokens, step: watch.step });
  return {
    result: { text: written.text },
    stats: { ...stats, generatedTokens: written.tokens, decodeMs: watch.lap() },
  };
}

/** Measures the time spent in the steps, without the waiting between them. */
function stopwatch(step: Step): { step: Step; lap(): number } {
  let spent = 0;
  const timed: Step = (work) =>
    step(async () => {
      const start = performance.now();
      try {
        return await work();
      } finally {
        spent += performance.now() - start;
      }
    });
  const lap = (): number => {
    const lapMs = spent;
    spent = 0;
    return lapMs;
  };
  return { step: timed, lap };
}

import { getLlama, type Llama, type LlamaContextSequence, LlamaLogLevel, type Token } from "node-llama-cpp";
import { prefill } from "#app/ai/host/prefill.ts";
import { createPriorityContext, type PriorityContext } from "#app/ai/host/priority-context.ts";
import { createSavedPrefixes } from "#app/ai/host/saved-prefixes.ts";
import type { EngineAnswer, EngineOrder } from "./engine-protocol.ts";

/**
 * The library as the inference host sets it up, without prompts, grammars and queue: tokens in, tokens out. Forked by
 * the bench like the host, for the figures that are compared with llama-bench.
 */

const BATCH = 128;

let context: PriorityContext | null = null;

process.on("message", (order: EngineOrder) => {
  void obey(order).then((answer) => process.send?.(answer));
});

async function obey(order: EngineOrder): Promise<EngineAnswer> {
  if (order.do === "load") {
    const { file, threads } = order;
    const llama = await getLlama({ build: "never", gpu: false, maxThreads: 0, logLevel: LlamaLogLevel.error });
    return await measured(0, async () => {
      context = await open(llama, file, threads);
    });
  }
  if (!context) throw new Error("nothing is loaded");
  const loaded = context;
  const sequence = loaded.sequence();
  await sequence.clearHistory();
  const tokens = someTokens(order.tokens);
  if (order.do === "prefill") return await measured(order.tokens, () => evaluate(sequence, tokens));
  if (order.do === "slices") return await measured(order.tokens, () => inSlices(loaded, tokens));
  await evaluate(sequence, tokens.slice(0, 8));
  return await measured(order.tokens, () => decode(sequence, order.tokens));
}

async function open(llama: Llama, file: string, threads: number): Promise<PriorityContext> {
  const model = await llama.loadModel({ modelPath: file, useMmap: false });
  const options = { sequences: 1, batchSize: BATCH, threads, flashAttention: true };
  const longest = 2048;
  const opened = createPriorityContext("cv", {
    open: (contextSize) => model.createContext({ ...options, contextSize }),
    longest,
  });
  await opened.openFor(longest);
  // Costs of the first evaluation only.
  await decode(opened.sequence(), 2);
  return opened;
}

/** The same token ids at every call, spread over a large vocabulary. */
function someTokens(count: number): Token[] {
  return Array.from({ length: count }, (_, index) => ((index * 7919 + 11) % 100_000) as Token);
}

async function evaluate(sequence: LlamaContextSequence, tokens: Token[]): Promise<void> {
  await sequence.evaluateWithoutGeneratingNewTokens(tokens);
}

/** Evaluates the prompt of a CV as the host does. */
async function inSlices(context: PriorityContext, tokens: Token[]): Promise<void> {
  const saved = createSavedPrefixes(null, []);
  await prefill({ context, saved, tokens, fixedLength: 0, sliceSize: BATCH, step: (work) => work() });
}

async function decode(sequence: LlamaContextSequence, count: number): Promise<void> {
  const written = sequence.evaluate([1 as Token], { temperature: 0, yieldEogToken: true });
  for (let index = 0; index < count; index += 1) await written.next();
  await written.return();
}

async function measured(tokens: number, work: () => Promise<void>): Promise<EngineAnswer> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { tokens, wallMs, cpuMs: (user + system) / 1000 };
}

import { closeSync, openSync, readSync } from "node:fs";
import {
  getLlama,
  getModuleVersion,
  InsufficientMemoryError,
  type Llama,
  type LlamaContext,
  LlamaLogLevel,
  type LlamaModel,
} from "node-llama-cpp";
import type { PriorityClass } from "../chat-model.ts";
import type { LoadMessage } from "../llama/protocol.ts";
import { createEncoder, type Encoder } from "./encode.ts";
import { createGrammars, type Grammars } from "./generate.ts";
import { createIdleTimeout, type IdleTimeout } from "./idle-timeout.ts";
import { prepare } from "./prefill-fixed-prompts.ts";
import { createPriorityContext, type PriorityContext } from "./priority-context.ts";
import { createSavedPrefixes, type SavedPrefixes } from "./saved-prefixes.ts";
import { createScheduler, type Scheduler } from "./scheduler.ts";
import { type DecisionTokens, decisionTokens } from "./yes-no-decision.ts";

/** A loaded model with all that jobs need of it; it lives as long as the process. */
export type OpenModel = {
  readonly model: LlamaModel;
  /** What computes: "cpu", or the kind of GPU. */
  readonly backend: string;
  readonly encoder: Encoder;
  readonly decisionTokens: DecisionTokens;
  readonly grammars: Grammars;
  readonly saved: SavedPrefixes;
  readonly scheduler: Scheduler;
  readonly contexts: Readonly<Record<PriorityClass, PriorityContext>>;
  /** Lanes that give their memory back between jobs. */
  readonly idleTimeouts: Readonly<Partial<Record<PriorityClass, IdleTimeout>>>;
  /** Tokens of one prefill slice. */
  readonly batchSize: number;
};

/**
 * Loads a model and makes everything ready for the first job.
 * @throws Error with one line that says why the file, or this machine, cannot do it. It may never settle.
 */
export async function openModel(order: LoadMessage): Promise<OpenModel> {
  checkMagic(order.file);
  const llama = await getLlama({
    build: "never",
    skipDownload: true,
    gpu: order.gpu === "off" ? false : order.gpu,
    // Zero is "as many as each context asks for". With a limit the library would give each priority class half of it
    // for a
    // moment after the other priority class has computed, although never both compute at once.
    maxThreads: 0,
    progressLogs: false,
    logLevel: LlamaLogLevel.error,
    logger: (_level, line) => console.error(line.trimEnd()),
  });
  // Reading the weights into memory instead of mapping them: a file that is replaced or cut cannot kill the process.
  const model = await explained("the model", llama.loadModel({ modelPath: order.file, useMmap: false }));
  const scheduler = createScheduler();
  const contexts = { interview: contextOf(model, order, "interview"), cv: contextOf(model, order, "cv") };
  const opened = {
    model,
    backend: backendOf(llama),
    encoder: createEncoder(model),
    decisionTokens: decisionTokens(model),
    grammars: createGrammars(llama),
    saved: createSavedPrefixes(order.stateDir, await stateIdentity(llama, order.fingerprint)),
    scheduler,
    contexts,
    idleTimeouts: { cv: createIdleTimeout(contexts.cv, scheduler, order.closeAfterMs) },
    batchSize: order.batchSize,
  };
  // Somebody waits in front of an interview: its context stays open. The longest of a CV has to fit beside it.
  for (const context of [contexts.interview, contexts.cv]) await warmUp(opened.encoder, context);
  await contexts.cv.close();
  await prepare(opened, order.prepare);
  return opened;
}

/** For an empty file the library's promise would never settle. */
function checkMagic(file: string): void {
  const start = Buffer.alloc(4);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, start, 0, start.length, 0);
  } finally {
    closeSync(descriptor);
  }
  if (start.toString("latin1") !== "GGUF") throw new Error("it is not a GGUF file");
}

function contextOf(model: LlamaModel, order: LoadMessage, priority: PriorityClass): PriorityContext {
  const open = (contextSize: number): Promise<LlamaContext> => {
    const opened = model.createContext({
      contextSize,
      sequences: 1,
      batchSize: order.batchSize,
      threads: order.threads,
      flashAttention: true,
      // Models with a sliding window would forget the fixed beginning of a prompt.
      swaFullCache: true,
      failedCreationRemedy: false,
    });
    return explained(`the ${priority} context`, opened);
  };
  return createPriorityContext(priority, { open, longest: Math.min(order.contexts[priority], model.trainContextSize) });
}

async function explained<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof InsufficientMemoryError)) throw error;
    throw new Error(`not enough memory for ${what}: ${error.message}`, { cause: error });
  }
}

/** Takes the first evaluation's own cost, and finds out whether the model can compute at all. */
async function warmUp(encoder: Encoder, context: PriorityContext): Promise<void> {
  await context.openFor(context.longest);
  await context
    .sequence()
    .evaluateWithoutGeneratingNewTokens(encoder.prompt("Responde en español.", "¿Listo?").slice(0, 8));
  await context.sequence().clearHistory();
}

/** A saved state is right only for the same weights, computed by the same library with the same options. */
async function stateIdentity(llama: Llama, fingerprint: string): Promise<string[]> {
  return ["2", fingerprint, await getModuleVersion(), llama.llamaCppRelease.release, backendOf(llama)];
}

function backendOf(llama: Llama): string {
  return llama.gpu === false ? "cpu" : llama.gpu;
}

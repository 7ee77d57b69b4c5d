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
import { createIdleTimeout, type IdleTimeout } from "./close-idle-context.ts";
import { createEncoder, type Encoder } from "./encode.ts";
import { createGrammars, type Grammars } from "./generate.ts";
import { prepare } from "./prefill-fixed-prompts.ts";
import { createPriorityContext, type PriorityContext } from "./priority-context.ts";
import { createSavedPrefixes, type SavedPrefixes } from "./saved-prefixes.ts";
import { createScheduler, type Scheduler } from "./scheduler.ts";
import { type DecisionTokens, decisionTokens } from "./yes-no-decision.ts";

/** A loaded model with everything that jobs need; it lives as long as the process. */
export type OpenModel = {
  readonly model: LlamaModel;
  /** The compute backend: "cpu", or the kind of GPU. */
  readonly backend: string;
  readonly encoder: Encoder;
  readonly decisionTokens: DecisionTokens;
  readonly grammars: Grammars;
  readonly saved: SavedPrefixes;
  readonly scheduler: Scheduler;
  readonly contexts: Readonly<Record<PriorityClass, PriorityContext>>;
  /** Priority classes whose context is closed when idle. */
  readonly idleTimeouts: Readonly<Partial<Record<PriorityClass, IdleTimeout>>>;
  /** Tokens of one prefill batch. */
  readonly batchSize: number;
};

/**
 * Loads a model and prepares it for the first job. The promise may never settle.
 * @throws Error with one line that says why the file or this machine is unsuitable
 */
export async function openModel(order: LoadMessage): Promise<OpenModel> {
  checkMagic(order.file);
  const llama = await getLlama({
    build: "never",
    skipDownload: true,
    gpu: order.gpu === "off" ? false : order.gpu,
    // Zero means no limit. With a limit the library would briefly halve the threads of each priority class after the
    // other one has computed, although the two never compute at the same time.
    maxThreads: 0,
    progressLogs: false,
    logLevel: LlamaLogLevel.error,
    logger: (_level, line) => console.error(line.trimEnd()),
  });
  // Reads the weights into memory instead of mapping them, so that replacing or truncating the file cannot crash the
  // process.
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
  // The interview context stays open because candidates wait for it. The longest CV context must fit in memory beside
  // it.
  for (const context of [contexts.interview, contexts.cv]) await warmUp(opened.encoder, context);
  await contexts.cv.close();
  await prepare(opened, order.prepare);
  return opened;
}

/** With an empty file the library's promise never settles. */
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
      // Keeps the whole prompt for models with sliding-window attention, which would drop its fixed beginning.
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

/** Makes the first (slow) evaluation now, and finds out whether the model can compute at all. */
async function warmUp(encoder: Encoder, context: PriorityContext): Promise<void> {
  await context.openFor(context.longest);
  await context
    .sequence()
    .evaluateWithoutGeneratingNewTokens(encoder.prompt("Responde en español.", "¿Listo?").slice(0, 8));
  await context.sequence().clearHistory();
}

/** A saved state is valid only for the same weights, library version, options and backend. */
async function stateIdentity(llama: Llama, fingerprint: string): Promise<string[]> {
  return ["2", fingerprint, await getModuleVersion(), llama.llamaCppRelease.release, backendOf(llama)];
}

function backendOf(llama: Llama): string {
  return llama.gpu === false ? "cpu" : llama.gpu;
}

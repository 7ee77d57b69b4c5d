import path from "node:path";
import { driverVariables, type Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { OutsideCampus } from "./campus-server/address.server.ts";
import { type RemoteEngine, startRemote } from "./campus-server/remote-model.server.ts";
import type { AnsweringEngine, EngineReport } from "./engine.server.ts";
import { type LlamaEngine, startLlama } from "./llama/llama-model.server.ts";
import type { LoadMessage } from "./llama/protocol.ts";
import { modelThreads } from "./threads.server.ts";
import { chooseModel } from "./weights/choose-model-file.server.ts";
import { hostMemory } from "./weights/host-memory.server.ts";
import { verifyModel } from "./weights/verify-model-file.server.ts";

/** Chooses and starts the engine, from the settings and the available files. */

export type Engine = AnsweringEngine & {
  /** The engine's own figures, for the metrics. */
  llama: LlamaEngine | null;
  remote: RemoteEngine | null;
  stop(): Promise<void>;
};

type Wanted = Pick<
  Settings,
  "AI_ENGINE" | "AI_MODEL" | "AI_BASE_URL" | "AI_API_KEY" | "AI_ALLOWED_HOSTS" | "AI_GPU" | "AI_THREADS"
> &
  Pick<Settings, "MODELS_DIR" | "DATA_DIR">;

const HINT = "Para usar un modelo de lenguaje en este equipo: npm run models";

/**
 * Starts the engine and returns before it is ready: a model loads in the background while the rules answer. On any
 * problem with a model or a server the platform works with the rules, and the report describes the problem.
 * @param prepare system texts that a model on this machine computes before it is ready
 */
export async function startEngine(settings: Wanted, prepare: LoadMessage["prepare"] = []): Promise<Engine> {
  const { AI_ENGINE, AI_BASE_URL } = settings;
  if (AI_ENGINE === "rules") return rules("Responden las reglas, por AI_ENGINE=rules.");
  if (AI_ENGINE === "remote") return startCampusServer(settings);
  const choice = await chooseModel({
    modelsDir: settings.MODELS_DIR,
    wanted: settings.AI_MODEL,
    memoryBytes: hostMemory(),
    cores: settings.AI_GPU === "off" ? (settings.AI_THREADS ?? modelThreads()) : undefined,
  });
  if (choice.model) return startFile(settings, choice.model, prepare);
  if (AI_ENGINE === "auto" && AI_BASE_URL) return startCampusServer(settings);
  // No model was configured, so it is no problem that there is none.
  const isAsked = AI_ENGINE === "llama" || settings.AI_MODEL !== undefined;
  return rules(isAsked ? choice.why : `Responden las reglas. ${HINT}`);
}

function rules(line: string): Engine {
  const report: EngineReport = { engine: "rules", model: null, isReady: true, line };
  return { model: null, report: () => report, llama: null, remote: null, stop: async () => {} };
}

type Chosen = NonNullable<Awaited<ReturnType<typeof chooseModel>>["model"]>;

function startFile(settings: Wanted, { file, entry, name, warning }: Chosen, prepare: LoadMessage["prepare"]): Engine {
  if (warning) log.warn({ model: name }, warning);
  const llama = startLlama({
    file,
    name,
    check: (signal) => verifyModel(file, entry, { signal }),
    gpu: settings.AI_GPU,
    env: settings.AI_GPU === "off" ? {} : driverVariables(),
    threads: settings.AI_THREADS ?? modelThreads(),
    stateDir: path.join(settings.DATA_DIR, "prompt-states"),
    prepare,
    ...(entry?.role === "llm" && { contexts: entry.contexts }),
  });
  return {
    model: llama.model,
    report: () => {
      const { name: state, reason } = llama.state();
      return { engine: "llama", model: name, isReady: state === "ready", line: `Modelo local ${name}. ${reason}` };
    },
    figures: () => {
      const { queue, ...metrics } = llama.metrics();
      return { queue, llama: metrics };
    },
    llama,
    remote: null,
    stop: () => llama.stop(),
  };
}

function startCampusServer(settings: Wanted): Engine {
  const { AI_BASE_URL = "", AI_API_KEY, AI_MODEL, AI_ALLOWED_HOSTS } = settings;
  let remote: RemoteEngine;
  try {
    remote = startRemote({
      baseUrl: AI_BASE_URL,
      apiKey: AI_API_KEY,
      model: AI_MODEL,
      allowedHosts: AI_ALLOWED_HOSTS.map((host) => host.toLowerCase()),
    });
  } catch (error) {
    if (!(error instanceof OutsideCampus)) throw error;
    return rules(
      "AI_BASE_URL lleva fuera del campus, y responden las reglas. Usa una " +
        "dirección privada o nombra el servidor en AI_ALLOWED_HOSTS.",
    );
  }
  return {
    model: remote.model,
    report: () => {
      const { state, trouble } = remote.state();
      const model = remote.model.identity.model || null;
      const line =
        `Modelo del campus${model ? ` ${model}` : ""}. ` +
        `${trouble ? `${trouble} Responden las reglas.` : "Está listo."}`;
      return { engine: "remote", model, isReady: state === "ready", line };
    },
    figures: () => ({ queue: remote.queue.state(), llama: null }),
    llama: null,
    remote,
    stop: () => remote.stop(),
  };
}

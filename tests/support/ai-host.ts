import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import {
  type FromHost,
  fromHostSchema,
  type JobMessage,
  type LoadMessage,
  type ToHost,
} from "#app/ai/llama/protocol.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import { tinyModel } from "./tiny-model.ts";

export type Done = Extract<FromHost, { type: "done" }>;
export type Beat = Extract<FromHost, { type: "heartbeat" }>;
export type Failed = Extract<FromHost, { type: "failed" }>;

/** A real child with real llama.cpp, spoken to as the server speaks to it. */
export type Host = {
  child: ChildProcess;
  /** All that it has said, in order. */
  heard: FromHost[];
  send(message: ToHost): void;
  /** The first message, heard already or later, of which it is true. Rejects when the child ends before. */
  wait<T extends FromHost>(of: (message: FromHost) => message is T): Promise<T>;
  /** Runs a job to its end. */
  job(job: Partial<JobMessage>): Promise<Done | Failed>;
  /** What it wrote on stderr so far. */
  complaints(): string;
  ended: Promise<{ code: number | null; signal: string | null }>;
  /** Ends it if it still runs. */
  stop(): Promise<void>;
};

let lastId = 0;

/** Forks the host without loading anything. */
export function forkHost(): Host {
  const child = fork(bundledScript("ai-host.js"), {
    env: { NODE_ENV: "production", UV_THREADPOOL_SIZE: "1" },
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const heard: FromHost[] = [];
  let complaints = "";
  child.stderr?.on("data", (text) => {
    complaints += String(text);
  });
  child.on("message", (raw) => {
    heard.push(fromHostSchema.parse(raw));
    child.emit("heard");
  });
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));

  async function wait<T extends FromHost>(of: (message: FromHost) => message is T): Promise<T> {
    for (;;) {
      const found = heard.find(of);
      if (found) return found;
      const gone = await Promise.race([once(child, "heard"), ended]);
      if (!Array.isArray(gone) && !heard.some(of)) throw new Error(`the host ended: ${complaints}`);
    }
  }

  function send(message: ToHost): void {
    child.send(message);
  }

  async function job(wanted: Partial<JobMessage>): Promise<Done | Failed> {
    const message = aJob(wanted);
    send(message);
    return await wait(endOf(message.id));
  }

  async function stop(): Promise<void> {
    child.kill("SIGKILL");
    await ended;
  }

  return { child, heard, send, wait, job, complaints: () => complaints, ended, stop };
}

export type StartOptions = {
  kind?: "bpe" | "spm";
  file?: string;
  stateDir?: string | null;
  interview?: number;
  prepare?: LoadMessage["prepare"];
  closeAfterMs?: number;
};

/** Forks the host and loads a tiny model. */
export async function startHost(options: StartOptions = {}): Promise<Host> {
  const host = forkHost();
  const file = options.file ?? (await tinyModel(options.kind));
  host.send(loadOf(file, options));
  await host.wait(isReady);
  return host;
}

export function loadOf(file: string, options: StartOptions = {}): LoadMessage {
  const { stateDir = null, interview = 2048, prepare = [], closeAfterMs = 60_000 } = options;
  const contexts = { interview, cv: 6144 };
  const machine = { gpu: "off", threads: 1, batchSize: 128 } as const;
  return { type: "load", file, fingerprint: file, ...machine, contexts, stateDir, prepare, closeAfterMs };
}

/** A decision about next to nothing, unless told otherwise. */
export function aJob(wanted: Partial<JobMessage> = {}): JobMessage {
  lastId += 1;
  return {
    type: "job",
    id: lastId,
    task: "test",
    priority: "interview",
    system: "Eres parte de una prueba.",
    user: "¿Sirve?",
    generate: null,
    ...wanted,
  };
}

const isReady = (message: FromHost): message is Extract<FromHost, { type: "ready" }> => message.type === "ready";
export const isRefused = (message: FromHost): message is Extract<FromHost, { type: "refused" }> =>
  message.type === "refused";
export const isBeat = (message: FromHost): message is Beat => message.type === "heartbeat";
export const endOf =
  (id: number) =>
  (message: FromHost): message is Done | Failed =>
    (message.type === "done" || message.type === "failed") && message.id === id;

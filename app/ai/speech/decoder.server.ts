import { type ChildProcess, fork } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import PQueue from "p-queue";
import { log } from "#app/platform/log.server.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { sandboxEnvironment, sandboxedNode } from "#app/platform/sandboxed-child.server.ts";
import { ModelFailure } from "../chat-model.ts";
import { deferred } from "../llama/deferred.ts";
import { lastWords } from "../llama/fork-host.server.ts";
import { AudioRefused } from "./audio-refused.ts";
import { startCpuTimeout } from "./cpu-timeout.server.ts";
import { type FromDecoder, fromDecoderSchema, type ToDecoder } from "./decoder/protocol.ts";
import { VOICE_LIMITS } from "./limits.ts";

/**
 * The server's side of the decoder, a child process that decodes recordings: starts it, gives it one job at a time,
 * kills it.
 */

export type Decoded = Extract<FromDecoder, { type: "decoded" }>;
type Answer = Decoded | Extract<FromDecoder, { type: "refused" }> | "ended" | "starved";

/**
 * RLIMIT_DATA in KiB. Node 24 reserves 0.6 GB at once and 1.7 GB with WebAssembly, so this is only the last safeguard.
 */
const DATA_KIB = 4_000_000;
const HEAP_MB = 128;
/** Time limit from its start to being warmed up, on a busy machine. */
const START_MS = 30_000;
/** Failed starts in a row after which the decoder counts as not built or broken. */
const STARTS = 3;

export type DecoderOptions = { script: string; decodeMs?: number };

export class Decoder {
  readonly #script: string;
  readonly #decodeMs: number;
  #child: Promise<ChildProcess | null> | null = null;
  /** The child process that #child resolved to, while it runs. */
  #current: ChildProcess | null = null;
  #lastId = 0;
  readonly #queue = new PQueue({ concurrency: 1 });
  #stopped = false;

  /** Starts the child at once, so that the first user does not wait for it. */
  constructor({ script, decodeMs = VOICE_LIMITS.decodeMs }: DecoderOptions) {
    this.#script = script;
    this.#decodeMs = decodeMs;
    void this.#started();
  }

  /**
   * Decodes recordings one after the other; a caller that waits too long aborts by its signal.
   * @param looksForVoice see the protocol
   * @throws AudioRefused, also when the file takes too long or crashes the child; ModelFailure "down" when there is no
   * child, "busy" when too many wait or the machine leaves it no processor time; the signal's reason
   */
  async decode(recording: Uint8Array, looksForVoice: boolean, signal?: AbortSignal): Promise<Decoded> {
    if (this.#queue.pending + this.#queue.size > VOICE_LIMITS.decoding) {
      throw new ModelFailure("busy", "Too many recordings wait for the decoder");
    }
    return await this.#queue.add(async () => {
      signal?.throwIfAborted();
      return await this.#decode(recording, looksForVoice);
    });
  }

  /** Process id of the child, once it runs. */
  async pid(): Promise<number | null> {
    return (await this.#child)?.pid ?? null;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    (await this.#child)?.kill("SIGKILL");
  }

  async #decode(recording: Uint8Array, looksForVoice: boolean): Promise<Decoded> {
    const child = await this.#started();
    if (!child) throw new ModelFailure("down", "The decoder does not start");
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = deferred<Answer>();
    const hear = (raw: unknown) => answer.resolve(readAnswer(raw, id));
    const end = () => answer.resolve("ended");
    const stopLimit = startCpuTimeout(child.pid ?? 0, this.#decodeMs, (how) =>
      answer.resolve(how === "starved" ? "starved" : "ended"),
    );
    child.on("message", hear);
    child.once("close", end);
    try {
      child.send({ id, recording, looksForVoice } satisfies ToDecoder, (error) => error && end());
      const reply = await answer.promise;
      if (typeof reply !== "string") return accepted(reply);
      child.kill("SIGKILL");
      this.#replace(child);
      if (reply === "starved") throw new ModelFailure("busy", "The machine left the decoder no time");
      throw new AudioRefused("unreadable", "The decoder ended over it");
    } finally {
      stopLimit();
      child.off("message", hear);
      child.off("close", end);
    }
  }

  #started(): Promise<ChildProcess | null> {
    this.#child ??= this.#start();
    return this.#child;
  }

  async #start(): Promise<ChildProcess | null> {
    for (let tries = 0; tries < STARTS && !this.#stopped; tries += 1) {
      const child = forkDecoder(this.#script);
      const words = lastWords(child);
      const ready = deferred<boolean>();
      const timer = setTimeout(() => ready.resolve(false), START_MS);
      child.once("message", (raw) => ready.resolve(fromDecoderSchema.safeParse(raw).data?.type === "ready"));
      child.on("error", () => ready.resolve(false));
      child.once("close", (code, killedBy) => {
        ready.resolve(false);
        if (!this.#stopped) log.warn({ code, killedBy, lastWords: words() }, "the audio decoder ended");
        this.#replace(child);
      });
      const isReady = await ready.promise;
      clearTimeout(timer);
      if (isReady) {
        this.#current = child;
        return child;
      }
      child.kill("SIGKILL");
    }
    return null;
  }

  /** Starts a new child at once, so that it is warmed up before the next recording. */
  #replace(child: ChildProcess): void {
    if (this.#stopped || this.#current !== child) return;
    this.#current = null;
    this.#child = null;
    void this.#started();
  }
}

/** Runs in the sandbox for untrusted files; it can read only the built programs and their libraries. */
function forkDecoder(script: string): ChildProcess {
  const readable = ["package.json", "build", "node_modules"].map((name) => path.join(projectRoot, name));
  const { file, args } = sandboxedNode({ readable, heapMb: HEAP_MB, dataKib: DATA_KIB });
  return fork(script, [], {
    execPath: file,
    execArgv: args,
    cwd: tmpdir(),
    env: sandboxEnvironment(),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "advanced",
  });
}

function accepted(heard: Exclude<Answer, string>): Decoded {
  if (heard.type === "refused") throw new AudioRefused(heard.fault, heard.message);
  return heard;
}

/** Any message that is not the answer to this job ends the child. */
function readAnswer(raw: unknown, id: number): Answer {
  const parsed = fromDecoderSchema.safeParse(raw);
  return parsed.success && parsed.data.type !== "ready" && parsed.data.id === id ? parsed.data : "ended";
}

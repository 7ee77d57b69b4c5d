import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { wavOf } from "#app/platform/wav.ts";
import { ModelFailure } from "../../chat-model.ts";
import { deferred } from "../../llama/deferred.ts";
import { lastWords } from "../../llama/fork-host.server.ts";
import { SAMPLE_RATE } from "../transcriber.ts";
import { endEngine, freePort, type LaunchOptions, launchEngine } from "./launch.server.ts";

/** One life of the speech engine: from its start to its end, with the recordings it writes down. */

export type EngineProcessOptions = Omit<LaunchOptions, "port" | "secret"> & {
  /** Encoder positions; 0 = all of them. */
  audioContext: number;
  /** Milliseconds from the start to being ready. */
  loadMs: number;
  /** Milliseconds for one recording. */
  jobMs: number;
};

/** "ended": by itself, or killed by somebody else. The others are why the server killed it. */
export type EngineEnd = "ended" | "stopped" | "load_timeout" | "stuck";

export type Remains = { end: EngineEnd; code: number | null; lastWords: string };

const answerSchema = z.object({ text: z.string() });
const POLL_MS = 50;

export class EngineProcess {
  readonly #options: EngineProcessOptions;
  readonly #child: ChildProcess;
  readonly #url: string;
  readonly #gone = deferred<Remains>();
  readonly #dying = new AbortController();
  readonly #lastWords: () => string;
  #end: EngineEnd = "ended";
  #pid: number | null = null;

  private constructor(options: EngineProcessOptions, port: number) {
    this.#options = options;
    const secret = randomBytes(16).toString("hex");
    this.#url = `http://127.0.0.1:${port}/${secret}`;
    this.#child = launchEngine({ ...options, port, secret });
    this.#lastWords = lastWords(this.#child);
    this.#listen(this.#child);
  }

  static async start(options: EngineProcessOptions): Promise<EngineProcess> {
    return new EngineProcess(options, await freePort());
  }

  /** Of the engine itself; null before it is known. */
  get pid(): number | null {
    return this.#pid;
  }

  /** Not ending, as far as is known. */
  get isAlive(): boolean {
    return !this.#dying.signal.aborted;
  }

  /** The process is no more. */
  get gone(): Promise<Remains> {
    return this.#gone.promise;
  }

  /** Resolves when it can take recordings, or when it has ended before. */
  async opened(): Promise<boolean> {
    const timer = setTimeout(() => this.kill("load_timeout"), this.#options.loadMs);
    try {
      while (!this.#dying.signal.aborted) {
        if (await this.#isHealthy()) return true;
        await pause(POLL_MS);
      }
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Settles when the engine has answered. It is not told that somebody gave up: it would go on with the encoder's
   * pass all the same, and the next recording would wait for something that nobody sees.
   * @throws ModelFailure "crashed"; "deadline" when it had to be killed over this
   */
  async transcribe(samples: Int16Array): Promise<string> {
    const form = new FormData();
    form.append("file", new Blob([wavOf(samples, SAMPLE_RATE)]), "recording.wav");
    // The server's own option for this has no effect: repeated tries on a difficult recording take tenfold the time.
    form.append("temperature_inc", "0");
    form.append("audio_ctx", String(this.#options.audioContext));
    const timer = setTimeout(() => this.kill("stuck"), this.#options.jobMs);
    try {
      const response = await fetch(`${this.#url}/inference`, {
        method: "POST",
        body: form,
        signal: this.#dying.signal,
      });
      if (!response.ok) throw new ModelFailure("crashed", `The engine answered ${response.status}`);
      return answerSchema.parse(await response.json()).text.trim();
    } catch (error) {
      if (error instanceof ModelFailure) throw error;
      if (this.#end === "stuck") throw new ModelFailure("deadline", "The engine took too long and was killed");
      // It is ending, or it talks nonsense: of no use in both cases. Without the cause: an error about broken JSON
      // quotes it.
      this.kill("ended");
      throw new ModelFailure("crashed", "The engine ended over this recording");
    } finally {
      clearTimeout(timer);
    }
  }

  kill(end: EngineEnd): void {
    if (this.#dying.signal.aborted) return;
    this.#end = end;
    this.#dying.abort();
    endEngine(this.#child);
  }

  #listen(child: ChildProcess): void {
    child.on("error", () => {
      this.#dying.abort();
      if (child.pid === undefined) this.#over(null);
    });
    child.stdin?.on("error", () => undefined);
    if (child.stdout) createInterface({ input: child.stdout }).once("line", (line) => (this.#pid = Number(line)));
    child.once("exit", () => this.#dying.abort());
    child.once("close", (code) => this.#over(code));
  }

  #over(code: number | null): void {
    this.#dying.abort();
    this.#gone.resolve({ end: this.#end, code, lastWords: this.#lastWords() });
  }

  async #isHealthy(): Promise<boolean> {
    try {
      const response = await fetch(`${this.#url}/health`, { signal: this.#dying.signal });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      // Not listening yet, or ended; the next look tells.
      return false;
    }
  }
}

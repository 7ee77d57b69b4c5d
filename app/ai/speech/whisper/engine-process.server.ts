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

/** One run of the speech engine, from its start to its end, with the recordings it transcribes. */

export type EngineProcessOptions = Omit<LaunchOptions, "port" | "secret"> & {
  /** Number of encoder positions; 0 = all. */
  audioContext: number;
  /** Time limit in milliseconds from the start to being ready. */
  loadMs: number;
  /** Time limit in milliseconds for one recording. */
  jobMs: number;
};

/** "ended": the process exited, or was killed from outside. All others are reasons why the server killed it. */
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

  /** Process id of the engine itself; null before it is known. */
  get pid(): number | null {
    return this.#pid;
  }

  /** False once the engine is known to be ending. */
  get isAlive(): boolean {
    return !this.#dying.signal.aborted;
  }

  /** Resolves when the process has exited. */
  get gone(): Promise<Remains> {
    return this.#gone.promise;
  }

  /** Resolves to true when it can take recordings, or to false when it ended before. */
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
   * Settles when the engine has answered. A caller's abort is not passed on: the engine would finish the encoder's
   * pass anyway, and the next recording would wait for no visible reason.
   * @throws ModelFailure "crashed"; "deadline" when the engine had to be killed because of this recording
   */
  async transcribe(samples: Int16Array): Promise<string> {
    const form = new FormData();
    form.append("file", new Blob([wavOf(samples, SAMPLE_RATE)]), "recording.wav");
    // Disables temperature fallback, whose retries on a difficult recording take ten times as long. The server's
    // command-line option for this has no effect.
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
      // The engine is ending or its answer is malformed: unusable in both cases. The cause is left out, because an
      // error about broken JSON would quote the text.
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
      // Not listening yet, or ended; the next check will show.
      return false;
    }
  }
}

import { EventEmitter, once } from "node:events";
import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "#app/platform/log.server.ts";
import { ModelFailure } from "../../chat-model.ts";
import type { ModelCheck } from "../../llama/supervisor.server.ts";
import { SAMPLE_RATE, type Transcriber } from "../transcriber.ts";
import { type VoiceState, type VoiceStatus, voiceStatusOf } from "../voice-status.ts";
import { EngineProcess, type EngineProcessOptions, type Remains } from "./engine-process.server.ts";
import { hopelessExit } from "./launch.server.ts";
import { VOICE_TIMINGS, type VoiceTimings } from "./timings.ts";

/**
 * Keeps the speech engine running: checks its files, starts and restarts it, and switches it off after repeated
 * crashes.
 */

export type WhisperOptions = Pick<EngineProcessOptions, "program" | "model" | "threads" | "audioContext"> & {
  /** Checks the model file: called before the first start, and whenever the file changes. */
  check: (signal: AbortSignal) => Promise<ModelCheck>;
  /** Silero's voice-activity model; null without one. The engine also works without it when it cannot be used. */
  vad: { model: string; check: (signal: AbortSignal) => Promise<ModelCheck> } | null;
  timings?: Partial<VoiceTimings>;
};

/** Exit code of whisper-server when it cannot load a model. */
const NOT_LOADED = 3;

/**
 * Sent first to load the voice-activity model, which the engine would otherwise load at the first user's recording.
 */
const SILENCE = new Int16Array(SAMPLE_RATE / 2);

type Ending =
  | { why: "refused"; message: string; identity: string }
  | { why: "crashed" }
  /** Restart without the voice-activity model. */
  | { why: "without_vad" }
  | { why: "stopped" };

export class WhisperEngine implements Transcriber {
  readonly #options: WhisperOptions;
  readonly #timings: VoiceTimings;
  readonly #stopping = new AbortController();
  /** Only changed() listens to it: a listener that throws must not stop the other callers that wait for a start. */
  readonly #events = new EventEmitter<{ changed: [] }>().setMaxListeners(0);
  readonly #life: Promise<void>;
  #status: VoiceStatus;
  #process: EngineProcess | null = null;
  /** Identity of the files that passed the check. */
  #checked: string | null = null;
  /** Times of the crashes, on a monotonic clock. */
  #crashes: number[] = [];
  #starts = 0;
  /** Spanish: why the voice-activity model is not used; null while no problem is known. */
  #vadTrouble: string | null = null;
  #hasVad = false;

  /** Starts the engine at once. */
  constructor(options: WhisperOptions) {
    this.#options = options;
    this.#timings = { ...VOICE_TIMINGS, ...options.timings };
    this.#status = this.#statusOf("loading");
    this.#life = this.#keepAlive();
  }

  get status(): VoiceStatus {
    return this.#status;
  }

  get hasVad(): boolean {
    return this.#hasVad;
  }

  /** The engine's process id, once it is ready, and how often it was started. */
  get vitals(): { pid: number | null; starts: number } {
    return { pid: this.#process?.pid ?? null, starts: this.#starts };
  }

  /** Resolves at the next change of state. */
  async changed(signal?: AbortSignal): Promise<void> {
    await once(this.#events, "changed", { signal });
  }

  async transcribe(samples: Int16Array, signal?: AbortSignal): Promise<string> {
    const engine = await this.#ready(signal);
    return await engine.transcribe(samples);
  }

  /** Kills the engine and waits until it is gone. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#process?.kill("stopped");
    await this.#life;
  }

  /** Waits for a start that is in progress. */
  async #ready(signal?: AbortSignal): Promise<EngineProcess> {
    for (;;) {
      if (signal?.aborted) throw new ModelFailure("aborted", "The caller gave up");
      if (this.#status.state === "ready" && this.#process?.isAlive) return this.#process;
      if (!this.#status.isAvailable) throw new ModelFailure("down", `Voice is ${this.#status.state}`);
      await this.changed(signal).catch(() => undefined);
    }
  }

  async #keepAlive(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const ending = await this.#once(signal).catch((error: unknown) => this.#failedToStart(error));
      if (signal.aborted || ending.why === "stopped") break;
      if (ending.why === "without_vad") continue;
      // Only stop() interrupts these waits.
      await (ending.why === "refused" ? this.#waitForAnotherFile(ending) : this.#backOff()).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
    this.#turn("off");
  }

  /** One run, from the check of the files to the engine's end. */
  async #once(signal: AbortSignal): Promise<Ending> {
    const identity = await this.#identify();
    if (this.#checked !== identity) {
      const found = await this.#options.check(signal);
      if (!found.ok) return { why: "refused", message: found.message, identity };
      this.#vadTrouble = await this.#findVadTrouble(signal);
      this.#checked = identity;
    }
    if (signal.aborted) return { why: "stopped" };
    const vadModel = this.#vadTrouble === null ? (this.#options.vad?.model ?? null) : null;
    const engine = await EngineProcess.start({ ...this.#options, ...this.#timings, vadModel });
    this.#process = engine;
    this.#starts += 1;
    if (await engine.opened()) {
      if (vadModel !== null && !(await canTranscribe(engine)) && !signal.aborted) return await this.#dropVad(engine);
      log.info({ model: path.basename(this.#options.model), vad: vadModel && path.basename(vadModel) }, "voice ready");
      this.#hasVad = vadModel !== null;
      this.#turn("ready", this.#vadTrouble === null ? undefined : withoutVad(this.#vadTrouble));
    }
    const remains = await engine.gone;
    this.#process = null;
    if (remains.end === "stopped" || signal.aborted) return { why: "stopped" };
    const message = hopelessExit(remains.code) ?? (remains.code === NOT_LOADED ? this.#notLoaded() : null);
    if (message !== null) return { why: "refused", message, identity };
    this.#crashed(remains);
    return { why: "crashed" };
  }

  /** @returns null when there is no voice-activity model, or no problem with it */
  async #findVadTrouble(signal: AbortSignal): Promise<string | null> {
    const { vad } = this.#options;
    const found = vad && (await vad.check(signal));
    if (!found || found.ok) return null;
    log.warn({ model: vad.model, message: found.message }, "voice goes without its model for voice activity");
    return found.message;
  }

  async #dropVad(engine: EngineProcess): Promise<Ending> {
    const name = path.basename(this.#options.vad?.model ?? "");
    this.#vadTrouble = `El motor de voz no pudo usar ${name}. Descárgalo otra vez: npm run models -- get silero-vad`;
    engine.kill("stopped");
    const { lastWords } = await engine.gone;
    this.#process = null;
    log.warn({ model: name, lastWords }, "voice goes without its model for voice activity");
    return { why: "without_vad" };
  }

  #notLoaded(): string {
    const name = path.basename(this.#options.model);
    return (
      `El motor de voz no pudo cargar ${name}. Reemplaza el archivo o descarga otro con: npm run models -- get ` +
      "whisper-base"
    );
  }

  #failedToStart(error: unknown): Ending {
    if (this.#stopping.signal.aborted) return { why: "stopped" };
    log.error({ err: error }, "the speech engine could not be started");
    this.#crashed({ end: "ended", code: null, lastWords: "" });
    return { why: "crashed" };
  }

  #crashed(remains: Remains): void {
    const { crashWindowMs, crashes } = this.#timings;
    const now = performance.now();
    this.#crashes = [...this.#crashes.filter((at) => now - at < crashWindowMs), now];
    // Its last output is about models and memory; it never contains the transcribed text.
    log.warn({ ...remains, inWindow: this.#crashes.length }, "the speech engine ended");
    this.#turn(this.#crashes.length < crashes ? "restarting" : "off");
  }

  async #backOff(): Promise<void> {
    const { firstBackoffMs, maxBackoffMs, offMs } = this.#timings;
    const { signal } = this.#stopping;
    if (this.#status.state !== "off") {
      const ms = Math.min(firstBackoffMs * 2 ** (this.#crashes.length - 1), maxBackoffMs);
      await pause(ms, undefined, { signal });
      return;
    }
    await pause(offMs, undefined, { signal });
    this.#crashes = [];
    this.#turn("loading");
  }

  /** The same files would be refused again, so waits until an operator replaces them. */
  async #waitForAnotherFile({ message, identity }: Extract<Ending, { why: "refused" }>): Promise<void> {
    log.warn({ model: this.#options.model, message }, "voice cannot be used");
    this.#turn("refused", message);
    do {
      await pause(this.#timings.probeMs, undefined, { signal: this.#stopping.signal });
    } while ((await this.#identify()) === identity);
    this.#crashes = [];
    this.#turn("loading");
  }

  /** A value that changes whenever one of the files is replaced or written. */
  async #identify(): Promise<string> {
    const { model, vad, program } = this.#options;
    const models = vad ? [model, vad.model] : [model];
    const files = [program, ...models.flatMap((file) => [file, `${file}.sha256`])];
    const found = await Promise.all(files.map((file) => stat(file).catch(() => null)));
    return found.map((each) => (each ? `${each.size} ${each.mtimeMs} ${each.ino}` : "none")).join();
  }

  #statusOf(state: VoiceState, line?: string): VoiceStatus {
    return voiceStatusOf(state, path.basename(this.#options.model), line);
  }

  #turn(state: VoiceState, line?: string): void {
    if (state === this.#status.state && state !== "refused") return;
    this.#status = this.#statusOf(state, line);
    this.#events.emit("changed");
  }
}

async function canTranscribe(engine: EngineProcess): Promise<boolean> {
  try {
    await engine.transcribe(SILENCE);
    return true;
  } catch {
    return false;
  }
}

function withoutVad(trouble: string): string {
  return `La voz está lista, pero distingue peor la voz del ruido. ${trouble} Después reinicia la plataforma.`;
}

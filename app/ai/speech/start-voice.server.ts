import { existsSync } from "node:fs";
import path from "node:path";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { bundledScript, projectRoot } from "#app/platform/paths.server.ts";
import { ModelFailure } from "../chat-model.ts";
import type { ModelCheck } from "../llama/supervisor.server.ts";
import { modelThreads } from "../threads.server.ts";
import { hostMemory } from "../weights/host-memory.server.ts";
import { verifyModel } from "../weights/verify-model-file.server.ts";
import { chooseVoiceModel, type VoiceFile } from "./choose-voice-model.server.ts";
import { Decoder } from "./decoder.server.ts";
import { createLocalVoice, type LocalVoiceParts } from "./transcribe-recording.server.ts";
import type { Voice } from "./voice.server.ts";
import { type VoiceStatus, voiceStatusOf } from "./voice-status.ts";
import { engineTrouble } from "./whisper/launch.server.ts";
import type { VoiceTimings } from "./whisper/timings.ts";
import { WhisperEngine } from "./whisper/whisper-engine.server.ts";
import { isWholeSpeechModel, isWholeVoiceActivityModel } from "./whole-model.server.ts";

type Wanted = Pick<Settings, "MODELS_DIR" | "WHISPER_MODEL"> & {
  /** Path of whisper-server; by default the one that `npm run voice:build` makes. */
  WHISPER_SERVER?: string | undefined;
  /** Number of encoder positions to compute, of 1500; 0 = all. */
  WHISPER_AUDIO_CTX?: number | undefined;
};

/** Where `npm run voice:build` puts the engine. */
const BUILT = path.join(projectRoot, "voice", "bin", "whisper-server");

/**
 * Starts voice and returns before it is ready: the model is verified and loaded in the background. On any problem the
 * platform works without voice, and the status describes the problem.
 */
export async function startVoice(settings: Wanted, timings: Partial<VoiceTimings> = {}): Promise<Voice> {
  const parts = await startVoiceParts(settings, timings);
  return "engine" in parts ? createLocalVoice(parts) : absent(parts);
}

/** @returns a status when there is nothing to start */
export async function startVoiceParts(
  settings: Wanted,
  timings: Partial<VoiceTimings> = {},
): Promise<LocalVoiceParts | VoiceStatus> {
  const found = await findVoice(settings);
  if ("state" in found) return found;
  const { program, model, vad } = found;
  const engine = new WhisperEngine({
    program,
    model: model.file,
    vad: vad && { model: vad.file, check: (signal) => checkVoiceActivityModel(vad, signal) },
    threads: modelThreads(),
    audioContext: settings.WHISPER_AUDIO_CTX ?? 0,
    check: (signal) => checkSpeechModel(found, signal),
    timings,
  });
  const decoder = new Decoder({ script: bundledScript("decode-audio.js") });
  return { decoder, engine };
}

export type FoundVoice = {
  /** Absolute path of a whisper-server that runs on this machine. */
  program: string;
  model: VoiceFile;
  vad: VoiceFile | null;
};

/**
 * Finds the engine and models of voice.
 * @returns a status that says what is missing
 */
export async function findVoice(settings: Wanted): Promise<FoundVoice | VoiceStatus> {
  const choice = await chooseVoiceModel({
    modelsDir: settings.MODELS_DIR,
    wanted: settings.WHISPER_MODEL,
    memoryBytes: hostMemory(),
    cores: modelThreads(),
  });
  const program = settings.WHISPER_SERVER ? path.resolve(projectRoot, settings.WHISPER_SERVER) : BUILT;
  if (!existsSync(program)) return voiceStatusOf("no_engine", null);
  if (!choice.model) return voiceStatusOf("no_model", null, choice.why);
  const trouble = await engineTrouble(program);
  if (trouble) return voiceStatusOf("refused", path.basename(choice.model.file), trouble);
  return { program, model: choice.model, vad: choice.vad };
}

/** A voice that cannot be started; the files are looked for again when the platform restarts. */
function absent(status: VoiceStatus): Voice {
  if (status.state === "refused") log.warn({ line: status.line }, "voice cannot be used");
  return {
    status: () => status,
    listen: async () => {
      throw new ModelFailure("down", status.line);
    },
    stop: async () => {},
  };
}

/**
 * Checks that the speech model is complete.
 * @throws the signal's reason
 */
export function checkSpeechModel({ model }: FoundVoice, signal: AbortSignal): Promise<ModelCheck> {
  return checkFile(model, isWholeSpeechModel, signal);
}

/**
 * Checks that the voice-activity model is complete.
 * @throws the signal's reason
 */
export function checkVoiceActivityModel(vad: VoiceFile, signal: AbortSignal): Promise<ModelCheck> {
  return checkFile(vad, isWholeVoiceActivityModel, signal);
}

/** @param isWhole check for an operator's own file, which may have no known hash */
async function checkFile(
  { file, entry }: VoiceFile,
  isWhole: (file: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<ModelCheck> {
  const found = await verifyModel(file, entry, { signal });
  if (!found.ok || entry || (await isWhole(file))) return found;
  const name = path.basename(file);
  const message = `${name} está incompleto o no es un modelo de voz. Vuelve a copiarlo a la carpeta de modelos.`;
  return { ok: false, message };
}

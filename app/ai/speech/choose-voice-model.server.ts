import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { neededMemory } from "../weights/choose-model-file.server.ts";
import { catalogue, catalogued, type ModelEntry } from "../weights/manifest.ts";

/** Chooses the speech model files in MODELS_DIR. Only names and first bytes are read; files are verified later. */

export type VoiceFile = {
  /** Absolute path. */
  file: string;
  /** The catalogue's entry; null for an operator's own file. */
  entry: ModelEntry | null;
};

export type VoiceChoice = { model: VoiceFile; vad: VoiceFile | null } | { model: null; why: string };

export type VoiceChoiceOptions = {
  modelsDir: string;
  /** The setting WHISPER_MODEL: a file name in that folder or an id of the catalogue. */
  wanted?: string | undefined;
  /** Bytes of memory the host may use. */
  memoryBytes: number;
  cores: number;
  entries?: readonly ModelEntry[];
};

const GGML_MAGIC = 0x67676d6c;
/** Position of the model's name: after the magic bytes and the name's length. */
const VAD_NAME = { at: 8, text: "silero" };
const GET = "Descárgalo con: npm run models -- get whisper-base";

/**
 * Chooses the speech model: the one WHISPER_MODEL names; else the best catalogued one that the host can run, or the
 * lightest; else the newest other one. Also the voice-activity model: the catalogued one, else the newest other one.
 * @throws nothing: a folder that is missing or cannot be read counts as empty
 */
export async function chooseVoiceModel(options: VoiceChoiceOptions): Promise<VoiceChoice> {
  const { modelsDir, wanted, entries = catalogue } = options;
  const present = await list(modelsDir, entries);
  const vads = present.filter(({ role }) => role === "vad");
  const vad = vads.find(({ entry }) => entry) ?? newestOf(vads);
  const speech = present.filter(({ role }) => role === "speech");
  if (wanted !== undefined) {
    const name = catalogued(wanted, entries)?.file ?? wanted;
    const model = speech.find(({ file }) => path.basename(file) === name);
    return model ? { model, vad } : { model: null, why: `No está el modelo de voz ${name} en ${modelsDir}. ${GET}` };
  }
  const model = bestOf(speech, options);
  return model ? { model, vad } : { model: null, why: `No hay un modelo de voz en ${modelsDir}. ${GET}` };
}

type Role = "speech" | "vad";
type Present = VoiceFile & { role: Role; modified: number };

async function list(modelsDir: string, entries: readonly ModelEntry[]): Promise<Present[]> {
  const names = await readdir(modelsDir).catch(() => []);
  const found: Present[] = [];
  for (const name of names.filter((each) => each.toLowerCase().endsWith(".bin")).sort()) {
    const file = path.join(modelsDir, name);
    const stats = await stat(file).catch(() => null);
    const entry = catalogued(name, entries);
    if (!stats?.isFile() || entry?.role === "llm") continue;
    const role = entry?.role ?? (await roleOf(file));
    if (role) found.push({ file, entry, role, modified: stats.mtimeMs });
  }
  return found;
}

function bestOf(speech: Present[], { memoryBytes, cores }: VoiceChoiceOptions): Present | null {
  const known = speech
    .flatMap((each) => (each.entry ? [{ ...each, entry: each.entry }] : []))
    .sort((a, b) => b.entry.bytes - a.entry.bytes);
  const fits = known.find(({ entry }) => entry.minCores <= cores && neededMemory(entry, entry.bytes) <= memoryBytes);
  return fits ?? known.at(-1) ?? newestOf(speech);
}

function newestOf(files: Present[]): Present | null {
  return files.toSorted((a, b) => b.modified - a.modified)[0] ?? null;
}

/** Both kinds have the same magic bytes; then follows a name in voice-activity models and a size in speech models. */
async function roleOf(file: string): Promise<Role | null> {
  const handle = await open(file, "r").catch(() => null);
  try {
    const start = await handle?.read(Buffer.alloc(VAD_NAME.at + VAD_NAME.text.length), 0);
    if (!start || start.bytesRead < 4 || start.buffer.readUInt32LE() !== GGML_MAGIC) return null;
    return start.buffer.toString("latin1", VAD_NAME.at) === VAD_NAME.text ? "vad" : "speech";
  } catch {
    return null;
  } finally {
    await handle?.close();
  }
}

import { readdir } from "node:fs/promises";
import path from "node:path";
import { chooseModel, neededMemory } from "#app/ai/weights/choose-model-file.server.ts";
import { catalogued, type ModelEntry, wholeMachine } from "#app/ai/weights/manifest.ts";
import { verifyModel } from "#app/ai/weights/verify-model-file.server.ts";
import { formatBytes } from "#app/platform/format.ts";
import { type Desk, say } from "./command-context.ts";

const ROLES = { llm: "Modelos de lenguaje", speech: "Modelos de voz", vad: "Detección de voz" } as const;
const OWN_FILE = /\.(?:gguf|bin)$/i;

/** Prints the catalogue, the state of the installed files and the model that would be used. */
export async function list(desk: Desk): Promise<void> {
  const { settings, entries, host } = desk;
  const present = new Set(await readdir(settings.MODELS_DIR).catch(() => []));
  say(desk, `Carpeta: ${settings.MODELS_DIR}`);
  const computes = host.cores === undefined ? `GPU (AI_GPU=${settings.AI_GPU})` : `${wholeMachine(host.cores)} núcleos`;
  say(desk, `Esta máquina: ${(host.memoryBytes / 1e9).toFixed(1)} GB de memoria, ${computes}`);
  const best = recommended(desk);
  for (const [role, title] of Object.entries(ROLES)) {
    say(desk, "", title);
    for (const entry of entries.filter((each) => each.role === role)) {
      const state = present.has(entry.file) ? await stateOf(desk, entry.file, entry) : "no está";
      say(desk, ...described(entry, state, entry === best));
    }
  }
  const own = [...present].filter((name) => OWN_FILE.test(name) && !catalogued(name, entries)).sort();
  if (own.length > 0) say(desk, "", "Archivos propios");
  for (const name of own) say(desk, `  ${name}: ${await stateOf(desk, name, null)}`);
  say(desk, "", await inUse(desk));
  say(desk, "", "Descargar: npm run models -- get <id>    Revisar: npm run models -- verify");
}

function described(entry: ModelEntry, state: string, best: boolean): string[] {
  return [
    `  ${entry.id}  ${entry.name}  (${formatBytes(entry.bytes)}): ${state}${best ? "  ← recomendado aquí" : ""}`,
    `      Desde ${entry.minRamGb} GB y ${wholeMachine(entry.minCores)} núcleos. ${entry.notes_es}`,
    `      Licencia ${entry.license.name}: ${entry.license.url}`,
  ];
}

async function stateOf(desk: Desk, name: string, entry: ModelEntry | null): Promise<string> {
  const verified = await verifyModel(path.join(desk.settings.MODELS_DIR, name), entry, {
    signal: desk.signal,
    onProgress: (done, total) => desk.screen.isTTY && desk.progress.show(`Revisando ${name}`, done, total),
  });
  if (!verified.ok) return `no se puede usar. ${verified.message}`;
  return entry ? "está, verificado" : `completo, sin publicador conocido. SHA-256 ${verified.sha256}`;
}

/** The largest language model of the catalogue for which this machine has enough memory and cores. */
export function recommended({ entries, host }: Desk): ModelEntry | null {
  const { memoryBytes, cores = Number.POSITIVE_INFINITY } = host;
  const fitting = entries.filter(
    (entry) => entry.role === "llm" && neededMemory(entry, entry.bytes) <= memoryBytes && entry.minCores <= cores,
  );
  return fitting.sort((a, b) => b.bytes - a.bytes)[0] ?? null;
}

async function inUse({ settings, entries, host }: Desk): Promise<string> {
  if (settings.AI_ENGINE === "rules") return "En uso: las reglas, porque AI_ENGINE=rules.";
  if (settings.AI_ENGINE === "remote") return "En uso: el servidor de AI_BASE_URL, porque AI_ENGINE=remote.";
  const choice = await chooseModel({
    modelsDir: settings.MODELS_DIR,
    wanted: settings.AI_MODEL,
    entries,
    ...host,
  });
  if (!choice.model && settings.AI_ENGINE === "auto" && settings.AI_BASE_URL)
    return "En uso: el servidor de AI_BASE_URL.";
  if (!choice.model) return `En uso: ninguno. ${choice.why}`;
  const { name, why, warning } = choice.model;
  return `En uso al partir: ${name}. ${why}${warning ? ` ${warning}` : ""}`;
}

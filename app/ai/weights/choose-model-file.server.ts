import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { GgufError } from "./gguf-header.ts";
import { catalogue, catalogued, type ModelEntry, wholeMachine } from "./manifest.ts";
import { readGgufHeader } from "./verify-model-file.server.ts";

/**
 * Chooses the language model file in MODELS_DIR. Only names and headers are read; verifyModel() checks the file later.
 */

export type ChosenModel = {
  /** Absolute path. */
  file: string;
  /** The catalogue's entry; null for an operator's own file. */
  entry: ModelEntry | null;
  /** Display name. */
  name: string;
  /** Spanish: why this one was chosen. */
  why: string;
  /** Spanish: a problem with this choice; null if there is none. */
  warning: string | null;
};

export type ModelChoice = { model: ChosenModel } | { model: null; why: string };

export type ChooseOptions = {
  modelsDir: string;
  /** The setting AI_MODEL: a file name in that folder or an id of the catalogue. */
  wanted?: string | undefined;
  /** Bytes of memory the host may use; see hostMemory(). */
  memoryBytes: number;
  /** Cores for the model, see modelThreads(); undefined when a GPU computes. */
  cores?: number | undefined;
  entries?: readonly ModelEntry[] | undefined;
};

const GB = 10 ** 9;
const SPLIT = /-\d{5}-of-\d{5}\.gguf$/i;

/** Bytes of memory a host needs for a model of that size and the rest of the platform. */
export function neededMemory(entry: ModelEntry | null, bytes: number): number {
  return entry ? entry.minRamGb * GB : bytes * 1.3 + 1.5 * GB;
}

/**
 * Chooses the file AI_MODEL names; else the best catalogued one that the host can run; else the newest other one.
 * @throws nothing: a folder that is missing or cannot be read counts as empty, and the text says so
 */
export async function chooseModel(options: ChooseOptions): Promise<ModelChoice> {
  const listed = await list(options.modelsDir);
  if ("why" in listed) return { model: null, why: listed.why };
  if (options.wanted) return named(options.wanted, listed.files, options);
  const { files } = listed;
  const usable = files.filter(({ name }) => !SPLIT.test(name));
  const known = usable.flatMap((file) => {
    const entry = catalogued(file.name, options.entries);
    return entry?.role === "llm" ? [{ ...file, entry }] : [];
  });
  const best = bestCatalogued(known, options);
  if (best) return { model: best };
  const own = await newestOwn(usable, options);
  if (own) return { model: own };
  return { model: null, why: whyNone(files, known.length > 0, options) };
}

type Present = { name: string; file: string; bytes: number; modified: number };

/**
 * Lists the files directly in the folder; symbolic links may lead elsewhere, because only an operator can create them.
 */
async function list(modelsDir: string): Promise<{ files: Present[] } | { why: string }> {
  let names: string[];
  try {
    names = await readdir(modelsDir);
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return {
      why: missing
        ? `No existe la carpeta de modelos ${modelsDir}. Responden las reglas. Descarga uno con: npm run models`
        : `No se pudo leer la carpeta de modelos ${modelsDir}. Responden las reglas. Revisa sus permisos.`,
    };
  }
  const files: Present[] = [];
  for (const name of names.filter((each) => each.toLowerCase().endsWith(".gguf")).sort()) {
    const file = path.join(modelsDir, name);
    // A broken symbolic link is not listed.
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) files.push({ name, file, bytes: found.size, modified: found.mtimeMs });
  }
  return { files };
}

function named(wanted: string, files: Present[], { modelsDir, memoryBytes, entries }: ChooseOptions): ModelChoice {
  const none = (why: string): ModelChoice => ({ model: null, why: `${why} Responden las reglas.` });
  if (/[\\/\0]|^\.{1,2}$/.test(wanted)) {
    return none(
      `AI_MODEL: se esperaba el nombre de un archivo de ${modelsDir}, sin carpetas. Valor recibido: «${wanted}».`,
    );
  }
  const entry = catalogued(wanted, entries);
  if (entry && entry.role !== "llm") return none(`AI_MODEL: ${wanted} no es un modelo de lenguaje.`);
  const name = entry?.file ?? wanted;
  const present = files.find((file) => file.name === name);
  if (!present) {
    const get = entry ? ` Descárgalo: npm run models -- get ${entry.id}.` : " Mira cuáles hay con: npm run models.";
    return none(`AI_MODEL: no está ${name} en ${modelsDir}.${get}`);
  }
  if (SPLIT.test(name)) return none(`AI_MODEL: ${splitText(name)}`);
  const needed = neededMemory(entry, present.bytes);
  return {
    model: {
      file: present.file,
      entry,
      name: entry?.name ?? name,
      why: "Lo pide AI_MODEL.",
      warning: needed > memoryBytes ? `${memoryText(needed, memoryBytes)} Puede quedarse sin memoria.` : null,
    },
  };
}

type Known = Present & { entry: ModelEntry };

/** The largest model that memory and cores allow; if all need more cores, the smallest that memory allows. */
function bestCatalogued(known: Known[], { memoryBytes, cores = Number.POSITIVE_INFINITY }: ChooseOptions) {
  const fitting = known
    .filter(({ entry, bytes }) => neededMemory(entry, bytes) <= memoryBytes)
    .sort((a, b) => b.entry.bytes - a.entry.bytes);
  const quick = fitting.find(({ entry }) => entry.minCores <= cores);
  const best = quick ?? fitting.at(-1);
  if (!best) return null;
  return {
    file: best.file,
    entry: best.entry,
    name: best.entry.name,
    why:
      fitting.length > 1
        ? "Es el mejor de los modelos presentes para la memoria y los núcleos de esta máquina."
        : "Es el modelo del catálogo que está presente y cabe en la memoria.",
    warning: quick
      ? null
      : `Se recomienda desde ${wholeMachine(best.entry.minCores)} núcleos y aquí hay ${wholeMachine(cores)}: ` +
        "un análisis puede tardar varios minutos.",
  };
}

async function newestOwn(files: Present[], { memoryBytes, entries }: ChooseOptions): Promise<ChosenModel | null> {
  const own = files
    .filter(({ name, bytes }) => !catalogued(name, entries) && neededMemory(null, bytes) <= memoryBytes)
    .sort((a, b) => b.modified - a.modified);
  for (const { file, name } of own) {
    if (!(await mayGenerate(file))) continue;
    return {
      file,
      entry: null,
      name,
      why: own.length > 1 ? "Es el archivo .gguf más nuevo." : "Es el único archivo .gguf que se puede usar.",
      warning: null,
    };
  }
  return null;
}

/**
 * False for image projectors, adapters and encoders, which may lie beside models. A broken file passes: verifyModel()
 * reports the problem.
 */
async function mayGenerate(file: string): Promise<boolean> {
  const handle = await open(file, "r").catch(() => null);
  if (!handle) return true;
  try {
    return (await readGgufHeader(handle))?.generates ?? true;
  } catch (error) {
    if (error instanceof GgufError) return true;
    throw error;
  } finally {
    await handle.close();
  }
}

function whyNone(files: Present[], catalogueTooLarge: boolean, { modelsDir, memoryBytes, entries }: ChooseOptions) {
  const split = files.find(({ name }) => SPLIT.test(name));
  if (split) return `${splitText(split.name)} Responden las reglas.`;
  if (files.length === 0)
    return `No hay un modelo en ${modelsDir}. Responden las reglas. Descarga uno con: npm run models`;
  const least = Math.min(...files.map((file) => neededMemory(catalogued(file.name, entries), file.bytes)));
  if (catalogueTooLarge || least > memoryBytes) {
    const smallest = (entries ?? catalogue).find(({ role }) => role === "llm");
    const get = smallest ? ` Descarga uno más pequeño (npm run models -- get ${smallest.id}) o` : "";
    return `${memoryText(least, memoryBytes)} Responden las reglas.${get} nombra uno en AI_MODEL para usarlo igual.`;
  }
  return (
    `Ningún archivo de ${modelsDir} es un modelo de conversación. Responden las reglas. Descarga uno con: npm ` +
    "run models"
  );
}

const splitText = (name: string) =>
  `${name} es una parte de un modelo dividido, que no se usa. Descarga el modelo en un solo archivo.`;

const memoryText = (needed: number, memoryBytes: number) =>
  `El modelo necesita ${gigabytes(needed)} de memoria y esta máquina tiene ${gigabytes(memoryBytes)}.`;

const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`;

import path from "node:path";
import { checkRemote } from "#app/ai/campus-server/remote-model.server.ts";
import { tryLibrary } from "#app/ai/llama/try-library.server.ts";
import { modelThreads, processorsAllowed } from "#app/ai/threads.server.ts";
import { type ChosenModel, chooseModel } from "#app/ai/weights/choose-model-file.server.ts";
import { hostMemory } from "#app/ai/weights/host-memory.server.ts";
import { verifyModel } from "#app/ai/weights/verify-model-file.server.ts";
import { driverVariables } from "#app/platform/env.server.ts";
import { calibration } from "./calibration.ts";
import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Checks the language model: which one answers, and whether its file and engine, or the campus server, work. */

const VERIFY = "npm run models -- verify";

export const model: Check = {
  subject: "Modelo de lenguaje",
  run: async (site, signal) => {
    const { AI_ENGINE, AI_BASE_URL, AI_MODEL, MODELS_DIR } = site.settings;
    if (AI_ENGINE === "rules") return [ok("Motor", "Responden las reglas, por AI_ENGINE=rules.")];
    if (AI_ENGINE === "remote") return campusServer(site, signal);
    const choice = await chooseModel({
      modelsDir: MODELS_DIR,
      wanted: AI_MODEL,
      memoryBytes: hostMemory(),
      cores: cores(site),
    });
    if (choice.model) {
      const [file, runs] = await Promise.all([weights(choice.model, signal), library(site, signal)]);
      const measured = await calibration(site, file.sha256);
      return [chosen(choice.model), file.finding, runs, machine(site), ...measured];
    }
    if (AI_ENGINE === "auto" && AI_BASE_URL) return campusServer(site, signal);
    // When no model is configured, its absence is no problem.
    if (AI_ENGINE === "auto" && AI_MODEL === undefined)
      return [ok("Motor", `${choice.why.replace(/ Descarga.*/, "")} Para usar uno: npm run models`)];
    return [fail("Motor", choice.why, "npm run models")];
  },
};

function cores({ settings }: Site): number | undefined {
  return settings.AI_GPU === "off" ? (settings.AI_THREADS ?? modelThreads()) : undefined;
}

function chosen({ name, why, warning }: ChosenModel): Finding {
  return warning
    ? warn("Motor", `${name}. ${warning}`, "npm run models dice cuál conviene a esta máquina.")
    : ok("Motor", `${name}. ${why}`);
}

/** Whether the file is complete, and for published models whether it is the published file. */
export async function weights(
  { file, entry }: Pick<ChosenModel, "file" | "entry">,
  signal: AbortSignal,
): Promise<{ finding: Finding; sha256: string | null }> {
  try {
    const verified = await verifyModel(file, entry, { signal });
    if (!verified.ok) return { finding: fail("Archivo", verified.message, VERIFY), sha256: null };
    const { sha256 } = verified;
    const found = entry ? "Es el publicado (SHA-256)." : `Está completo; SHA-256 ${sha256.slice(0, 16)}…`;
    return { finding: ok("Archivo", found), sha256 };
  } catch (error) {
    if (!signal.aborted) throw error;
    // For a model of the catalogue the expected file is known; a server loads no other.
    const found = `${path.basename(file)} es grande y no alcanzó a leerse completo.`;
    return { finding: skipped("Archivo", found, VERIFY), sha256: entry?.sha256 ?? null };
  }
}

async function library({ settings, env }: Site, signal: AbortSignal): Promise<Finding> {
  const gpu = settings.AI_GPU;
  try {
    const tried = await tryLibrary({ gpu, env: gpu === "off" ? {} : driverVariables(env) }, signal);
    if (tried.isUsable) return ok("Biblioteca", `Carga (llama.cpp ${tried.release}, ${tried.backend}).`);
    const remedy =
      gpu === "off"
        ? "Repite npm ci; en una máquina sin internet, instala ahí mismo o usa la imagen."
        : "npm run models -- runtime linux-x64-cuda (o -vulkan), o AI_GPU=off.";
    return fail("Biblioteca", `No carga en esta máquina con AI_GPU=${gpu}: responden las reglas.`, remedy);
  } catch (error) {
    if (!signal.aborted) return fail("Biblioteca", `No se pudo probar (${codeOf(error)}).`, "npm run build, y repite.");
    return warn("Biblioteca", "No cargó a tiempo.", "Repite cuando la máquina esté menos ocupada.");
  }
}

function machine({ settings }: Site): Finding {
  const threads = settings.AI_THREADS ?? modelThreads();
  const { processors, quota } = processorsAllowed();
  const limited = quota < processors ? ` (el contenedor o el servicio permite ${quota.toFixed(1)})` : "";
  const found =
    `${threads} hilos de ${processors} núcleos${limited}; ` + `${(hostMemory() / 1e9).toFixed(1)} GB de memoria.`;
  if (threads > Math.min(processors, quota))
    return warn("Máquina", found, `AI_THREADS=${modelThreads()}: más hilos que núcleos lo vuelven más lento.`);
  return ok("Máquina", found);
}

async function campusServer(site: Site, signal: AbortSignal): Promise<Finding[]> {
  const { settings } = site;
  const { AI_BASE_URL = "", AI_API_KEY, AI_MODEL, AI_ALLOWED_HOSTS } = settings;
  const allowedHosts = AI_ALLOWED_HOSTS.map((host) => host.toLowerCase());
  const checked = await checkRemote(
    { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL, allowedHosts },
    signal,
  );
  if (signal.aborted)
    return [
      warn(
        "Servidor del campus",
        "No respondió a tiempo: está cargando o muy ocupado.",
        "Repite; si sigue así, revisa ese servidor.",
      ),
    ];
  if (!checked.isUsable)
    return [fail("Servidor del campus", "No se puede usar: responden las reglas.", checked.trouble)];
  const answers = ok("Servidor del campus", `Responde con ${checked.model} y respeta el formato pedido.`);
  return [answers, ...(await calibration(site, checked.fingerprint))];
}

import path from "node:path";
import { catalogued, type ModelEntry } from "#app/ai/weights/manifest.ts";
import { verifyModel } from "#app/ai/weights/verify-model-file.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatBytes } from "#app/platform/format.ts";
import { type Desk, say } from "./command-context.ts";
import { downloadModel } from "./download.ts";

export type GetOptions = {
  /** The operator has accepted the licence, so nothing is asked. */
  yes: boolean;
  url: string | undefined;
};

/**
 * Shows the licence, downloads the file, checks it and puts it into the models folder.
 * @throws AppError
 */
export async function getModel(desk: Desk, id: string, { yes, url }: GetOptions): Promise<void> {
  const entry = requireEntry(desk, id);
  const folder = desk.settings.MODELS_DIR;
  const present = await verifyModel(path.join(folder, entry.file), entry, { signal: desk.signal });
  if (present.ok) {
    say(desk, `${entry.file} ya está en ${folder} y es el publicado.`);
    return;
  }
  say(
    desk,
    `${entry.name}: ${formatBytes(entry.bytes)}`,
    `Publica: ${entry.publisher}`,
    `Origen: ${url ?? entry.url}`,
    `Licencia: ${entry.license.name}. ${entry.license.note_es}`,
    `Léela en ${entry.license.url}`,
  );
  if (!yes) await consent(desk);
  const titles = { checking: "Revisando lo ya descargado", downloading: `Descargando ${entry.file}` };
  try {
    const file = await downloadModel(entry, {
      folder,
      url,
      network: desk.network,
      signal: desk.signal,
      onProgress: (stage, done, total) => desk.progress.show(titles[stage], done, total),
    });
    desk.progress.end();
    say(desk, `Listo: ${file}`, `SHA-256 verificado: ${entry.sha256}`, ...nextStep(entry));
  } finally {
    desk.progress.end();
  }
}

function requireEntry({ entries }: Desk, id: string): ModelEntry {
  const entry = catalogued(id, entries);
  if (entry) return entry;
  const ids = entries.map((each) => each.id).join(", ");
  throw new AppError("not_found", `«${id}» no está en el catálogo. Elige uno de estos: ${ids}`);
}

async function consent({ ask }: Desk): Promise<void> {
  if (!ask) {
    throw new AppError(
      "bad_request",
      "Para descargar sin preguntas, acepta la licencia con --yes al final de la orden.",
    );
  }
  const answer = await ask("¿Aceptas la licencia y descargas? Escribe sí para seguir: ");
  if (/^s[ií]$/i.test(answer.trim().normalize("NFC"))) return;
  throw new AppError("bad_request", "No se descargó nada.");
}

function nextStep({ role, file }: ModelEntry): string[] {
  if (role === "llm") return ["Reinicia la plataforma para usarlo. Cuál usará: npm run models"];
  if (role === "speech") return [`Para usarlo escribe WHISPER_MODEL=${file} en .env y reinicia la plataforma.`];
  return ["Reinicia la plataforma para usarlo."];
}

import { readdir } from "node:fs/promises";
import path from "node:path";
import { catalogued } from "#app/ai/weights/manifest.ts";
import { verifyModel } from "#app/ai/weights/verify-model-file.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type Desk, say } from "./command-context.ts";

const MODEL_FILE = /\.(?:gguf|bin)$/i;

/**
 * Checks one file of the models folder, or all of them.
 * @param name file or id; undefined checks everything
 * @throws AppError when a file is unusable, after all have been checked
 */
export async function verify(desk: Desk, name: string | undefined): Promise<void> {
  const names = name === undefined ? await modelFiles(desk) : [fileOf(desk, name)];
  if (names.length === 0) {
    say(desk, `No hay modelos en ${desk.settings.MODELS_DIR}. Descarga uno con: npm run models -- get <id>`);
    return;
  }
  let bad = 0;
  for (const each of names) bad += (await check(desk, each)) ? 0 : 1;
  if (bad > 0)
    throw new AppError(
      "unprocessable",
      bad === 1 ? "Un archivo no se puede usar." : `${bad} archivos no se pueden usar.`,
    );
}

async function check(desk: Desk, name: string): Promise<boolean> {
  const entry = catalogued(name, desk.entries);
  const verified = await verifyModel(path.join(desk.settings.MODELS_DIR, name), entry, {
    signal: desk.signal,
    onProgress: (done, total) => desk.progress.show(`Revisando ${name}`, done, total),
  });
  desk.progress.end();
  if (!verified.ok) say(desk, `MAL   ${verified.message}`);
  else if (entry) say(desk, `BIEN  ${name}: es ${entry.name}, tal como se publicó.`);
  else {
    say(
      desk,
      `BIEN  ${name}: está completo, pero no es del catálogo. Compara su SHA-256 con el de quien lo publica:`,
      `      ${verified.sha256}`,
    );
  }
  return verified.ok;
}

async function modelFiles({ settings }: Desk): Promise<string[]> {
  const names = await readdir(settings.MODELS_DIR).catch(() => []);
  return names.filter((each) => MODEL_FILE.test(each)).sort();
}

function fileOf({ entries, settings }: Desk, name: string): string {
  const file = catalogued(name, entries)?.file ?? name;
  if (path.basename(file) === file) return file;
  // Accepts a path, as shell completion gives it.
  const relative = path.relative(settings.MODELS_DIR, path.resolve(file));
  if (path.basename(relative) === relative && relative !== "..") return relative;
  throw new AppError("bad_request", `Copia primero el archivo a ${settings.MODELS_DIR} y escribe solo su nombre.`);
}

import { chooseModel } from "#app/ai/weights/choose-model-file.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type Desk, say } from "./command-context.ts";
import { setInEnvFile } from "./env-file.ts";

/**
 * Selects the language model to use: prints the line for .env, or writes it there.
 * @param envFile where to write it; null only prints it
 * @throws AppError when the file is missing or not a usable model
 */
export async function pick(desk: Desk, wanted: string, envFile: string | null): Promise<void> {
  const { settings, entries, host } = desk;
  const choice = await chooseModel({ modelsDir: settings.MODELS_DIR, wanted, entries, ...host });
  if (!choice.model) throw new AppError("not_found", choice.why);
  const { model } = choice;
  const file = model.entry?.file ?? model.name;
  if (model.warning) say(desk, `Atención: ${model.warning}`);
  if (envFile === null) {
    say(desk, "Escribe esta línea en .env y reinicia la plataforma (o repite con --write):", `AI_MODEL=${file}`);
    return;
  }
  await setInEnvFile(envFile, "AI_MODEL", file);
  say(desk, `Escrito en ${envFile}: AI_MODEL=${file}. Reinicia la plataforma.`);
}

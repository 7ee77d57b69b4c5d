import { parseArgs } from "node:util";
import { AppError } from "#app/platform/errors.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { operatorSettings, runProgram, say } from "./backup/operator.ts";
import { calibrate } from "./calibrate/calibrate.ts";
import { exportDisputes } from "./calibrate/export.ts";

/**
 * `npm run calibrate`: determines the weight of the language model beside the rules, from answers labelled by people.
 */

const USAGE = `Uso:
  npm run calibrate -- ARCHIVO [ARCHIVO…]   mide con esas respuestas cuánto debe pesar el modelo de los ajustes, y lo \
guarda si mejora
  npm run calibrate -- ARCHIVO --dry-run    lo mismo, sin guardar nada
  npm run calibrate -- --export NUEVO.jsonl   escribe los reclamos con permiso que la oficina resolvió a favor de la \
persona
En el contenedor: docker exec carreras node build/scripts/calibrate.js ARCHIVO
ARCHIVO tiene respuestas etiquetadas, en el formato de npm run eval:relevance o una línea de JSON por respuesta.
Funciona con la plataforma en marcha o detenida. Ejecútalo con la cuenta y los ajustes del servidor.
Termina con 0 si la calibración sirve y con 1 si no se guardó nada.`;

await runProgram(main);

async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  if (values.help) {
    say(USAGE);
    return 0;
  }
  const isExport = values.export !== undefined;
  if (isExport ? positionals.length > 0 || values["dry-run"] : positionals.length === 0)
    throw new AppError("bad_request", USAGE);
  const settings = operatorSettings();
  setSettings(settings);
  if (values.export !== undefined) {
    await exportDisputes(settings, values.export);
    return 0;
  }
  return (await calibrate(settings, positionals, { isDryRun: values["dry-run"] })) ? 0 : 1;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        export: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new AppError("bad_request", USAGE, { cause: error });
  }
}

import { parseArgs } from "node:util";
import { log } from "#app/platform/log.server.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { CHECKS } from "./doctor/checks.ts";
import { openSite } from "./doctor/installation.ts";
import { asJson, asText, hasFailure } from "./doctor/report.ts";
import { runChecks } from "./doctor/run.ts";

/**
 * `npm run doctor`: looks at the whole installation, with the server running or not, and says what to do. Changes
 * nothing.
 */

const USAGE = `Uso:
  npm run doctor              revisa la instalación y dice qué hacer
  npm run doctor -- --json    lo mismo, como un documento JSON
En el contenedor: docker exec carreras node build/scripts/doctor.js
No cambia nada. Ejecútalo con la cuenta y los ajustes (.env o entorno) del servidor, que puede estar en marcha o \
detenido.
Termina con 0 si todo está bien o solo hay avisos, con 1 si algo falla, con 2 si la orden está mal escrita.`;

const WRONG_USE = 2;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
    });
    return values;
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const options = readArguments();
  if (!options) {
    process.stderr.write(`${USAGE}\n`);
    return WRONG_USE;
  }
  if (options.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  log.level = "silent";
  const site = openSite({ root: projectRoot });
  const sections = await runChecks(CHECKS, site);
  const isColoured = process.stdout.isTTY && !site.env.NO_COLOR;
  process.stdout.write(options.json ? asJson(sections, site.now) : asText(sections, site.now, isColoured));
  return hasFailure(sections) ? 1 : 0;
}

process.exitCode = await main();

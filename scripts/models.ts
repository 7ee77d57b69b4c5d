import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { catalogue } from "#app/ai/weights/manifest.ts";
import { readSettings, SettingsError } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { campusNetwork } from "./models/campus-network.ts";
import { type Desk, openDesk } from "./models/command-context.ts";
import { getModel } from "./models/get.ts";
import { list } from "./models/list.ts";
import { pick } from "./models/pick-model.ts";
import { fetchRuntime } from "./models/runtime.ts";
import { verify } from "./models/verify.ts";

/** `npm run models`: lists the available models, downloads one, and checks the installed files. For operators. */

const USAGE = `Uso:
  npm run models                              qué modelos hay, cuáles están y cuál se usará
  npm run models -- get <id>                  descarga y revisa uno (--yes acepta la licencia, --url indica un espejo)
  npm run models -- verify [archivo o id]     revisa uno o todos los de la carpeta
  npm run models -- pick <archivo o id>       muestra la línea para .env (--write la escribe)
  npm run models -- runtime <nombre>          descarga el motor para GPU, como linux-x64-cuda o linux-x64-vulkan
La carpeta es MODELS_DIR. Se usan HTTPS_PROXY, NO_PROXY y NODE_EXTRA_CA_CERTS.`;

const OPTIONS = {
  yes: { type: "boolean", default: false },
  url: { type: "string" },
  write: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

async function main(desk: Desk): Promise<void> {
  const { values, positionals } = readArguments();
  const [command = "list", subject, ...rest] = positionals;
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  if (rest.length > 0) throw wrongUse();
  if (command === "list" && subject === undefined) return list(desk);
  if (command === "verify") return verify(desk, subject);
  if (subject === undefined) throw wrongUse();
  if (command === "get") return getModel(desk, subject, { yes: values.yes, url: values.url });
  if (command === "pick") return pick(desk, subject, values.write ? path.join(projectRoot, ".env") : null);
  if (command === "runtime") return fetchRuntime(desk, subject, path.join(projectRoot, "node_modules"));
  throw wrongUse();
}

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrongUse(error);
  }
}

const wrongUse = (cause?: unknown) => new AppError("bad_request", USAGE, { cause });

async function ask(question: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // On a terminal, readline receives Ctrl+C instead of the process.
  reader.once("SIGINT", () => stopped.abort());
  try {
    return await reader.question(question, { signal: stopped.signal });
  } finally {
    reader.close();
  }
}

const stopped = new AbortController();
process.once("SIGINT", () => stopped.abort());
process.once("SIGTERM", () => stopped.abort());

try {
  await main(
    openDesk({
      settings: readSettings(),
      entries: catalogue,
      screen: process.stdout,
      // The proxy settings are read on first use, so that a wrong one does not break the list.
      network: (url) => campusNetwork(process.env)(url),
      signal: stopped.signal,
      ask: process.stdin.isTTY ? ask : null,
    }),
  );
} catch (error) {
  if (stopped.signal.aborted) process.stderr.write("\nEn pausa. Repite la misma orden para seguir desde aquí.\n");
  else if (error instanceof AppError) process.stderr.write(`${error.message}\n`);
  else if (error instanceof SettingsError) process.stderr.write(`Configuración: ${error.lines.join("\n")}\n`);
  else throw error;
  process.exitCode = 1;
}

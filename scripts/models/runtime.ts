import { execFile } from "node:child_process";
import { lstat, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { AppError } from "#app/platform/errors.ts";
import { type Desk, say } from "./command-context.ts";

const run = promisify(execFile);
const SCOPE = "@node-llama-cpp";

const engineSchema = z.object({ version: z.string(), optionalDependencies: z.record(z.string(), z.string()) });
const packageSchema = z.object({ name: z.string(), version: z.string() });

/**
 * Downloads the native engine for a GPU or another processor; a normal installation has only a link to a stub in its
 * place. `npm pack` verifies it and uses the configured registry and proxy; the next `npm ci` restores the stub.
 * @param name e.g. "linux-x64-cuda"
 * @param modules the node_modules folder
 * @throws AppError
 */
export async function fetchRuntime(desk: Desk, name: string, modules: string): Promise<void> {
  const { version, optionalDependencies } = engineSchema.parse(
    JSON.parse(await readFile(path.join(modules, "node-llama-cpp", "package.json"), "utf8")),
  );
  const known = Object.keys(optionalDependencies).map((each) => each.slice(SCOPE.length + 1));
  if (!known.includes(name)) {
    throw new AppError(
      "not_found",
      `«${name}» no es un motor de esta versión. Elige uno de estos: ${known.join(", ")}`,
    );
  }
  // The CUDA libraries are in a separate package.
  const names = known.includes(`${name}-ext`) ? [name, `${name}-ext`] : [name];
  for (const each of names) {
    say(desk, `Descargando ${SCOPE}/${each} ${version} (puede tardar: hasta 200 MB)…`);
    await install(path.join(modules, SCOPE), each, version);
  }
  say(desk, "Listo. Reinicia la plataforma. Después de cada actualización o npm ci, repite esta orden.");
}

async function install(scope: string, name: string, version: string): Promise<void> {
  const place = path.join(scope, name);
  // Unpacked in the same folder as the target, so that the rename stays on one file system.
  const folder = await mkdtemp(path.join(scope, ".fetch-"));
  try {
    await pack(folder, `${SCOPE}/${name}@${version}`);
    const archive = (await readdir(folder)).find((each) => each.endsWith(".tgz"));
    if (!archive) throw new Error("npm pack left no archive");
    await run("tar", ["-xzf", archive, "--no-same-owner"], { cwd: folder });
    const fresh = path.join(folder, "package");
    const found = packageSchema.parse(JSON.parse(await readFile(path.join(fresh, "package.json"), "utf8")));
    if (found.name !== `${SCOPE}/${name}` || found.version !== version) {
      throw new AppError("unprocessable", `El registro de npm entregó ${found.name} ${found.version}. No se instaló.`);
    }
    await lstat(place).then(
      () => rm(place, { recursive: true }),
      () => undefined,
    );
    await rename(fresh, place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function pack(folder: string, spec: string): Promise<void> {
  try {
    await run("npm", ["pack", spec, "--loglevel=error", "--ignore-scripts"], { cwd: folder, maxBuffer: 2 ** 24 });
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    const code = /\bcode (E[A-Z0-9_]+)/.exec(said)?.[1] ?? "sin código";
    throw new AppError(
      "unavailable",
      `npm no pudo descargar ${spec} (${code}). Revisa la conexión, el proxy (npm config get https-proxy) o ` +
        "el registro de npm, y repite.",
      { reason: "npm", cause: error },
    );
  }
}

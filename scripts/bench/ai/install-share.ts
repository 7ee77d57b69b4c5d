import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { projectRoot } from "#app/platform/paths.server.ts";
import { type Row, rounded } from "./rows.ts";

/** Disk space that the library takes in an installation. */

/**
 * Megabytes of `npm i node-llama-cpp@3.22.1` with all optional packages (CUDA, Vulkan, other processors) in an empty
 * folder on linux-x64, measured once with du. A bench does not download it again.
 */
const DEFAULT_INSTALL_MB = 725;

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dependencies: z.record(z.string(), z.string()).optional() })),
});

/** The library, its binaries, and every package that it needs, including those that other packages need too. */
export async function installShare(): Promise<Row> {
  const lock = lockSchema.parse(JSON.parse(readFileSync(path.join(projectRoot, "package-lock.json"), "utf8")));
  const folders = closure(lock.packages, "node_modules/node-llama-cpp");
  const binaries = "node_modules/@node-llama-cpp";
  // A folder inside a folder that is already counted is not listed again.
  const outer = [...folders, binaries].filter(
    (folder) => ![...folders].some((other) => folder.startsWith(`${other}/`)),
  );
  const { stdout } = await promisify(execFile)("du", ["-skc", ...outer], { cwd: projectRoot });
  const megabytes = Number(/(\d+)\s+total/.exec(stdout)?.[1]) / 1024;
  return {
    figure: "disk space: node-llama-cpp as installed here / its default installation",
    value: megabytes / DEFAULT_INSTALL_MB,
    limit: { max: 0.15 },
    detail: `${rounded(megabytes, 0)} MB in ${folders.size + 1} folders / ${DEFAULT_INSTALL_MB} MB (measured once)`,
  };
}

/** The folders of a package and of all its dependencies, resolved as Node does. */
function closure(packages: z.infer<typeof lockSchema>["packages"], start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    for (const name of Object.keys(packages[folder]?.dependencies ?? {})) {
      const place = resolve(folder, name);
      if (place) open.push(place);
    }
  }
  return found;
}

function resolve(from: string, name: string): string | null {
  for (let folder = from; folder !== "."; folder = path.dirname(folder)) {
    const place = `${folder}/node_modules/${name}`;
    if (existsSync(path.join(projectRoot, place))) return place;
  }
  return existsSync(path.join(projectRoot, "node_modules", name)) ? `node_modules/${name}` : null;
}

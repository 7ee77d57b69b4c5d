import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json: the same from the sources, from the bundles in build/ and in the image. */
export const projectRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

/** A script bundled by scripts/bundle.mjs, e.g. bundledScript("read-document.js"). */
export function bundledScript(name: string): string {
  return path.join(projectRoot, "build", "scripts", name);
}

function findRoot(start: string): string {
  let folder = start;
  while (!existsSync(path.join(folder, "package.json"))) {
    const parent = path.dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}

// Whether SQLite's compiled module can be trusted with a server. Run by itself it says so by its exit code.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * What a module compiled with the headers of Node 24.19 or later asks of Node whenever a statement is collected; outside
 * of JavaScript Node answers by ending the process. A binary made with older headers does not ask, and runs there.
 */
const ABORTS = "RemoveEnvironmentCleanupHook";

export const UNSAFE_BINDING =
  "SQLite se compiló aquí con las cabeceras de un Node que termina el servidor en cualquier momento (24.19 en adelante).";
export const BINDING_REMEDY = "Instala Node 22 (LTS), borra la carpeta node_modules y repite npm start.";

/** @param {string} root folder with node_modules */
export function isBindingSafe(root) {
  const file = path.join(root, "node_modules/better-sqlite3/build/Release/better_sqlite3.node");
  return !existsSync(file) || !readFileSync(file).includes(ABORTS);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !isBindingSafe(process.cwd())) {
  process.stderr.write(`${UNSAFE_BINDING}\n`);
  process.exit(1);
}

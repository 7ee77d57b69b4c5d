// `npm run doctor` and others: runs a program of build/scripts, `node scripts/built.mjs NAME …`, also where nothing is
// installed or built yet, which it says. Only Node's own modules; nothing is installed or changed.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { checkNode } from "./prepare.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
checkNode();
const [name = ""] = process.argv.splice(2, 1);
const program = path.join(root, "build", "scripts", `${name}.js`);
if (!existsSync(path.join(root, "node_modules", "better-sqlite3")) || !existsSync(program)) {
  process.stderr.write("La plataforma no está instalada y construida en esta carpeta. Ejecuta: npm start\n");
  process.exit(1);
}
await import(pathToFileURL(program).href);

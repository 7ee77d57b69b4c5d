// `npm run doctor` and others: runs a program of build/scripts, `node scripts/built.mjs NAME …`, also where nothing is
// installed or built yet, which it says. What only measures or proves is bundled here, as no start needs it.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { switchToSupportedNode } from "./node-runtime.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
await switchToSupportedNode(root);
const name = process.argv[2] ?? "";
const program = path.join(root, "build", "scripts", `${name}.js`);
// As if it had been called itself: some ask whether they are the program or a part of another.
process.argv.splice(1, 2, program);
const installed = existsSync(path.join(root, "node_modules", "better-sqlite3"));
const built = existsSync(path.join(root, "build", "scripts", "serve.js"));
if (installed && built && existsSync(path.join(root, "node_modules", "esbuild"))) {
  const { bundle, imagePrograms } = await import("./bundle.mjs");
  if (!imagePrograms().includes(name)) await bundle([name]);
}
if (!installed || !existsSync(program)) {
  process.stderr.write("La plataforma no está instalada y construida en esta carpeta. Ejecuta: npm start\n");
  process.exit(1);
}
await import(pathToFileURL(program).href);

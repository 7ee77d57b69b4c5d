// Entry point of `npm run models`, on a fresh clone, with a finished build, or in an image without build tools. Imports
// only Node's built-in modules, because nothing may be installed yet.
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { switchToSupportedNode } from "./node-runtime.mjs";
import { installIfNeeded, loadEnvFile } from "./prepare.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
loadEnvFile(root);
await switchToSupportedNode(root, () => installIfNeeded(root));
// Nothing here needs the data folder, and a folder created by another account would be inaccessible to the server.
process.env.DATA_DIR = tmpdir();
await installIfNeeded(root);

if (existsSync("node_modules/esbuild")) {
  const { bundle } = await import("./bundle.mjs");
  await bundle(["models"]);
}
await import(pathToFileURL(path.join(root, "build/scripts/models.js")).href);

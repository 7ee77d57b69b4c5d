// `npm start` on a bare clone: gets a supported Node where there is none, installs, builds, then serves in this same
// process so that signals reach the server. Only Node's own modules: nothing is installed yet when this runs.
// Migrations and first accounts are the server's own first steps.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { switchToSupportedNode } from "./node-runtime.mjs";
import { buildIfStale, ensureSqlite, installIfNeeded, loadEnvFile } from "./prepare.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
loadEnvFile(root);
await switchToSupportedNode(root, () => installIfNeeded(root));
// A first look should show something: npm start adds sample data by default, the container image does not.
process.env.DEMO ??= "1";
await installIfNeeded(root);
await ensureSqlite(root);

if (process.argv.includes("--dev")) {
  const bundle = spawnSync(process.execPath, ["scripts/bundle.mjs"], { stdio: "inherit" });
  if (bundle.status !== 0) process.exit(1);
  process.env.NODE_ENV ??= "development";
} else {
  await buildIfStale(root);
  process.env.NODE_ENV ??= "production";
}
await import(pathToFileURL(path.join(root, "build/scripts/serve.js")).href);

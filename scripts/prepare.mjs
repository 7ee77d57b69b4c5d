// What `npm start` and `npm test` need before anything of node_modules can be used.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ended, isNodeSupported, spawnNpm } from "./node-runtime.mjs";

/**
 * Settings of a .env file beside package.json; what the environment says already wins.
 * @param {string} root
 */
export function loadEnvFile(root) {
  try {
    process.loadEnvFile(path.join(root, ".env"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

/**
 * Installs when the lockfile or the platform changed. Any Node can do it: nothing is compiled, and no package's own
 * script runs.
 * @param {string} root
 */
export async function installIfNeeded(root) {
  const stamp = hash([
    readFileSync(path.join(root, "package.json")),
    readFileSync(path.join(root, "package-lock.json")),
    `${process.platform}-${process.arch}`,
  ]);
  const stampFile = path.join(root, "node_modules", ".install-stamp");
  if (read(stampFile) === stamp) return;
  say("Instalando dependencias (la primera vez toma uno o más minutos)…");
  // NODE_ENV=production would leave out the build tools.
  const args = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  if ((await ended(spawnNpm(args, root))) !== 0) fail("Falló npm ci. Revisa la conexión a npm y repite.");
  writeFileSync(stampFile, stamp);
}

/**
 * SQLite's module comes compiled inside its package for the usual platforms; elsewhere it is compiled here.
 * @param {string} root
 */
export async function ensureSqlite(root) {
  if (!isNodeSupported() || nativeModuleLoads(root)) return;
  say("Compilando SQLite para esta plataforma…");
  await ended(spawnNpm(["rebuild", "--ignore-scripts=false", "better-sqlite3"], root));
  if (!nativeModuleLoads(root))
    fail("SQLite no se pudo cargar. Instala un compilador de C++ (g++, make, python3) y repite.");
}

/**
 * Builds when anything that goes into the build changed.
 * @param {string} root
 */
export async function buildIfStale(root) {
  const stamp = hash(
    [
      "app",
      "db",
      "scripts",
      "public",
      "models/manifest.json",
      "package-lock.json",
      "vite.config.ts",
      "remix.config.js",
    ].flatMap((entry) => contents(path.join(root, entry))),
  );
  const stampFile = path.join(root, "build", ".build-stamp");
  if (read(stampFile) === stamp) return;
  say("Construyendo la aplicación…");
  await run([path.join(root, "node_modules/@remix-run/dev/dist/cli.js"), "vite:build"], root, {
    ...process.env,
    NODE_ENV: "production",
  });
  // Benches, proofs and evaluations are bundled when they are called for (built.mjs).
  await run(["scripts/bundle.mjs", "--image"], root, process.env);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/**
 * Runs a program in this Node to its end; it is heard only when it fails, and its failure ends this process.
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
async function run(args, cwd, env) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  if ((await ended(child)) === 0) return;
  process.stderr.write(output);
  fail(`Falló: ${args.map((arg) => path.basename(arg)).join(" ")}`);
}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string} root */
function nativeModuleLoads(root) {
  try {
    const Database = createRequire(path.join(root, "package.json"))("better-sqlite3");
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Path, size and time of each file: reading all of them would cost the second start its speed.
 * @param {string} entry
 * @returns {string[]}
 */
function contents(entry) {
  const stat = statSync(entry);
  if (!stat.isDirectory()) return [`${entry} ${stat.size} ${stat.mtimeMs}`];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => contents(path.join(entry, name)));
}

/** @param {(string | Buffer)[]} parts */
function hash(parts) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\n");
  return sum.digest("hex");
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * @param {string} text
 * @returns {never}
 */
function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

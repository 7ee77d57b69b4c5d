// Steps of `npm start` and `npm test` that run before anything in node_modules can be used.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ended, isNodeSupported, spawnNpm } from "./node-runtime.mjs";

/**
 * Loads the .env file in `root`; variables that are already set take precedence.
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
 * Installs the dependencies if package.json, the lockfile or the platform changed. Works with any Node: nothing is
 * compiled, and no install scripts run.
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
  // Without --include=dev, NODE_ENV=production would leave out the build tools.
  const args = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  if ((await ended(spawnNpm(args, root))) !== 0) fail("Falló npm ci. Revisa la conexión a npm y repite.");
  writeFileSync(stampFile, stamp);
}

/**
 * The SQLite module is prebuilt for common platforms; on others it is compiled here.
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
 * Builds if any input of the build changed.
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
  // Benchmarks, proofs and evaluations are bundled only when they are run (built.mjs).
  await run(["scripts/bundle.mjs", "--image"], root, process.env);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/**
 * Runs a script in this Node and waits for it. Its output is shown only if it fails, and then this process exits.
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
 * Lists path, size and modification time of each file; hashing the contents would slow down later starts.
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

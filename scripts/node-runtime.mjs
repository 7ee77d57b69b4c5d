// Provides a supported Node for `npm start` and `npm test` where the installed one is too old: npm downloads the pinned
// build for the platform, verified with the hashes in scripts/node-runtime/package-lock.json, into .runtime/
// (git-ignored), and the command is run again with it. Uses only built-in modules and nothing that Node 18 lacks,
// because an old Node runs this.
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** The oldest Node that works: the prebuilt SQLite module needs version 10 of Node-API. */
const OLDEST_NODE = [22, 14];

/** Copy of the lockfile, written after a complete download. */
const FETCHED = ".fetched-lock.json";

/** @param {string} [version] Node version, such as 24.21.0 */
export function isNodeSupported(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantMajor = 0, wantMinor = 0] = OLDEST_NODE;
  return major > wantMajor || (major === wantMajor && minor >= wantMinor);
}

/**
 * Returns at once in a supported Node. In an older one, downloads a supported Node, runs the script again with it (same
 * arguments, standard streams and signals), and exits with its exit code.
 * @param {string} root folder of the repository
 * @param {() => Promise<void>} [meanwhile] work that any Node can do during the download
 */
export async function switchToSupportedNode(root, meanwhile = async () => {}) {
  if (isNodeSupported()) return endWithParent();
  if (process.env.NODE_RUNTIME === "system") {
    fail(
      `Se necesita Node ${OLDEST_NODE.join(".")} o posterior y este es ${process.versions.node}. ` +
        "Instálalo desde nodejs.org, o quita NODE_RUNTIME=system para que se obtenga de npm.",
    );
  }
  const [node] = await Promise.all([fetchNode(root), meanwhile()]);
  await goOnIn(node);
}

/**
 * @param {string} root
 * @returns {Promise<string>} path of the downloaded Node executable
 */
async function fetchNode(root) {
  const source = path.join(root, "scripts", "node-runtime");
  const folder = path.join(root, ".runtime");
  const platform = `${process.platform}-${process.arch}`;
  const pinned = pinnedPackage(source);
  if (pinned === undefined) {
    fail(`Se necesita Node ${OLDEST_NODE.join(".")} o posterior; para ${platform} instálalo desde nodejs.org.`);
  }
  const program = path.join(
    folder,
    "node_modules",
    pinned.name,
    process.platform === "win32" ? "bin/node.exe" : "bin/node",
  );
  const text =
    `Este Node es ${process.versions.node}; se usa el ${pinned.version} de npm, guardado en .runtime/ ` +
    "(NODE_RUNTIME=system lo evita).";
  process.stdout.write(`${text}\n`);
  const lock = path.join(source, "package-lock.json");
  const fetched = path.join(folder, FETCHED);
  if (existsSync(program) && sameFile(lock, fetched)) return program;
  rmSync(fetched, { force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json"])
    copyFileSync(path.join(source, name), path.join(folder, name));
  const code = await ended(spawnNpm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], folder));
  if (code !== 0 || !existsSync(program)) {
    fail(
      `No se pudo obtener Node de npm. Revisa la conexión, o instala Node ${OLDEST_NODE.join(".")} o ` +
        "posterior desde nodejs.org.",
    );
  }
  copyFileSync(lock, fetched);
  return program;
}

/**
 * @param {string} source folder with the lockfile of pinned versions
 * @returns {{ name: string, version: string } | undefined} the package for this platform
 */
function pinnedPackage(source) {
  const { packages } = JSON.parse(readFileSync(path.join(source, "package-lock.json"), "utf8"));
  for (const [key, entry] of Object.entries(packages)) {
    if (![entry.os].flat().includes(process.platform) || ![entry.cpu].flat().includes(process.arch)) continue;
    return { name: key.replace("node_modules/", ""), version: entry.version };
  }
  return undefined;
}

/**
 * Runs this command again in another Node, forwards signals to it, and exits with its exit code.
 * @param {string} node path of the executable
 */
export async function goOnIn(node) {
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ""}` };
  const child = spawn(node, process.argv.slice(1), { stdio: ["inherit", "inherit", "inherit", "ipc"], env });
  // Ctrl-C also reaches the child directly, as a member of the terminal's process group; a second signal does no harm.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  const code = await ended(child);
  process.exit(code);
}

/**
 * Sends this process SIGTERM when its parent dies: otherwise an orphaned server would keep its port and data folder.
 */
export function endWithParent() {
  if (process.channel === undefined || process.channel === null) return;
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

/**
 * On Windows npm is a script, which only a shell can start; this is safe because the arguments are fixed words.
 * @param {string[]} args
 * @param {string} cwd
 */
export function spawnNpm(args, cwd, env = process.env) {
  return spawn("npm", args, { cwd, env, stdio: "inherit", shell: process.platform === "win32" });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>} exit code; 127 if it did not start, 130 if SIGINT ended it, 143 for any other signal
 */
export function ended(child) {
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
  });
}

/**
 * @param {string} one
 * @param {string} other
 */
function sameFile(one, other) {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/**
 * @param {string} text
 * @returns {never}
 */
function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

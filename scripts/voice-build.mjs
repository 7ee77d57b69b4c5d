// `npm run voice:build`: builds the speech engine (whisper.cpp's whisper-server) into voice/bin.
//   --portable       for every processor of this family (the image), not for this machine's own
//   --tarball FILE   takes the source from a file instead of npm (a machine without a network)
// The source comes out of a published npm package, by its hash. The package is not installed: neither its JavaScript
// nor its scripts ever run.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const SOURCE = {
  package: "nodejs-whisper@0.3.1",
  file: "nodejs-whisper-0.3.1.tgz",
  sha512: "ceoilUVraRuR5FnNyXpGQT2auAR48Oc3AQBEmkXnVpSn9iN6yVRzQBFCqVTGWbk6Wdi95NhvwXNzFvuR7erLWw==",
  folder: "package/cpp/whisper.cpp",
  engine: "whisper.cpp 1.9.1",
};

// OpenMP's threads busy-wait where ggml's own threads sleep. curl and SDL would add features that are not needed.
const OPTIONS = [
  "-DCMAKE_BUILD_TYPE=Release",
  "-DGGML_OPENMP=OFF",
  "-DGGML_CCACHE=OFF",
  "-DWHISPER_BUILD_TESTS=OFF",
  "-DWHISPER_CURL=OFF",
  "-DWHISPER_SDL2=OFF",
];
// The voice activity model (Silero's) runs about thirty times per second of audio. With four threads, which wait for
// each other every time, 3 s of speech took minutes on a machine with two busy processors. The model is so small that
// one thread is not slower.
const PATCHES = [
  {
    file: "src/whisper.cpp",
    from: "/*.n_thread                = */ 4,",
    to: "/*.n_thread                = */ 1,",
  },
];
const FOR_THIS_MACHINE = ["-DBUILD_SHARED_LIBS=OFF", "-DGGML_NATIVE=ON"];
// Each processor loads its own variant of the CPU backend, which is beside the program.
const PORTABLE = [
  "-DBUILD_SHARED_LIBS=ON",
  "-DGGML_NATIVE=OFF",
  "-DGGML_BACKEND_DL=ON",
  "-DGGML_CPU_ALL_VARIANTS=ON",
  "-DCMAKE_BUILD_WITH_INSTALL_RPATH=ON",
  "-DCMAKE_INSTALL_RPATH=$ORIGIN",
];

/** A problem that prevents the build, in Spanish and with its solution. */
class VoiceBuildError extends Error {}

/** @param {string} root */
const voiceBinFolder = (root = ROOT) => path.join(root, "voice", "bin");

/**
 * Builds what is not built yet; a build of the same source for the same processor is taken from the cache.
 * @param {{ root?: string, portable?: boolean, tarball?: string, log?: (line: string) => void }} [options]
 * @returns {Promise<string>} the folder with whisper-server and whisper-cli
 * @throws {VoiceBuildError}
 */
export async function buildVoice({ root = ROOT, portable = false, tarball, log = say } = {}) {
  const target = voiceBinFolder(root);
  const stamp = stampOf(portable);
  if (stampIn(target) === stamp) return target;
  const cache = path.join(root, "node_modules", ".cache", "voice");
  const built = path.join(cache, `build-${stamp.slice(0, 16)}`, "bin");
  mkdirSync(cache, { recursive: true });
  if (stampIn(built) !== stamp) {
    requireTools();
    const source = unpack(cache, sourceTarball(cache, tarball, log));
    compile(source, path.dirname(built), portable, log);
    writeFileSync(path.join(built, "stamp"), stamp);
  }
  install(built, target);
  return target;
}

/** @param {boolean} portable */
function stampOf(portable) {
  const sum = createHash("sha256")
    .update(SOURCE.sha512)
    .update(JSON.stringify(portable ? PORTABLE : FOR_THIS_MACHINE));
  sum.update(JSON.stringify([OPTIONS, PATCHES, process.platform, process.arch]));
  // A build for one machine must not be mistaken for a portable one.
  if (!portable) sum.update(processorFeatures());
  return sum.digest("hex");
}

function processorFeatures() {
  if (!existsSync("/proc/cpuinfo")) return os.cpus()[0]?.model ?? "";
  return /^(?:flags|Features)\s*:(.*)$/m.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1] ?? "";
}

/** @param {string} folder */
function stampIn(folder) {
  const file = path.join(folder, "stamp");
  return existsSync(file) && existsSync(path.join(folder, "whisper-server")) ? readFileSync(file, "utf8") : null;
}

function requireTools() {
  const missing = ["cmake", "c++", "make", "tar"].filter((tool) => spawnSync(tool, ["--version"]).status !== 0);
  if (missing.length === 0) return;
  throw new VoiceBuildError(
    `Para construir el motor de voz falta: ${missing.join(", ")}. En Debian o Ubuntu: apt-get install cmake g++ make`,
  );
}

/**
 * @param {string} cache
 * @param {string | undefined} given
 * @param {(line: string) => void} log
 */
function sourceTarball(cache, given, log) {
  if (given) return checked(given);
  const file = path.join(cache, SOURCE.file);
  if (existsSync(file)) return checked(file);
  log(`Descargando ${SOURCE.engine} (paquete ${SOURCE.package} de npm, 6 MB)…`);
  const folder = mkdtempSync(path.join(cache, "pack-"));
  const args = [
    "pack",
    SOURCE.package,
    "--ignore-scripts",
    "--prefer-offline",
    "--silent",
    "--pack-destination",
    folder,
  ];
  const { status, stderr } = spawnSync("npm", args, { cwd: folder, encoding: "utf8" });
  const fetched = path.join(folder, SOURCE.file);
  if (status !== 0 || !existsSync(fetched)) {
    rmSync(folder, { recursive: true, force: true });
    throw new VoiceBuildError(
      `npm no pudo descargar ${SOURCE.package}. Descarga ${SOURCE.file} en otro equipo y repite con: npm run ` +
        `voice:build -- --tarball ARCHIVO\n${stderr ?? ""}`,
    );
  }
  renameSync(checked(fetched), file);
  rmSync(folder, { recursive: true, force: true });
  return file;
}

/** @param {string} file */
function checked(file) {
  if (!existsSync(file)) throw new VoiceBuildError(`No está el archivo ${file}.`);
  if (createHash("sha512").update(readFileSync(file)).digest("base64") === SOURCE.sha512) return file;
  throw new VoiceBuildError(`${file} no es el ${SOURCE.file} publicado: su SHA-512 no coincide. Bórralo y repite.`);
}

/**
 * @param {string} cache
 * @param {string} tarball
 */
function unpack(cache, tarball) {
  const folder = path.join(cache, `source-${SOURCE.sha512.slice(0, 8).replace(/\W/g, "_")}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run("tar", ["-xzf", tarball, "-C", folder, SOURCE.folder]);
  const source = path.join(folder, SOURCE.folder);
  for (const { file, from, to } of PATCHES) patch(path.join(source, file), from, to);
  return source;
}

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
function patch(file, from, to) {
  const parts = readFileSync(file, "utf8").split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  writeFileSync(file, parts.join(to));
}

/**
 * @param {string} source
 * @param {string} folder
 * @param {boolean} portable
 * @param {(line: string) => void} log
 */
function compile(source, folder, portable, log) {
  log(`Construyendo ${SOURCE.engine} (unos ${portable ? "6" : "2"} minutos)…`);
  rmSync(folder, { recursive: true, force: true });
  const bin = path.join(folder, "bin");
  const outputs = ["RUNTIME", "LIBRARY"].map((kind) => `-DCMAKE_${kind}_OUTPUT_DIRECTORY=${bin}`);
  run("cmake", ["-S", source, "-B", folder, ...outputs, ...OPTIONS, ...(portable ? PORTABLE : FOR_THIS_MACHINE)]);
  const jobs = String(os.availableParallelism());
  run("cmake", ["--build", folder, "--target", "whisper-server", "whisper-cli", "--parallel", jobs]);
}

/**
 * Copies the build beside the target first, so that the target is missing only between two renames: a server may start
 * at any moment.
 * @param {string} built
 * @param {string} target
 */
function install(built, target) {
  const fresh = `${target}.${process.pid}`;
  const old = `${fresh}.old`;
  for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(built, fresh, { recursive: true, verbatimSymlinks: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
  if (status === 0) return;
  const words = `${stdout ?? ""}${stderr ?? ""}`.slice(-4000);
  throw new VoiceBuildError(`Falló la construcción del motor de voz: ${command} ${args[0]}\n${words}`);
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

async function main() {
  const args = process.argv.slice(2);
  const at = args.indexOf("--tarball");
  const tarball = at < 0 ? undefined : path.resolve(args[at + 1] ?? "");
  const folder = await buildVoice({ portable: args.includes("--portable"), tarball });
  say(`Motor de voz listo en ${folder}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof VoiceBuildError ? error.message : error.stack}\n`);
    process.exit(1);
  });
}

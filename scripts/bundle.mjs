// Bundles the programs that run outside Vite (server shell, reader child, tools) into build/scripts.
// Runs after `remix vite:build`, which clears build/.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundleReader } from "./bundle-reader.mjs";
import { trimRouteManifest } from "./trim-route-manifest.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Output name -> source file. Each becomes an ES module with chunks for dynamic imports; packages stay external. */
export const PROGRAMS = {
  serve: "scripts/serve.ts",
  healthcheck: "scripts/image/healthcheck.ts",
  "read-document": "app/documents/reader/start.ts",
  "redraw-picture": "app/documents/picture/main.ts",
  "compute-worker": "app/compute-worker.ts",
  "sign-in-worker": "app/sign-in-worker.ts",
  "word-list": "scripts/word-list.ts",
  "decode-audio": "app/ai/speech/decoder/main.ts",
  "ai-host": "app/ai/host/main.ts",
  "ai-library": "app/ai/host/try-library.ts",
  models: "scripts/models.ts",
  backup: "scripts/backup.ts",
  restore: "scripts/restore.ts",
  "proof-backup": "scripts/proof/backup.ts",
  calibrate: "scripts/calibrate.ts",
  doctor: "scripts/doctor.ts",
  "audit-verify": "scripts/audit-verify.ts",
  "privacy-report": "scripts/privacy-report.ts",
  "admin-password": "scripts/admin-password.ts",
  "admin-second-factor": "scripts/admin-second-factor.ts",
  "make-model": "scripts/make-model.ts",
  "cvout-check": "scripts/bench/cvout/check.ts",
  "eval-cv": "scripts/bench/eval-cv.ts",
  "bench-cv": "scripts/bench/bench-cv.ts",
  "bench-admin": "scripts/bench/bench-admin.ts",
  "bench-ai": "scripts/bench/bench-ai.ts",
  "bench-ai-engine": "scripts/bench/ai/engine.ts",
  crowd: "scripts/bench/crowd.ts",
  "proof-audit": "scripts/proof/audit.ts",
  "proof-disk": "scripts/proof/disk.ts",
  "docx-check": "scripts/proof/docx-check/docx-check.ts",
  "proof-fsync": "scripts/proof/fsync/fsync.ts",
  "proof-io": "scripts/proof/io/io.ts",
  "proof-killed": "scripts/proof/killed/killed.ts",
  "proof-proxies": "scripts/proof/proxies/proxies.ts",
  "bench-photos": "scripts/bench/bench-photos.ts",
  "bench-stall": "scripts/bench/bench-stall.ts",
  "bench-stall-probe": "scripts/bench/stall/probe.ts",
  "bench-voice": "scripts/bench/bench-voice.ts",
  "eval-voice": "scripts/bench/eval-voice.ts",
  "bench-reader": "scripts/bench/bench-reader.ts",
  "bench-import": "scripts/bench/bench-import.ts",
  "bench-purge": "scripts/bench/bench-purge.ts",
  "bench-interviews": "scripts/bench/interview-load.ts",
  "bench-web": "scripts/bench/bench-web.ts",
  "eval-care": "scripts/bench/eval-care.ts",
  "eval-delivery": "scripts/bench/eval-delivery.ts",
  "eval-fairness": "scripts/bench/eval-fairness.ts",
  "eval-followups": "scripts/bench/eval-follow-ups.ts",
  "eval-interview": "scripts/bench/eval-interview.ts",
  "eval-offers": "scripts/bench/eval-offers.ts",
  "eval-lines": "scripts/bench/eval-lines.ts",
  "eval-match": "scripts/bench/eval-match.ts",
  "eval-practice": "scripts/bench/eval-practice.ts",
  "eval-relevance": "scripts/bench/eval-relevance.ts",
  "train-cv-confidence": "scripts/train-cv-confidence.ts",
  "train-cv-lines": "scripts/train-cv-lines.ts",
  "train-follow-ups": "scripts/train-follow-ups.ts",
  "train-gains": "scripts/train-gains.ts",
  "export-offer-tokens": "scripts/training/offers/network/export-tokens.ts",
  "train-is-offer": "scripts/training/offers/train-is-offer.ts",
  "train-offer-post": "scripts/training/offers/train-post.ts",
  "train-offer-level": "scripts/training/offers/train-level.ts",
  "train-passages": "scripts/train-passages.ts",
  "eval-remarks": "scripts/bench/eval-remarks.ts",
  "eval-words": "scripts/bench/eval-words.ts",
  "train-relevance": "scripts/train-relevance.ts",
  "train-signals": "scripts/train-signals.ts",
  "test-image": "scripts/image-test/test-image.ts",
  "proof-outbound": "scripts/proof/outbound.ts",
  "exit-check": "scripts/exit-check/main.ts",
  "readme-pictures": "scripts/docs/readme-pictures.ts",
};

/**
 * Programs for measuring, proofs and test data, which use parts of tests/: they are left out of the container image.
 */
const NOT_IN_THE_IMAGE =
  /^scripts\/(?:bench|docs|exit-check|image-test|proof|training)\/|^scripts\/(?:train-[a-z-]+|make-model)\.ts$/;

export const imagePrograms = () =>
  Object.entries(PROGRAMS).flatMap(([name, source]) => (NOT_IN_THE_IMAGE.test(source) ? [] : [name]));

/** @param {string[]} names of the programs to bundle; default: all */
export async function bundle(names = Object.keys(PROGRAMS)) {
  const { imports } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const alias = Object.fromEntries(
    Object.entries(imports).map(([from, to]) => [
      from.replace("/*", ""),
      path.join(root, String(to).replace("/*", "")),
    ]),
  );
  const outdir = path.join(root, "build", "scripts");
  const bundleProgram = async (/** @type {string} */ name, /** @type {string} */ source) => {
    if (name === "read-document") return bundleReader({ root, outdir, alias, writeWhole });
    const { outputFiles } = await build({
      entryPoints: { [name]: path.join(root, source) },
      outdir,
      bundle: true,
      // Programs load some libraries only on demand.
      splitting: true,
      chunkNames: `chunks/${name}/[name]-[hash]`,
      platform: "node",
      target: "node22",
      format: "esm",
      packages: "external",
      alias,
      sourcemap: false,
      logLevel: "warning",
      write: false,
    });
    // Chunks are written before the files that import them, so a program that starts meanwhile finds all its chunks.
    // Old chunks remain until build/ is cleared.
    for (const { path: file, contents } of outputFiles.reverse()) writeWhole(file, contents);
  };
  const wanted = Object.entries(PROGRAMS).filter(([name]) => names.includes(name));
  await Promise.all(wanted.map(([name, source]) => bundleProgram(name, source)));
  gatherLanguageData();
  if (names.includes("word-list")) makeWordList(path.join(outdir, "word-list.js"));
}

/**
 * Writes a file atomically, and only if its contents changed: a program may be starting from it right now.
 * @param {string} file
 * @param {Uint8Array} contents
 * @returns {boolean} whether it was written
 */
function writeWhole(file, contents) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, contents);
  renameSync(fresh, file);
  return true;
}

/** @param {string} program */
function makeWordList(program) {
  const { status } = spawnSync(process.execPath, [program], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("the Spanish word list could not be made");
}

/** Copies the language data of tesseract.js, one package per language, into the one folder where it looks for them. */
function gatherLanguageData() {
  const folder = path.join(root, "build", "tessdata");
  for (const language of ["spa", "eng"]) {
    const file = `${language}.traineddata.gz`;
    const source = path.join(root, "node_modules", "@tesseract.js-data", language, "4.0.0_best_int", file);
    writeWhole(path.join(folder, file), readFileSync(source));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  trimRouteManifest(path.join(root, "build", "client", "assets"));
  await bundle(process.argv.includes("--image") ? imagePrograms() : undefined);
}

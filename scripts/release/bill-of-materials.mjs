// The packages that run, as the lockfile pins them: npm's bill of materials of a manifest and a lockfile from which
// what only builds and tests was taken out. Not npm's --omit=dev, which leaves out, too, what runs and is also needed
// by a tool: React, for one.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { committed } from "./readiness.mjs";

// Whatever this machine's npm is set to leave out.
const INCLUDED = ["dev", "optional", "peer"].map((type) => `--include=${type}`);
const SBOM_ARGS = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application", ...INCLUDED];

/**
 * @typedef {object} Component
 * @property {string} name
 * @property {string} version
 * @property {string} [purl] address of the package in its registry
 * @property {({ license: { id: string } } | { expression: string })[]} [licenses] none where the package declares none
 *
 * @typedef {object} Bill a CycloneDX document
 * @property {string} serialNumber
 * @property {{ timestamp: string }} metadata
 * @property {Component[]} components
 */

/**
 * @param {string} root folder of the repository
 * @param {import("./readiness.mjs").Release} release
 * @returns {Bill} the commit's own time and number in the place of this moment's and a random one
 */
export function billOfMaterials(root, release) {
  const scratch = mkdtempSync(path.join(tmpdir(), "release-"));
  try {
    // npm takes the name of the whole from the folder's.
    const folder = path.join(scratch, release.name);
    mkdirSync(folder);
    const manifest = JSON.parse(committed(root, "package.json"));
    const lock = JSON.parse(committed(root, "package-lock.json"));
    write(folder, "package.json", withoutTools({ ...manifest, overrides: withoutStandIns(manifest.overrides ?? {}) }));
    write(folder, "package-lock.json", { ...lock, packages: whatRuns(lock.packages) });
    const bill = JSON.parse(npm(folder, SBOM_ARGS));
    bill.serialNumber = `urn:uuid:${uuidOf(release.commit)}`;
    bill.metadata.timestamp = release.date;
    return bill;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * A package that is not installed is replaced by a folder of this repository (scripts/not-installed). npm's bill of
 * materials takes that for a mistake and refuses; and it is nothing that runs.
 * @param {Record<string, unknown>} overrides
 * @returns {Record<string, unknown>}
 */
function withoutStandIns(overrides) {
  return Object.fromEntries(
    Object.entries(overrides).flatMap(([name, value]) => {
      if (typeof value === "object" && value !== null) return [[name, withoutStandIns({ ...value })]];
      return String(value).startsWith("file:") ? [] : [[name, value]];
    }),
  );
}

/**
 * What `npm ci --omit=dev` installs. A stand-in has a place outside node_modules, and a link to it.
 * @param {Record<string, { link?: boolean, dev?: boolean }>} packages of a lockfile, by their place
 */
function whatRuns({ "": itself = {}, ...packages }) {
  const installed = Object.entries(packages).filter(
    ([at, { link, dev }]) => at.startsWith("node_modules/") && !link && !dev,
  );
  return { "": withoutTools(itself), ...Object.fromEntries(installed) };
}

/** @param {Record<string, unknown>} manifest */
function withoutTools({ devDependencies: _tools, ...manifest }) {
  return manifest;
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {object} content
 */
function write(folder, name, content) {
  writeFileSync(path.join(folder, name), JSON.stringify(content));
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
function npm(cwd, args) {
  // npm is a script on Windows, which only a shell starts; the arguments are fixed words.
  const options = { cwd, maxBuffer: 64 * 1024 * 1024, shell: process.platform === "win32" };
  return execFileSync("npm", [...args, "--offline", "--loglevel=error"], { ...options, encoding: "utf8" });
}

/**
 * @param {string} text
 * @returns {string} a UUID of version 8, made of the first bits of the text's SHA-256
 */
function uuidOf(text) {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

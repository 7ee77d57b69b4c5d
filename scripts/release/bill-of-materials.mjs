// The runtime packages as the lockfile pins them: npm's bill of materials of a manifest and a lockfile from which
// development dependencies were removed. npm's --omit=dev is not used because it also omits runtime packages that a
// development tool needs too, such as React.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { committed } from "./readiness.mjs";

// Overrides any dependency types that this machine's npm is configured to omit.
const INCLUDED = ["dev", "optional", "peer"].map((type) => `--include=${type}`);
const SBOM_ARGS = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application", ...INCLUDED];

/**
 * @typedef {object} Component
 * @property {string} name
 * @property {string} version
 * @property {string} [purl] package URL, which identifies the package in its registry
 * @property {({ license: { id: string } } | { expression: string })[]} [licenses] absent if the package declares none
 *
 * @typedef {object} Bill a CycloneDX document
 * @property {string} serialNumber
 * @property {{ timestamp: string }} metadata
 * @property {Component[]} components
 */

/**
 * @param {string} root folder of the repository
 * @param {import("./readiness.mjs").Release} release
 * @returns {Bill} with the commit's time and an id derived from its hash, instead of the current time and a random id
 */
export function billOfMaterials(root, release) {
  const scratch = mkdtempSync(path.join(tmpdir(), "release-"));
  try {
    // npm names the root component after the folder.
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
 * Removes overrides that replace a package with a stub folder of this repository (scripts/not-installed). `npm sbom`
 * rejects them, and stubs do nothing at run time.
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
 * Keeps what `npm ci --omit=dev` installs. A stub appears as an entry outside node_modules and a link to it; both are
 * removed.
 * @param {Record<string, { link?: boolean, dev?: boolean }>} packages of a lockfile, by path
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
  // On Windows npm is a script, which only a shell can start; the arguments are fixed words.
  const options = { cwd, maxBuffer: 64 * 1024 * 1024, shell: process.platform === "win32" };
  return execFileSync("npm", [...args, "--offline", "--loglevel=error"], { ...options, encoding: "utf8" });
}

/**
 * @param {string} text
 * @returns {string} a version 8 UUID made from the first 128 bits of the text's SHA-256
 */
function uuidOf(text) {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

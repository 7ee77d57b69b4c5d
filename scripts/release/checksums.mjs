import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const CHECKSUM_FILE = "SHA256SUMS";
/** The format of coreutils' sha256sum: `<hash>  <name>`. */
const LINE = /^([0-9a-f]{64}) [ *]([^/\\]+)$/;

/** @param {string} file @returns {string} 64 hex digits */
export function sha256(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** @param {string} folder whose files, without subfolders, are all listed in SHA256SUMS */
export function writeChecksums(folder) {
  const lines = filesOf(folder).map((name) => `${sha256(path.join(folder, name))}  ${name}\n`);
  writeFileSync(path.join(folder, CHECKSUM_FILE), lines.join(""));
}

/**
 * @param {string} folder
 * @returns {string[]} differences from SHA256SUMS, in Spanish; empty if the folder is intact
 */
export function differences(folder) {
  const list = path.join(folder, CHECKSUM_FILE);
  if (!existsSync(list)) return [`falta ${CHECKSUM_FILE}`];
  const lines = readFileSync(list, "utf8").split("\n").filter(Boolean);
  const named = lines.flatMap((line) => {
    const [, sum = "", name = ""] = LINE.exec(line) ?? [];
    return name ? [{ sum, name }] : [];
  });
  if (named.length === 0 || named.length < lines.length) return [`${CHECKSUM_FILE} no se puede leer`];
  const changed = named.flatMap(({ sum, name }) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return [`falta ${name}`];
    return sha256(file) === sum ? [] : [`${name} cambió: su SHA-256 no es el de ${CHECKSUM_FILE}`];
  });
  const strangers = filesOf(folder).filter((file) => !named.some(({ name }) => name === file));
  return [...changed, ...strangers.map((name) => `${name} no está en ${CHECKSUM_FILE}`)];
}

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder)
    .filter((name) => name !== CHECKSUM_FILE)
    .sort();
}

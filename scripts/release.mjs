// `npm run release`: from a clean checkout at a version's tag, writes the release files to release/ (git-ignored):
//   patina-careers-<version>.tar.gz     the source, exactly as tagged
//   patina-careers-<version>.cdx.json   bill of materials (CycloneDX) of the runtime packages
//   THIRD-PARTY.md                      the licences of those packages
//   SHA256SUMS                          checksums of the files above, for `sha256sum -c`
// The same tag gives identical bytes with the same Node and npm. `npm run release -- --check [FOLDER]` compares a
// folder with its SHA256SUMS. Needs only Node, git and npm: nothing has to be installed or built.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writeSourceArchive } from "./release/archive.mjs";
import { billOfMaterials } from "./release/bill-of-materials.mjs";
import { CHECKSUM_FILE, differences, sha256, writeChecksums } from "./release/checksums.mjs";
import { examine } from "./release/readiness.mjs";
import { thirdPartyList } from "./release/third-party.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const [option, folder = path.join(root, "release"), ...others] = process.argv.slice(2);

if (option === "--check" && others.length === 0) check(path.resolve(folder));
else if (option === undefined) await make(folder);
else fail(["Se usa así: npm run release, o npm run release -- --check [CARPETA]"]);

/** @param {string} target emptied first; SHA256SUMS is written last, so that an incomplete release fails --check */
async function make(target) {
  const { problems, release } = examine(root);
  if (release === undefined) return fail(["No se hizo la entrega:", ...problems.map((problem) => `- ${problem}`)]);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const base = path.join(target, `${release.name}-${release.version}`);
  await writeSourceArchive(root, release, `${base}.tar.gz`);
  const bill = billOfMaterials(root, release);
  writeFileSync(`${base}.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(path.join(target, "THIRD-PARTY.md"), thirdPartyList(bill, release));
  writeChecksums(target);
  const sum = sha256(path.join(target, CHECKSUM_FILE));
  say(`Entrega ${release.version} (${release.tag}, commit ${release.commit}) en ${path.relative(root, target)}/`);
  say(`SHA-256 de ${CHECKSUM_FILE}, para enviarlo por otra vía: ${sum}`);
}

/** @param {string} target */
function check(target) {
  const found = differences(target);
  if (found.length > 0) fail([`La entrega de ${target} no está intacta:`, ...found.map((line) => `- ${line}`)]);
  else say(`La entrega de ${target} está intacta.`);
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string[]} lines */
function fail(lines) {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exitCode = 1;
}

// Checks whether this checkout may be released: it is clean, at the version's tag, and all files that state the version
// agree.
import { git } from "./git.mjs";

/**
 * @typedef {object} Release
 * @property {string} name of the package
 * @property {string} version such as 0.2.0
 * @property {string} tag
 * @property {string} commit 40 hex digits
 * @property {string} date of the commit, ISO-8601 in UTC
 */

/** Heading of a released version as in keepachangelog.com; the "Unreleased" heading does not match. */
const RELEASE_HEADING = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m;

/**
 * @param {string} root folder of the repository
 * @returns {{ problems: string[], release?: Release }} `release` is set only if there are no problems
 */
export function examine(root) {
  if (!isRepository(root)) return { problems: ["esta carpeta no es un repositorio de git con algún commit"] };
  const changed = git(root, ["status", "--porcelain"]).split("\n").filter(Boolean);
  if (changed.length > 0) {
    const shown = changed.slice(0, 5).map((line) => line.slice(3));
    const more = changed.length > shown.length ? ` y ${changed.length - shown.length} más` : "";
    return { problems: [`hay cambios sin commit, o archivos que git no conoce: ${shown.join(", ")}${more}`] };
  }
  const { name, version } = JSON.parse(committed(root, "package.json"));
  const tag = `v${version}`;
  const problems = versionProblems(root, version);
  const tags = git(root, ["tag", "--points-at", "HEAD"]).split("\n").filter(Boolean);
  if (!tags.includes(tag)) {
    const found = tags.length > 0 ? `las etiquetas ${tags.join(", ")}` : "ninguna etiqueta";
    problems.push(`package.json dice ${version} y este commit debe tener la etiqueta ${tag}; tiene ${found}`);
  }
  if (problems.length > 0) return { problems };
  const [commit = "", date = ""] = git(root, ["log", "-1", "--format=%H %cI"]).split(" ");
  return { problems, release: { name, version, tag, commit, date: new Date(date).toISOString() } };
}

/**
 * @param {string} root
 * @param {string} version from package.json
 * @returns {string[]}
 */
function versionProblems(root, version) {
  const lock = JSON.parse(committed(root, "package-lock.json"));
  const changelog = RELEASE_HEADING.exec(committed(root, "CHANGELOG.md"))?.[1];
  const said = [
    { where: "package-lock.json", version: lock.version },
    { where: "package-lock.json (packages)", version: lock.packages[""].version },
    { where: "la primera versión de CHANGELOG.md", version: changelog ?? "ninguna («## [0.2.0] - 2026-11-26»)" },
  ];
  return said
    .filter((each) => each.version !== version)
    .map((each) => `package.json dice ${version} y ${each.where} dice ${each.version}`);
}

/** @param {string} root */
function isRepository(root) {
  try {
    git(root, ["rev-parse", "--verify", "HEAD"]);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {string} file
 */
export function committed(root, file) {
  return git(root, ["show", `HEAD:${file}`]);
}

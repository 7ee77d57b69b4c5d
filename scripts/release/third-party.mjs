const HEADER = `Packages of others that run in this version, with the licence that each declares. They are not in the
source archive: \`npm ci\` fetches them, each with its licence text, under the hashes of package-lock.json. Tools that
only build and test are left out.

Not from npm, and only where the institution adds them: whisper.cpp (MIT), built by \`npm run voice:build\`, and models,
whose licences are in models/manifest.json and shown by \`npm run models\`.
`;

/**
 * @param {import("./bill-of-materials.mjs").Bill} bill
 * @param {import("./readiness.mjs").Release} release
 * @returns {string} Markdown: the number of packages per licence, then the list of packages
 */
export function thirdPartyList({ components }, { version }) {
  const rows = components
    .map((component) => ({ name: nameOf(component), version: component.version, licence: licenceOf(component) }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.version, other.version));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { licence } of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const byCount = [...counts].sort(([one, most], [other, more]) => more - most || compare(one, other));
  return [
    `# Third-party software of Pátina ${version}`,
    "",
    HEADER,
    table(["licence", "packages"], byCount),
    "",
    table(
      ["package", "version", "licence"],
      rows.map((row) => [row.name, row.version, row.licence]),
    ),
    "",
  ].join("\n");
}

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * Name in the registry, also for a package that is installed under an alias.
 * @param {import("./bill-of-materials.mjs").Component} component
 */
function nameOf({ name, purl }) {
  const own = /^pkg:npm\/(.+)@[^@]+$/.exec(purl ?? "")?.[1];
  return own === undefined ? name : decodeURIComponent(own);
}

/** @param {import("./bill-of-materials.mjs").Component} component */
function licenceOf({ licenses = [] }) {
  const found = licenses.map((each) => ("expression" in each ? each.expression : each.license.id));
  return found.join(", ") || "declared only in its own files";
}

/**
 * Compares by code units, not by locale, so that the order is the same everywhere.
 * @param {string} one
 * @param {string} other
 */
function compare(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

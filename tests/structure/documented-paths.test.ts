// Prevents: documents that send a reader to a file, a folder or a command that was renamed or is gone.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROGRAMS } from "../../scripts/bundle.mjs";

/** What was true once stands in the changelog alone. */
const documents = globSync(["docs/**/*.md", "*.md", "models/*.md"]).filter((file) => file !== "CHANGELOG.md");
const TREE = "app|db|docs|models|public|scripts|tests";
const tree = [...globSync([`{${TREE.replaceAll("|", ",")}}/**`]), ...globSync("{*,.*}")];
const folders = new Set(tree.map((file) => path.posix.basename(path.posix.dirname(file))));
const commands = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts);

/** Files and folders of DATA_DIR, of backups, downloads and releases, and the operator's: no part of the tree. */
const NOT_OF_THE_TREE = [
  // Of the framework that comes after this one.
  "react-router.config.ts",
  ...["secrets.json", "server.json", "calibration.json", "fairness.json", "backup.json", "datos.json"],
  ...["backups/", "outbox/", "uploads/", "prompt-states/", "tls/", "modelos/", "Response.json", "THIRD-PARTY.md"],
];

/**
 * `app/http/upload.server.ts` is found as itself, as `http/upload.server.ts` and as `http/upload`; `*` stands for any
 * name.
 */
const namesOf = (file: string) => [file, file.replace(/(\.server)?\.\w+$/, "")];
const endingsOf = (files: readonly string[]) =>
  new Set(files.flatMap(namesOf).flatMap((name) => name.split("/").map((_, at, parts) => parts.slice(at).join("/"))));
const endings = endingsOf(tree);
/** The map speaks of the product: a test or a sample that has the same name is not meant. */
const onTheMap = new Set([...endingsOf(tree.filter((file) => /^(?:app|db)\//.test(file))), ...tree.flatMap(namesOf)]);
function exists(document: string, name: string): boolean {
  if (name.includes("*")) return globSync([name, `**/${name}`], { exclude: ["node_modules/**"] }).length > 0;
  return (document === "docs/architecture.md" ? onTheMap : endings).has(name);
}

const where = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** Names in backticks that look like a path: with a slash after a folder of ours, or with the ending of a source. */
function pathsIn(text: string) {
  const quoted = [...text.matchAll(/`([\w.*$[\](){},/-]+)`/g)].filter(([, name = ""]) => {
    if (NOT_OF_THE_TREE.includes(name) || /^(?:\/|[A-Z]+_DIR\/|build\/|node_modules\/|\.)/.test(name)) return false;
    // Media types have the form of a path.
    if (/^(?:text|application|audio|image|multipart)\/[\w.+-]+$/.test(name)) return false;
    const [first = ""] = name.split("/");
    return /\w\.(?:tsx?|mjs|cjs|json|md|css|sql|ya?ml|sh)$/.test(name) || (name.includes("/") && folders.has(first));
  });
  const written = [...text.matchAll(new RegExp(`(?<![\\w./«-])((?:${TREE})/[\\w./$*-]*[\\w*])`, "g"))];
  // `api.<path>.ts` and `NNNN-name.ts` stand for any name.
  const isPattern = ({ 0: found, index }: RegExpExecArray) =>
    found.includes("NNNN") || /^[.-]?</.test(text.slice(index + found.length));
  return [...quoted, ...written]
    .filter((match) => !isPattern(match))
    .map((match) => ({ name: match[1]?.replace(/\/$/, "") ?? "", index: match.index }));
}

test.each(documents)("%s names files, folders and commands that exist", (document) => {
  const text = readFileSync(document, "utf8");
  const gone = pathsIn(text)
    .filter(({ name }) => !exists(document, name))
    .map(({ name, index }) => `${document}:${where(text, index)} ${name}`);
  expect(gone).toEqual([]);
  const unknown = [...text.matchAll(/npm run ([\w:-]+)/g)].filter(([, name = ""]) => !commands.includes(name));
  expect(unknown.map(([command, , index]) => `${document}: ${command} ${index ?? ""}`)).toEqual([]);
  const programs = [...text.matchAll(/build\/scripts\/([a-z-]+)\.js/g)].map(([, name = ""]) => name);
  expect(programs.filter((name) => !(name in PROGRAMS))).toEqual([]);
});

test("the documents are found", () => expect(documents.length).toBeGreaterThan(40));

test("comments in the sources name files that exist", () => {
  const sources = tree.filter((file) => /^(?:app|db|scripts|tests)\/.*\.(?:tsx?|mjs|cjs)$/.test(file));
  const named = sources.flatMap((file) => {
    const comments = readFileSync(file, "utf8").match(/(?<=^|\s)\/\/ .*|^\s*\/?\*.*/gm) ?? [];
    return comments.flatMap((comment) =>
      [...comment.matchAll(/(?<![\w*./-])([\w][\w./-]*\.(?:tsx?|mjs))\b/g)].map(([, name = ""]) => ({ file, name })),
    );
  });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !endings.has(name) && !name.startsWith("NNNN"))).toEqual([]);
});

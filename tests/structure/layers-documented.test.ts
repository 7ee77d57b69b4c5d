// Prevents: a map of the layers that says other than what lint enforces, and folders that no map shows.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";

type Rule = { name: string; comment?: string };
const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as { forbidden: Rule[] };
const map = readFileSync("docs/architecture.md", "utf8");

const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const split = (names: string) => (names === "nothing" ? [] : names.split(", ")).toSorted();

/** `layer-http` "http may import only: platform, db" → http: db, platform */
const enforced = (kind: string) =>
  Object.fromEntries(
    forbidden.flatMap(({ name, comment = "" }) => {
      const [, importer = "", imported = ""] = /^(\w+) may import only: (.+)$/.exec(comment) ?? [];
      return name.startsWith(`${kind}-`) ? [[importer, split(imported)]] : [];
    }),
  );

/** `ai, ui ► platform` → ai: platform, ui: platform */
const documented = (paragraph: string) =>
  Object.fromEntries(
    [...paragraph.matchAll(/`([\w, ]+) ► ([\w, /]+)`/g)].flatMap(([, importers = "", imported = ""]) =>
      split(importers).map((importer) => [importer, split(imported)]),
    ),
  );

describe("who may import whom", () => {
  const [, section = ""] = /## Who may import whom\n([\s\S]*?)\n## /.exec(map) ?? [];
  const [layers = "", features = ""] = section.split("Between features:");

  test("between layers is what dependency-cruiser enforces", () => {
    const rules = enforced("layer");
    expect(documented(layers)).toEqual(rules);
    expect(folders("app").filter((folder) => !(folder in rules))).toEqual([]);
  });

  test("between features is what dependency-cruiser enforces", () => {
    const rules = enforced("feature");
    expect(documented(features)).toEqual(rules);
    expect(folders("app/features").filter((folder) => !(folder in rules))).toEqual([]);
  });
});

test("every folder of app/ stands in the table, and no other", () => {
  const rows = [...map.matchAll(/^\| `app\/(\w+)\/` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(folders("app").toSorted());
});

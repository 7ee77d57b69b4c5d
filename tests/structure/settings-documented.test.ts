// Prevents: a setting that an operator cannot find, and a documented one that the program no longer reads.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SETTING_NAMES } from "#app/platform/env.server.ts";

/** Set by the programs themselves. */
const NOT_FOR_OPERATORS = ["NODE_ENV"];
/** Read by scripts/node-runtime.mjs, before any Node that can read the settings runs. */
const BEFORE_THE_PROGRAM = ["NODE_RUNTIME"];
/** Variables of other programs that the guide speaks of. */
const NOT_OURS = [
  "BUILD_IMAGE",
  "CAP_NET_BIND_SERVICE",
  "HTTPS_PROXY",
  "NODE_EXTRA_CA_CERTS",
  "NO_PROXY",
  "RENEWED_LINEAGE",
  "RUN_IMAGE",
];

const settings = [...SETTING_NAMES.filter((name) => !NOT_FOR_OPERATORS.includes(name)), ...BEFORE_THE_PROGRAM];
const example = readFileSync(".env.example", "utf8");
const guide = readFileSync("docs/operacion.md", "utf8");
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];

test(".env.example names every setting, and nothing else", () => {
  expect(found(example, /^#?([A-Z][A-Z0-9_]+)=/gm).toSorted()).toEqual(settings.toSorted());
});

test("docs/operacion.md speaks of every setting, and of no other", () => {
  expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual([]);
  // In backticks, or given a value: `BACKUP_AT`, AI_ENGINE=remote. RETENTION_DAYS_* is a family.
  const named = found(guide, /(?:`|^\s*|\s)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:`|=)/gm);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !settings.includes(name) && !NOT_OURS.includes(name))).toEqual([]);
  expect(NOT_OURS.filter((name) => !guide.includes(name))).toEqual([]);
});

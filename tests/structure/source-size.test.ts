// Prevents: files and lines that no screen holds, which nobody reads to the end and no review shows whole.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LINES_A_FILE = 300;
const CHARACTERS_A_LINE = 120;

/** Files that are still longer. One that is no longer so fails the test: take it out. */
const NOT_YET: readonly string[] = [
  "tests/e2e/lost-scripts.spec.ts",
  "tests/http/auth-login.test.ts",
  "tests/http/cv-analyze.test.ts",
  "tests/ui/interview-voice.test.tsx",
  "tests/unit/auth/throttle.test.ts",
  "tests/unit/documents/layout.test.ts",
  "tests/unit/interview/machine.test.ts",
];

const files = globSync("{app,db,scripts,tests}/**/*.{ts,tsx,mjs,cjs,js,css}", { exclude: ["tests/fixtures/**"] })
  .toSorted()
  .map((file) => ({ file, lines: readFileSync(file, "utf8").trimEnd().split("\n") }));

const longLines = files.flatMap(({ file, lines }) =>
  lines.flatMap((line, index) => ([...line].length > CHARACTERS_A_LINE ? [`${file}:${index + 1}`] : [])),
);
const longFiles = files.flatMap(({ file, lines }) => (lines.length > LINES_A_FILE ? [file] : []));

test("sources are found", () => expect(files.length).toBeGreaterThan(1500));

test(`no line is longer than ${CHARACTERS_A_LINE} characters`, () => expect(longLines).toEqual([]));

test(`no file is longer than ${LINES_A_FILE} lines`, () => expect(longFiles.toSorted()).toEqual(NOT_YET.toSorted()));

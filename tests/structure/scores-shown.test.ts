// Prevents: "99,6 de 100" on one screen and "100" on another: a score is told by formatScore and nothing else.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** An expression right before "de 100", in a template or between tags. */
const TOLD = /\$?\{([^{}]*)\}[ ]de 100(?!\d)/g;
/** Values made by formatScore some lines before. */
const NAMED = new Set(["shown", "points", "scoreText(lastCv.score)", "scoreText(last.score)"]);

const sources = globSync("app/**/*.{ts,tsx}").map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("every score that is told out of 100 comes from formatScore", () => {
  const told = sources.flatMap(({ file, text }) =>
    [...text.matchAll(TOLD)].map(([, expression = ""]) => ({ file, text, expression })),
  );
  expect(told.length).toBeGreaterThan(10);
  const raw = told.filter(
    ({ text, expression }) =>
      !expression.startsWith("formatScore(") && !(NAMED.has(expression) && /formatScore\(/.test(text)),
  );
  expect(raw.map(({ file, expression }) => `${file}: ${expression}`)).toEqual([]);
});

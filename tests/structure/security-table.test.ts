// Prevents: a row of the security guide that claims a proof whose file or test no longer exists.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** The table of the guide for security is to be trusted: each row names what shows it, and what it names exists. */

const STATES = ["cumple", "desviación", "operador", "no aplica"];
const guide = readFileSync("docs/seguridad.md", "utf8");

type Row = { id: string; level: string; state: string; evidence: string };
const rows: Row[] = guide.split("\n").flatMap((line) => {
  const [, id = "", level = "", , state = "", evidence = ""] = line.split("|").map((cell) => cell.trim());
  return /^\d+(\.\d+){0,2}$/.test(id) ? [{ id, level, state, evidence }] : [];
});
const count = (state: string) => rows.filter((row) => row.state === state).length;

/** `file` or `file` «title» «title» */
const PROOF = /`([\w./$-]+\.(?:ts|tsx|mjs|json|cjs|md|example))`((?:\s*«[^»]+»)*)/g;
type Proof = { file: string; titles: string[] };
const proofsOf = (text: string): Proof[] =>
  [...text.matchAll(PROOF)].map(([, file = "", titles = ""]) => ({
    file,
    titles: [...titles.matchAll(/«([^»]+)»/g)].map(([, title = ""]) => title),
  }));

describe("the table of ASVS", () => {
  test("has well-formed rows, each id once", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(
      rows.filter(({ state, level }) => !STATES.includes(state) || !/^L[12]( y L2)?$|^L[123]$/.test(level)),
    ).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test("shows every row that is met by a file, and gives a reason for the others", () => {
    expect(rows.filter((row) => row.state === "cumple" && proofsOf(row.evidence).length === 0)).toEqual([]);
    expect(rows.filter((row) => row.state !== "cumple" && row.evidence.length < 10)).toEqual([]);
  });

  test("is counted by the claim above it", () => {
    const claim = /ASVS 5\.0 L2 con (\d+) desviaciones listadas y (\d+) filas que dependen de quien opera/.exec(guide);
    expect(claim?.slice(1).map(Number)).toEqual([count("desviación"), count("operador")]);
  });
});

test.each(["docs/seguridad.md", "docs/avisos.md"])("every file and test that %s names exists", (document) => {
  const proofs = proofsOf(readFileSync(document, "utf8")).filter(({ file }) =>
    /^(app|db|docs|scripts|tests)\//.test(file),
  );
  expect(proofs.length).toBeGreaterThan(5);
  expect(proofs.filter(({ file }) => !existsSync(file))).toEqual([]);
  const missing = proofs.flatMap(({ file, titles }) =>
    titles.filter((title) => !readFileSync(file, "utf8").includes(title)).map((title) => `${file}: ${title}`),
  );
  expect(missing).toEqual([]);
});

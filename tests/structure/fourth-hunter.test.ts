// Prevents: another head hunter that needs more than the recipe of CONTRIBUTING.md says: a file, a line, a portrait.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { bundleProgram } from "../support/bundle-program.ts";

/** A copy of the sources in which the recipe was followed. It lies in the project, where programs find the packages. */
let copy: string;
/** What one interview with the fourth hunter showed. */
let shown: Record<string, unknown>;

/** An invented record: another's way of speaking under her own name, with questions in words of her own. */
function olga(): string {
  const { questions, ...rest } = hunterOf("mia");
  const own = {
    ...rest,
    portrait: "/art/olga.svg",
    years: { from: 20, to: null },
    questions: questions.map((one) => ({ ...one, question: `Para empezar de otro modo: ${one.question}` })),
    headlines: {
      ok: ["Olga: bien.", "Olga: muy bien."],
      warn: ["Olga: va.", "Olga: sigue."],
      bad: ["Olga: no.", "Olga: aún no."],
    },
  };
  const text = JSON.stringify(own, null, 2)
    .replaceAll('"mia', '"olga')
    .replace(/(?<!\p{L})M[ií]a(?!\p{L})/gu, "Olga");
  return `import type { Hunter } from "./hunter.ts";\nexport const OLGA = ${text} as const satisfies Hunter;\n`;
}

function followRecipe(folder: string): void {
  writeFileSync(path.join(folder, "hunters", "olga.ts"), olga());
  const list = path.join(folder, "hunters.ts");
  const before = readFileSync(list, "utf8");
  const after = before
    .replace("import { NATALIA }", 'import { OLGA } from "./hunters/olga.ts";\nimport { NATALIA }')
    .replace("MIA] as const", "MIA, OLGA] as const");
  expect(after.match(/OLGA/g), "an import and an entry of the list").toHaveLength(2);
  writeFileSync(list, after);
}

beforeAll(async () => {
  mkdirSync(path.resolve("build", "tests"), { recursive: true });
  copy = mkdtempSync(path.resolve("build", "tests", "fourth-hunter-"));
  for (const folder of ["app", "db"]) cpSync(folder, path.join(copy, folder), { recursive: true });
  followRecipe(path.join(copy, "app", "features", "interview"));
  const program = await bundleProgram("tests/support/fourth-hunter-program.tsx", copy);
  const { stdout } = await promisify(execFile)(process.execPath, [program, "olga"]);
  shown = JSON.parse(stdout);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("a fourth hunter", () => {
  test("greets, asks ten questions of her own and suggests", () => {
    expect(shown.greeting).toContain("Olga");
    expect(shown.questionIds).toEqual(Array.from({ length: 10 }, (_, at) => `olga-${at + 1}`));
    expect(shown.suggestion).toEqual(expect.stringMatching(/\p{L}{3}/u));
  });

  test("gives a report of her own, on the screen and as a file", () => {
    expect(shown).toMatchObject({ status: "completed", hunterId: "olga", judged: 10 });
    expect(shown.headline).toMatch(/^Olga: /);
    expect(shown.file).toContain("Entrevista con: Olga, nivel 20+ años");
    expect(shown.resultScreen).toContain('src="/art/olga.svg" alt="Retrato de Olga"');
    expect(shown.resultScreen).toContain("«Olga: ");
  });

  test("stands in the selection, and suits those with the years that she interviews for", () => {
    expect(shown.selection).toContain("Senior, 20+ años");
    expect(shown.suits).toEqual(["natalia", "mia", "olga"]);
  });

  test("is known to the border and to the judge, and nobody else is", () => {
    expect(shown.refused).toBe(false);
    expect(shown.called).toBe("help_request");
  });
});

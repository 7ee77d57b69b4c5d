import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { finish } from "#app/documents/reader/finish.ts";
import { readDocx } from "#app/documents/reader/office/read-docx.ts";
import { replaceLinesIn } from "#app/documents/reader/rewrite/rewrite-docx.ts";
import { type Engine, swapLines } from "../../support/documents/swapped-lines.ts";

/** In this process: the children, which `npm run docx:check` asks, take longer to start than the work takes. */
const engine: Engine = {
  read: async (bytes) => finish("docx", await readDocx(bytes, () => undefined)),
  replace: async (bytes, changes) => {
    const { pieces, changed } = await replaceLinesIn(
      Buffer.concat([Buffer.from(`${JSON.stringify(changes)}\n`), bytes]),
    );
    const parts = pieces.map((piece) =>
      "base64" in piece ? Buffer.from(piece.base64, "base64") : bytes.subarray(piece.from, piece.to),
    );
    return { bytes: Buffer.concat(parts), changed };
  },
};

const files = globSync("tests/fixtures/docx-producers/*.docx");

test("there are files of many programs, none of them large, each with its line in the list", () => {
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(files.filter((file) => statSync(file).size > 60_000)).toEqual([]);
  const list = readFileSync("tests/fixtures/docx-producers/README.md", "utf8");
  expect(files.map((file) => path.basename(file)).filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
});

test.each(files)("%s: three lines change, and nothing else", async (file) => {
  const { problems, changes } = await swapLines(readFileSync(file), engine);
  expect({ problems, changes: changes.length }).toEqual({ problems: [], changes: 3 });
});

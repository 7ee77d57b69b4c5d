import { describe, expect, test } from "vitest";
import { withChanges } from "#app/features/workshop/lines/change-lines.ts";
import { documentFromText } from "../../support/document-from-text.ts";

const read = documentFromText("Experiencia\nOrdené la bodega. Atendí\npúblico en caja. Cuadré\nla caja.\nOtra línea");
const texts = (changes: Parameters<typeof withChanges>[1]) => withChanges(read, changes).lines.map((line) => line.text);
const SECOND = { line: 1, was: "Atendí público en caja.", text: "Atendí a 120 personas." };
const THIRD = { line: 2, was: "Cuadré la caja.", text: "Cuadré $& 3 cajas." };

describe("sentences told otherwise", () => {
  test("stand in the first of their lines, with what else the lines say", () => {
    expect(texts([SECOND])).toEqual([
      "Experiencia",
      "Ordené la bodega. Atendí a 120 personas. Cuadré",
      "la caja.",
      "Otra línea",
    ]);
  });

  test("change all where one begins on the line on which another ends, in any order", () => {
    const all = ["Experiencia", "Ordené la bodega. Atendí a 120 personas. Cuadré $& 3 cajas.", "Otra línea"];
    expect(texts([SECOND, THIRD])).toEqual(all);
    expect(texts([THIRD, SECOND])).toEqual(all);
  });

  test("leave the document where they are not found", () => {
    expect(
      withChanges(read, [
        { line: 0, was: "No está", text: "x" },
        { ...THIRD, line: 99 },
      ]),
    ).toEqual({
      ...read,
      text: read.lines.map((line) => line.text).join("\n"),
    });
  });
});

import { expect, test } from "vitest";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { wordChanges } from "#app/features/workshop/file/word-changes.ts";
import { documentFromText } from "../../support/document-from-text.ts";

const written = documentFromText(
  "Ana Soto\nEdad: 24 años\nAtención de caja. Orden de bodega.\nAtención de caja\nAtención de caja\n" +
    "Rota en\ndos líneas",
);
const open = withPlaces(written);

test("sentences become whole lines of the file, counted as in it, and several of a line one change", () => {
  expect(open.document.lines).toHaveLength(written.lines.length - 1);
  const changes = [
    { line: 1, was: "Atención de caja.", text: "Atendí la caja: $& 120." },
    { line: 1, was: "Orden de bodega.", text: "Ordené la bodega." },
    { line: 3, was: "Atención de caja", text: "Atendí la caja" },
    { line: 4, was: "Rota en dos líneas", text: "Entera" },
    { line: 99, was: "No está", text: "x" },
  ];
  expect(wordChanges(written, open, changes)).toEqual({
    changes: [
      {
        before: "Atención de caja. Orden de bodega.",
        after: "Atendí la caja: $& 120. Ordené la bodega.",
        occurrence: 1,
      },
      { before: "Atención de caja", after: "Atendí la caja", occurrence: 2 },
    ],
    unplaced: ["Rota en dos líneas", "No está"],
  });
});

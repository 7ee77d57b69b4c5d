import { describe, expect, it } from "vitest";
import type { DocumentLine } from "#app/documents/document.ts";
import { lineEvidence, listEvidence } from "#app/features/cv/review/line-evidence.ts";
import { readingOf } from "../cv-rubric/reading-builder.ts";
import { documentOf } from "./document-of.ts";

const read = (...lines: (string | Partial<DocumentLine>)[]) => ({
  reading: { ...readingOf({}), document: documentOf(lines, "pdf") },
});

describe("a line as evidence", () => {
  it("is the cell that names what is spoken of", () => {
    const row = read({ text: "2020  Control de inventarios, 60 horas  OTEC Ruedas del Sur", role: "table" });
    expect(lineEvidence(row, 0, "Control de inventarios")).toBe("Control de inventarios, 60 horas");
    expect(lineEvidence(row, 0)).toBe("Control de inventarios, 60 horas");
  });

  it("is none where the named item goes on below", () => {
    const wrapped = read("Word, correo", "electrónico, náhuatl");
    expect(lineEvidence(wrapped, 0, "Word")).toBe("Word");
    expect(lineEvidence(wrapped, 0, "correo")).toBe("");
  });

  it("of a list leaves out the label of its row and the sentences beside it", () => {
    expect(listEvidence(read("Coding Python, SQL"), 0, "SQL")).toBe("Python, SQL");
    expect(listEvidence(read("Adobe Photoshop, Excel"), 0, "Excel")).toBe("Adobe Photoshop, Excel");
    expect(listEvidence(read("Word, Excel. Hablo alemán."), 0, "Excel")).toBe("Word, Excel.");
  });
});

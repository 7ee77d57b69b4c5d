import { describe, expect, it } from "vitest";
import { goesOn, wholeItems } from "#app/features/cv/review/line-continuation.ts";
import { documentOf } from "./document-of.ts";

const pdf = (lines: Parameters<typeof documentOf>[0]) => documentOf(lines, "pdf");

const full = "2025 National Professional Qualification for Senior Leadership, Northern Ridings Teaching";

describe("a line whose end is not known", () => {
  it("is full, and the next one stands right below it at the same margin", () => {
    const school = pdf([{ text: full }, { text: "School" }, { text: "2017 PGCE Primary", gapBefore: 0.2 }]);
    expect(goesOn(school, 0)).toBe(true);
    expect(goesOn(school, 1)).toBe(false);
    expect(goesOn(documentOf([{ text: full }, { text: "School" }], "docx"), 0)).toBe(false);
  });

  it("is a bullet over a line that stands further in", () => {
    const line = { text: "Modelos 3D en Leapfrog para clientes de la mediana", role: "list" as const };
    expect(goesOn(pdf([line, { text: "Minería.", x: 70 }]), 0)).toBe(true);
    expect(goesOn(pdf([line, { text: "Minería.", role: "list" }]), 0)).toBe(false);
  });

  it("is followed by a small letter where sentences begin with a capital", () => {
    const lines = [{ text: "Creole, french, english a little bit (my nephew help" }, { text: "me with this paper)" }];
    expect(goesOn(pdf(lines), 0)).toBe(true);
    expect(goesOn(pdf([{ text: "Atendí a clientes." }, { text: "y ordené la bodega" }]), 0)).toBe(false);
  });
});

describe("the whole items of a line", () => {
  it("leave out what belongs to the lines around it", () => {
    const list = pdf([
      { text: "Cadenas y nieve, GPS y tacógrafo, mecánica" },
      { text: "básica, amarre de carga, equipo" },
      { text: "de frío" },
    ]);
    expect(wholeItems(list, 0)).toBe("Cadenas y nieve, GPS y tacógrafo");
    expect(wholeItems(list, 1)).toBe("amarre de carga");
    expect(wholeItems(list, 2)).toBeNull();
  });

  it("begin with the line where the one before ended in a comma", () => {
    const list = pdf([{ text: "Cadenas y nieve, GPS y tacógrafo," }, { text: "amarre de carga, frío" }]);
    expect(wholeItems(list, 1)).toBe("amarre de carga, frío");
  });

  it("are those of one cell", () => {
    const row = pdf([{ text: "2020  Control de inventarios, 60 horas  OTEC Ruedas", role: "table" }]);
    expect(wholeItems(row, 0, "Control de inventarios, 60 horas")).toBe("Control de inventarios, 60 horas");
  });
});

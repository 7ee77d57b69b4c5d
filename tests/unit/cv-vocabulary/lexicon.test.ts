import { describe, expect, it, vi } from "vitest";
import { buildLexicon, phraseKey } from "#app/features/cv/vocabulary/lexicon.ts";

const jobs = buildLexicon([
  ["jefe", "jefe"],
  ["jefe de bodega", "bodega"],
  ["enfermero clínico", "enfermero"],
  ["vendedor", "vendedor"],
  ["capataz", "capataz"],
  ["factura", "factura"],
  ["investigación y desarrollo", "i+d"],
  ["ingeniero en informática", "informática"],
]);
const found = (text: string) => jobs.matches(text).map((match) => match.value);

describe("borders", () => {
  it("finds whole words only", () => {
    expect(found("manufactura y facturación")).toEqual([]);
    expect(found("facturas/vendedora.")).toEqual(["factura", "vendedor"]);
  });

  it("does not cross commas, line ends, table cells or spaced dashes", () => {
    for (const text of ["enfermera, clínica", "enfermera\nclínica", "enfermera  clínica", "enfermera - clínica"]) {
      expect(found(text)).toEqual([]);
    }
  });

  it("goes on over abbreviations, hyphens and slashes", () => {
    const lexicon = buildLexicon([
      ["Ing. Civil", 1],
      ["full stack", 2],
      ["TCP/IP", 3],
      ["ISO 9001", 4],
    ]);
    expect(
      lexicon.matches("ing civil, Full-Stack, tcp/ip, ISO9001:2015, ISO-9001").map((match) => match.value),
    ).toEqual([1, 2, 3, 4, 4]);
    expect(lexicon.has("ISO 90011")).toBe(false);
    expect(lexicon.has("xISO 9001")).toBe(false);
    expect(
      buildLexicon([["clase A", 1]])
        .matches("clase A, clase A4")
        .map((match) => match.end),
    ).toEqual([7]);
    expect(buildLexicon([["4 años", 1]]).matches("A4 años")).toEqual([]);
  });
});

describe("Spanish forms", () => {
  it("matches either gender and number, with or without accents", () => {
    for (const text of [
      "Enfermera Clínica",
      "ENFERMEROS CLINICOS",
      "enfermero/a clínico/a",
      "Enfermera(o) clínica(o)",
    ]) {
      expect(jobs.get(text)).toBe("enfermero");
    }
    for (const text of ["vendedora", "vendedores", "Vendedoras", "vendedor(a)"])
      expect(jobs.get(text)).toBe("vendedor");
    expect(jobs.get("capataces")).toBe("capataz");
  });

  it("lets connectors differ inside a phrase, not at its ends", () => {
    for (const text of ["jefa de la bodega", "jefe bodega", "Jefe en bodegas"]) expect(jobs.get(text)).toBe("bodega");
    expect(jobs.get("ingeniera informática")).toBe("informática");
    expect(jobs.matches("de bodega")).toEqual([]);
    expect(jobs.matches("el jefe de la").map((match) => match.text)).toEqual(["jefe"]);
  });

  it("reads & as y", () => {
    expect(jobs.get("Investigación & Desarrollo")).toBe("i+d");
  });
});

describe("matching", () => {
  it("takes the longest phrase and leaves no overlaps", () => {
    expect(found("Jefa de Bodega; jefe de ventas")).toEqual(["bodega", "jefe"]);
  });

  it("gives the offsets and the written text", () => {
    const text = "Fui Jefa de Bodega en Ñuñoa";
    const [match] = jobs.matches(text);
    expect(match).toEqual({ start: 4, end: 18, text: "Jefa de Bodega", value: "bodega", phrase: "jefe de bodega" });
  });

  it("keeps proper names as written", () => {
    const names = buildLexicon(
      [
        ["Canva", 1],
        ["La Serena", 2],
      ],
      { literal: true },
    );
    expect(names.matches("Canvas; CANVA; La Serena; Serena").map((match) => match.value)).toEqual([1, 2]);
  });

  it("can hold both kinds", () => {
    const mixed = buildLexicon(
      [
        ["Maya", "tool"],
        ["marca", "word"],
      ],
      { literal: (value) => value === "tool" },
    );
    expect(mixed.has("mayo")).toBe(false);
    expect(mixed.has("marcas")).toBe(true);
  });

  it("takes the longer of a proper name and a common phrase", () => {
    const mixed = buildLexicon<string>(
      [
        ["Power", "name"],
        ["power de ventas", "phrase"],
      ],
      { literal: (value) => value === "name" },
    );
    expect(mixed.matches("Power ventas").map((match) => match.value)).toEqual(["phrase"]);
    expect(mixed.matches("power, ventas").map((match) => match.value)).toEqual(["name"]);
  });

  it("passes over what hides an entry", () => {
    const doctors = buildLexicon([["médico", 1]], { never: ["centro médico"] });
    expect(doctors.matches("Médica en centro médico").map((match) => match.start)).toEqual([0]);
    expect(doctors.has("centro médico")).toBe(false);
  });

  it("answers for a whole text only when it is one phrase", () => {
    expect(jobs.has("• Vendedora:")).toBe(true);
    expect(jobs.has("vendedora en tienda")).toBe(false);
    expect(jobs.has("")).toBe(false);
  });

  it("keeps the first of two equal entries", () => {
    const lexicon = buildLexicon([
      ["vendedor", 1],
      ["Vendedora", 2],
    ]);
    expect([lexicon.get("vendedores"), lexicon.size]).toEqual([1, 1]);
    expect(phraseKey("Jefas de la Bodega")).toBe(phraseKey("jefe de bodega"));
  });
});

describe("cost", () => {
  it("grows in proportion to the text, also where every phrase nearly matches", () => {
    const long = buildLexicon([
      ["gestión de la gestión de la gestión de la gestión de proyectos", 1],
      ["la", 2],
    ]);
    const steps = (text: string) => {
      const get = vi.spyOn(Map.prototype, "get");
      long.matches(text);
      const count = get.mock.calls.length;
      get.mockRestore();
      return count;
    };
    const unit = "gestión de la la en el gestión ";
    const once = steps(unit.repeat(500));
    expect(once).toBeGreaterThan(500);
    expect(steps(unit.repeat(1000))).toBeLessThan(once * 2.1);
    expect(once).toBeLessThan(unit.length * 500 * 4);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalize, tokens } from "#app/features/cv/vocabulary/normalize-text.ts";

describe("fold", () => {
  it("drops case and accents and keeps signs", () => {
    expect(normalize("ÑUÑOA, Región de Aysén")).toBe("nunoa, region de aysen");
    expect(normalize("C++ / C# & .NET 4.8 – 50 %")).toBe("c++ / c# & .net 4.8 - 50 %");
    expect(normalize("año’20")).toBe("ano'20");
  });

  it("reads decomposed letters like composed ones", () => {
    expect(normalize("Pen\u0303alole\u0301n")).toBe("penalolen");
  });

  it("keeps the offsets of the NFC form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => normalize(text).length === text.normalize("NFC").length),
      { numRuns: 500 },
    );
    expect(normalize("İstanbul Œuvre Straße")).toHaveLength("İstanbul Œuvre Straße".length);
  });

  it("is stable", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => normalize(normalize(text)) === normalize(text)));
    expect(normalize("İ")).toBe("i");
  });
});

describe("tokens", () => {
  const words = (text: string) => tokens(text).map((token) => token.normalized);

  it("takes the marks of either gender into the word", () => {
    expect(words("Enfermero/a, vendedor(a), profesor (a), enfermer@s, Contador/ora")).toEqual([
      "enfermero",
      "vendedor",
      "profesor",
      "enfermeros",
      "contador",
    ]);
  });

  it("leaves what only looks like such a mark", () => {
    expect(words("y/o maria@correo.cl A/B")).toEqual(["y", "o", "maria", "correo", "cl", "a", "b"]);
  });

  it("knows C++, C# and .NET", () => {
    expect(words("C++, C#, .NET y ASP.NET")).toEqual(["c++", "c#", ".net", "y", "asp", "net"]);
  });

  it("gives offsets that cut the text of the token", () => {
    const text = "Ñandú: jefe/a de sección";
    for (const token of tokens(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
    expect(tokens(text).map((token) => token.text)).toEqual(["Ñandú", "jefe/a", "de", "sección"]);
  });
});

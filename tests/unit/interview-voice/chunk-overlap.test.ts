import { describe, expect, it } from "vitest";
import { joinWithoutOverlap } from "#app/features/interview/voice/chunk-overlap.ts";

describe("the overlap of two chunks", () => {
  it.each([
    ["Trabajé tres años en la", "en la clínica de Valdivia.", "clínica de Valdivia."],
    ["medimos el tiempo de espera", "El tiempo de espera bajó", "bajó"],
    ["y eso ayudó", "ayudo al equipo", "al equipo"],
    ["Fue en Concepción.", "¿Concepción? Sí, allá.", "? Sí, allá."],
    ["ventas del 2024", "2024 y 2025", "y 2025"],
  ])("says once what both sides heard: %s | %s", (before, next, text) => {
    expect(joinWithoutOverlap(before, next).text).toBe(text);
  });

  it("takes the longest run that fits, not the first", () => {
    expect(joinWithoutOverlap("una vez y una vez", "una vez y una vez más").text).toBe("más");
    expect(joinWithoutOverlap("que no que", "que no que sí").text).toBe("sí");
  });

  it("looks at six words at most: more were never shared", () => {
    const seven = "uno dos tres cuatro cinco seis siete";
    expect(joinWithoutOverlap(seven, `${seven} ocho`).text).toBe(`${seven} ocho`);
    expect(joinWithoutOverlap(seven, "dos tres cuatro cinco seis siete ocho").text).toBe("ocho");
  });

  it.each([
    ["los clientes", "estaban contentos"],
    ["", "Buenos días"],
    ["casa", "casas nuevas"],
    ["¿…?", "… y luego"],
  ])("leaves alone what is not the same: %s | %s", (before, next) => {
    expect(joinWithoutOverlap(before, next)).toEqual({ text: next, cut: 0 });
  });

  it("adds nothing where the next one heard only the end of the one before", () => {
    expect(joinWithoutOverlap("subió de cuatro a nueve.", "a nueve")).toEqual({ text: "", cut: 0 });
    expect(joinWithoutOverlap("subió de cuatro a nueve.", "  ")).toEqual({ text: "", cut: 0 });
  });

  it("takes back the full stop of a sentence that goes on", () => {
    expect(joinWithoutOverlap("Estuve a cargo de la bodega.", "la bodega y del despacho.")).toEqual({
      text: "y del despacho.",
      cut: 1,
    });
    expect(joinWithoutOverlap("Estuve en…", "en Arica")).toEqual({ text: "Arica", cut: 1 });
  });
});

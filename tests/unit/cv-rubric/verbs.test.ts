import { describe, expect, it } from "vitest";
import { readAchievement } from "#app/features/cv/rubric/evidence/results.ts";
import { opener } from "#app/features/cv/rubric/evidence/verbs.ts";

describe("how a sentence opens", () => {
  it.each([
    ["Diseñé un plan de riego", "strong"],
    ["Lidero una cuadrilla", "strong"],
    ["Reduje la espera", "strong"],
    ["Led a team", "strong"],
    ["Implantei o sistema", "strong"],
    ["He formulado proyectos culturales", "strong"],
    ["Logros: Obtuve la certificación", "strong"],
    ["Apoyé la toma de muestras", "routine"],
    ["Participé en reuniones", "routine"],
    ["Assisted the manager", "routine"],
    ["Coordinación de turnos", "noun"],
    ["Apoyo en bodega", "weak"],
    ["Atender público", "infinitive"],
    ["Responsable de caja", "weak"],
    ["Encargada del taller", "weak"],
    ["Hacía de todo", "weak"],
    ["Me tocaba ordenar", "weak"],
    ["A cargo de dos personas", "weak"],
    ["Encabezo un equipo de turno", "strong"],
    ["Evalúo programas sociales", "strong"],
    ["Puse en marcha el registro", "strong"],
    ["Diseño la red de distribución", "strong"],
    ["Diseño de planos", "noun"],
    ["Cierre contable mensual", "noun"],
    ["Poda, raleo y cosecha", "noun"],
    ["Pasantía en el banco de datos", "none"],
    ["Atiendo a 28 camas", "routine"],
    ["Lead the monthly cycle", "strong"],
    ["Support for branches", "noun"],
    ["Maintain SQL queries", "routine"],
    ["Realizaba la cobranza", "weak"],
    ["Bajo supervisión de la jefatura", "weak"],
    ["Taller de teatro", "noun"],
    ["Comité de higiene", "none"],
    ["administrativo y otras cosas", "none"],
    ["Hospital de la costa", "none"],
  ])("%s: %s", (text, kind) => {
    expect(opener(text, null).kind).toBe(kind);
  });

  it("takes a figure at the start for an outcome", () => {
    expect(readAchievement("46 registros aprobados en un año", [0], null).opener.kind).toBe("result");
  });
});

describe("the strength of a sentence", () => {
  const strength = (text: string) => readAchievement(text, [0], null).strength;

  it("grows from a task to a measured change", () => {
    const ladder = [
      "Atención de público",
      "Atención de 40 personas al día",
      "Atendí a 40 personas al día",
      "Diseñé un plan para 40 personas",
      "Recaudé 40 millones",
      "Reduje la espera de 40 a 15 minutos",
    ].map(strength);
    expect([...ladder].sort((a, b) => a - b)).toEqual(ladder);
    expect(new Set(ladder).size).toBe(6);
  });

  it("is nothing for wishes, will and what was not done", () => {
    for (const text of [
      "Espero aumentar las ventas en 20%",
      "Siempre doy el 110% de esfuerzo",
      "No logré la meta de 30 ventas",
      "Me considero una persona 100% responsable",
    ])
      expect(strength(text), text).toBe(0);
  });

  it("does not take a port's economy, less than two years or a preposition for a change", () => {
    for (const [text, plain] of [
      ["Notas de economía, 40 al mes", "Notas de puerto, 40 al mes"],
      ["Diseñé 14 marcas en menos de dos años", "Diseñé 14 marcas en casi dos años"],
      ["Operé 14 grúas bajo presión", "Operé 14 grúas con presión"],
    ] as const)
      expect(strength(text), text).toBe(strength(plain));
  });

  it("counts outcomes without figures a little", () => {
    expect(strength("Primer lugar en el concurso regional de afiches")).toBeGreaterThan(
      strength("Elaboración de afiches"),
    );
  });
});

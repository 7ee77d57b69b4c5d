import { describe, expect, test } from "vitest";
import { skillsInProse } from "#app/features/cv/facts/skills/skills.ts";
import { factsOf, skillsOf } from "./summary.ts";

describe("abilities in sentences", () => {
  test.each([
    ["Sé sumar rápido, cuidar niños y cocinar.", ["sumar rápido", "cuidar niños", "cocinar"]],
    ["Buen manejo de GeoGebra, Classroom y Excel.", ["GeoGebra", "Classroom", "Excel"]],
    [
      "Experiencia en jefatura de curso, evaluación y preparación PAES.",
      ["jefatura de curso", "evaluación", "preparación PAES"],
    ],
    ["Conocimientos básicos de electricidad y gasfitería, para casas", ["electricidad", "gasfitería"]],
    ["algo de mecánica", ["mecánica"]],
    ["con manejo de caja y arqueo", ["manejo de caja", "arqueo"]],
  ])("%s", (text, expected) => {
    expect(skillsInProse(text, false)).toEqual(expected);
  });

  test.each([
    "Experiencia en empresas del rubro",
    "Sé que puedo aportar",
    "manejo de lo que me pidan",
    "uso la palabra con cuidado",
  ])("%s: none", (text) => {
    expect(skillsInProse(text, false)).toEqual([]);
  });

  test("what a job gave experience in is told there, not listed", () => {
    expect(skillsInProse("experiencia en ventas y caja", true)).toEqual([]);
  });
});

test("languages and licences of a list count; answers, years and sentences do not", () => {
  const facts = factsOf(`
Laura Vera
Habilidades
Inglés intermedio, licencia clase B, planillas de cálculo, renovada en 2025
Facturación electrónica: sí
Venta consultiva: cerré contratos con 30 clientes
Sé manejar pero no tengo auto`);
  expect(skillsOf(facts)).toEqual([
    "Inglés intermedio",
    "licencia clase B",
    "planillas de cálculo",
    "Facturación electrónica",
    "Venta consultiva",
  ]);
});

test("a row of tools at the foot of another section", () => {
  const facts = factsOf(`
Ema Quiroga
Formación
Fotografía Profesional, Instituto de Artes Visuales, 2011 – 2013
Lightroom, Photoshop, Premiere`);
  expect(skillsOf(facts)).toEqual(expect.arrayContaining(["Lightroom", "Photoshop", "Premiere"]));
});

test("the name of a skill that a narrow column cut", () => {
  const facts = factsOf(`
# Gala Ríos
Geóloga
Copiapó
# Software y técnica
Leapfrog
Modelamiento de
recursos
Mapeo geológico`);
  expect(skillsOf(facts)).toEqual(["Leapfrog", "Modelamiento de recursos", "Mapeo geológico"]);
});

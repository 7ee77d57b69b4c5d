import { describe, expect, it } from "vitest";
import { figures } from "#app/features/cv/rubric/evidence/figures.ts";

describe("figures that measure something", () => {
  it.each([
    ["Bajé la merma 12,5% en un semestre", "change"],
    ["plazo medio de 14 a 9 meses", "change"],
    ["Pasé la sala de 20 a 35 camas", "change"],
    ["Reduced onboarding from 30 to 12 days", "change"],
    ["46 registros aprobados", "amount"],
    ["Manejo un presupuesto de UF 3.200", "amount"],
    ["Siembra de 180 hectáreas", "amount"],
    ["Revisión de 1.200 m2 de obra", "amount"],
    ["Lidero un equipo de 7", "amount"],
    ["cero accidentes con baja", "amount"],
    ["Supervisión de 3 analistas", "word"],
    ["Supervisión de tres analistas", "word"],
    ["Protocolo adoptado por dieciocho empresas", "amount"],
    ["La cartera de clientes se duplicó", "change"],
    ["Automaticé con Python 6 reportes", "amount"],
    ["Ahorré 10 horas semanales al equipo", "amount"],
    ["Cut storage by a third", "change"],
  ])("%s", (text, kind) => {
    expect(figures(text)[0]?.kind).toBe(kind);
  });

  it.each([
    "Fono 9 5555 0199",
    "+56 9 5555 0199",
    "RUT 12.345.678-5",
    "Pasaje Los Olmos 1234, Talca",
    "marzo 2019 a julio 2022",
    "03/2019 - 07/2022",
    "2018 - 2020",
    "Curso de primeros auxilios, 40 horas",
    "Excel intermedio (24 hrs)",
    "Implementé ISO 9001 y la norma NCh 433",
    "Office 365 y Windows 11",
    "Ley 21.719",
    "Profesor de 1° a 4° medio",
    "licencia clase B, 34 años",
    "con 12 años de experiencia",
    "más de 8 años en ventas",
    "turno 7x7",
    "Migración a Java 17 y Python 3",
    "Jornada de 44 horas semanales",
    "Lean Six Sigma",
    "dos hijos, 3 hijos",
    "juan.perez99@example.cl",
    "grupos mixtos, nivel B2",
  ])("does not take %s for one", (text) => {
    expect(figures(text)).toEqual([]);
  });

  it("tells a range from a rise", () => {
    expect(figures("Atención de grupos de 6 a 14 niños")[0]?.kind).toBe("amount");
    expect(figures("Subí la matrícula de 6 a 14 cursos")[0]?.kind).toBe("change");
  });

  it("gives the place of each in the text", () => {
    const text = "Atendí 30 mesas y 4 eventos";
    for (const figure of figures(text))
      expect(text.slice(figure.start, figure.start + figure.text.length)).toBe(figure.text);
  });
});

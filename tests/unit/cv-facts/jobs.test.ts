import { describe, expect, it } from "vitest";
import { isGap } from "#app/features/cv/facts/jobs/jobs.ts";
import { factsOf, jobsOf } from "./summary.ts";

const cv = (...lines: string[]) =>
  factsOf(
    ["Rosa Vera Soto", "rosa@exemplo.cl", "", "Experiencia laboral", ...lines, "", "Estudios", "Enseñanza media"].join(
      "\n",
    ),
  );

describe("the dates of a job", () => {
  it.each([
    ["six months of a year are its first ones", "Cajera, Almacén Sur, 2019 (6 meses)", "2019-01..2019-06"],
    ["twelve are the year", "Cajera, Almacén Sur, 2019 (12 meses)", "2019-01..2019-12"],
    [
      "a length of more than a year says nothing against the year",
      "Cajera, Almacén Sur, 2019 (13 meses)",
      "2019-01..2019-12",
    ],
    ["a length beside a range of years says nothing", "Cajera, Almacén Sur, 2019 - 2020 (6 meses)", "2019-01..2020-12"],
    [
      "a length beside months says nothing",
      "Cajera, Almacén Sur, marzo 2019 - mayo 2019 (6 meses)",
      "2019-03..2019-05",
    ],
    ["this month has begun", "Cajera, Almacén Sur, noviembre 2026 - actualidad", "2026-11..now"],
    ["the next has not", "Cajera, Almacén Sur, diciembre 2026 - actualidad", "no dates"],
  ])("%s", (_situation, line, dates) => {
    expect(jobsOf(cv(line))).toEqual([`Cajera | Almacén Sur | ${dates}`]);
  });

  it("a length without dates is kept as such", () => {
    expect(cv("Cajera, Almacén Sur, 3 años").jobs).toMatchObject([
      { interval: null, months: 36, datePrecision: "none" },
    ]);
    expect(cv("Cajera, Almacén Sur, 2019 - 2020").jobs).toMatchObject([{ months: null, datePrecision: "year" }]);
  });

  it.each([
    ["Cajera, Almacén Sur (marzo 2018 - mayo 2019)", "marzo 2018 - mayo 2019"],
    ["Cajera, Almacén Sur, marzo 2018 - mayo 2019 (1 año 3 meses)", "marzo 2018 - mayo 2019"],
  ])("are kept as written, without brackets and lengths: %s", (line, written) => {
    expect(cv(line).jobs[0]?.dateText).toBe(written);
  });
});

describe("a bare year at the end counts whole, unless the next job begins in it", () => {
  const first = "Contadora, Maderas del Sur, 2015 - 2018";
  const endOf = (...lines: string[]) => jobsOf(cv(...lines))[0]?.split("..")[1];
  it.each([
    ["nothing follows", [], "2018-12"],
    ["the next begins in March of it", ["Cajera, Almacén Sur, marzo 2018 - 2020"], "2018-02"],
    ["the next begins in January of it", ["Cajera, Almacén Sur, enero 2018 - 2020"], "2017-12"],
    ["the next begins in December of it", ["Cajera, Almacén Sur, diciembre 2018 - 2020"], "2018-11"],
    ["the next begins in the year after", ["Cajera, Almacén Sur, enero 2019 - 2020"], "2018-12"],
    [
      "the first of two that begin in it counts",
      ["Cajera, Almacén Sur, agosto 2018 - 2020", "", "Garzona, Café Luna, mayo 2018 - junio 2018"],
      "2018-04",
    ],
    ["an internship shortens nothing", ["Práctica profesional, Banco del Sur, marzo 2018 - mayo 2018"], "2018-12"],
    ["one that began earlier shortens nothing", ["Cajera, Almacén Sur, marzo 2014 - 2020"], "2018-12"],
  ])("%s", (_situation, next, end) => expect(endOf(first, "", ...next)).toBe(end));

  it("a month at the end stays", () => {
    const lines = ["Contadora, Maderas del Sur, enero 2015 - junio 2018", "", "Cajera, Almacén Sur, marzo 2018 - 2020"];
    expect(endOf(...lines)).toBe("2018-06");
  });
});

describe("what is no job", () => {
  it.each([
    "Receso por maternidad",
    "Servicio militar",
    "Año sabático",
    "Cuidado de mi madre",
    "Licencia médica",
    "Dueña de casa",
    "Career break",
  ])("%s", (title) => expect(isGap(title)).toBe(true));

  it.each(["Cuidadora de adultos mayores", "Ejecutiva de viajes", "Militar", "Cajera"])(
    "but this is one: %s",
    (title) => {
      expect(isGap(title)).toBe(false);
    },
  );

  it("a gap and a degree among the jobs are left out, the job beside them is not", () => {
    const job = "Cajera, Almacén Sur, 2017 - 2020";
    expect(jobsOf(cv("Receso por maternidad, 2015 - 2016", "", job))).toEqual([
      "Cajera | Almacén Sur | 2017-01..2020-12",
    ]);
    expect(jobsOf(cv("Técnico en Enfermería, Instituto del Sur, 2015", "", job))).toHaveLength(1);
  });
});

describe("without any dates", () => {
  it("each line that names a job begins one, labels too", () => {
    const named = ["Cargo: Contadora", "Empresa: Maderas del Sur", "Cerré balances"];
    expect(jobsOf(cv(...named, "Cargo: Cajera", "Empresa: Almacén Sur"))).toEqual([
      "Contadora | Maderas del Sur | no dates",
      "Cajera | Almacén Sur | no dates",
    ]);
  });

  it("the title may stand in the sentence below the place", () => {
    const lines = ["Colegio Los Robles, 2010 - 2020", "Profesora de Historia de 1° a 4° medio. Jefa de curso."];
    expect(jobsOf(cv(...lines))).toEqual([
      "Profesora de Historia de 1° a 4° medio | Colegio Los Robles | 2010-01..2020-12",
    ]);
  });
});

it("does not take the years that an article treats of for a job of its writer", () => {
  const facts = factsOf(`
Ana Rojas Soto
Ingeniera Forestal, Dra. en Ciencias Forestales
Docencia
Rojas, A. (2019). Sequía y crecimiento radial, 1950–2015. Anales del Silvicultor, 9(1), 1–20.`);
  expect(facts.jobs).toEqual([]);
});

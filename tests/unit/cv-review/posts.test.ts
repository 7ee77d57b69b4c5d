import { describe, expect, it } from "vitest";
import type { Job } from "#app/features/cv/facts/facts.ts";
import { postNaming, standsWhole, withPlausibleNames } from "#app/features/cv/review/quotable-jobs.ts";
import { documentOf } from "./document-of.ts";

function job(title: string | null, employer: string | null, [start, end]: [number, number | null], line: number): Job {
  return {
    title,
    employer,
    kind: "employment",
    interval: { start: start * 12, end: end === null ? null : end * 12 },
    dateText: "",
    datePrecision: "month",
    months: null,
    headerLines: [line],
    detailLines: [],
  };
}

describe("what a post is called", () => {
  it.each([
    ["Lead Data Engineer", "Faro Payments", "Lead Data Engineer", "Faro Payments"],
    ["fines de semana)", "Eventos La Guinda, por boleta", null, "Eventos La Guinda"],
    ["PARTICULAR", "TOLVA", null, null],
    ["Montajista y asistente de", "Casa de la", null, null],
    ["Hostel Luna de Sal", null, null, "Hostel Luna de Sal"],
    ["Desarrolladora Full Stack, Salud", "Línea Puerto", "Desarrolladora Full Stack", null],
  ])("%s in %s: %s, %s", (title, employer, saidTitle, saidEmployer) => {
    expect(withPlausibleNames(job(title, employer, [2020, 2021], 0))).toMatchObject({
      title: saidTitle,
      employer: saidEmployer,
    });
  });

  it("is told in whole once and shortly after that", () => {
    const now = job("Enfermera", "Hospital de Puerto Varas", [2021, null], 0);
    const before = job("Técnica en enfermería", "Clínica Los Notros", [2016, 2020], 1);
    const { phrase } = postNaming([now, before]);
    expect([phrase(now), phrase(now)]).toEqual([
      "tu cargo de enfermera en Hospital de Puerto Varas",
      "tu cargo actual",
    ]);
    expect([phrase(before), phrase(before)]).toEqual([
      "tu cargo de técnica en enfermería en Clínica Los Notros",
      "tu trabajo en Clínica Los Notros",
    ]);
    // Whether one that ended was the last nobody can tell: another may have been missed.
    const last = job("Enfermera", "Hospital de Puerto Varas", [2021, 2023], 0);
    const ended = postNaming([last, before]);
    ended.named(last);
    expect(ended.phrase(last)).toBe("tu trabajo en Hospital de Puerto Varas");
  });

  it("is not called the present one where two go on", () => {
    const two = [
      job("Enfermera", "Hospital de Puerto Varas", [2021, null], 0),
      job("Docente", "Liceo Alerce Sur", [2019, null], 1),
    ];
    const { phrase } = postNaming(two);
    phrase(two[0] ?? null);
    expect(phrase(two[0] ?? null)).toBe("tu trabajo en Hospital de Puerto Varas");
  });
});

describe("a name in its line", () => {
  const document = documentOf([
    "Tecnóloga médica encargada de Unidad de Medicina y",
    "transfusional",
    "Socio, Irarrázaval, Melo y Quiroz Abogados",
    "Enfermera, Hospital de Puerto Varas",
  ]);
  it.each([
    ["Unidad de Medicina y", 0, false],
    ["Melo y Quiroz Abogados", 2, false],
    ["Hospital de Puerto Varas", 3, true],
    ["Enfermera", 3, true],
  ])("%s", (name, line, stands) => expect(standsWhole(document, [line], name)).toBe(stands));
});

/** CVs written plainly: jobs without known words, dates above the employer, a trade told in one sentence. */

import { expect, test } from "vitest";
import { factsOf, jobsOf } from "./summary.ts";

test("under a heading of work a short dated line is a job, whatever its words", () => {
  const facts = factsOf(`Rosa Elena Catrileo Paine
Vivo en: Angol

Experiencia laboral
Limpieza de piscinas, 2014 - 2017
Aseo de casas, 2018 - 2021

Estudios
Octavo básico`);
  expect(jobsOf(facts)).toEqual([
    "Limpieza de piscinas | null | 2014-01..2017-12",
    "Aseo de casas | null | 2018-01..2021-12",
  ]);
});

test("a line of dates dates the sentence below it that names employer and title", () => {
  const facts = factsOf(`Carmen Gloria Muñoz Vidal
carmen.munoz@example.com

EMPLEOS
Junio 2022 al presente
Comercial Los Notros. Asistente contable, jornada parcial.
Registro de compras y ventas.

Marzo 2010 a julio 2019
Forestal Ñielol y Cía. Secretaria de gerencia y recepción.
Agenda, archivo y correspondencia.`);
  expect(jobsOf(facts)).toEqual([
    "Asistente contable | Comercial Los Notros | 2022-06..now",
    "Secretaria de gerencia y recepción | Forestal Ñielol y Cía | 2010-03..2019-07",
  ]);
});

test("antecedents told of somebody: the name without its address, jobs after 'se ha desempeñado en'", () => {
  const facts = factsOf(`ANTECEDENTES DEL SR. LUIS ALBERTO FIGUEROA SOTO

Título
Ingeniería Civil Mecánica (1990)

Se ha desempeñado en
Maestranza Río Claro, 1993-2001, ingeniero
Asesorías varias, 2003-2009

Varios
Casado, 61 años. Reside en Rancagua.`);
  expect(facts.name).toBe("Luis Alberto Figueroa Soto");
  expect(facts.location).toBe("Rancagua");
  expect(jobsOf(facts)).toEqual([
    "ingeniero | Maestranza Río Claro | 1993-01..2001-12",
    "null | Asesorías varias | 2003-01..2009-12",
  ]);
});

test("a trade over the name, two towns, and work told in a sentence", () => {
  const facts = factsOf(`GASFITER
Hernán Eduardo Araya Ponce
Quillota y Limache
Fono 9 5555 1212

Trabajo en edificios y condominios desde 2017.
Cambio de calefont y cañerías.`);
  expect([facts.name, facts.profession, facts.location]).toEqual([
    "Hernán Eduardo Araya Ponce",
    "GASFITER",
    "Quillota y Limache",
  ]);
  expect(facts.jobs.map((job) => job.interval)).toEqual([{ start: 2017 * 12, end: null }]);
  expect(facts.jobs[0]?.title ?? facts.jobs[0]?.employer).not.toMatch(/Hernán/);
});

test("seasons one under the other belong to the job above them; dots lead to the employer", () => {
  const facts = factsOf(`Paula Andrea Rojas Leiva
paula.rojas@example.com

EXPERIENCIA LABORAL
Guía de trekking .......... Expediciones Cerro Hueco
Octubre 2022 - abril 2023
Octubre 2021 - abril 2022
Caminatas de varios días.`);
  expect(jobsOf(facts)).toEqual([
    "Guía de trekking | Expediciones Cerro Hueco | 2022-10..2023-04",
    "Guía de trekking | Expediciones Cerro Hueco | 2021-10..2022-04",
  ]);
});

import { expect, test } from "vitest";
import { factsOf, jobsOf } from "./summary.ts";

const HEAD = "Ana Soto Riffo\nana@example.com\n";
const LISTED = `
Experiencia
Topógrafo de obra, Constructora Puente Quepe S.A., agosto de 2009 a noviembre de 2015
Topógrafo, Caminos Allipén SpA, mayo de 2003 a junio de 2009`;
const READ = [
  "Topógrafo de obra | Constructora Puente Quepe S.A. | 2009-08..2015-11",
  "Topógrafo | Caminos Allipén SpA | 2003-05..2009-06",
];

test.each([
  ["a sentence of a time without work", `${HEAD}${LISTED}\nEntre 2000 y 2003 me dediqué al campo de mi familia.`],
  ["the state of things", `${HEAD}\nSituación actual\nRetirado de planta desde marzo de 2020.\n${LISTED}`],
])("beside a list of jobs %s is none", (_, text) => {
  expect(jobsOf(factsOf(text))).toEqual(READ);
});

test("an achievement that goes on since some year is part of its job", () => {
  const facts = factsOf(`${HEAD}
Work experience
Staff Nurse, Corrib Hospital, March 2021 - Present
- preceptor of adaptation nurses since 2022 (nine so far)
Staff Nurse, Ennis Hospital, June 2015 - December 2020
- charge nurse on night duty from 2018`);
  expect(jobsOf(facts)).toEqual([
    "Staff Nurse | Corrib Hospital | 2021-03..now",
    "Staff Nurse | Ennis Hospital | 2015-06..2020-12",
  ]);
});

test("a sentence that names a trade or a place of work stays, as do sentences where nothing else is listed", () => {
  const named = factsOf(`${HEAD}${LISTED}\nDesde 2016 trabajo como topógrafo jefe en Geomensura Ñielol Ltda.`);
  expect(jobsOf(named)).toHaveLength(3);
  const told = factsOf(`${HEAD}\nExperiencia\nDesde 2016 cuido a niños del barrio en sus casas.`);
  expect(jobsOf(told)).toHaveLength(1);
});

test("a place of work, a colon and the post, also where a sentence follows the dates", () => {
  const facts = factsOf(`${HEAD}
Experience
Hotel Mirador, Antofagasta: housekeeping, from february 2022 until now.
Restaurant La Ola, Antofagasta: kitchen helper, 2019 to 2021. Wash and cut vegetables of the day.`);
  expect(jobsOf(facts)).toEqual([
    "housekeeping | Hotel Mirador | 2022-02..now",
    "kitchen helper | Restaurant La Ola | 2019-01..2021-12",
  ]);
});

test("an English post before its comma is a title though nobody knows the employer", () => {
  const facts = factsOf(`${HEAD}
Teaching posts
Year 3 Teacher, Oswin School, Bradford
September 2017 – August 2021

Before teaching
Branch Assistant, Pennine Mutual, Keighley
October 2012 – December 2015`);
  expect(jobsOf(facts)).toEqual([
    "Year 3 Teacher | Oswin School | 2017-09..2021-08",
    "Branch Assistant | Pennine Mutual | 2012-10..2015-12",
  ]);
});

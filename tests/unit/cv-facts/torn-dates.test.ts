import { expect, test } from "vitest";
import { factsOf, jobsOf } from "./summary.ts";

test("a column of dates too narrow for its spans, read as one with the text beside it", () => {
  const facts = factsOf(`
# Nuria Abascal
nuria@example.com

# Experience
Mar 2021 – Occupational Therapist, Corrib Network
Present Lead a caseload of 60 families.
Sep 2018 – Staff Nurse, Ennis Hospital
Feb 2021 Assessed motor skills in 25 schools.`);
  expect(jobsOf(facts)).toEqual([
    "Occupational Therapist | Corrib Network | 2021-03..now",
    "Staff Nurse | Ennis Hospital | 2018-09..2021-02",
  ]);
});

test.each([
  ["a soft hyphen that was taken out", "Analista, Banco Sur  Sep '18  Feb '21", "2018-09..2021-02"],
  ["a sign that no font names", "Analista, Banco Sur  20182020", "2018-01..2020-12"],
  ["a dash at the end of a cell", "Analista, Banco Sur  2020-02-01 —", "2020-02..now"],
  ["two years apart from the words", "Analista, Banco Sur  2018  2020", "2018-01..2020-12"],
])("a span parted by nothing: %s", (_, line, span) => {
  expect(jobsOf(factsOf(`Ana Soto\nana@example.com\n\nExperiencia\n${line}`))).toEqual([
    `Analista | Banco Sur | ${span}`,
  ]);
});

test("three years on a line are no span", () => {
  const facts = factsOf("Ana Soto\nana@example.com\n\nExperiencia\nAnalista, Banco Sur, temporadas 2018  2019  2020");
  expect(facts.jobs[0]?.interval?.end ?? 0).toBeLessThan(2020 * 12 + 11);
});

test("in English the post held now is the profession, not the degree", () => {
  const facts = factsOf(`
Niamh Brannigan
niamh@example.org

Education
BSc Occupational Therapy, University of Limerick, 2013 - 2017

Experience
Senior Occupational Therapist, Corrib Network, March 2021 - Present
Led the on-call team of the hospital and its reports for the district.`);
  expect(facts.profession).toBe("Senior Occupational Therapist");
});

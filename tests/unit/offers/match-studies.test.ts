import { expect, test } from "vitest";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { matchOffer } from "#app/features/offers/match/match-offer.ts";
import type { RequirementKind } from "#app/features/offers/match/requirement.ts";
import { documentFromText } from "../../support/document-from-text.ts";

/** Prevents: a degree in another language, a postgraduate study or years in the post's own trade that are not seen. */

const TODAY = monthIndex(2026, 11);

const NURSE = `Paula Soto Vera
Enfermera

Experiencia
Enfermera clínica, Hospital Los Robles, marzo 2019 a la fecha
Cuidado de pacientes críticos.

Educación
Diplomado en Enfermería Intensiva, Universidad del Sur, 2020
Enfermería, Universidad del Sur, 2013 - 2018, titulada
Máster en Gestión Sanitaria, Universidad del Mar, 2021 - 2022, titulada`;

const AIDE = `Luis Rojas Díaz
Experiencia
TENS, Hospital Los Robles, marzo 2015 a la fecha
Control de signos vitales.

Educación
Técnico en Enfermería de Nivel Superior, Instituto Cautín, 2012 - 2014, titulado`;

const DEVELOPER = `Eva Lagos Pino
Experiencia
Ingeniera de software, Caja Digital, marzo 2020 a la fecha
Servicios en Java.

Educación
Ing. en Computación, Universidad del Sur, 2015 - 2019, titulada`;

const WELDER = `Iván Soto Lara
Experiencia
Soldador, Maestranza Sur, marzo 2015 a la fecha
Soldadura al arco.`;

const SCHOOL = `Ana Mella
Experiencia
Cuidadora, casa particular, marzo 2020 a la fecha
Tengo la enseñanza media completa, la saqué de noche.`;

test.each<[string, string, RequirementKind, string, string, string]>([
  ["a degree asked for in English", NURSE, "study", "Registered nurse", "Enfermera", "cumple"],
  ["the degree, not the diploma built on it", NURSE, "study", "título de Enfermera(o)", "Enfermera", "cumple"],
  ["any postgraduate study", NURSE, "study", "estudios de postgrado", "Enfermera", "cumple"],
  ["a master's, which a diploma is not", AIDE, "study", "Master's degree", "Enfermera", "falta"],
  ["school, said in a sentence", SCHOOL, "study", "4° medio rendido", "Cuidadora", "cumple"],
  ["eight years of school, by a later study", AIDE, "study", "Octavo básico", "Auxiliar", "cumple"],
  [
    "years in the post's trade by another name",
    DEVELOPER,
    "years",
    "Experiencia: 2+ años",
    "Desarrollador Java",
    "cumple",
  ],
  ["a welder is no electrician", WELDER, "years", "2 años de experiencia", "Maestro electricista", "parecido"],
  ["a nurse's aide is no nurse", AIDE, "years", "Experiencia: 2 años", "Enfermero/a Clínico/a", "parecido"],
])("%s", (_, cv, kind, text, post, verdict) => {
  const document = documentFromText(cv);
  const requirements = [{ id: "r1", kind, text, level: "must" as const, value: "" }];
  const [found] = matchOffer({ text: "", post, requirements }, document, extractFacts(document, TODAY), TODAY);
  expect(found).toMatchObject({ verdict });
});

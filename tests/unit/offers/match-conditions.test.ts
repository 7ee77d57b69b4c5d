import { expect, test } from "vitest";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { matchOffer } from "#app/features/offers/match/match-offer.ts";
import type { Finding, RequirementKind } from "#app/features/offers/match/requirement.ts";
import { documentFromText } from "../../support/document-from-text.ts";

/** Prevents: a home that is held against somebody, and a level of a language that the CV does not claim. */

const TODAY = monthIndex(2026, 11);

function one(kind: RequirementKind, text: string): Finding | undefined {
  const cv = `Josefa Riquelme Cárcamo
Temuco, Región de La Araucanía | josefa.riquelme@example.cl

Experiencia
Analista Contable, Forestal Los Coigües, marzo 2023 a la fecha
- Responsable de responder las consultas de auditoría.

Idiomas
Inglés B2`;
  const document = documentFromText(cv);
  const offer = {
    text: "",
    post: "Contador",
    requirements: [{ id: "r1", kind, text, level: "must", value: "" }],
  } as const;
  return matchOffer(offer, document, extractFacts(document, TODAY), TODAY)[0];
}

test("where somebody lives does not say where she would work: it is asked, with the place of the offer", () => {
  const because = (text: string) => one("place", text)?.because;
  expect(one("place", "Oficina en Las Condes, Santiago. Modalidad híbrida")).toEqual({
    verdict: "no_se_sabe",
    quotes: [expect.stringContaining("Temuco")],
    because: "Tu CV nombra otro lugar y eso no cuenta en contra. ¿Puedes trabajar en Las Condes?",
  });
  expect(because("Santiago")).toMatch(/¿Puedes trabajar en Santiago\?$/);
  expect(because("en Maipú, Cerrillos y Estación Central")).toMatch(/¿Puedes trabajar ahí\?$/);
  expect(because("Región de Los Lagos")).toMatch(/¿Puedes trabajar ahí\?$/);
});

test("a duty that has a career's name as an ordinary word shows no study", () => {
  const found = one("study", "Título de Trabajador Social o Auditoría");
  expect(found).toMatchObject({ verdict: "falta", quotes: [] });
});

test("a level of a language that is half a step lower is only near", () => {
  const verdict = (text: string) => one("language", text)?.verdict;
  expect(verdict("Inglés avanzado")).toBe("parecido");
  expect(verdict("Inglés B2 o superior")).toBe("cumple");
  expect(verdict("Inglés intermedio")).toBe("cumple");
});

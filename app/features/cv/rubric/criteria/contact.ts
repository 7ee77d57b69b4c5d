import { fold } from "#app/features/cv/vocabulary/text.ts";
import { quote } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, joined } from "./award.ts";

const OWN_SITE = /\b(?:github|gitlab|behance|dribbble|orcid|researchgate|vimeo|kaggle|medium|portafolio|portfolio)\b/;
const PARTS = { name: 0.15, email: 0.35, phone: 0.25, location: 0.125, profile: 0.125 } as const;

/** Whether a recruiter can call, write and look the person up. */
export function scoreContact(reading: CvReading): CriterionResult {
  const { facts, document } = reading;
  const links = [...document.links, ...reading.kept.map((line) => document.lines[line]?.text ?? "")];
  const profile = facts.linkedin !== null || links.some((link) => OWN_SITE.test(fold(link)) && /[./]/.test(link));
  const parts = [
    { label: "tu nombre", has: facts.name !== null, worth: PARTS.name },
    { label: "un correo", has: facts.email !== null, worth: PARTS.email },
    { label: "un teléfono", has: facts.phone !== null, worth: PARTS.phone },
    { label: "tu ciudad o comuna", has: facts.location !== null, worth: PARTS.location },
    { label: "un enlace a LinkedIn o a tu portafolio", has: profile, worth: PARTS.profile },
  ];
  const missing = parts.filter((part) => !part.has).map((part) => part.label);
  const share = parts.reduce((sum, part) => sum + (part.has ? part.worth : 0), 0);
  const text =
    missing.length === 0
      ? "Tus datos de contacto están completos."
      : `En tus datos de contacto ${missing.length === 1 ? "falta" : "faltan"} ${joined(missing)}: ${missing.length === 1 ? "agrégalo" : "agrégalos"} al inicio.`;
  const evidence = reading.kept
    .filter((line) => facts.email !== null && (document.lines[line]?.text ?? "").includes(facts.email))
    .map((line) => quote(document, line));
  return award(reading, "contact", share, text, evidence.slice(0, 1));
}

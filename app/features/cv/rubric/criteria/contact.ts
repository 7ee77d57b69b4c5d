import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { UNREACHABLE } from "../criteria.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { hasTrace } from "../evidence/hints-of-presence.ts";
import { isSampleAddress, placeholderIn } from "../evidence/placeholders.ts";
import { quote } from "../evidence/quote.ts";
import type { CriterionResult } from "../score-types.ts";
import { award, cited, joined } from "./criterion-result.ts";

const OWN_SITE = /\b(?:github|gitlab|behance|dribbble|orcid|researchgate|vimeo|kaggle|medium|portafolio|portfolio)\b/;
const PARTS = { name: 0.15, email: 0.35, phone: 0.25, location: 0.125, profile: 0.125 } as const;
/** Contact data that the extraction may have missed: they earn no points but lift the cap. */
const ANY_ADDRESS = /\w\s?@\s?[\w-]{1,60}\.\w|linkedin\.com\/|\(arroba\)|\[at\]/i;
const ANY_PHONE = regex("iu")`
    (?:\+\d{2}|\b(?:tel|fono|cel|celular|movil|m[oó]vil|whatsapp|phone)\b)[^\p{L}]{0,4}(?:\d[\s().-]{0,2}){7,}|
    \b9[\s-]?\d{4}[\s-]?\d{4}\b
  `;

type Contact = { name: boolean; email: boolean; phone: boolean; location: boolean; profile: boolean };

const known = new WeakMap<CvReading, Contact>();

/** `reach`, cached for each reading. */
function contactOf(reading: CvReading): Contact {
  const contact = known.get(reading) ?? reach(reading);
  known.set(reading, contact);
  return contact;
}

/** The ways to contact the person; placeholder addresses and names of templates do not count. */
function reach(reading: CvReading): Contact {
  const { facts, document } = reading;
  const own = (text: string | null) => text !== null && placeholderIn(text) === null;
  const links = [...document.links, ...reading.kept.map((line) => document.lines[line]?.text ?? "")];
  return {
    name: own(facts.name),
    email: facts.email !== null && !isSampleAddress(facts.email),
    phone: own(facts.phone),
    location: own(facts.location),
    profile: facts.linkedin !== null || links.some((link) => OWN_SITE.test(normalize(link)) && /[./]/.test(link)),
  };
}

/** Score cap for this CV: 100 if the person can be contacted. */
export function reachLimit(reading: CvReading): number {
  const { name, email, phone, profile } = contactOf(reading);
  if (email || phone || profile) return 100;
  const texts = [...reading.document.links, ...reading.document.lines.map((line) => line.text)];
  const seen = texts.some((text) => (ANY_ADDRESS.test(text) && !isSampleAddress(text.trim())) || ANY_PHONE.test(text));
  return seen ? 100 : name ? UNREACHABLE.named : UNREACHABLE.nameless;
}

/** Whether a recruiter can call, write and look the person up. */
export function scoreContact(reading: CvReading): CriterionResult {
  const { facts, document } = reading;
  const has = contactOf(reading);
  const parts = [
    { label: "tu nombre", trace: "name", has: has.name, worth: PARTS.name },
    { label: "un correo", trace: "email", has: has.email, worth: PARTS.email },
    { label: "un teléfono", trace: "phone", has: has.phone, worth: PARTS.phone },
    { label: "tu ciudad o comuna", trace: "place", has: has.location, worth: PARTS.location },
    { label: "un enlace a LinkedIn o a tu portafolio", trace: "link", has: has.profile, worth: PARTS.profile },
  ] as const;
  const unread = parts.filter((part) => !part.has);
  // With OCR the largest text may be a name that was not recognised.
  const isPicture = document.method === "ocr";
  const missing = unread
    .filter(({ trace }) => !hasTrace(reading, trace) && !(isPicture && trace === "name"))
    .map(({ label }) => label);
  const share = parts.reduce((sum, part) => sum + (part.has ? part.worth : 0), 0);
  const limit = reachLimit(reading);
  const written = has.email ? facts.email : null;
  const found =
    unread.length === 0
      ? `Tus datos de contacto están completos${written === null ? "." : `: te pueden escribir a ${cited(written)}.`}`
      : missing.length === 0
        ? ""
        : `${written === null ? "En tus datos de contacto no leímos" : `Leímos ${cited(written)}, pero no`} ` +
          `${joined(missing)}: ${missing.length === 1 ? "escríbelo" : "escríbelos"} al inicio.`;
  const text =
    limit < 100 && !isPicture
      ? `${found} Sin una forma de encontrarte, el puntaje completo no pasa de ${limit}.`.trim()
      : found;
  const evidence = reading.kept
    .filter((line) => facts.email !== null && (document.lines[line]?.text ?? "").includes(facts.email))
    .map((line) => quote(document, line));
  return award(reading, "contact", share, text, evidence.slice(0, 1));
}

/** Extracts facts from a read document. Rule-based and deterministic for a given document and month. */

import type { CountryCode } from "libphonenumber-js/max";
import type { ReadDocument } from "#app/documents/document.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { chooseEmail, choosePhone } from "./contact/contact.ts";
import { countryOf } from "./contact/country-code.ts";
import { findLinkedin } from "./contact/linkedin.ts";
import { findLocation } from "./contact/location.ts";
import { textLanguage } from "./document-language.ts";
import { cvLines } from "./document-lines.ts";
import type { CvFacts, Job, MonthIndex, Section } from "./facts.ts";
import { findJobs } from "./jobs/jobs.ts";
import { findKeywordStuffing } from "./keyword-stuffing.ts";
import { findLanguages } from "./language-skills.ts";
import type { CvLine } from "./lines.ts";
import { withoutOwnName } from "./mask-own-name.ts";
import { findName } from "./name.ts";
import { findProfession } from "./profession.ts";
import { findInstructions } from "./prompt-injection.ts";
import { findSections } from "./sections.ts";
import { findSkills } from "./skills/skills.ts";
import { findStudies } from "./studies/studies.ts";
import { lineChances, tagLines } from "./tagger/tag.ts";
import { yearsOfWork } from "./years.ts";

/** Facts of a CV. `today` is the current month: ongoing jobs run to it. Pure; linear in the length of the document. */
export function extractFacts(document: ReadDocument, today: MonthIndex): CvFacts {
  const lines = cvLines(document, today);
  const instructionLines = findInstructions(lines);
  const keywordStuffedLines = findKeywordStuffing(lines);
  const ignored = new Set([...instructionLines, ...keywordStuffedLines]);
  const sections = findSections(lines, document.bodySize, ignored);
  const person = findPerson(document, lines, sections, ignored);
  const counting = lines.filter((line) => !ignored.has(line.index));
  const tagged = tagLines(counting, document.bodySize, today, person);
  const groups = new Set(tagged.filter(({ label }) => label === "group").map(({ line }) => line.index));
  const jobs = findJobs(lines, sections, tagged, today);
  const jobLines = new Set(jobs.flatMap((job) => [...job.headerLines, ...job.detailLines]));
  const named = new Set(jobs.flatMap((job) => job.headerLines));
  const studies = findStudies(lines, sections, { taken: named, tagged }, today);
  // Wording depends on these, so the tagger runs again with schools and gendered words masked.
  const schools = studies.flatMap(({ institution }) => institution ?? []);
  const chances = lineChances(counting, document.bodySize, today, { ...person, schools });
  const home = normalize(person.location ?? "").split(/,\s*/);
  const language = textLanguage(document.text);
  return {
    language,
    name: person.name,
    profession: findProfession({ lines, sections, jobs, studies, name: person.name, english: language === "en" }),
    location: person.location,
    email: person.email,
    phone: person.phone,
    linkedin: person.linkedin,
    sections,
    jobs: jobs.map(withoutArithmetic),
    studies,
    skills: findSkills(withoutOwnName(lines, person.name), sections, { jobLines, groups }).filter(
      (skill) => !home.includes(normalize(skill.name)),
    ),
    languages: findLanguages(lines, sections),
    yearsTotal: yearsOfWork(jobs, today),
    lineChances: chances,
    instructionLines,
    keywordStuffedLines,
  };
}

type Person = Pick<CvFacts, "name" | "location" | "email" | "phone" | "linkedin">;

function findPerson(
  document: ReadDocument,
  lines: readonly CvLine[],
  sections: readonly Section[],
  ignored: ReadonlySet<number>,
): Person {
  const open = lines.map((line) => (ignored.has(line.index) ? { ...line, text: "", normalized: "", words: 0 } : line));
  const referees = new Set(
    sections.filter((section) => section.kind === "references").flatMap((section) => section.lines),
  );
  const excluded = new Set([...ignored, ...referees]);
  const firstEmail = chooseEmail(document, open, sections, null);
  const name = findName(open, firstEmail, excluded);
  const location = findLocation(
    open.filter((line) => !ignored.has(line.index)),
    sections,
    name,
  );
  const email = chooseEmail(document, open, sections, name);
  const country: CountryCode = countryOf(location) ?? "CL";
  // People who live abroad may still have a Chilean number.
  const phone = choosePhone(document, open, sections, country) ?? choosePhone(document, open, sections, "CL");
  const own = open.filter((line) => !referees.has(line.index)).map((line) => line.text);
  return { name, location, email, phone, linkedin: findLinkedin(own, document.links) };
}

function withoutArithmetic({ yearEnd: _yearEnd, ...job }: ReturnType<typeof findJobs>[number]): Job {
  return job;
}

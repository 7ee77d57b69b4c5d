/** From a read document to facts, by rules: the same facts for the same document and month, every time. */

import type { CountryCode } from "libphonenumber-js/max";
import type { ReadDocument } from "#app/documents/document.ts";
import { fold } from "../vocabulary/text.ts";
import { chooseEmail, choosePhone } from "./contact/contact.ts";
import { findLinkedin } from "./contact/linkedin.ts";
import { countryOf, findLocation } from "./contact/location.ts";
import type { CvFacts, Job, MonthIndex, Section } from "./facts.ts";
import { findInstructions } from "./instructions.ts";
import { findJobs } from "./jobs/jobs.ts";
import { textLanguage } from "./language.ts";
import { findLanguages } from "./languages.ts";
import { type CvLine, cvLines } from "./lines.ts";
import { findName } from "./name.ts";
import { withoutOwnName } from "./name-parts.ts";
import { findProfession } from "./profession.ts";
import { findSections } from "./sections.ts";
import { findSkills } from "./skills/skills.ts";
import { findStudies } from "./studies/studies.ts";
import { findStuffing } from "./stuffing.ts";
import { lineChances, tagLines } from "./tagger/tag.ts";
import { yearsOfWork } from "./years.ts";

/** Facts of a CV. `today` is the current month: ongoing jobs run to it. Pure; linear in the length of the document. */
export function extractFacts(document: ReadDocument, today: MonthIndex): CvFacts {
  const lines = cvLines(document, today);
  const instructionLines = findInstructions(lines);
  const stuffingLines = findStuffing(lines);
  const ignored = new Set([...instructionLines, ...stuffingLines]);
  const sections = findSections(lines, document.bodySize, ignored);
  const person = findPerson(document, lines, sections, ignored);
  const counting = lines.filter((line) => !ignored.has(line.index));
  const tagged = tagLines(counting, document.bodySize, today, person);
  const groups = new Set(tagged.filter(({ label }) => label === "group").map(({ line }) => line.index));
  const jobs = findJobs(lines, sections, tagged, today);
  const jobLines = new Set(jobs.flatMap((job) => [...job.headerLines, ...job.detailLines]));
  const named = new Set(jobs.flatMap((job) => job.headerLines));
  const studies = findStudies(lines, sections, { taken: named, tagged }, today);
  // What is said hangs on these: they are asked for again with places of study and words that tell a sex as one.
  const schools = studies.flatMap(({ institution }) => institution ?? []);
  const chances = lineChances(counting, document.bodySize, today, { ...person, schools });
  const home = fold(person.location ?? "").split(/,\s*/);
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
      (skill) => !home.includes(fold(skill.name)),
    ),
    languages: findLanguages(lines, sections),
    yearsTotal: yearsOfWork(jobs, today),
    lineChances: chances,
    instructionLines,
    stuffingLines,
  };
}

type Person = Pick<CvFacts, "name" | "location" | "email" | "phone" | "linkedin">;

function findPerson(
  document: ReadDocument,
  lines: readonly CvLine[],
  sections: readonly Section[],
  ignored: ReadonlySet<number>,
): Person {
  const open = lines.map((line) => (ignored.has(line.index) ? { ...line, text: "", folded: "", words: 0 } : line));
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
  // Who lives abroad may have a number of here.
  const phone = choosePhone(document, open, sections, country) ?? choosePhone(document, open, sections, "CL");
  const own = open.filter((line) => !referees.has(line.index)).map((line) => line.text);
  return { name, location, email, phone, linkedin: findLinkedin(own, document.links) };
}

function withoutArithmetic({ yearEnd: _yearEnd, ...job }: ReturnType<typeof findJobs>[number]): Job {
  return job;
}

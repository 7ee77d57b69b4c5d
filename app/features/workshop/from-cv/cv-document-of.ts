import type { SectionKind } from "#app/features/cv/facts/facts.ts";
import type { CvDocument } from "../cv-document.ts";
import { headOf } from "./contact.ts";
import { isPeriod } from "./dates.ts";
import { claimJobs, jobsOf } from "./jobs.ts";
import { claim, type LeftOut, type Material, materialOf, type Place, type Source } from "./material.ts";
import type { PersonalKind } from "./personal-data.ts";
import { headingOf, languagesOf, otherSections, profileOf, skillsOf } from "./sections.ts";
import { claimStudies, studiesOf } from "./studies.ts";

export type BuiltCv = {
  cv: CvDocument;
  /** By line of the document: where its words are now. Headings have no other place. */
  places: ReadonlyMap<number, Place>;
  /** What the CV says and the document does not. */
  leftOut: { why: LeftOut; text: string }[];
};

type Options = {
  /** What withPlaces() took out (remarksOf). */
  remarks?: readonly string[];
  /** Personal data that the caller does not want in the document. */
  without?: readonly PersonalKind[];
};

const WITH_ENTRIES: ReadonlySet<SectionKind> = new Set(["experience", "volunteering", "education", "certifications"]);

/**
 * The CV as a document that can be written anew. Nothing is added to what it says: values come from the facts with the
 * student's corrections, and every other line stands as it is in the section where it was. Pure; linear in the text.
 */
export function cvDocumentOf(source: Source, { remarks = [], without = [] }: Options = {}): BuiltCv {
  const material = materialOf(source);
  const { facts, document, places } = material;
  claimHeadings(material);
  claim(material, facts.instructionLines, { in: "left_out", why: "instruction" });
  claimJobs(material);
  const lists = claimStudies(material);
  claimNotes(material);
  const jobs = jobsOf(material);
  const { studies, courses } = studiesOf(material, lists);
  const head = headOf(material, remarks, without);
  const profile = profileOf(material);
  const skills = skillsOf(material);
  const languages = languagesOf(material);
  const sections = otherSections(material);
  const leftOut = [...places].flatMap(([at, place]) =>
    place.in === "left_out" ? [{ why: place.why, text: document.lines[at]?.text ?? "" }] : [],
  );
  return {
    cv: {
      language: facts.language,
      name: facts.name,
      headline: head.headline,
      contact: head.contact,
      profile: [...head.profile, ...profile],
      jobs,
      studies,
      courses,
      skills,
      languages,
      licences: head.licences,
      sections,
    },
    places,
    leftOut: [...leftOut, ...head.personal.map(({ kind, text }) => ({ why: kind, text }))],
  };
}

function claimHeadings(material: Material): void {
  for (const section of material.facts.sections)
    if (section.heading !== null && !section.lines.includes(section.heading) && headingOf(material, section) !== null)
      claim(material, [section.heading], { in: "heading" });
}

/**
 * Lines under jobs and studies that the facts take for no part of an entry belong to the entry above them; but under
 * a dated job a line with another period begins something else, which stays with its own lines.
 */
function claimNotes(material: Material): void {
  const { facts, places } = material;
  for (const section of facts.sections) {
    if (!WITH_ENTRIES.has(section.kind)) continue;
    let owner: Place | undefined;
    for (const index of section.lines) {
      const isDated = owner?.in === "jobs" && facts.jobs[owner.at]?.interval != null;
      if (isDated && !places.has(index) && isPeriod(material.lines[index]?.text ?? "", material.today))
        owner = undefined;
      owner = places.get(index) ?? owner;
      if (owner?.in === "jobs" || owner?.in === "studies" || owner?.in === "courses") claim(material, [index], owner);
    }
  }
}

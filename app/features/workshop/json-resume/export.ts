import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import type { CvDocument, CvJob, CvStudy } from "../cv-document.ts";
import { EXTENSION, JSON_RESUME_SCHEMA, type JsonResume } from "./schema.ts";

/**
 * A CV as JSON Resume; what the schema has no place for stands in the extension. importJsonResume() undoes it.
 * @param note see the extension of `meta`
 */
export function toJsonResume(cv: CvDocument, note: string | null = null): JsonResume {
  const numbered = cv.jobs.map((job, at) => ({ job, at }));
  const of = (isVolunteer: boolean) => numbered.filter(({ job }) => (job.kind === "volunteering") === isVolunteer);
  const { lists, sections } = sectionsOf(cv);
  return {
    $schema: JSON_RESUME_SCHEMA,
    basics: basicsOf(cv),
    work: of(false).map(({ job, at }) => ({
      ...given({ name: job.employer, position: job.post, location: job.place }),
      ...periodOf(job, at),
    })),
    volunteer: of(true).map(({ job, at }) => ({
      ...given({ organization: job.employer, position: job.post }),
      ...periodOf(job, at),
    })),
    education: cv.studies.map((study) => ({
      ...given({ institution: study.school, area: study.title }),
      ...given({ startDate: study.from, endDate: study.to === "present" ? null : study.to }),
      [EXTENSION]: restOf(study),
    })),
    certificates: cv.courses.map((course) => ({
      ...given({ name: course.title, issuer: course.school, date: course.to === "present" ? null : course.to }),
      [EXTENSION]: restOf(course),
    })),
    skills: cv.skills.map(({ group, items }) => ({ ...given({ name: group }), keywords: items })),
    languages: cv.languages.map(({ name, level }) => ({ language: name, ...given({ fluency: level }) })),
    ...lists,
    meta: {
      version: "v1.0.0",
      [EXTENSION]: {
        language: cv.language,
        more: cv.contact.more,
        licences: cv.licences,
        sections,
        ...given({ note }),
      },
    },
  };
}

/** Without the fields that have no value. */
function given<T extends Record<string, string | null>>(fields: T): { [Key in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Key in keyof T]?: string;
  };
}

function basicsOf({ name, headline, contact, profile }: CvDocument): JsonResume["basics"] {
  const { email, phone, place, linkedin, links } = contact;
  const profiles = [
    ...(linkedin === null ? [] : [{ network: "LinkedIn", ...addressOf(linkedin) }]),
    ...links.map(addressOf),
  ];
  return {
    ...given({ name, label: headline, email, phone, summary: profile.length === 0 ? null : profile.join("\n") }),
    ...(place !== null && { location: { city: place } }),
    profiles,
  };
}

/** JSON Resume wants whole addresses. */
function addressOf(link: string): { url: string; [EXTENSION]: { bare: boolean } } {
  const bare = !/^https?:\/\//.test(link);
  return { url: bare ? `https://${link}` : link, [EXTENSION]: { bare } };
}

function periodOf(job: CvJob, at: number) {
  const { kind, place, from, to, duration } = job;
  return {
    ...given({ startDate: from, endDate: to === "present" ? null : to }),
    highlights: job.lines,
    [EXTENSION]: { at, kind, place, present: to === "present", duration },
  };
}

function restOf({ place, from, to, state, lines }: CvStudy) {
  return { place, from, present: to === "present", state, lines };
}

type Lists = Pick<JsonResume, "awards" | "publications" | "interests" | "references" | "projects">;

/** Sections that the schema knows go to its lists, line by line; the others stay in the extension. */
function sectionsOf(cv: CvDocument) {
  const lists: Required<{ [Key in keyof Lists]: NonNullable<Lists[Key]> }> = {
    awards: [],
    publications: [],
    interests: [],
    references: [],
    projects: [],
  };
  const sections = cv.sections.map(({ heading, lines }, section) => {
    const mark = { [EXTENSION]: { section } };
    const kind = headingKind(heading);
    if (kind === "awards") lists.awards.push(...lines.map((title) => ({ title, ...mark })));
    else if (kind === "publications") lists.publications.push(...lines.map((name) => ({ name, ...mark })));
    else if (kind === "interests") lists.interests.push(...lines.map((name) => ({ name, ...mark })));
    else if (kind === "references") lists.references.push(...lines.map((reference) => ({ reference, ...mark })));
    else if (kind === "projects") lists.projects.push(...lines.map((name) => ({ name, ...mark })));
    else return { heading, lines };
    return { heading };
  });
  return { lists, sections };
}

import { textLanguage } from "#app/features/cv/facts/document-language.ts";
import { AppError } from "#app/platform/errors.ts";
import { type CvDocument, type CvJob, type CvStudy, cvDocumentSchema } from "../cv-document.ts";
import { importedSections } from "./imported-sections.ts";
import { explained } from "./problems.ts";
import { EXTENSION, type JsonResume, type JsonResumeList, jsonResumeSchema } from "./schema.ts";
import { joined, one, split } from "./text.ts";
import { unknownFields } from "./unknown-fields.ts";

/** Bytes of a file that is imported; a CV of ten pages has 60 KB. */
export const MAX_JSON_BYTES = 512 * 1024;

export type ImportedCv = {
  cv: CvDocument;
  /** Fields that are no part of JSON Resume and were ignored, as paths ("work[0].salary"). */
  ignored: string[];
};

/**
 * A CV from a JSON Resume file, ours or another program's.
 * @throws AppError in Spanish, with the path of what is wrong
 */
export function importJsonResume(file: Uint8Array): ImportedCv {
  if (file.byteLength > MAX_JSON_BYTES)
    throw new AppError("too_large", "El archivo supera los 512 KB. Un CV en formato JSON Resume pesa mucho menos.", {
      reason: "json_too_large",
    });
  const raw = parsed(file);
  const result = jsonResumeSchema.safeParse(raw);
  if (!result.success) throw explained(result.error);
  const built = cvDocumentSchema.safeParse(cvOf(result.data));
  if (!built.success) throw explained(built.error);
  return { cv: built.data, ignored: unknownFields(raw, result.data) };
}

function parsed(file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(file));
  } catch (cause) {
    throw new AppError(
      "unprocessable",
      "El archivo no es JSON válido. Expórtalo otra vez en formato JSON Resume y súbelo de nuevo.",
      { reason: "not_json", cause },
    );
  }
}

function cvOf(resume: JsonResume): CvDocument {
  const { basics = {}, meta } = resume;
  const own = meta?.[EXTENSION];
  const { links, linkedin } = addressesOf(basics);
  const { address, city, region, countryCode, postalCode } = basics.location ?? {};
  const language = own?.language ?? textLanguage(textOf(resume));
  const street = joined([address, postalCode], ", ");
  return {
    language,
    name: one(basics.name),
    headline: one(basics.label),
    contact: {
      email: one(basics.email),
      phone: one(basics.phone),
      place: joined([city, region, countryCode], ", "),
      linkedin,
      links,
      more: [...(own?.more ?? []), ...(street === null ? [] : [street])],
    },
    profile: split(basics.summary),
    jobs: jobsOf(resume),
    studies: (resume.education ?? []).flatMap(studyOf),
    courses: (resume.certificates ?? []).flatMap(courseOf),
    skills: (resume.skills ?? []).flatMap(skillsOf),
    languages: (resume.languages ?? []).flatMap(({ language: name, fluency }) => {
      const clean = one(name);
      return clean === null ? [] : [{ name: clean, level: one(fluency) }];
    }),
    licences: own?.licences ?? [],
    sections: importedSections(resume, language),
  };
}

function textOf({ basics, work = [] }: JsonResume): string {
  const told = work.flatMap(({ position, summary, highlights = [] }) => [position, summary, ...highlights]);
  return [basics?.label, basics?.summary, ...told].filter((text) => text !== undefined).join("\n");
}

function addressesOf({ url, profiles = [] }: NonNullable<JsonResume["basics"]>) {
  let linkedin: string | null = null;
  const links: string[] = url === undefined ? [] : [url];
  for (const profile of profiles) {
    const { network = "", username } = profile;
    const address = one(profile.url) ?? joined([network, username], ": ");
    if (address === null) continue;
    const own = profile[EXTENSION];
    const plain = own?.bare === true ? address.replace(/^https:\/\//, "") : address;
    const isNamed = /^linked ?in$/i.test(network);
    const isLinkedin = own === undefined ? isNamed || /(?:^|[./])linkedin\.com\//i.test(plain) : isNamed;
    if (isLinkedin && linkedin === null)
      linkedin = own === undefined ? plain.replace(/^https?:\/\/(?:www\.)?/, "") : plain;
    else links.push(plain);
  }
  return { linkedin, links };
}

type Work = JsonResumeList<"work">;
type Volunteer = JsonResumeList<"volunteer">;

/** The jobs of both lists in the order in which they were exported; others as they come. */
function jobsOf({ work = [], volunteer = [] }: JsonResume): CvJob[] {
  const jobs = [
    ...work.map((entry) => ({ at: entry[EXTENSION]?.at, job: jobOf(entry, entry.name, entry.description) })),
    ...volunteer.map((entry) => ({
      at: entry[EXTENSION]?.at,
      job: jobOf(entry, entry.organization, undefined, "volunteering"),
    })),
  ];
  const last = jobs.length;
  return jobs.sort((a, b) => (a.at ?? last) - (b.at ?? last)).map(({ job }) => job);
}

function jobOf(entry: Work | Volunteer, employer?: string, description?: string, kind?: CvJob["kind"]): CvJob {
  const own = entry[EXTENSION];
  const from = dateOf(entry.startDate);
  // Without an end a job goes on, by the habit of those who write such files.
  const open = own === undefined ? from !== null : own.present;
  return {
    post: one(entry.position),
    employer: one(employer),
    kind: own?.kind ?? kind ?? "employment",
    place: own?.place ?? ("location" in entry ? one(entry.location) : null),
    from,
    to: dateOf(entry.endDate) ?? (open ? "present" : null),
    duration: own?.duration ?? null,
    lines: [
      ...split(description),
      ...split(entry.summary),
      ...(entry.highlights ?? []).flatMap((line) => split(line)),
      ...split(entry.url),
    ],
  };
}

/** To the month. */
function dateOf(date: string | undefined): string | null {
  return date?.slice(0, 7) ?? null;
}

function studyOf(entry: JsonResumeList<"education">): CvStudy[] {
  const own = entry[EXTENSION];
  const school = one(entry.institution);
  const title = joined([entry.studyType, entry.area], ", ") ?? school;
  if (title === null) return [];
  const [from, to] = [dateOf(entry.startDate), dateOf(entry.endDate)];
  if (own !== undefined) return [ownStudy(own, { title, school, from, to })];
  const notes = [entry.score, ...(entry.courses ?? []), entry.url];
  return [
    {
      title,
      school: title === school ? null : school,
      place: null,
      from,
      to: to ?? (from === null ? null : "present"),
      state: from !== null && to === null ? "in_course" : null,
      lines: notes.flatMap((note) => split(note)),
    },
  ];
}

type OwnStudy = NonNullable<JsonResumeList<"education">[typeof EXTENSION]>;

function ownStudy(
  { place, present, state, lines }: OwnStudy,
  { title, school, from, to }: Pick<CvStudy, "title" | "school" | "from" | "to">,
): CvStudy {
  return { title, school, place, from, to: to ?? (present ? "present" : null), state, lines };
}

function courseOf(entry: JsonResumeList<"certificates">): CvStudy[] {
  const own = entry[EXTENSION];
  const school = one(entry.issuer);
  const title = one(entry.name) ?? school;
  if (title === null) return [];
  const to = dateOf(entry.date);
  if (own !== undefined) return [ownStudy(own, { title, school, from: own.from, to })];
  const asked = {
    title,
    school: title === school ? null : school,
    place: null,
    from: null,
    to,
    lines: split(entry.url),
  };
  return [{ ...asked, state: to === null ? null : "finished" }];
}

function skillsOf({ name, level, keywords = [] }: JsonResumeList<"skills">): CvDocument["skills"] {
  const items = keywords.flatMap((word) => one(word) ?? []);
  const group = level === undefined ? one(name) : joined([name, one(level) === null ? null : `(${level})`], " ");
  if (items.length > 0) return [{ group, items }];
  return group === null ? [] : [{ group: null, items: [group] }];
}

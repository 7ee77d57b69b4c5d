import { textLanguage } from "#app/features/cv/facts/document-language.ts";
import { JSON_TOO_LARGE, MAX_JSON_BYTES, MAX_UNUSED } from "#app/features/cv/upload-rules.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { AppError } from "#app/platform/errors.ts";
import { type CvDocument, type CvJob, type CvStudy, cvDocumentSchema } from "../cv-document.ts";
import { importedSections } from "./imported-sections.ts";
import { notTaken } from "./not-taken.ts";
import { explained, unfit } from "./problems.ts";
import { EXTENSION, type JsonResume, type JsonResumeList, jsonResumeSchema } from "./schema.ts";
import { joined, one, split } from "./text.ts";
import { unknownFields } from "./unknown-fields.ts";
import { withoutBlanks } from "./without-blanks.ts";

export type ImportedCv = {
  cv: CvDocument;
  /**
   * Fields that the CV has nothing of, as paths: no part of JSON Resume ("work[0].salary"), or without a place in a CV.
   * At most MAX_UNUSED.
   */
  ignored: string[];
  /** Of a file of ours, for the document that is written of it. */
  note: string | null;
};

/**
 * A CV from a JSON Resume file, ours or another program's. Takes processor time that depends on the file.
 * @throws AppError in Spanish `json_too_large`, `not_json`, and `bad_json_resume` with the paths of what is wrong
 */
export function importJsonResume(file: Uint8Array): ImportedCv {
  if (file.byteLength > MAX_JSON_BYTES) throw new AppError("too_large", JSON_TOO_LARGE, { reason: "json_too_large" });
  const raw = withoutBlanks(parsed(file));
  const result = jsonResumeSchema.safeParse(raw);
  if (!result.success) throw explained(result.error);
  const built = cvDocumentSchema.safeParse(cvOf(result.data));
  if (!built.success) throw unfit(built.error);
  const ignored = [...notTaken(result.data), ...unknownFields(raw, result.data)];
  const note = result.data.meta?.[EXTENSION]?.note ?? null;
  return { cv: built.data, ignored: ignored.slice(0, MAX_UNUSED), note };
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
    studies: (resume.education ?? []).flatMap((entry) => studyOf(entry, language)),
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
  const place = "location" in entry ? one(entry.location) : null;
  return {
    post: one(entry.position),
    employer: one(employer),
    kind: own?.kind ?? kind ?? "employment",
    place: place ?? own?.place ?? null,
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

const OF_AREA: Readonly<Record<CvDocument["language"], string>> = { es: " en ", en: " in ", pt: " em " };
const SPANISH_DEGREE = /^(?:ingenier|licenciatur|t[ée]cnic|t[íi]tulo|mag[íi]ster|diplomad|doctorad|bachiller)/i;

/** "Licenciatura en Historia", of which a comma would make two things. */
function titleOf({ studyType, area }: JsonResumeList<"education">, language: CvDocument["language"]): string | null {
  const says = /^(?:en|in|em|of|de)\s/i.test(area ?? "");
  return joined([studyType, area], says ? " " : OF_AREA[SPANISH_DEGREE.test(studyType ?? "") ? "es" : language]);
}

function studyOf(entry: JsonResumeList<"education">, language: CvDocument["language"]): CvStudy[] {
  const own = entry[EXTENSION];
  const school = one(entry.institution);
  const title = titleOf(entry, language) ?? school;
  if (title === null) return [];
  const [from, to] = [dateOf(entry.startDate), dateOf(entry.endDate)];
  const notes = [entry.score, ...(entry.courses ?? []), entry.url].flatMap((note) => split(note));
  if (own !== undefined) return [ownStudy(own, { title, school, from, to, lines: notes })];
  return [
    {
      title,
      school: title === school ? null : school,
      place: null,
      from,
      to: to ?? (from === null ? null : "present"),
      state: from !== null && to === null ? "in_course" : null,
      lines: notes,
    },
  ];
}

type OwnStudy = NonNullable<JsonResumeList<"education">[typeof EXTENSION]>;

/** @param given its `lines` are what another program has added */
function ownStudy(
  { place, present, state, lines }: OwnStudy,
  given: Pick<CvStudy, "title" | "school" | "from" | "to" | "lines">,
): CvStudy {
  const { title, school, from, to } = given;
  return {
    title,
    school,
    place,
    from,
    to: to ?? (present ? "present" : null),
    state,
    lines: [...lines, ...given.lines],
  };
}

function courseOf(entry: JsonResumeList<"certificates">): CvStudy[] {
  const own = entry[EXTENSION];
  const school = one(entry.issuer);
  const title = one(entry.name) ?? school;
  if (title === null) return [];
  const to = dateOf(entry.date);
  const lines = split(entry.url);
  if (own !== undefined) return [ownStudy(own, { title, school, from: own.from, to, lines })];
  const asked = {
    title,
    school: title === school ? null : school,
    place: null,
    from: null,
    to,
    lines,
  };
  return [{ ...asked, state: to === null ? null : "finished" }];
}

function skillsOf({ name, level, keywords = [] }: JsonResumeList<"skills">): CvDocument["skills"] {
  const items = keywords.flatMap((word) => one(word) ?? []);
  const group = level === undefined ? one(name) : joined([name, one(level) === null ? null : `(${level})`], " ");
  // "Excel, avanzado": what has a level is a skill itself, not the heading of some.
  if (level !== undefined && group !== null && skillLexicon.get(name ?? "") !== undefined)
    return [{ group: null, items: [group, ...items] }];
  if (items.length > 0) return [{ group, items }];
  return group === null ? [] : [{ group: null, items: [group] }];
}

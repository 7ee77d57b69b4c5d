import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CvDocument, cvDocumentSchema } from "#app/features/workshop/cv-document.ts";
import { toJsonResume } from "#app/features/workshop/json-resume/export.ts";
import { importJsonResume, MAX_JSON_BYTES } from "#app/features/workshop/json-resume/import.ts";
import { AppError } from "#app/platform/errors.ts";

const bytes = (value: unknown) => new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
const imported = (value: unknown) => importJsonResume(bytes(value));

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .filter((one) => /\S/.test(one) && !/\p{Cc}/u.test(one));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const lines = fc.array(text, { maxLength: 4 });
const date = fc
  .tuple(fc.integer({ min: 1960, max: 2030 }), maybe(fc.integer({ min: 1, max: 12 })))
  .map(([year, month]) => (month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`));
const span = fc.oneof(
  fc.record({ from: fc.constant(null), to: maybe(date) }),
  fc.record({ from: date, to: fc.oneof(date, fc.constant("present"), fc.constant(null)) }),
);
const study = fc
  .tuple(
    fc.record({
      title: text,
      school: maybe(text),
      place: maybe(text),
      state: maybe(fc.constantFrom("finished", "in_course", "left")),
      lines,
    }),
    span,
  )
  .map(([names, dates]) => ({ ...names, ...dates }));
const job = fc
  .tuple(
    fc.record({
      post: maybe(text),
      employer: maybe(text),
      kind: fc.constantFrom("employment", "internship", "volunteering"),
      place: maybe(text),
      duration: maybe(text),
      lines,
    }),
    span,
  )
  .map(([names, dates]) => ({ ...names, ...dates }));
const HEADINGS = ["Referencias", "Logros", "Proyectos", "Publications", "Intereses", "Otros antecedentes"];
const web = fc.constantFrom(
  "linkedin.com/in/ana-soto",
  "https://ana.cl",
  "github.com/ana",
  "https://linkedin.com/in/x",
);
const anyCv = fc.record({
  language: fc.constantFrom("es", "en", "pt"),
  name: maybe(text),
  headline: maybe(text),
  contact: fc.record({
    email: maybe(text),
    phone: maybe(text),
    place: maybe(text),
    linkedin: maybe(web),
    links: fc.array(web, { maxLength: 3 }),
    more: lines,
  }),
  profile: lines,
  jobs: fc.array(job, { maxLength: 5 }),
  studies: fc.array(study, { maxLength: 3 }),
  courses: fc.array(study, { maxLength: 3 }),
  skills: fc.array(fc.record({ group: maybe(text), items: fc.array(text, { minLength: 1, maxLength: 4 }) }), {
    maxLength: 3,
  }),
  languages: fc.array(fc.record({ name: text, level: maybe(text) }), { maxLength: 3 }),
  licences: lines,
  sections: fc.array(fc.record({ heading: fc.oneof(fc.constantFrom(...HEADINGS), text), lines }), { maxLength: 4 }),
}) as fc.Arbitrary<CvDocument>;

describe("a CV that is exported and imported again", () => {
  test("is the same, whatever it holds", () => {
    fc.assert(
      fc.property(anyCv, (cv) => {
        expect(cvDocumentSchema.parse(cv)).toEqual(cv);
        const { cv: again, ignored } = imported(toJsonResume(cv));
        expect(again).toEqual(cv);
        expect(ignored).toEqual([]);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

/** As other programs write it: the fields of the schema's own example, filled with invented data. */
const FOREIGN = {
  basics: {
    name: "Ana Soto",
    label: "Programmer",
    email: "ana@example.com",
    phone: "+56 9 5555 0100",
    url: "https://anasoto.example.com",
    summary: "I build things.\nI like bees.",
    location: { address: "Los Aromos 1", city: "Valdivia", countryCode: "CL", region: "Los Ríos" },
    profiles: [
      { network: "LinkedIn", username: "ana", url: "https://www.linkedin.com/in/ana" },
      { network: "Mastodon", username: "ana" },
    ],
    favouriteColour: "green",
  },
  work: [
    {
      name: "Río Software",
      position: "Developer",
      url: "https://rio.example.com",
      startDate: "2020-01-15",
      summary: "The billing team.",
      highlights: ["Wrote the export."],
      salary: 12,
    },
    { name: "Taller", position: "Intern", startDate: "2018", endDate: "2019-02-28" },
  ],
  volunteer: [{ organization: "Club de barrio", position: "Tutor", startDate: "2017-03", endDate: "2017-12" }],
  education: [
    {
      institution: "Universidad del Alerce",
      area: "Informática",
      studyType: "Ingeniería",
      startDate: "2014",
      score: "6,1",
    },
  ],
  awards: [{ title: "Premio", date: "2016-05-01", awarder: "Municipalidad", summary: "Por un mapa." }],
  skills: [{ name: "Web", level: "Master", keywords: ["HTML", "CSS"] }, { name: "Excel" }],
  languages: [{ language: "English", fluency: "Native" }],
  references: [{ name: "Eva Ruiz", reference: "A careful person." }],
  hobbies: ["bees"],
};

test("another program's file becomes a CV, and what is no part of the schema is listed", () => {
  const { cv, ignored } = imported(FOREIGN);
  expect(ignored).toEqual(["basics.favouriteColour", "work[0].salary", "hobbies"]);
  expect(cv).toMatchObject({
    language: "en",
    name: "Ana Soto",
    contact: {
      place: "Valdivia, Los Ríos, CL",
      linkedin: "linkedin.com/in/ana",
      links: ["https://anasoto.example.com", "Mastodon: ana"],
      more: ["Los Aromos 1"],
    },
    profile: ["I build things.", "I like bees."],
    studies: [{ title: "Ingeniería, Informática", from: "2014", to: "present", state: "in_course", lines: ["6,1"] }],
    skills: [
      { group: "Web (Master)", items: ["HTML", "CSS"] },
      { group: null, items: ["Excel"] },
    ],
    languages: [{ name: "English", level: "Native" }],
  });
  expect(cv.jobs.map(({ post, kind, from, to }) => [post, kind, from, to])).toEqual([
    ["Developer", "employment", "2020-01", "present"],
    ["Intern", "employment", "2018", "2019-02"],
    ["Tutor", "volunteering", "2017-03", "2017-12"],
  ]);
  expect(cv.jobs[0]?.lines).toEqual(["The billing team.", "Wrote the export.", "https://rio.example.com"]);
  expect(cv.sections).toEqual([
    { heading: "Awards", lines: ["Premio · Municipalidad · 2016-05-01 · Por un mapa."] },
    { heading: "References", lines: ["Eva Ruiz · A careful person."] },
  ]);
});

test("what another program changed in our file is taken from there", () => {
  const resume = toJsonResume(imported(FOREIGN).cv);
  const [first] = resume.education ?? [];
  if (first) first.area = "Ingeniería civil";
  expect(imported(resume).cv.studies[0]?.title).toBe("Ingeniería civil");
});

describe("a file that is not one", () => {
  const refusal = (value: unknown): AppError => {
    try {
      imported(value);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    throw new Error("not refused");
  };

  test.each([
    [{ work: [{}, { startDate: "marzo 2020" }] }, "«work[1].startDate»", "debe ser una fecha"],
    [{ basics: { name: 12 } }, "«basics.name»", "debe ser un texto"],
    [{ skills: "Excel" }, "«skills»", "debe ser una lista"],
    [{ work: Array.from({ length: 500 }, () => ({})) }, "«work»", "demasiados elementos"],
    [{ basics: { name: "x".repeat(300) } }, "«basics.name»", "demasiado largo"],
    ["[]", "El archivo JSON Resume", "debe ser un objeto"],
  ])("is refused with the place and what is wrong there: %j", (value, where, why) => {
    const { message, code } = refusal(value);
    expect(code).toBe("unprocessable");
    expect(message).toContain(where);
    expect(message).toContain(why);
  });

  test("as no JSON, as too large, and however deep it is", () => {
    expect(refusal("{").message).toContain("no es JSON válido");
    expect(refusal(`"${"x".repeat(MAX_JSON_BYTES)}"`).code).toBe("too_large");
    expect(refusal("[".repeat(100_000) + "]".repeat(100_000)).code).toBe("unprocessable");
    expect(imported(`{"x":${"[".repeat(50_000)}${"]".repeat(50_000)}}`).ignored).toEqual(["x"]);
  });
});

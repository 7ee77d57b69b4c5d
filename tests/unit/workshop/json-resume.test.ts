import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_JSON_BYTES, MAX_UNUSED } from "#app/features/cv/upload-rules.ts";
import { type CvDocument, cvDocumentSchema } from "#app/features/workshop/cv-document.ts";
import { toJsonResume } from "#app/features/workshop/json-resume/export.ts";
import { importJsonResume } from "#app/features/workshop/json-resume/import.ts";
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
  skills: [
    { name: "Web", level: "Master", keywords: ["HTML", "CSS"] },
    { name: "Excel" },
    { name: "SQL", level: "Avanzado", keywords: ["PostgreSQL"] },
  ],
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
    studies: [{ title: "Ingeniería en Informática", from: "2014", to: "present", state: "in_course", lines: ["6,1"] }],
    skills: [
      { group: "Web (Master)", items: ["HTML", "CSS"] },
      { group: null, items: ["Excel"] },
      { group: null, items: ["SQL (Avanzado)", "PostgreSQL"] },
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

test("what another program adds to our file is not lost", () => {
  const resume = toJsonResume(imported(FOREIGN).cv);
  const [work] = resume.work ?? [];
  const [education] = resume.education ?? [];
  Object.assign(work ?? {}, { location: "Osorno" });
  Object.assign(education ?? {}, { courses: ["Redes"], url: "https://alerce.example.com" });
  const { jobs, studies } = imported(resume).cv;
  expect(jobs[0]?.place).toBe("Osorno");
  expect(studies[0]?.lines).toEqual(["6,1", "Redes", "https://alerce.example.com"]);
});

test("fields without anything in them are as good as none", () => {
  const work = [{ name: "Río Software", position: "", startDate: "2020", endDate: "", url: null, summary: null }];
  const { cv, ignored } = imported({ basics: { name: "Ana Soto", image: "", location: null }, work, meta: "" });
  expect(ignored).toEqual([]);
  expect(cv.jobs).toMatchObject([{ post: null, employer: "Río Software", to: "present", lines: [] }]);
});

describe("what a CV has no place for", () => {
  test("is named, known to the schema or not", () => {
    const { cv, ignored } = imported({
      basics: {
        image: `data:image/png;base64,${"A".repeat(20_000)}`,
        profiles: [
          { network: "GitHub", username: "ana", url: "https://github.com/Ana" },
          { network: "Portafolio", username: "@ana", url: "https://anasoto.example.com" },
        ],
      },
      education: [{ startDate: "2014", courses: ["Redes"] }, {}],
      certificates: [{ date: "2020" }, { name: "Redes", date: "2020" }],
      languages: [{ fluency: "Native" }],
      "\u202Eoculto": 1,
    });
    expect(ignored).toEqual([
      "basics.image",
      "basics.profiles[1].network",
      "education[0]",
      "certificates[0]",
      "languages[0]",
      " oculto",
    ]);
    expect(cv.contact.links).toEqual(["https://github.com/Ana", "https://anasoto.example.com"]);
    expect(cv.courses.map(({ title }) => title)).toEqual(["Redes"]);
  });

  test("is named up to a number of fields", () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`campo${at}`, at]));
    expect(imported(many).ignored).toHaveLength(MAX_UNUSED);
  });

  test("does no harm by what it is called", () => {
    const { cv, ignored } = imported('{"__proto__":{"lost":1},"basics":{"__proto__":{"name":"x"},"constructor":1}}');
    expect(cv.name).toBeNull();
    expect(ignored).toEqual(["__proto__", "basics.__proto__", "basics.constructor"]);
    expect(Object.hasOwn(Object.prototype, "lost")).toBe(false);
  });
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

  test("with all that is wrong, up to five fields", () => {
    const two = refusal({ basics: { name: 12 }, skills: "Excel" }).message;
    expect(two).toContain("Hay 2 datos por corregir");
    expect(two).toContain("«basics.name» debe ser un texto; «skills» debe ser una lista.");
    const many = refusal({ work: Array.from({ length: 30 }, () => ({ startDate: "ayer" })) }).message;
    expect(many).toContain("Hay 30 datos por corregir");
    expect(many).toContain("«work[4].startDate» debe ser una fecha como 2022, 2022-03 o 2022-03-15; y 25 más.");
    expect(many.length).toBeLessThan(1000);
  });

  test.each([
    [{ education: [{ studyType: "x".repeat(150), area: "y".repeat(150) }] }, "«education»", "demasiado largo"],
    [{ work: Array.from({ length: 121 }, () => ({ name: "a" })) }, "«work»", "máximo 120"],
    [{ meta: { "x-patina": { language: "es", more: ["\u0007"], licences: [], sections: [] } } }, "more[0]", "no se en"],
  ])("by the part of the file that a CV has no room for: %#", (value, where, why) => {
    const { message, reason } = refusal(value);
    expect(reason).toBe("bad_json_resume");
    expect(message).toContain(where);
    expect(message).toContain(why);
  });

  test("as more values than any CV has", () => {
    expect(refusal(`{"x":[${"0,".repeat(60_000)}0]}`).message).toContain("muchos más datos que un CV");
  });

  test("as no JSON, as too large, and however deep it is", () => {
    expect(refusal("{").message).toContain("no es JSON válido");
    expect(refusal(`"${"x".repeat(MAX_JSON_BYTES)}"`).code).toBe("too_large");
    expect(refusal("[".repeat(100_000) + "]".repeat(100_000)).code).toBe("unprocessable");
    expect(imported(`{"x":${"[".repeat(50_000)}${"]".repeat(50_000)}}`).ignored).toEqual(["x"]);
  });
});

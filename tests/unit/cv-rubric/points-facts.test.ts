import { describe, expect, it } from "vitest";
import { scoreContact } from "#app/features/cv/rubric/criteria/contact.ts";
import { scoreEducation } from "#app/features/cv/rubric/criteria/education.ts";
import { scoreStructure } from "#app/features/cv/rubric/criteria/structure.ts";
import type { CvSpec } from "./cv-builder.ts";
import { achievement, expectPoints, readingOf } from "./reading-builder.ts";

function without<K extends keyof CvSpec>(spec: CvSpec, ...keys: K[]): CvSpec {
  return Object.fromEntries(Object.entries(spec).filter(([key]) => !keys.includes(key as K)));
}

/** 7 points: an address 35%, a telephone 25%, a name 15%, a place 12.5%, a profile or a work to be seen 12.5%. */
describe("Datos de contacto: 7 points", () => {
  const WHOLE: CvSpec = {
    name: "Rosa Vera",
    email: "rosa@exemplo.cl",
    phone: "+56955550199",
    location: "Talca",
    linkedin: "linkedin.com/in/rosavera",
  };
  const of = (spec: CvSpec) => scoreContact(readingOf(spec));

  it.each<[string, CvSpec, number]>([
    ["all of it", WHOLE, 7],
    ["nothing", {}, 0],
    ["no name", without(WHOLE, "name"), 5.95],
    ["no e-mail", without(WHOLE, "email"), 4.55],
    ["no telephone", without(WHOLE, "phone"), 5.25],
    ["no place", without(WHOLE, "location"), 6.125],
    ["no profile", without(WHOLE, "linkedin"), 6.125],
    ["only an e-mail", { email: "rosa@exemplo.cl" }, 2.45],
    ["a name alone", { name: "Rosa Vera" }, 1.05],
  ])("%s", (_situation, spec, points) => expectPoints(of(spec), points));

  it.each([
    ["github.com/rosavera", 7],
    ["https://www.behance.net/rosavera", 7],
    ["Portafolio: rosavera.myportfolio.com", 7],
    ["ORCID 0000/0002", 7],
    ["Manejo de GitHub y GitLab", 6.125],
    ["midgithubx.com", 6.125],
    ["rosavera.cl", 6.125],
  ])("a place where work can be seen instead of LinkedIn: %s", (line, points) => {
    expectPoints(
      of({ ...without(WHOLE, "linkedin"), others: [{ heading: "Más", kind: "other", lines: [line] }] }),
      points,
    );
  });

  it("a link under the words counts, one in a line that counts for nothing does not", () => {
    const bare = readingOf(without(WHOLE, "linkedin"));
    expectPoints(scoreContact({ ...bare, document: { ...bare.document, links: ["https://github.com/rosa"] } }), 7);
    expectPoints(of({ ...without(WHOLE, "linkedin"), instructions: ["github.com/rosa"] }), 6.125);
  });

  it("says what is missing and quotes the line with the address", () => {
    expect(of(WHOLE)).toMatchObject({
      finding: "Tus datos de contacto están completos: te pueden escribir a «rosa@exemplo.cl».",
      evidence: ["rosa@exemplo.cl"],
    });
    expect(of(without(WHOLE, "phone"))).toMatchObject({
      finding: "Leímos «rosa@exemplo.cl», pero no un teléfono: escríbelo al inicio.",
    });
    const twice: CvSpec = {
      email: "rosa@exemplo.cl",
      others: [{ heading: "Más", kind: "other", lines: ["A rosa@exemplo.cl"] }],
    };
    expect(of(twice)).toMatchObject({
      finding:
        "Leímos «rosa@exemplo.cl», pero no tu nombre, un teléfono, tu ciudad o comuna y un enlace a LinkedIn " +
        "o a tu portafolio: escríbelos al inicio.",
      evidence: ["rosa@exemplo.cl"],
    });
    expect(of(without(WHOLE, "email", "location"))).toMatchObject({
      finding: "En tus datos de contacto no leímos un correo y tu ciudad o comuna: escríbelos al inicio.",
      evidence: [],
    });
  });
});

/** 7 points: experience 35%, studies 20%, skills 20%, headline 15%, profile 10%; a part without heading 60% of it. */
describe("Estructura: 7 points", () => {
  const WHOLE: CvSpec = {
    profession: "Contadora",
    summary: ["Contadora con foco en cierres mensuales."],
    jobs: [{ title: "Contadora", employer: "Maderas del Sur", does: ["Cerré doce balances"] }],
    studies: [{ degree: "Contador Auditor", institution: "Universidad del Sur" }],
    skills: [["Excel", "tool"]],
  };
  const of = (spec: CvSpec) => scoreStructure(readingOf(spec));

  it.each<[string, CvSpec, number]>([
    ["all of it", WHOLE, 7],
    ["nothing", {}, 0],
    ["no headline", without(WHOLE, "profession"), 5.95],
    ["no profile", without(WHOLE, "summary"), 6.3],
    ["no experience", without(WHOLE, "jobs"), 4.55],
    ["no studies", without(WHOLE, "studies"), 5.6],
    ["no skills", without(WHOLE, "skills"), 5.6],
    ["projects instead of jobs", { ...without(WHOLE, "jobs"), projects: ["Armé una huerta escolar"] }, 7],
    [
      "voluntary work instead of jobs",
      { ...without(WHOLE, "jobs"), others: [{ heading: "Voluntariado", kind: "volunteering", lines: ["Techo"] }] },
      7,
    ],
    ["languages instead of skills", { ...without(WHOLE, "skills"), languages: [["Inglés", "B2"]] }, 7],
    [
      "certifications instead of skills",
      {
        ...without(WHOLE, "skills"),
        others: [{ heading: "Certificaciones", kind: "certifications", lines: ["IFRS"] }],
      },
      7,
    ],
  ])("%s", (_situation, spec, points) => expectPoints(of(spec), points));

  const SEEN = {
    experience: "«Perfil», «Formación» y «Habilidades»",
    education: "«Perfil», «Experiencia» y «Habilidades»",
    skills: "«Perfil», «Experiencia» y «Formación»",
    summary: "«Experiencia», «Formación» y «Habilidades»",
  };
  it.each([
    ["experience", 6.02],
    ["education", 6.44],
    ["skills", 6.44],
    ["summary", 6.72],
  ] as const)("a part that is there without its heading is worth 60%%: %s", (kind, points) => {
    const reading = readingOf(WHOLE);
    const sections = reading.facts.sections.map((one) => (one.kind === kind ? { ...one, heading: null } : one));
    const result = scoreStructure({ ...reading, facts: { ...reading.facts, sections } });
    expectPoints(result, points);
    expect(result.finding).toBe(
      `Reconocimos por su título ${SEEN[kind]}: un título conocido en cada parte ayuda a encontrarla.`,
    );
  });

  it("languages without a heading are skills without a heading", () => {
    const reading = readingOf({ ...without(WHOLE, "skills"), languages: [["Inglés", "B2"]] });
    const sections = reading.facts.sections.filter((one) => one.kind !== "languages");
    expectPoints(scoreStructure({ ...reading, facts: { ...reading.facts, sections } }), 6.44);
  });

  it("two sentences about achievements are experience without a heading, one is not", () => {
    const spec = without(WHOLE, "jobs");
    expectPoints(scoreStructure(readingOf(spec, { achievements: [achievement()] })), 4.55);
    expectPoints(scoreStructure(readingOf(spec, { achievements: [achievement(), achievement()] })), 6.02);
  });

  it("a heading over nothing, or over lines that count for nothing, is no part", () => {
    const reading = readingOf(WHOLE);
    const section = reading.facts.sections.find((one) => one.kind === "summary");
    const lines = new Set(section?.lines ?? []);
    expectPoints(scoreStructure({ ...reading, excluded: lines, summary: [] }), 6.3);
    const skillLine = reading.facts.skills[0]?.line ?? -1;
    expectPoints(scoreStructure({ ...reading, excluded: new Set([skillLine]) }), 5.6);
    const heading = section?.heading ?? -1;
    expectPoints(scoreStructure({ ...reading, excluded: new Set([heading]), summary: [] }), 6.3);
    expect(scoreStructure({ ...reading, excluded: new Set([heading]) }).evidence).not.toContain("Perfil");
  });

  it("says what is missing and quotes the headings", () => {
    expect(of(WHOLE)).toMatchObject({
      finding: "Leímos todas las partes que se buscan, con títulos como «Perfil», «Experiencia» y «Formación».",
      evidence: ["Perfil", "Experiencia", "Formación", "Habilidades"],
    });
    expect(of(without(WHOLE, "studies")).finding).toBe(
      "Junto a «Perfil», «Experiencia» y «Habilidades» no leímos la formación: agrega esa parte con su título.",
    );
    expect(of(without(WHOLE, "profession", "summary", "skills")).finding).toBe(
      "Junto a «Experiencia» y «Formación» no leímos un titular con tu profesión, un perfil de dos o tres " +
        "líneas y las habilidades: agrega cada parte con su título.",
    );
    expect(of(without(WHOLE, "jobs")).finding).toContain("la experiencia (o tus proyectos y prácticas)");
  });
});

/**
 * 5 points: what 40%, where 30%, when 30%, of which a lone year that does not say of what has 60%. The best told study
 * counts for 60%, all of them together for 40%; courses alone are worth half.
 */
describe("Formación: 5 points", () => {
  type Study = NonNullable<CvSpec["studies"]>[number];
  const FULL: Study = { degree: "Contador Auditor", institution: "Universidad del Sur", start: 2014, end: 2018 };
  const of = (...studies: Study[]) => scoreEducation(readingOf({ studies }));

  it.each<[string, Study[], number]>([
    ["what, where and when", [FULL], 5],
    ["no studies", [], 0],
    ["only the year of the end", [{ degree: "Contador", institution: "U", end: 2018 }], 4.4],
    ["only the year of the start", [{ degree: "Contador", institution: "U", start: 2014 }], 4.4],
    ["the year, and that it was finished", [{ degree: "Contador titulado", institution: "U", end: 2018 }], 5],
    [
      "a course of one year, beside a study",
      [FULL, { degree: "Curso", institution: "U", end: 2018, level: "course" }],
      5,
    ],
    [
      "school finished, with its one year",
      [{ degree: "Enseñanza media completa", institution: "Liceo", end: 2017, level: "school" }],
      5,
    ],
    ["no year, but said to be going on", [{ degree: "Contador", institution: "U", status: "ongoing" }], 5],
    ["no year", [{ degree: "Contador", institution: "U" }], 3.5],
    ["no year, broken off", [{ degree: "Contador", institution: "U", status: "incomplete" }], 3.5],
    ["no institution", [{ degree: "Contador", end: 2018 }], 2.9],
    ["no degree", [{ degree: " ", institution: "U", end: 2018 }], 2.4],
    ["a place that a template left empty", [{ ...FULL, institution: "[institución]" }], 0],
    [
      "two courses, one told in full",
      [
        { ...FULL, level: "course" },
        { degree: "Curso", level: "course" },
      ],
      2.2,
    ],
    ["a degree alone", [{ degree: "Contador" }], 2],
    ["a whole course", [{ ...FULL, level: "course" }], 2.5],
    ["school, if that is what there is", [{ ...FULL, level: "school" }], 5],
    ["one of three says only what", [{ degree: "Contador" }, FULL, FULL], 4.6],
    ["how many they are adds nothing", [FULL, FULL, FULL], 5],
    ["a course beside a bare degree", [{ degree: "Contador" }, { ...FULL, level: "course" }], 2.6],
  ])("%s", (_situation, studies, points) => expectPoints(of(...studies), points));

  it("studies in lines that count for nothing are none; a line that counts is enough", () => {
    const reading = readingOf({ studies: [FULL] });
    const line = reading.facts.studies[0]?.lines[0] ?? -1;
    const excluded = new Set([line]);
    expectPoints(scoreEducation({ ...reading, excluded }), 0);
    const studies = (lines: number[]) => reading.facts.studies.map((one) => ({ ...one, lines }));
    const given = (lines: number[]) => ({ ...reading, excluded, facts: { ...reading.facts, studies: studies(lines) } });
    expectPoints(scoreEducation(given([line, line + 1])), 5);
    expectPoints(scoreEducation(given([])), 5);
  });

  it.each<[string, Study[]]>([
    ["No leímos tus estudios: agrega título o carrera, institución y años.", []],
    ["En «Contador Auditor» están el estudio, el lugar y las fechas.", [FULL]],
    ["En «Contador Auditor» están el estudio, el lugar y las fechas.", [FULL, FULL]],
    ["", [{ ...FULL, level: "course" }]],
    ["En «Contador» no leímos los años: complétalo en una línea.", [{ degree: "Contador" }]],
    ["En «Contador» están el estudio, el lugar y las fechas.", [{ degree: "Contador", institution: "U", end: 2018 }]],
    ["En «Contador» no leímos los años: complétalo en una línea.", [FULL, { degree: "Contador", institution: "U" }]],
    [
      "En tus estudios no leímos el título o la carrera: complétalo en una línea.",
      [{ degree: " ", institution: "U", start: 2018, end: 2019 }],
    ],
  ])("says: %s", (finding, studies) => expect(of(...studies).finding).toBe(finding));

  it("says nothing of years where the studies go on, and quotes each", () => {
    const studies: Study[] = [{ degree: "Contador", institution: "U", status: "ongoing" }, FULL];
    expect(of(...studies)).toMatchObject({
      finding: "En «Contador» están el estudio, el lugar y las fechas.",
      evidence: ["Contador, U", "Contador Auditor, Universidad del Sur, 2014 - 2018"],
    });
  });
});

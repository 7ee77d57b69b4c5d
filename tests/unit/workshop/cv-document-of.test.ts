import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Corrections } from "#app/features/cv/corrections/corrections.ts";
import { DEMO_DRAFT, DEMO_IMPROVED } from "#app/features/cv/demo-cvs.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { cvDocumentSchema } from "#app/features/workshop/cv-document.ts";
import { cvDocumentOf } from "#app/features/workshop/from-cv/cv-document-of.ts";
import { PERSONAL_KINDS, remarksOf } from "#app/features/workshop/from-cv/personal-data.ts";
import { layOut } from "#app/features/workshop/write/layout.ts";
import { linesNotKept } from "../../support/cv-words-kept.ts";
import { documentFromText } from "../../support/document-from-text.ts";

const today = monthIndex(2026, 11);
const NOTHING: Corrections = { jobs: [], studies: [], skills: { added: [], removed: [], confirmed: false } };

function built(text: string, corrections: Corrections | null = null, without: typeof PERSONAL_KINDS | [] = []) {
  const written = documentFromText(text);
  const open = withPlaces(written);
  const read = findFacts(open.document, today);
  const source = { document: open.document, read, corrections, today };
  return { written, document: open.document, ...cvDocumentOf(source, { remarks: remarksOf(written, open), without }) };
}

const FOLDER = path.resolve("tests/fixtures/cvs");
const SETS = [
  "dev",
  "fresh",
  "holdout",
  "unseen",
  ...readdirSync(path.join(FOLDER, "authors")).map((a) => `authors/${a}`),
];

function texts(set: string): [string, string][] {
  const file = path.join(FOLDER, set, "truth.json");
  if (!existsSync(file)) return [];
  const { documents } = JSON.parse(readFileSync(file, "utf8")) as {
    documents: { id: string; expect: string; text?: string | null }[];
  };
  return documents.flatMap(({ id, expect: what, text }) => (what === "analyze" && text ? [[id, text]] : []));
}

describe("every line of a CV", () => {
  test.each(SETS)("of %s is in the document once, whole", (set) => {
    let lines = 0;
    const lost = texts(set).flatMap(([id, text]) => {
      const one = built(text);
      expect(cvDocumentSchema.safeParse(one.cv).error?.issues ?? [], id).toEqual([]);
      lines += one.document.lines.length;
      expect([...one.places.keys()].sort((a, b) => a - b)).toEqual(one.document.lines.map((_, at) => at));
      return linesNotKept(one.document, one).map((line) => ({ id, ...line }));
    });
    expect(lines).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  test.each(SETS)("of %s is where all words of the document come from", (set) => {
    const invented = texts(set).flatMap(([id, text]) => {
      const { cv, written } = built(text);
      const there = new Set(wordsOf(written.text));
      // Names of months, states and the profession that a degree gives are said anew.
      const said = [
        ...cv.jobs.flatMap((job) => [job.post, job.employer, job.place, job.duration, ...job.lines]),
        ...[...cv.studies, ...cv.courses].flatMap((study) => [study.school, study.place, ...study.lines]),
        ...cv.skills.flatMap(({ group, items }) => [group, ...items]),
        ...cv.languages.flatMap(({ name, level }) => [name, level]),
        ...cv.profile,
        ...cv.licences,
        ...cv.sections.flatMap((section) => section.lines),
        ...cv.contact.more,
      ];
      return said.flatMap((one) => wordsOf(one ?? "").filter((word) => !there.has(word))).map((word) => [id, word]);
    });
    expect(invented).toEqual([]);
  });

  test.each(SETS)("of %s is on the page, as often as the document says it", (set) => {
    const missing = texts(set).flatMap(([id, text]) => {
      const { cv } = built(text);
      const left = wordsOf(valuesOf(layOut(cv, today)).join("\n"));
      return wordsOf(valuesOf(cv).join("\n")).flatMap((word) => {
        const at = left.indexOf(word);
        if (at < 0) return [[id, word]];
        left.splice(at, 1);
        return [];
      });
    });
    expect(missing).toEqual([]);
  });
});

/** Values that the page says in its own words. */
const SAID_IN_WORDS: ReadonlySet<string> = new Set(["language", "kind", "phone", "from", "to", "state"]);

function valuesOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (SAID_IN_WORDS.has(key) ? [] : valuesOf(value)));
}

const wordsOf = (text: string): string[] => normalize(text).match(/\p{L}{3,}/gu) ?? [];

describe("the revised sample CV", () => {
  const { cv } = built(DEMO_IMPROVED);

  test("has its person, profile, jobs and studies", () => {
    expect(cv).toMatchObject({
      language: "es",
      name: "Camila Rojas Fuentes",
      headline: "Ingeniera Comercial | Control de gestión y análisis de datos",
      contact: {
        email: "camila.rojas@example.cl",
        phone: "+56955550142",
        place: "Valdivia, Región de Los Ríos",
        linkedin: null,
        more: [],
      },
      jobs: [
        {
          post: "Analista de control de gestión",
          employer: "Distribuidora Cerro Pintado",
          kind: "employment",
          from: "2024-01",
          to: "present",
        },
        { post: "Práctica profesional", kind: "internship", from: "2023-01", to: "2023-03" },
      ],
      studies: [
        {
          title: "Ingeniería Comercial",
          school: "Universidad del Alerce",
          from: "2018",
          to: "2023",
          state: "finished",
        },
        { title: "Diplomado en Análisis de Datos", from: null, to: "2025" },
      ],
      languages: [
        { name: "Español", level: "nativo" },
        { name: "inglés", level: "intermedio (B2)" },
      ],
    });
    expect(cv.jobs[0]?.lines).toHaveLength(4);
    expect(cv.skills).toEqual([{ group: null, items: expect.arrayContaining(["Power BI", "Excel avanzado"]) }]);
    expect(cv.profile.join(" ")).toContain("Automatizo reportes");
    expect(cv.sections).toEqual([]);
  });
});

test("what stands beside the names of a job stays with it", () => {
  const { cv } = built(DEMO_DRAFT);
  expect(cv.jobs[0]).toMatchObject({ post: "Analista de control de gestión", from: "2024", to: "present" });
  expect(cv.jobs[0]?.lines).toEqual([
    "Encargada de los reportes mensuales.",
    "Apoyo en presupuesto y otras tareas del área.",
  ]);
});

test("a period of something else is no part of the job above it, and a job's names are not told twice", () => {
  const { cv } = built(`Marcela Tapia Urzúa
Secretaria contable
marcela.tapia@example.cl

EMPLEOS
Marzo 2020 a noviembre 2023
Corporación de Deportes Damas. Asistente administrativa, media jornada.
Rendición de gastos, atención de socios y archivo.
Septiembre 2008 a febrero 2020
Dedicada al cuidado de mis hijos y de mi madre con dependencia.
Mayo 1999 a agosto 2008
Agrícola Pilauco y Cía. Secretaria de gerencia y contabilidad.
Libros auxiliares, conciliación bancaria y agenda de gerencia.

ESTUDIOS
1996 a 1998
Secretariado Administrativo, Instituto Comercial Rahue`);
  expect(cv.jobs.map(({ lines }) => lines)).toEqual([
    ["Media jornada.", "Rendición de gastos, atención de socios y archivo."],
    ["Libros auxiliares, conciliación bancaria y agenda de gerencia."],
  ]);
  expect(cv.sections.flatMap(({ lines }) => lines).join(" ")).toContain(
    "Septiembre 2008 a febrero 2020 Dedicada al cuidado de mis hijos",
  );
});

test("the student's corrections go before what was read, and a removed job goes with its lines", () => {
  const { cv, leftOut } = built(DEMO_IMPROVED, {
    ...NOTHING,
    name: "Camila Andrea Rojas Fuentes",
    jobs: [{ title: "Garzona", employer: "Café Sur", kind: "employment", start: "2017", end: "2018" }],
    skills: { added: ["Tableau"], removed: ["SAP"], confirmed: true },
  });
  expect(cv.name).toBe("Camila Andrea Rojas Fuentes");
  expect(cv.jobs.at(-1)).toMatchObject({ post: "Garzona", employer: "Café Sur", from: "2017", to: "2018", lines: [] });
  const skills = cv.skills.flatMap(({ items }) => items);
  expect(skills).toContain("Tableau");
  expect(skills).not.toContain("SAP");
  expect(leftOut).toEqual([]);
  const removed = built(DEMO_IMPROVED, { ...NOTHING, jobs: [{ key: keyOfSecondJob(), removed: true }] });
  expect(removed.cv.jobs).toHaveLength(1);
  expect(removed.leftOut.map(({ why }) => why)).toContain("removed");
  expect(JSON.stringify(removed.cv)).not.toContain("flujo de caja");
});

function keyOfSecondJob(): string {
  const document = documentFromText(DEMO_IMPROVED);
  return String(findFacts(document, today).jobs[1]?.headerLines[0]);
}

const WITH_PERSONAL_DATA = `Pedro Soto Vidal
Los Aromos 234, Ñuñoa, Santiago
RUT: 12.345.678-5
Nacionalidad: chilena
Fecha de nacimiento: 3 de mayo de 1990
Estado civil: casado
pedro.soto@example.cl | +56 9 5555 0110

EXPERIENCIA LABORAL

Bodeguero
Comercial Los Robles
Marzo 2019 - Julio 2022
- Preparé pedidos para 12 locales.

ESTUDIOS

Enseñanza media, Liceo Los Andes, 2008`;

test("personal data are kept, or left out and listed where the caller asks for it", () => {
  const kept = built(WITH_PERSONAL_DATA).cv;
  for (const text of ["12.345.678-5", "chilena", "mayo de 1990", "casado", "Los Aromos 234"])
    expect(JSON.stringify(kept)).toContain(text);
  const { cv, leftOut } = built(WITH_PERSONAL_DATA, null, PERSONAL_KINDS);
  for (const text of ["12.345.678-5", "chilena", "1990", "casado", "Aromos"])
    expect(JSON.stringify(cv)).not.toContain(text);
  expect(leftOut.map(({ why }) => why).sort()).toEqual([
    "address",
    "birth",
    "marital_status",
    "national_id",
    "nationality",
  ]);
  expect(cv.contact.place).toBe("Ñuñoa, Santiago");
});

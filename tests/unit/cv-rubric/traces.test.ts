import { describe, expect, it, test } from "vitest";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { readCv } from "#app/features/cv/rubric/evidence/cv-context.ts";
import { dateForm } from "#app/features/cv/rubric/evidence/date-form.ts";
import { opensWithVerb, saysWho, tellsTask } from "#app/features/cv/rubric/evidence/first-person-action.ts";
import {
  hasTrace,
  headingTells,
  mayBeDated,
  mayBeStudy,
  mayBeTitled,
  mayHaveInstitution,
  type Traceable,
} from "#app/features/cv/rubric/evidence/hints-of-presence.ts";
import { readAchievement } from "#app/features/cv/rubric/evidence/results.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { TODAY } from "./cv-builder.ts";

const readingOf = (...lines: string[]) => {
  const document = documentFromText(lines.join("\n"));
  return readCv(document, findFacts(document, TODAY), TODAY);
};

/** A CV that gives next to nothing: of each thing there is no trace, until a line is added. */
const BARE = ["Ana Soto", "Ayudé con mudanzas de barrio y fletes chicos"];

describe("nothing is said to be missing that may stand there", () => {
  it.each<[Traceable, string[]]>([
    ["email", ["ana (arroba) nube", "Correo: vea abajo", "ana@nube"]],
    ["phone", ["Llame al 22 345 67 89", "cel nueve ocho siete"]],
    ["place", ["Vivo en Getxo", "Coimbatore, Tamil Nadu", "Osorno"]],
    ["link", ["in: ana-soto", "txirula.example.org", "@anasoto"]],
    ["title", ["Soldadora calificada"]],
    [
      "profile",
      ["Me dedico hace bastante tiempo a cuidar personas mayores, con turnos largos y mucho oficio en casas"],
    ],
    ["studies", ["llegué hasta tercero de la segundaria", "Quintralco, 2014", "Periodismo"]],
    ["degree", ["Técnico en frío"]],
    ["work", ["2014 – 2018 fletes", "trabajé en la feria"]],
    ["skills", ["Sé hacer muros y radieres", "I can do walls"]],
  ])("%s", (what, lines) => {
    expect(hasTrace(readingOf(...BARE), what)).toBe(false);
    for (const line of lines) expect(hasTrace(readingOf(...BARE, "", line), what), line).toBe(true);
  });

  test("a range of years is no phone, and an address of e-mail no page of one's own", () => {
    expect(hasTrace(readingOf(...BARE, "2010-2014"), "phone")).toBe(false);
    expect(hasTrace(readingOf(...BARE, "ana@example.com"), "link")).toBe(false);
  });

  test("in a picture that was read, no datum of contact is said to be missing", () => {
    const reading = readingOf(...BARE);
    const picture = { ...reading, document: { ...reading.document, method: "ocr" as const } };
    for (const what of ["email", "phone", "place", "link"] as const) expect(hasTrace(picture, what), what).toBe(true);
  });
});

test("a date in a line of nobody may be that of the post, one in another post's line is not", () => {
  const read = (told: string) =>
    readingOf(
      "Ana Soto",
      "EXPERIENCIA",
      "Vendedora, Tienda Sol S.A., marzo 2020 - mayo 2022",
      "Vendí ropa",
      "Cajera",
      told,
    );
  const undated = (told: string, withOther: boolean, isSure = true) => {
    const reading = read(told);
    const [other] = reading.facts.jobs;
    if (other === undefined) throw new Error("no job was read");
    const own = { ...other, interval: null, headerLines: [4], detailLines: [5] };
    const jobs = withOther ? [{ ...other, headerLines: [2], detailLines: [3] }, own] : [own];
    const sure = { ...reading.sure, jobs: new Set(isSure ? jobs : [own]) };
    return mayBeDated({ ...reading, sure, facts: { ...reading.facts, jobs } }, own);
  };
  expect(undated("Atendí la caja", true)).toBe(false);
  expect(undated("Atendí la caja desde que abrió", true)).toBe(true);
  // Of a post that was not understood a part may be this one's.
  expect(undated("Atendí la caja", true, false)).toBe(true);
  expect(undated("Atendí la caja", false)).toBe(true);
});

test("an entry of which doubtful parts are left out is still itself", () => {
  const reading = readingOf("Ana Soto", "FORMACIÓN", "Contador Auditor, Casa del Saber", "titulada en dos mil diez");
  const [study] = reading.facts.studies;
  if (study === undefined) throw new Error("no study was read");
  const own = { ...study, lines: [2, 3] };
  const facts = { ...reading.facts, studies: [own] };
  expect(mayBeDated({ ...reading, facts }, { ...own, institution: null })).toBe(true);
});

test("a degree, or a school of which nothing is told, is no post whose months are asked for", () => {
  const [job] = readingOf("Ana Soto", "EXPERIENCIA", "Vendedora, Tienda Sol S.A., marzo 2020 - mayo 2022").facts.jobs;
  if (job === undefined) throw new Error("no job was read");
  const school = { ...job, employer: "Universidad de Quintralco", detailLines: [] };
  expect(mayBeStudy({ ...job, detailLines: [] })).toBe(false);
  expect(mayBeStudy(school)).toBe(true);
  expect(mayBeStudy({ ...school, detailLines: [4] })).toBe(false);
  expect(mayBeStudy({ ...job, title: "Licenciatura en Historia", detailLines: [4] })).toBe(true);
});

test("the heading of a post tells what was done when it says more than title, place and dates", () => {
  const heading = "Profesora de Matemática, Liceo Lof, marzo 2020 - mayo 2022";
  const read = (line: string) => {
    const reading = readingOf("Ana Soto", "EXPERIENCIA", line);
    const [job] = reading.facts.jobs;
    if (job === undefined) throw new Error("no job was read");
    return headingTells(reading, { ...job, title: "Profesora de Matemática", employer: "Liceo Lof" });
  };
  expect(read(heading)).toBe(false);
  expect(read(`${heading}. Encargada de olimpiadas y de la feria`)).toBe(true);
});

test("a title or a place of study near the entry is not said to be missing", () => {
  const reading = readingOf(
    "Ana Soto",
    "EXPERIENCIA",
    "Restaurante Piedra y Sal S.A., marzo 2020 - mayo 2022",
    "Lavé platos",
    "FORMACIÓN",
    "Contador Auditor, 2018",
  );
  const [job] = reading.facts.jobs;
  const [study] = reading.facts.studies;
  expect(
    job && mayBeTitled({ ...reading, document: documentFromText("Lavé platos") }, { ...job, headerLines: [0] }),
  ).toBe(false);
  expect(job && mayBeTitled(reading, { ...job, kind: "internship" })).toBe(true);
  const alone = documentFromText("Contador Auditor");
  // All studies are as sure as the ones of a CV that was read whole.
  const sure = { ...reading.sure, studies: new Set(reading.facts.studies) };
  expect(study && mayHaveInstitution({ ...reading, sure, document: alone }, { ...study, lines: [0] })).toBe(false);
  const beside = documentFromText("Contador Auditor\nCasa del Saber Quintralco");
  expect(study && mayHaveInstitution({ ...reading, document: beside }, { ...study, lines: [0] })).toBe(true);
});

it.each([
  ["marzo 2020 - mayo 2022", "words"],
  ["mar. 2020 – hoy", "words"],
  ["enero a junio de 2015", "words"],
  ["03/2020 - 05/2022", "m/4"],
  ["03-2020 a la fecha", "m-4"],
  ["03/20", "m/2"],
  ["2020-03 → presente", "y-"],
  ["2019 - 2021", null],
])("the months of %s are written as %s", (text, form) => {
  expect(dateForm(text)).toBe(form);
});

it.each([
  ["Reduje la merma", { opens: true, who: true, task: true }],
  ["Dirijo a tres personas", { opens: true, who: true, task: true }],
  ["Hice la línea sin gluten", { opens: true, who: true, task: true }],
  ["Led a crew of nine", { opens: true, who: true, task: true }],
  ["Compra a proveedores de Guangzhou", { opens: false, who: false, task: false }],
  ["Atención de público", { opens: false, who: false, task: true }],
  // Who closed was the shop.
  ["Cerró a fin de año", { opens: false, who: true, task: false }],
  ["Turnos de noche; dirigí el calentamiento", { opens: false, who: true, task: true }],
  ["Open-pit copper mine", { opens: false, who: false, task: false }],
  ["Una sala grande", { opens: false, who: false, task: false }],
])("%s", (text, { opens, who, task }) => {
  const achievement = readAchievement(text, [0], null);
  expect({ opens: opensWithVerb(achievement), who: saysWho(achievement), task: tellsTask(achievement) }).toEqual({
    opens,
    who,
    task,
  });
});

import { describe, expect, it } from "vitest";
import { sureOf } from "#app/features/cv/facts/confidence/confident-facts.ts";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { cvLine } from "#app/features/cv/facts/lines.ts";
import { type Field, marginals } from "#app/features/cv/facts/tagger/decode.ts";
import { readCv } from "#app/features/cv/rubric/evidence/cv-context.ts";
import { documentFromText } from "../../support/document-from-text.ts";

const TODAY = 2026 * 12 + 10;
const line = (text: string) => {
  const [source] = documentFromText(text).lines;
  if (source === undefined) throw new Error("a line expected");
  return cvLine(source, 0, TODAY);
};

describe("how likely each label is", () => {
  /** Two labels; the only bucket favours the first by ln 3, and a change of label costs ln 2. */
  const field: Field = {
    labels: 2,
    step: Math.log(2) / 2,
    emissions: Int8Array.from([Math.round((2 * Math.log(3)) / Math.log(2)), 0]),
    transitions: Int8Array.from([0, -2, -2, 0]),
  };
  const rows = [Int32Array.from([0]), new Int32Array()];

  it("adds up to one in every line, and a line that says nothing follows its neighbour", () => {
    const chances = [...marginals(rows, field, () => true)];
    expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1, 9);
    expect((chances[2] ?? 0) + (chances[3] ?? 0)).toBeCloseTo(1, 9);
    expect(chances[0]).toBeGreaterThan(0.7);
    expect(chances[2]).toBeGreaterThan(0.5);
    expect(chances[2]).toBeLessThan(chances[0] ?? 0);
  });

  it("is nothing for a label that may not stand there", () => {
    const chances = marginals(rows, field, (before, label) => label === 1 || before !== null);
    expect(chances[0]).toBe(0);
    expect(chances[1]).toBe(1);
  });
});

const CV = `Marta Soto Rivas
marta.soto@example.cl
EXPERIENCIA
Analista contable, Comercial Los Robles Ltda., marzo 2020 - mayo 2022
Reduje el cierre mensual de 9 a 4 días
Conciliaba 30 cuentas bancarias
FORMACIÓN
Contador Auditor, Universidad del Maule, 2014 - 2018`;

describe("what is spoken of", () => {
  const document = documentFromText(CV);
  const facts = extractFacts(document, TODAY);
  const doubted = (kind: "post" | "study" | "told") => ({
    ...facts,
    lineChances: (facts.lineChances ?? []).map((one) => one && { ...one, [kind]: 0 }),
  });

  it("is a post or a study that the tagger takes for one, too; what the student confirmed needs nobody", () => {
    expect(sureOf(document, facts).jobs.size).toBe(1);
    expect(sureOf(document, facts).studies.size).toBe(1);
    expect(sureOf(document, doubted("post")).jobs.size).toBe(0);
    expect(sureOf(document, doubted("study")).studies.size).toBe(0);
    const said = doubted("post");
    const [job] = said.jobs;
    if (job === undefined) throw new Error("a job expected");
    const { title, employer, interval, datePrecision } = job;
    const confirmed = { ...said, jobs: [{ ...job, written: { title, employer, interval, datePrecision } }] };
    expect(sureOf(document, confirmed).jobs.size).toBe(1);
  });

  it("is an achievement that both take for one", () => {
    expect(readCv(document, facts, TODAY).achievements.map(({ agreed }) => agreed >= 0.5)).toEqual([true, true]);
    expect(readCv(document, doubted("told"), TODAY).achievements.map(({ agreed }) => agreed)).toEqual([0, 0]);
  });

  it("is the same for whoever wrote it, wherever they studied", () => {
    const other = documentFromText(CV.replace("Universidad del Maule", "Quintralco"));
    const [own, theirs] = [facts, extractFacts(other, TODAY)].map((one) => sureOf(document, one));
    expect(theirs?.jobs.size).toBe(own?.jobs.size);
    expect(theirs?.studies.size).toBe(own?.studies.size);
  });
});

describe("a line of a form", () => {
  it("is read without the place that stands glued to its end, and without hints", () => {
    expect(line("02/2021 - PresenteMedellín  Enfermera").dates[0]?.interval).toEqual({
      start: 2021 * 12 + 1,
      end: null,
    });
    expect(line("Desde (mes/año)  06/2008  Hasta (mes/año)  12/2010").dates[0]?.interval).toEqual({
      start: 2008 * 12 + 5,
      end: 2010 * 12 + 11,
    });
  });
});

describe("a time without work among the posts", () => {
  it.each(["En desempleo con trabajos puntuales", "Career break"])("is no post: %s", (title) => {
    const document = documentFromText(
      `Marta Soto\nEXPERIENCIA\nAnalista contable, Comercial Los Robles Ltda.\nenero 2015 - diciembre ` +
        `2016\nConcilié cuentas\n${title}\nenero 2017 - diciembre 2018\nCuidé a mi madre`,
    );
    expect(extractFacts(document, TODAY).yearsTotal).toBe(2);
  });
});

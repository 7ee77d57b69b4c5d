import { describe, expect, test } from "vitest";
import { countCorrections, countDoubts, skillsToAdd } from "#app/features/cv/corrections/extraction-counts.ts";
import { fieldConfidence } from "#app/features/cv/facts/confidence/confidence.ts";
import { DOUBTFUL_BELOW } from "#app/features/cv/facts/confidence/threshold.ts";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { isQuoteOf } from "#app/features/cv/rubric/evidence/quote.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { CV, corrected, document, jobAsRead, read, TODAY } from "./corrected-cv.ts";

const UNDATED = CV.replace(", marzo 2021 - actualidad", " (3 años)").replace(
  ", enero 2019 - febrero 2021",
  " (3 años)",
);
const before = corrected({});
const points = ({ score }: ReturnType<typeof corrected>, id: string) =>
  score.criteria.find((one) => one.id === id)?.points;

describe("a correction pays nothing that the CV's text does not show", () => {
  test("a skill that the CV does not say is shown as one to add; one that it says counts", () => {
    const skills = (...added: string[]) => corrected({ skills: { added, removed: [], confirmed: false } });
    const unsaid = skills("Kubernetes", "Excel", "Power BI", "SQL");
    expect(points(unsaid, "skills")).toBe(points(before, "skills"));
    expect(skillsToAdd(unsaid.understood)).toEqual(["Kubernetes", "Excel", "Power BI", "SQL"]);
    const said = skills("caídas de pacientes");
    expect(skillsToAdd(said.understood)).toEqual([]);
    expect(points(said, "skills")).toBeGreaterThan(points(before, "skills") ?? 0);
  });

  test("neither does a job, nor a study; the years are the student's", () => {
    const job = {
      title: "Gerenta",
      employer: "Clínica Inexistente",
      kind: "employment",
      start: "2010-01",
      end: "2018-12",
    } as const;
    const added = corrected({ jobs: [job] });
    expect(added.facts.yearsTotal).toBeGreaterThan(read.yearsTotal + 8);
    expect(added.score).toEqual(before.score);
    expect(added.understood.jobs.at(-1)).toMatchObject({ said: "added", inText: false });
    const study = {
      degree: "Magíster en Gestión",
      institution: "Otra Casa",
      startYear: 2020,
      endYear: 2022,
      status: "completed",
    } as const;
    expect(corrected({ studies: [study] }).score).toEqual(before.score);
  });

  test("a LinkedIn that only the student gives leaves its points where they were", () => {
    const given = corrected({ linkedin: "linkedin.com/in/rosario" });
    expect(given.facts.linkedin).toBe("linkedin.com/in/rosario");
    expect(given.score).toEqual(before.score);
    expect(given.understood.fields.linkedin).toMatchObject({ said: "corrected", inText: false });
  });

  test("a place that the CV does not say is not its place, and one that it says is", () => {
    const elsewhere = corrected({ location: "Arica" });
    expect(points(elsewhere, "contact")).toBeLessThan(points(before, "contact") ?? 0);
    expect(corrected({ location: "Osorno" }).score).toEqual(before.score);
  });

  test("dates that the CV does not write count as they were read; those that it writes count", () => {
    const undated = documentFromText(UNDATED.replace("turno y bajé", "turno en mar 2021 y bajé"));
    const first = {
      title: "TENS de urgencia",
      employer: "Hospital Base del Rahue",
      kind: "employment",
      end: "now",
    } as const;
    const key = corrected({}, undated).understood.jobs[0]?.key ?? "";
    const plain = corrected({}, undated);
    const unsaid = corrected({ jobs: [{ ...first, key, start: "2017-05" }] }, undated);
    expect(unsaid.facts.yearsTotal).toBeGreaterThan(plain.facts.yearsTotal);
    expect(points(unsaid, "chronology")).toBe(points(plain, "chronology"));
    const said = corrected({ jobs: [{ ...first, key, start: "2021-03" }] }, undated);
    expect(points(said, "chronology")).toBeGreaterThan(points(plain, "chronology") ?? 0);
  });

  test("a job that the reading had missed and the CV names gets its place in it", () => {
    const { borne, understood } = corrected({
      jobs: [
        { key: jobAsRead(1).key, removed: true },
        {
          title: "TENS de medicina",
          employer: "Clínica Los Ulmos",
          kind: "employment",
          start: "2019-01",
          end: "2021-02",
        },
      ],
    });
    expect(borne.scored.jobs.at(-1)).toMatchObject({ headerLines: [7], datePrecision: "month" });
    expect(understood.jobs.at(-1)).toMatchObject({ said: "added", inText: true, lines: [7] });
    expect(understood.jobs[1]).toMatchObject({ said: "removed" });
  });
});

test("quotes come from the text only, whatever the student says", () => {
  const said = corrected({
    name: "Otra Persona",
    profession: "Astronauta principal",
    jobs: [{ ...jobAsRead(0), title: "Directora galáctica", employer: "Estación Orbital" }],
    studies: [
      {
        key: "10",
        degree: "Doctorado en Cometas",
        institution: "Academia Lunar",
        startYear: 2001,
        endYear: 2004,
        status: "completed",
      },
    ],
    skills: { added: ["Propulsión iónica"], removed: [], confirmed: false },
  });
  const quotes = [
    ...said.score.criteria.flatMap((one) => one.evidence),
    ...said.review.competencies.map((one) => one.evidence),
  ];
  expect(quotes.length).toBeGreaterThan(5);
  expect(quotes.filter((quote) => !isQuoteOf(document, quote))).toEqual([]);
  const words = JSON.stringify([said.score, said.review]);
  expect(words).not.toMatch(/Cometas|Propulsión|Astronauta|Academia Lunar/);
  expect(said.score.total).toBeLessThanOrEqual(before.score.total);
});

describe("what is shown", () => {
  test("tells confirmed from corrected", () => {
    const { understood } = corrected({
      name: read.name,
      profession: "TENS",
      jobs: [jobAsRead(0), { ...jobAsRead(1), end: "2021-01" }],
    });
    expect([understood.fields.name.said, understood.fields.profession.said]).toEqual(["confirmed", "corrected"]);
    expect(understood.jobs.map((job) => job.said)).toEqual(["confirmed", "corrected"]);
    expect(understood.fields.profession.read).toBe(read.profession);
    expect(countCorrections(understood)).toBe(2);
  });

  test("counts as doubtful what was read and is not sure, until the student speaks", () => {
    const { understood } = before;
    expect(countDoubts(understood)).toBe(0);
    const doubtful = structuredClone(understood);
    doubtful.fields.name.confidence = DOUBTFUL_BELOW - 0.01;
    doubtful.skills.confidence = 0.2;
    for (const job of doubtful.jobs) job.confidence = DOUBTFUL_BELOW;
    expect(countDoubts(doubtful)).toBe(2);
    doubtful.fields.name.said = "confirmed";
    doubtful.skills.confirmed = true;
    expect(countDoubts(doubtful)).toBe(0);
  });
});

describe("the confidence of a reading", () => {
  const values = (confidence: ReturnType<typeof fieldConfidence>) =>
    Object.values(confidence).flatMap((value: number | number[]) => value);
  const of = (text: string, changes = {}) => {
    const own = documentFromText(text, changes);
    const facts = extractFacts(own, TODAY);
    return { facts, confidence: fieldConfidence(own, facts) };
  };

  test("is a probability of each field, job and study, 0 for what was not read", () => {
    for (const text of [CV, "Ana", "", "hola\n".repeat(50)]) {
      const { facts, confidence } = of(text);
      expect(confidence.jobs).toHaveLength(facts.jobs.length);
      expect(confidence.studies).toHaveLength(facts.studies.length);
      expect(values(confidence).filter((value) => !(value >= 0 && value <= 1))).toEqual([]);
      for (const name of ["name", "location", "email", "phone", "linkedin"] as const)
        expect(confidence[name] > 0, `${name} of «${text.slice(0, 20)}»`).toBe(facts[name] !== null);
    }
  });

  test("is lower for a picture than for the same text", () => {
    const [text, picture] = [of(CV).confidence, of(CV, { method: "ocr" }).confidence];
    for (const name of ["name", "profession", "location", "email", "skills", "years"] as const)
      expect(picture[name]).toBeLessThan(text[name]);
    expect(picture.jobs[0]).toBeLessThan(text.jobs[0] ?? 0);
  });

  test("is lower for a job that lacks its dates or its employer", () => {
    const whole = of(CV).confidence.jobs[0] ?? 0;
    expect(of(UNDATED).confidence.jobs[0]).toBeLessThan(whole);
    expect(of(CV.replace(", Hospital Base del Rahue", "")).confidence.jobs[0]).toBeLessThan(whole);
  });

  test("is the same every time", () => {
    expect(of(CV).confidence).toEqual(of(CV).confidence);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Job } from "#app/features/cv/facts/facts.ts";
import { type ReviewProfile, reviewProfile } from "#app/features/cv/review/review-material.ts";
import { failedChecks, firstThatHolds, type Statement } from "#app/features/cv/review/statement-checks.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { buildCv, type CvSpec, TODAY } from "../cv-rubric/cv-builder.ts";

let spell: SpellChecker;
let profile: ReviewProfile;

const SPEC: CvSpec = {
  name: "Marta Soto",
  profession: "Cocinera",
  jobs: [
    {
      title: "Jefa de cocina",
      employer: "Hotel Rupanco",
      from: [2021, 3],
      to: null,
      does: [
        "Reduje la merma de 12% a 4% en un año.",
        "Superviso a 6 ayudantes por turno.",
        "Cocina de platos para banquetes.",
        "Preparo cartas de temporada con Excel.",
        "Obtuve la certificación HACCP del local.",
      ],
    },
    { title: "Ayudante de cocina", employer: "Casino Termas del Ñirre", from: [2017, 1], to: [2019, 5], does: [] },
  ],
  studies: [{ degree: "Gastronomía", institution: "Instituto del Sur", start: 2014, end: 2016 }],
  skills: [
    ["Excel", "technical"],
    ["SAP", "technical"],
    ["Responsable", "soft"],
  ],
  others: [{ heading: "Intereses", kind: "interests", lines: ["Toco la guitarra en una banda"] }],
};

function profileOf(spec: CvSpec): ReviewProfile {
  const { document, facts } = buildCv(spec);
  return reviewProfile(document, facts, scoreCv(document, facts, spell, TODAY), TODAY);
}

beforeAll(async () => {
  spell = await loadSpellChecker();
  profile = profileOf(SPEC);
});

function achievement(start: string) {
  const found = profile.reading.achievements.find((one) => one.text.startsWith(start));
  if (found === undefined) throw new Error(`no achievement begins with ${start}`);
  return found;
}
function skill(name: string) {
  const found = profile.skills.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no skill ${name}`);
  return found;
}
const job = (at: number): Job => profile.jobs[at] ?? (profile.jobs[0] as Job);
const fails = (statement: Statement, of = profile) => failedChecks(statement, of);

describe("a statement about a CV", () => {
  it("may say what the CV shows", () => {
    const said = achievement("Reduje");
    const text = "En tu cargo actual muestras un resultado: «Reduje la merma de 12% a 4% en un año».";
    expect(fails({ text, achievement: said, point: "shows a result", jobs: [job(0)] })).toEqual([]);
  });

  it("quotes no half sentence", () => {
    const half = "Dices «Preparo cartas de temporada con».";
    expect(fails({ text: half })).toEqual(["quotesAreWhole"]);
    expect(fails({ text: "Dices «% a 4% en un año»." })).toEqual(["quotesAreWhole"]);
  });

  it("asks for no outcome that its quote tells", () => {
    const ask = (start: string): Statement => ({
      text: "Agrega qué resultó",
      achievement: achievement(start),
      point: "asks for the outcome",
    });
    expect(fails(ask("Reduje"))).toEqual(["isNotFulfilled"]);
    expect(fails(ask("Obtuve"))).toEqual(["isNotFulfilled"]);
    expect(fails(ask("Superviso"))).toEqual([]);
  });

  it("asks for a verb only where none says who did it", () => {
    const ask = (start: string): Statement => ({
      text: "Ábrela con un verbo",
      achievement: achievement(start),
      point: "asks for a verb",
    });
    expect(fails(ask("Superviso"))).toEqual(["isNotFulfilled"]);
    expect(fails(ask("Preparo"))).toEqual(["isNotFulfilled"]);
    expect(fails(ask("Cocina"))).toEqual([]);
  });

  it("praises no noun as a verb", () => {
    const praise = (start: string): Statement => ({
      text: "Dices con un verbo claro",
      achievement: achievement(start),
      point: "opens with a verb",
    });
    expect(fails(praise("Cocina"))).toEqual(["verbIsVerb"]);
    expect(fails(praise("Superviso"))).toEqual([]);
  });

  it("calls a result only what quotes its figure", () => {
    const cut: Statement = {
      text: "Muestras un resultado: «Reduje la merma».",
      achievement: achievement("Reduje"),
      point: "shows a result",
    };
    expect(fails(cut)).toEqual(["resultIsQuoted"]);
  });

  it("speaks of others only where there are others", () => {
    const text = "Lleva tus otros logros al mismo nivel.";
    expect(fails({ text, achievement: achievement("Reduje") })).toEqual([]);
    const alone = profileOf({
      jobs: [
        {
          title: "Vendedora",
          employer: "Tienda Sur",
          from: [2020, 1],
          does: ["Reduje la merma de 12% a 4% en un año."],
        },
      ],
    });
    expect(fails({ text }, alone)).toEqual(["othersExist"]);
  });

  it("names a post only by a title or a place", () => {
    const headless = { ...job(0), title: null, employer: null };
    expect(fails({ text: "Cuenta qué hiciste", jobs: [headless] })).toEqual(["postsArePosts"]);
  });

  it("takes no heading for a study", () => {
    const study = { ...(profile.study as NonNullable<ReviewProfile["study"]>), degree: "Conocimientos" };
    expect(fails({ text: "Completa «Conocimientos»", study })).toEqual(["studyIsStudy"]);
  });

  it("takes no virtue for knowledge and no leisure for work", () => {
    expect(fails({ text: "Nombras «Responsable»", skills: [skill("Responsable")] })).toEqual(["skillsAreSkills"]);
    const played = { ...achievement("Superviso"), lines: [profile.reading.document.lines.length - 1] };
    expect(fails({ text: "Dices la dimensión", achievement: played })).toContain("skillsAreSkills");
  });

  it("asks for the use of a skill only where no line tells it, and praises only a use", () => {
    const ask = (name: string): Statement => ({
      text: "Cuenta para qué",
      skills: [skill(name)],
      point: "asks for the skills in use",
    });
    expect(fails(ask("Excel"))).toContain("isNotFulfilled");
    expect(fails(ask("SAP"))).toEqual([]);
    const praise = (name: string): Statement => ({
      text: "Se ve en tu trabajo",
      skills: [skill(name)],
      achievement: achievement("Preparo"),
      point: "shows the skills in use",
    });
    expect(fails(praise("Excel"))).toEqual([]);
    expect(fails(praise("SAP"))).toEqual(["skillIsUsed"]);
  });

  it("asks about no pause that the CV explains, and takes the explanation out of none", () => {
    const ask: Statement = { text: "¿Qué hiciste en ese tiempo?", jobs: [job(1), job(0)], point: "asks about a pause" };
    expect(fails(ask)).toEqual([]);
    expect(fails({ ...ask, jobs: [{ ...job(1), datePrecision: "year" }, job(0)] })).toEqual(["pauseIsOpen"]);
    const raising = profileOf({
      ...SPEC,
      others: [{ heading: "Otros", kind: "other", lines: ["2019 a 2021: pausa por crianza"] }],
    });
    expect(fails({ ...ask, jobs: raising.jobs.slice(0, 2) }, raising)).toEqual(["pauseIsOpen"]);
    const drop: Statement = { text: "Saca «mis hijos», en «Dedicada al cuidado de mis hijos»", point: "asks to drop" };
    expect(fails(drop)).toEqual(["explanationStays"]);
  });

  it.each(["Resume tus 1 año de experiencia", "Tienes 1 años de experiencia", "Tu CV cuenta 1 tareas"])(
    "agrees in number: not «%s»",
    (text) => {
      expect(fails({ text })).toEqual(["numbersAgree"]);
    },
  );

  it.each(["Tienes 11 años de experiencia", "Tienes 1 año de experiencia", "Lo hiciste en 1 mes", "Tienes 2,1 años"])(
    "agrees in number: «%s»",
    (text) => {
      expect(fails({ text })).toEqual([]);
    },
  );

  it("gives examples in the language of the CV", () => {
    expect(fails({ text: "Agrega", example: { text: "Served [X] guests", language: "en" } })).toEqual(["exampleFits"]);
  });

  it("is said in the first wording that holds, or not at all", () => {
    const wrong: Statement = { text: "Tienes 1 años" };
    const right: Statement = { text: "Tienes 1 año" };
    expect(firstThatHolds([null, wrong, right], profile)).toBe(right);
    expect(firstThatHolds([wrong], profile)).toBeNull();
  });
});

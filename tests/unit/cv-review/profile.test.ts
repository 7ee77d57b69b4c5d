import { beforeAll, describe, expect, it } from "vitest";
import { isSureSkill } from "#app/features/cv/review/quotable-skills.ts";
import { jobOf, type ReviewProfile, reviewProfile } from "#app/features/cv/review/review-material.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { buildCv, type CvSpec, TODAY } from "../cv-rubric/cv-builder.ts";

let spell: SpellChecker;
beforeAll(async () => {
  spell = await loadSpellChecker();
});

function profileOf(spec: CvSpec): ReviewProfile {
  const { document, facts } = buildCv(spec);
  return reviewProfile(document, facts, scoreCv(document, facts, spell, TODAY), TODAY);
}

const driver = (between: string): CvSpec => ({
  name: "Héctor Oyarzo",
  jobs: [
    {
      title: "Chofer repartidor",
      employer: "Distribuidora El Cantarito",
      from: [2009, 6],
      to: [2014, 10],
      does: ["Enseñé la ruta a los choferes nuevos.", between, "Organicé un taller de mecánica con 12 vecinos."],
    },
  ],
});

describe("the post of an achievement", () => {
  const postOfLast = (between: string) => {
    const profile = profileOf(driver(between));
    const achievement = profile.reading.achievements.find(({ text }) => text.startsWith("Organicé"));
    return achievement === undefined ? undefined : jobOf(profile, achievement)?.title;
  };

  it("is the one above it", () => expect(postOfLast("Reparto de bebidas en Osorno")).toBe("Chofer repartidor"));

  it("is none under a heading of the writer's own invention", () =>
    expect(postOfLast("LO QUE HAGO POR EL BARRIO ***")).toBeUndefined());

  it("stays where a heading divides the post alone", () =>
    expect(postOfLast("LOGROS DESTACADOS")).toBe("Chofer repartidor"));
});

describe("the study that is named", () => {
  const studied = (degree: string, institution: string) =>
    profileOf({ name: "Yessenia Pizarro", studies: [{ degree, institution, start: 2011, end: 2015 }] }).study?.degree;

  it("is a degree with what it is in", () => {
    expect(studied("Técnico en Topografía", "Instituto del Sur")).toBe("Técnico en Topografía");
    expect(studied("BSc", "University of Leeds")).toBeUndefined();
  });

  it("is no course, whoever gives it", () => {
    expect(studied("Peluquería integral", "Academia Pétalo")).toBeUndefined();
    expect(studied("Técnico en Gastronomía", "OTEC Ruedas del Sur")).toBeUndefined();
  });
});

describe("a skill in a line of a post", () => {
  it("is none where the line is the post's own name", () => {
    const job = { title: null, employer: "Servicios Limpios", from: 2017, to: 2018, does: ["Soldadura TIG"] };
    const { reading } = profileOf({ name: "Ana Soto", jobs: [job] });
    const line = reading.document.lines.findIndex(({ text }) => text === "Soldadura TIG");
    const skill = { name: "Soldadura TIG", canonical: "Soldadura", kind: "technical" as const, line, shown: false };
    expect(isSureSkill(reading, skill)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { CHATTER, CLICHES } from "#app/features/cv/vocabulary/cliches.ts";
import { CAREER_LIST, DEGREE_OPENERS, INSTITUTION_CUES } from "#app/features/cv/vocabulary/degrees.ts";
import { CV_CUES, OTHER_DOCUMENTS } from "#app/features/cv/vocabulary/document-type.ts";
import { EMPLOYER_CUES, KNOWN_EMPLOYERS } from "#app/features/cv/vocabulary/employers.ts";
import { HEADINGS } from "#app/features/cv/vocabulary/headings.ts";
import { phraseKey } from "#app/features/cv/vocabulary/lexicon.ts";
import { FAMILY_NAMES, GIVEN_NAMES } from "#app/features/cv/vocabulary/names.ts";
import {
  OCCUPATIONS,
  seniorityLexicon,
  TITLE_HEADS,
  titleHeadLexicon,
} from "#app/features/cv/vocabulary/occupations.ts";
import { CHILEAN_REGIONS, placeLexicon } from "#app/features/cv/vocabulary/places.ts";
import { SKILLS } from "#app/features/cv/vocabulary/skills.ts";
import { LANGUAGE_LEVELS, LANGUAGES } from "#app/features/cv/vocabulary/spoken-languages.ts";
import { VERB_COUNTS, WEAK_OPENERS } from "#app/features/cv/vocabulary/verbs.ts";

type Entry = { phrase: string; literal?: boolean };
const plain = (phrases: readonly string[]): Entry[] => phrases.map((phrase) => ({ phrase }));
const written = (phrases: readonly string[]): Entry[] => phrases.map((phrase) => ({ phrase, literal: true }));

const VOCABULARIES: Record<string, { entries: Entry[]; minimum: number }> = {
  occupations: { entries: OCCUPATIONS.map((job) => ({ phrase: job.title, literal: job.literal })), minimum: 2000 },
  titleHeads: { entries: plain(TITLE_HEADS), minimum: 100 },
  skills: {
    entries: SKILLS.flatMap((skill) =>
      skill.wordings.map((wording) => ({ phrase: wording.text, literal: skill.kind === "tool" })),
    ),
    minimum: 3000,
  },
  careers: { entries: plain(CAREER_LIST.map((career) => career.name)), minimum: 400 },
  degreeOpeners: { entries: plain(Object.values(DEGREE_OPENERS).flat()), minimum: 200 },
  institutions: { entries: written(INSTITUTION_CUES), minimum: 150 },
  employers: { entries: written([...EMPLOYER_CUES, ...KNOWN_EMPLOYERS]), minimum: 500 },
  headings: { entries: plain(Object.values(HEADINGS).flat()), minimum: 700 },
  languages: { entries: written(LANGUAGES.flatMap((language) => language.wordings)), minimum: 80 },
  languageLevels: { entries: plain(Object.values(LANGUAGE_LEVELS).flat()), minimum: 100 },
  weakOpeners: { entries: plain(WEAK_OPENERS), minimum: 120 },
  cliches: { entries: plain(CLICHES), minimum: 150 },
  chatter: { entries: plain(CHATTER), minimum: 100 },
  cvCues: { entries: plain(CV_CUES), minimum: 80 },
};

describe.each(Object.entries(VOCABULARIES))("%s", (_, { entries, minimum }) => {
  it("is broad", () => {
    expect(entries.length).toBeGreaterThanOrEqual(minimum);
  });

  it("has no empty and no repeated entry", () => {
    const keys = new Map<string, string>();
    const repeated: string[] = [];
    for (const { phrase, literal = false } of entries) {
      const key = `${literal} ${phraseKey(phrase, literal)}`;
      expect(phraseKey(phrase, literal), phrase).not.toBe("");
      const before = keys.get(key);
      if (before !== undefined) repeated.push(`${phrase} = ${before}`);
      keys.set(key, phrase);
    }
    expect(repeated).toEqual([]);
  });
});

describe("sizes", () => {
  it("covers every kind of section with at least 25 headings", () => {
    for (const [kind, wordings] of Object.entries(HEADINGS)) expect(wordings.length, kind).toBeGreaterThanOrEqual(25);
  });

  it("covers skills of each kind", () => {
    const count = (kind: string) => SKILLS.filter((skill) => skill.kind === kind).length;
    expect(count("tool")).toBeGreaterThan(600);
    expect(count("technical")).toBeGreaterThan(1000);
    expect(count("soft")).toBeGreaterThan(60);
  });

  it("covers verbs and names", () => {
    expect(VERB_COUNTS.strong + VERB_COUNTS.routine).toBeGreaterThan(600);
    expect(GIVEN_NAMES.size).toBeGreaterThan(500);
    expect(FAMILY_NAMES.size).toBeGreaterThan(600);
  });

  it("has a sensible number of cues for each other document", () => {
    expect(OTHER_DOCUMENTS.length).toBeGreaterThanOrEqual(17);
    for (const { name, minimum, cues } of OTHER_DOCUMENTS) {
      expect(cues.length, name).toBeGreaterThanOrEqual(Math.max(8, minimum * 2));
      expect(name).toMatch(/^(?:una?|apuntes) /u);
      expect(new Set(cues.map((cue) => phraseKey(cue))).size, name).toBe(cues.length);
    }
  });
});

describe("exact skills", () => {
  it("holds every wording of one or two letters back from running text", () => {
    const bare = SKILLS.flatMap((skill) => skill.wordings)
      .filter((wording) => !wording.exact && /^\p{L}{1,2}$/u.test(wording.text))
      .map((wording) => wording.text);
    expect(bare.sort()).toEqual(["QA", "UI", "UX"]);
  });
});

describe("places", () => {
  it("has the 16 regions and nearly all communes", () => {
    expect(CHILEAN_REGIONS).toHaveLength(16);
    const communes = new Set(CHILEAN_REGIONS.flatMap((region) => region.communes));
    expect(communes.size).toBeGreaterThanOrEqual(340);
  });

  it("prefers the Chilean place and gives its region", () => {
    expect(placeLexicon.get("Ñuñoa")).toMatchObject({ country: "Chile", region: "Metropolitana", ambiguous: false });
    expect(placeLexicon.get("los angeles")).toMatchObject({ country: "Chile", region: "Biobío" });
    expect(placeLexicon.get("Arequipa")).toMatchObject({ country: "Perú", kind: "city", region: null });
    expect(placeLexicon.get("Victoria")?.ambiguous).toBe(true);
  });
});

describe("titles", () => {
  it("knows heads and rank of titles that no list has", () => {
    expect(titleHeadLexicon.matches("Analista de cumplimiento tributario")[0]).toMatchObject({
      start: 0,
      value: "analista",
    });
    expect(seniorityLexicon.get("Semi-Senior")).toBe("mid");
    expect(seniorityLexicon.matches("Subgerenta de Personas")[0]?.value).toBe("manager");
  });
});

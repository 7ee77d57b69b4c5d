import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_DRAFT, DEMO_IMPROVED } from "#app/features/cv/demo-cvs.ts";
import { exampleFor } from "#app/features/cv/review/example-sentences.ts";
import { SAMPLES } from "#app/features/cv/rubric/evidence/pasted-examples.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { ABSURD, MEANINGLESS, NOT_WORK, UNFILLED } from "./adversaries.ts";
import { HONEST } from "./honest-lines.ts";
import { adding, type PlainCv, readingOfPlain, scoreOf, withLines } from "./plain-cv.ts";
import { SOUND, TASKS_OF } from "./sound-cvs.ts";

/**
 * What a CV must not gain by, and what is near to it and true: whole CVs as plain text, read and judged as any other.
 */

let spell: SpellChecker;
beforeAll(async () => {
  spell = await loadSpellChecker();
});

const TRADES = Object.keys(SOUND) as (keyof typeof SOUND)[];
const HALVES = ["first", "second"] as const;
const EACH = TRADES.flatMap((trade) => HALVES.map((half) => [trade, half] as const));

const total = (cv: PlainCv) => scoreOf(cv, spell).total;
const achievements = (cv: PlainCv) => scoreOf(cv, spell).criteria.find((one) => one.id === "achievements");
const tasks = (trade: keyof typeof SOUND) => withLines(SOUND[trade], ...TASKS_OF[trade]);
const inHalves = (lines: readonly string[]) => [lines.slice(0, 5), lines.slice(5, 10)] as const;
/** Every blank with a figure of its own. */
const filled = (sample: string, from = 7) => {
  let figure = from;
  return sample.replace(/\[X\]/g, () => {
    figure += 9;
    return String(figure);
  });
};

describe.each(EACH)("%s, %s half of the adversaries", (trade, half) => {
  it("lines that tell of no work leave the CV at 60 at most", () => {
    const spoilt = withLines(SOUND[trade], ...inHalves(NOT_WORK[half]));
    expect(total(SOUND[trade])).toBeGreaterThanOrEqual(85);
    expect(total(spoilt)).toBeLessThanOrEqual(60);
    expect(achievements(spoilt)?.points).toBe(0);
    expect(achievements(spoilt)?.finding).toContain("no parece hablar de tu trabajo y no suma");
  });

  it("absurd boasts gain nothing, one by one or four together, and are asked about", () => {
    const plain = total(tasks(trade));
    for (const line of ABSURD[half]) {
      const boasting = adding(tasks(trade), [line]);
      expect(total(boasting), line).toBeLessThanOrEqual(plain);
      expect(achievements(boasting)?.finding, line).toMatch(/¿Es correcta la cifra «|no se puede comprobar/);
    }
    expect(total(adding(tasks(trade), ABSURD[half].slice(0, 4)))).toBeLessThanOrEqual(plain);
  });

  it("blanks of a template gain nothing and are named", () => {
    for (const line of UNFILLED[half]) {
      const unfilled = scoreOf(adding(tasks(trade), [line]), spell);
      expect(unfilled.total, line).toBeLessThan(total(tasks(trade)));
      const said = unfilled.criteria.find((one) => one.id === "consistency")?.finding;
      expect(said, line).toMatch(/^Quedó una parte de la plantilla sin llenar, como «/);
    }
  });

  it("digits that measure nothing pay nothing as results", () => {
    const plain = achievements(tasks(trade))?.points ?? Number.NaN;
    for (const line of MEANINGLESS[half])
      expect(achievements(adding(tasks(trade), [line]))?.points, line).toBeLessThanOrEqual(plain);
  });
});

describe.each(TRADES)("%s", (trade) => {
  it("without name and contact has 60 points at most, and the criteria still add up", () => {
    const [name = "", headline = "", place = ""] = SOUND[trade].head;
    for (const head of [
      [headline],
      ["Currículum vitae", headline],
      ["[Tu nombre]", headline, "tu.correo@ejemplo.com"],
    ]) {
      const result = scoreOf({ ...SOUND[trade], head }, spell);
      expect(result.total).toBeLessThanOrEqual(60);
      expect(Math.round(result.criteria.reduce((sum, one) => sum + one.points, 0))).toBe(result.total);
      expect(result.criteria.find((one) => one.id === "contact")?.finding).toContain("no pasa de 60");
    }
    const named = total({ ...SOUND[trade], head: [name, headline, place] });
    expect(named).toBeGreaterThan(60);
    expect(named).toBeLessThanOrEqual(75);
  });

  it(
    "gains nothing by the product's own samples of other trades, " + "together, and five at most by any one of them",
    () => {
      const cv = tasks(trade);
      const { profession, jobs, studies } = readingOfPlain(cv).facts;
      const own = [profession, ...jobs.map((job) => job.title), ...studies.map((study) => study.degree)];
      const suggested = new Set(own.map((text) => exampleFor([text ?? ""], "es")?.text));
      const foreign = SAMPLES.filter((sample) => !suggested.has(sample));
      const plain = total(cv);
      for (const sample of foreign) expect(total(adding(cv, [filled(sample)])), sample).toBeLessThanOrEqual(plain + 5);
      expect(
        total(
          adding(
            cv,
            foreign.map((sample) => filled(sample)),
          ),
        ),
      ).toBeLessThanOrEqual(plain);
      // With figures of other sizes, in words, and with the two halves the other way round.
      const turned = foreign.map((sample) => filled(sample, 300).split(" y ").reverse().join(" y "));
      expect(total(adding(cv, turned))).toBeLessThanOrEqual(plain);
      const demo = `${DEMO_DRAFT}\n${DEMO_IMPROVED}`.split("\n").filter((line) => line.startsWith("- "));
      expect(
        total(
          adding(
            cv,
            demo.map((line) => line.slice(2)),
          ),
        ),
      ).toBeLessThanOrEqual(plain);
    },
  );

  it("is paid once for one achievement, however often and in whatever words it is told", () => {
    const [job] = SOUND[trade].jobs;
    const [best] = job.does;
    const again = [best, best.replace(/\.$/, " siempre."), `Además, ${best.toLowerCase()}`];
    const once = adding(tasks(trade), [best]);
    expect(total(once)).toBeGreaterThan(total(tasks(trade)));
    expect(achievements(adding(tasks(trade), again))?.points).toBe(achievements(once)?.points);
  });
});

describe("the sample of one's own trade, with one's own figures", () => {
  it("is paid: that is what it is suggested for", () => {
    const sample = exampleFor(["Técnico en soporte informático"], "es")?.text ?? "";
    expect(total(adding(tasks("soporte"), [filled(sample)]))).toBeGreaterThan(total(tasks("soporte")));
    expect(total(adding(tasks("soporte"), [sample]))).toBeLessThan(total(tasks("soporte")));
  });

  it("is the demonstration's own where its person tells it", () => {
    expect(scoreOf(DEMO_IMPROVED, spell).total).toBeGreaterThan(scoreOf(DEMO_DRAFT, spell).total + 20);
    expect(readingOfPlain(DEMO_IMPROVED).unpaid).toEqual([]);
    expect(readingOfPlain(DEMO_IMPROVED.replace("Camila Rojas Fuentes", "Ana Vera Lillo")).unpaid).not.toEqual([]);
  });
});

describe.each(HALVES)("honest neighbours, %s half", (half) => {
  it.each(HONEST[half])("%s: %s", (post, line) => {
    const base: PlainCv = SOUND.administrativa;
    const head = [base.head[0] ?? "", post, ...base.head.slice(2)];
    const job = { title: post, employer: "Lugar Central", dates: "marzo 2020 - actualidad", does: [line] };
    const reading = readingOfPlain({ ...base, head, jobs: [job] });
    expect(reading.unpaid).toEqual([]);
    expect(reading.placeholders).toEqual([]);
    const told = reading.achievements.filter((achievement) => achievement.job === 0);
    expect(told.reduce((most, achievement) => Math.max(most, achievement.strength), 0)).toBeGreaterThanOrEqual(0.35);
  });
});

describe("the samples that the rules know", () => {
  it("are all those of the published rubric, too", () => {
    const published = readFileSync("app/features/cv/rubric/published-rubric.ts", "utf8");
    const quoted = [...published.matchAll(/«(\p{Lu}[^«»\n]*\d[^«»\n]*|\d[^«»\n]* \p{Ll}{4,}[^«»\n]*)»/gu)];
    const lines = quoted.map((match) => match[1] ?? "");
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !SAMPLES.includes(line))).toEqual([]);
  });
});

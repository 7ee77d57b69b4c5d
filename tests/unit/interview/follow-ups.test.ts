import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chooseFollowUp, wordFollowUp } from "#app/features/interview/follow-up/choose-follow-up.ts";
import { FOLLOW_UP_KINDS, THEMES } from "#app/features/interview/follow-up/follow-up.ts";
import { SAID_WHERE } from "#app/features/interview/follow-up/follow-up-model.ts";
import { HUNTERS, hunterOf } from "#app/features/interview/hunters.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import { itemsSchema, judgedOf, lackOf, questionOf } from "../../../scripts/training/follow-ups-data.ts";

const FOLDER = "tests/fixtures/interviews/follow-ups";
const ANSWERS = { standing: "answers", certainty: 0.95 } as const;
const question = (id: string): Question => {
  const found = HUNTERS.flatMap(({ questions }) => questions).find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};

describe("what a hunter asks back", () => {
  // Nobody who wrote the rules wrote or read these answers, and the model was not trained on their authors.
  test("after answers of other people it is apt, and never asks for what was said", () => {
    const items = readdirSync(FOLDER)
      .filter((file) => file.startsWith("answers-"))
      .flatMap((file) => itemsSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"))).items);
    const asked = items.flatMap((item) => {
      const choice = chooseFollowUp(questionOf(item), item.text, judgedOf(item));
      return choice === null ? [] : [{ ...item, kind: choice.kind, quote: choice.quote }];
    });
    const isApt = ({ kind, missing, alsoFine }: (typeof asked)[number]) =>
      [missing, ...alsoFine].map(lackOf).includes(kind);
    const said = asked.filter((one) => {
      const there: readonly string[] = SAID_WHERE[lackOf(one.missing) as keyof typeof SAID_WHERE];
      return !isApt(one) && there.includes(one.kind);
    });
    expect(said).toEqual([]);
    expect(asked.filter(isApt).length / asked.length).toBeGreaterThanOrEqual(0.95);
    // A hunter that hardly ever asks would be apt, too.
    expect(asked.length / items.length).toBeGreaterThan(0.2);
    for (const { text, quote } of asked) {
      const plain = (words: string) => words.replace(/[\s«»"“”]+/gu, " ").trim();
      expect(plain(text), quote).toContain(plain(quote));
    }
  });

  const GENERAL = "Uno siempre trata de ordenarse, yo creo que hay que hacer listas y cumplir con lo que se promete.";

  test("is nothing after an answer that does not answer, and nothing after something sad", () => {
    const asks = (text: string, judged: Parameters<typeof chooseFollowUp>[2] = ANSWERS) =>
      chooseFollowUp(question("natalia-6"), text, judged)?.kind ?? null;
    expect(asks(GENERAL)).toBe("example");
    expect(asks(GENERAL, { standing: "off", certainty: 0 })).toBeNull();
    expect(asks(GENERAL, { standing: "doubtful", certainty: 0.3 })).toBeNull();
    expect(asks(GENERAL, { standing: undefined, certainty: undefined })).toBeNull();
    expect(asks(`${GENERAL} Mi papá falleció ese año.`)).toBeNull();
  });

  test("quotes the student and speaks as each hunter speaks", () => {
    const choice = { kind: "result", quote: "«armé un tablero con $& alertas»" } as const;
    for (const hunter of HUNTERS) {
      const text = wordFollowUp(hunter.asksBack, choice, { category: "Logros" }, "a seed");
      expect(text).toContain(choice.quote);
      expect(text).toMatch(/\?$/u);
      expect(text).toBe(wordFollowUp(hunter.asksBack, choice, { category: "Logros" }, "a seed"));
      const other = wordFollowUp(hunter.asksBack, choice, { category: "De otra parte" }, "a seed");
      expect(hunter.asksBack.lines.result.any.some((line) => other.endsWith(line))).toBe(true);
    }
  });

  test("has at least sixty patterns for each voice, none twice", () => {
    for (const { asksBack } of HUNTERS) {
      const patterns = FOLLOW_UP_KINDS.flatMap((kind) => {
        const { any, ...themed } = asksBack.lines[kind];
        expect(Object.keys(themed).sort()).toEqual([...THEMES].sort());
        return [...any, ...Object.values(themed)];
      });
      expect(new Set(patterns).size).toBe(patterns.length);
      expect(patterns.length).toBeGreaterThanOrEqual(60);
      for (const opening of asksBack.quoting) expect(opening).toContain("«{cita}»");
    }
  });

  test("says usted where the hunter does, and tú elsewhere", () => {
    const words = (id: "natalia" | "cristian" | "mia") => JSON.stringify(hunterOf(id).asksBack);
    expect(words("mia")).not.toMatch(/(?<!\p{L})(?:tú|tu|tus|te|contigo|cuéntame|hiciste|dijiste)(?!\p{L})/iu);
    for (const id of ["natalia", "cristian"] as const)
      expect(words(id)).not.toMatch(/(?<!\p{L})(?:usted|cuénteme|podría)(?!\p{L})/iu);
  });
});

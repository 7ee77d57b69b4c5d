import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { INTERVIEW_SYSTEM } from "#app/features/interview/language-model/prompt.ts";
import { VERDICT_EXAMPLES } from "#app/features/interview/language-model/verdict-examples.ts";
import { sharesRun } from "#app/features/interview/language-model/wording.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";

const RUN = 5;
const DATA = ["heldout-blind.json", "heldout-registers.json", "heldout.json"];

it("leave room for a question and an answer in the context of an interview", () => {
  // 3.4 letters a token is what usual tokenizers need for Spanish; 2,048 tokens are there.
  expect(INTERVIEW_SYSTEM.length / 3.4).toBeLessThan(850);
});

it("show both decisions, in the words that a decision is read from", () => {
  const decisions = VERDICT_EXAMPLES.split("\n").flatMap((line) => /^(Sí|No)\. /u.exec(line)?.[1] ?? []);
  expect(decisions.filter((one) => one === "Sí").length).toBeGreaterThanOrEqual(3);
  expect(decisions.filter((one) => one === "No").length).toBeGreaterThanOrEqual(3);
});

it("are nobody's question: a suggestion about a real one may use its words", () => {
  const bank = HUNTER_IDS.flatMap((hunter) =>
    genericQuestions(hunter).flatMap(({ question, focus }) => [question, focus]),
  );
  expect(bank.filter((text) => sharesRun(text, [VERDICT_EXAMPLES], RUN))).toEqual([]);
});

it.each(DATA)("take nothing from %s, by which judges are measured", (file) => {
  const data = readFileSync(`tests/fixtures/interviews/${file}`, "utf8");
  expect(sharesRun(VERDICT_EXAMPLES, [data], RUN)).toBe(false);
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { combine, UNMEASURED, weightedYes } from "#app/features/interview/language-model/combine.ts";
import { evaluateWith } from "../../../scripts/bench/eval-relevance.ts";
import { calibrationError, compare } from "../../../scripts/calibrate/compare.ts";
import { fitMixture, fitReading, fitShare, type Judged, logLoss, mixed } from "../../../scripts/calibrate/fit.ts";
import { byRules, pairsOf } from "../../../scripts/calibrate/pairs.ts";
import { interviewModel } from "../../support/interview-model.ts";

const HELD_OUT = ["heldout", "heldout-registers", "heldout-blind"].map((name): unknown =>
  JSON.parse(readFileSync(`tests/fixtures/interviews/${name}.json`, "utf8")),
);

/** What the rules say of every held-out answer that a model would be asked about. */
const byTheRules = HELD_OUT.flatMap(pairsOf).flatMap((pair) => {
  const { rules, goesToModel } = byRules(pair);
  const isRelevant = pair.answer.label === "relevant";
  return goesToModel ? [{ question: pair.asked.question, rules: rules.relevanceScore, isRelevant }] : [];
});

/** The same with a voice of that making. @param say from the truth and a draw of 0 to 1 */
function judgedBy(say: (isRelevant: boolean, draw: number) => number): Judged[] {
  const draw = draws();
  return byTheRules.map((answer) => ({ ...answer, yes: say(answer.isRelevant, draw()) }));
}

/** The same numbers in every run: Lehmer's generator. */
function draws(): () => number {
  let state = 48_271;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const oftenRight = (isRelevant: boolean, draw: number) => (draw < 0.97 === isRelevant ? 0.8 + draw / 6 : draw / 5);
const biased = (isRelevant: boolean, draw: number) => (isRelevant ? 0.95 + draw / 22 : 0.5 + draw * 0.4);

/** What the fit minimises, written down once more from its definition. */
function heldLoss(answers: readonly Judged[], slope: number, offset: number): number {
  const hold = 2.5 * (slope - 1) ** 2 + 2.5 * offset ** 2;
  return answers.reduce((sum, { yes, isRelevant }) => {
    const inside = Math.min(0.999, Math.max(0.001, yes));
    const probability = 1 / (1 + Math.exp(-(slope * Math.log(inside / (1 - inside)) + offset)));
    return sum - Math.log(isRelevant ? probability : 1 - probability);
  }, hold);
}

describe("the reading of a model", () => {
  it.each([
    ["often right", oftenRight],
    ["biased to yes", biased],
  ])("that is %s is where a grid finds the least loss", (_, say) => {
    const answers = judgedBy(say);
    let best = { slope: 0, offset: 0, loss: Number.POSITIVE_INFINITY };
    for (let slope = 0; slope <= 4; slope += 0.02)
      for (let offset = -6; offset <= 2; offset += 0.02) {
        const loss = heldLoss(answers, slope, offset);
        if (loss < best.loss) best = { slope, offset, loss };
      }
    const { slope, offset } = fitReading(answers);
    // Slope and offset make up for each other: the best point of the grid may be two steps off.
    expect(Math.abs(slope - best.slope)).toBeLessThanOrEqual(0.04);
    expect(Math.abs(offset - best.offset)).toBeLessThanOrEqual(0.04);
    expect(heldLoss(answers, slope, offset)).toBeLessThanOrEqual(best.loss);
  });

  it("is nearly as it says by itself where few answers tell, and they all agree with it", () => {
    const few = judgedBy((isRelevant) => (isRelevant ? 0.9 : 0.1)).slice(0, 6);
    const { slope, offset } = fitReading(few);
    expect(slope).toBeGreaterThan(1);
    expect(slope).toBeLessThan(1.3);
    expect(Math.abs(offset)).toBeLessThan(0.2);
  });

  it("of one that is wrong on purpose says nothing, and is not turned round", () => {
    const { slope } = fitReading(judgedBy((isRelevant) => (isRelevant ? 0.05 : 0.95)));
    expect(slope).toBe(0);
  });
});

describe("the share of a model", () => {
  it("is where the least loss is, looked for in another way", () => {
    const answers = judgedBy(oftenRight);
    const said = answers.map(({ yes }) => yes);
    const loss = (share: number) =>
      answers.reduce((sum, one) => sum + logLoss(mixed(one, { share, reading: null }), one.isRelevant), 0);
    let [low, high] = [0, 0.9];
    while (high - low > 1e-6) {
      const third = (high - low) / 3;
      if (loss(low + third) < loss(high - third)) high -= third;
      else low += third;
    }
    expect(Math.abs(fitShare(answers, said) - low)).toBeLessThanOrEqual(0.01);
  });

  it("is none of a voice that says what the rules say, and the most of one that knows", () => {
    const answers = judgedBy((isRelevant) => (isRelevant ? 1 : 0));
    expect(
      fitShare(
        answers,
        answers.map(({ rules }) => rules),
      ),
    ).toBe(0);
    expect(
      fitShare(
        answers,
        answers.map(({ yes }) => yes),
      ),
    ).toBe(0.9);
  });

  it("does not depend on the order of the answers", () => {
    const answers = judgedBy(oftenRight);
    const turned = [...answers].reverse();
    expect(fitMixture(turned).share).toBe(fitMixture(answers).share);
    expect(compare(turned).gains.rules.mean).toBeCloseTo(compare(answers).gains.rules.mean, 10);
  });
});

describe("the comparison", () => {
  it.each([
    ["always says yes", () => 0.98],
    ["always says no", () => 0.03],
    ["says yes to everything, now more now less surely", (_: boolean, draw: number) => 0.9 + draw / 11],
    ["draws lots", (_: boolean, draw: number) => draw],
    ["is wrong on purpose", (isRelevant: boolean) => (isRelevant ? 0.1 : 0.9)],
  ])("finds no use for a model that %s", (_, say) => {
    expect(compare(judgedBy(say)).isBetter).toBe(false);
  });

  it.each([
    ["knows", (isRelevant: boolean) => (isRelevant ? 0.97 : 0.03)],
    ["is often right", oftenRight],
    ["says yes to everything, and more surely where it is true", biased],
  ])("finds use for one that %s, and its figures are those of the mixture", (_, say) => {
    const answers = judgedBy(say);
    const { isBetter, mixture, rows, gains } = compare(answers);
    expect(isBetter).toBe(true);
    expect(mixture.share).toBeGreaterThan(UNMEASURED.share);
    expect(rows.rules.logLoss - rows.calibrated.logLoss).toBeCloseTo(gains.rules.mean, 10);
    const right = answers.filter(({ rules, isRelevant }) => rules >= 0.5 === isRelevant).length;
    expect(rows.rules.accuracy).toBeCloseTo(right / answers.length, 10);
  });

  it("measures how far what is said is from what is true", () => {
    const four = [true, true, true, false].map((isRelevant) => ({ question: "¿?", rules: 0, yes: 0, isRelevant }));
    expect(calibrationError(four, [0.75, 0.75, 0.75, 0.75])).toBe(0);
    expect(calibrationError(four, [0.95, 0.95, 0.05, 0.05])).toBeCloseTo((0.1 + 0.95 - 0.05) / 4, 10);
  });
});

describe("the held-out answers with a model and its calibration", () => {
  const truth = new Map(HELD_OUT.flatMap(pairsOf).map(({ answer }) => [answer.text.trim().slice(0, 60), answer.label]));
  const knowing = () =>
    interviewModel({
      decide: ({ user }) => {
        const answer = user.split("<<<RESPUESTA\n")[1] ?? "";
        return [...truth].find(([text]) => answer.startsWith(text))?.[1] === "relevant" ? 0.95 : 0.05;
      },
    });

  it("are judged right at least as often as without it", async () => {
    const { mixture } = compare(judgedBy((isRelevant) => (isRelevant ? 0.95 : 0.05)));
    const right = async (given = UNMEASURED) =>
      (await Promise.all(HELD_OUT.map((file) => evaluateWith(knowing(), file, given)))).reduce(
        (sum, { evaluation }) => sum + evaluation.right,
        0,
      );
    expect(await right(mixture)).toBeGreaterThanOrEqual(await right());
  });
});

describe("the verdict with a calibration", () => {
  const sure = { share: 0.9, reading: { slope: 2, offset: 0 } };

  it("may overrule rules that are sure, as far as the share allows", () => {
    expect(combine({ isRelevant: true, relevanceScore: 0.95, byForm: false }, 0.05, false, sure).isRelevant).toBe(
      false,
    );
    expect(combine({ isRelevant: false, relevanceScore: 0.05, byForm: false }, 0.95, false, sure).isRelevant).toBe(
      true,
    );
    const third = { ...sure, share: 0.3 };
    expect(combine({ isRelevant: true, relevanceScore: 0.95, byForm: false }, 0.01, false, third).isRelevant).toBe(
      true,
    );
  });

  it("never touches what form gives away", () => {
    const ruledOut = { isRelevant: false, relevanceScore: 0.02, byForm: true };
    expect(combine(ruledOut, 1, false, sure)).toEqual({ isRelevant: false, relevanceScore: 0.02 });
  });

  it("ends an interview only where both say so, the model by its reading", () => {
    const off = { isRelevant: false, relevanceScore: 0.05, byForm: false };
    const harsh = { share: 0.2, reading: { slope: 1, offset: -3 } };
    expect(combine(off, 0.6, true, { ...harsh, reading: null }).isRelevant).toBe(true);
    expect(combine(off, 0.6, true, harsh).isRelevant).toBe(false);
    expect(combine({ ...off, isRelevant: true, relevanceScore: 0.6 }, 0.01, true, sure).isRelevant).toBe(true);
  });

  it("reads a probability of 0 or 1 as nearly sure", () => {
    expect(weightedYes(1, sure)).toBeLessThan(1);
    expect(weightedYes(0, sure)).toBeGreaterThan(0);
    expect(weightedYes(1, UNMEASURED)).toBe(1);
  });
});

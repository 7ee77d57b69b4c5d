import { writeFileSync } from "node:fs";
import { measuresOf } from "#app/features/interview/follow-up/answer-measures.ts";
import { FOLLOW_UP_KINDS, type FollowUpKind } from "#app/features/interview/follow-up/follow-up.ts";
import {
  chanceSaid,
  chancesOfLack,
  kindToAsk,
  LACKS,
  type Limits,
  SAID_WHERE,
} from "#app/features/interview/follow-up/follow-up-model.ts";
import { judgedOf, lackOf, questionOf, readFollowUpAnswers } from "./training/follow-ups-data.ts";
import { fitSoftmax } from "./training/softmax.ts";

/**
 * Trains what an interviewer would ask back and writes app/features/interview/follow-up/weights.json.
 * usage: node build/scripts/train-follow-ups.js [--check]   (from the repository's root)
 * --check only cross-validates, by author. The same files give the same weights, byte for byte.
 */

const FOLDER = "scripts/training/follow-ups";
const PENALTY = 0.1;
/** What would be as good to ask for counts less than what an author missed most. */
const ALSO_FINE = 0.35;
/** Least share of apt questions for each kind in the cross-validation: other people's texts are harder. */
const GOAL = 0.97;
/** Below so many questions a share says little. */
const LEAST = 10;
const NEVER: Limits = { chance: 1.01, said: 0 };

const samples = readFollowUpAnswers(FOLDER).map((item) => {
  const judged = judgedOf(item);
  const isAnswer = judged.standing === "answers" || judged.standing === "vague";
  return {
    author: item.author,
    x: measuresOf(questionOf(item), item.text, judged),
    isAnswer,
    missing: lackOf(item.missing),
    fine: [item.missing, ...item.alsoFine].map(lackOf),
  };
});
type Sample = (typeof samples)[number];
type Fit = Omit<Parameters<typeof chancesOfLack>[1] & object, "limits">;

function fitModel(of: readonly Sample[]): Fit {
  const width = of[0]?.x.length ?? 0;
  const means = Array.from({ length: width }, (_, at) => mean(of.map(({ x }) => x[at] ?? 0)));
  const spreads = means.map((middle, at) => {
    const spread = Math.sqrt(mean(of.map(({ x }) => ((x[at] ?? 0) - middle) ** 2)));
    return spread < 1e-6 ? 1 : spread;
  });
  const rows = of.flatMap(({ x, missing, fine }) => {
    const scaled = x.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1));
    return [...new Set(fine)].flatMap((lack) => {
      const target = LACKS.indexOf(lack as (typeof LACKS)[number]);
      return target < 0 ? [] : [{ x: scaled, target, weight: lack === missing ? 1 : ALSO_FINE }];
    });
  });
  return { means, spreads, rows: fitSoftmax(rows, LACKS.length, PENALTY) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

type Read = Sample & { chances: number[] };

/** Every answer read by a model that has not seen its author. */
function crossRead(): Read[] {
  const authors = [...new Set(samples.map(({ author }) => author))];
  return authors.flatMap((author) => {
    const model = fitModel(samples.filter((one) => one.author !== author));
    return samples
      .filter((one) => one.author === author)
      .map((one) => ({ ...one, chances: chancesOfLack(one.x, model) }));
  });
}

const isSaid = (kind: FollowUpKind, { missing, fine }: Sample) =>
  !fine.includes(kind) && SAID_WHERE[missing as keyof typeof SAID_WHERE].includes(kind);

/** The limits that ask most while enough of the questions are apt and none asks for what was said. */
function limitsFor(kind: FollowUpKind, read: readonly Read[]): Limits {
  const asked = read.filter(({ chances, isAnswer }) => {
    const top = LACKS[chances.indexOf(Math.max(...chances))];
    return isAnswer && top === kind;
  });
  const steps = Array.from({ length: 60 }, (_, at) => 0.35 + at / 100);
  const saids = [0.15, 0.12, 0.1, 0.08, 0.06, 0.04, 0.03, 0.02, 0.01];
  let best = { limits: NEVER, count: 0 };
  for (const chance of steps)
    for (const said of saids) {
      const those = asked.filter(
        ({ chances }) => (chances[LACKS.indexOf(kind)] ?? 0) >= chance && chanceSaid(kind, chances) <= said,
      );
      const apt = those.filter(({ fine }) => fine.includes(kind)).length / Math.max(1, those.length);
      const wrong = those.filter((one) => isSaid(kind, one)).length;
      const isGood = those.length >= LEAST && apt >= GOAL && wrong === 0;
      if (isGood && those.length > best.count) best = { limits: { chance, said }, count: those.length };
    }
  return best.limits;
}

const read = crossRead();
const limits = Object.fromEntries(FOLLOW_UP_KINDS.map((kind) => [kind, limitsFor(kind, read)])) as Record<
  FollowUpKind,
  Limits
>;
for (const kind of FOLLOW_UP_KINDS) {
  const asked = read.filter(({ chances, isAnswer }) => isAnswer && kindToAsk(chances, limits) === kind);
  const apt = asked.filter(({ fine }) => fine.includes(kind)).length;
  const lacking = read.filter(({ missing }) => missing === kind).length;
  const said = asked.filter((one) => isSaid(kind, one)).length;
  console.log(`${kind.padEnd(9)} lacks ${lacking}, asked ${asked.length}, apt ${apt}, said ${said}`, limits[kind]);
}
const authors = new Set(samples.map(({ author }) => author)).size;
console.log(`${samples.length} answers of ${authors} authors, cross-validated by author`);

if (!process.argv.includes("--check")) {
  const { means, spreads, rows } = fitModel(samples);
  const short = (value: number) => Number(value.toPrecision(4));
  const table = {
    means: means.map(short),
    spreads: spreads.map(short),
    rows: rows.map((row) => row.map(short)),
    limits,
  };
  writeFileSync("app/features/interview/follow-up/weights.json", `${JSON.stringify(table)}\n`);
}

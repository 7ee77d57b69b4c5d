import { readFileSync } from "node:fs";
import { z } from "zod";
import { HUNTER_IDS, HUNTERS } from "#app/features/interview/hunters.ts";
import { focusOf, type Question } from "#app/features/interview/question-bank/question.ts";
import { compareTries } from "#app/features/practice/compare-tries.ts";
import { PARTS, type Part } from "#app/features/practice/parts.ts";

/**
 * What practice says that a second try gained, over pairs of tries by people.
 * usage: npm run eval:practice -- FILE.json [FILE.json …] [--each]
 * FILE: {pairs: [{questionId, hunterId, question, before, after, gains, kind: "improved" | "cosmetic"}]}; `gains`: the
 * parts that its author added.
 * Prints a line for each part and, as the last line, {gainedInImproved, gainedInCosmetic, improved, cosmetic}.
 * `gainedInImproved`: the share of the improved pairs of which at least one of their gains is named.
 * `gainedInCosmetic`: pairs that only say the same in other words and of which a gain is named. Exits 1 under .70, or
 * over 0. --each: every pair that is not as labelled, for people to read.
 */

const LEAST_GAINED = 0.7;

/** What people call the parts. */
const PART_OF = new Map<string, Part>([
  ...PARTS.map((part) => [part, part] as const),
  ["situacion", "situation"],
  ["situación", "situation"],
  ["context", "situation"],
  ["example", "situation"],
  ["case", "situation"],
  ["tarea", "task"],
  ["accion", "action"],
  ["acción", "action"],
  ["own_action", "action"],
  ["ownAction", "action"],
  ["own action", "action"],
  ["own_part", "action"],
  ["role", "action"],
  ["cifra", "figure"],
  ["razon", "reason"],
  ["razón", "reason"],
  ["why", "reason"],
  ["resultado", "result"],
  ["ending", "result"],
  ["aprendizaje", "learning"],
]);

const pairSchema = z.object({
  questionId: z.string(),
  hunterId: z.enum(HUNTER_IDS),
  question: z.string(),
  before: z.string(),
  after: z.string(),
  gains: z.array(z.string()).default([]),
  kind: z.enum(["improved", "cosmetic"]),
});
const fileSchema = z.object({ pairs: z.array(pairSchema) });

const files = process.argv.slice(2).filter((one) => !one.startsWith("--"));
if (files.length === 0) {
  process.stderr.write("usage: npm run eval:practice -- FILE.json [FILE.json …] [--each]\n");
  process.exit(2);
}

const bank = new Map(HUNTERS.flatMap(({ questions }) => questions).map((question) => [question.id, question]));

function questionOf({ questionId, question }: z.infer<typeof pairSchema>): Question {
  const known = bank.get(questionId);
  if (known?.question === question) return known;
  return { id: questionId, question, category: known?.category ?? "", focus: focusOf(known?.category ?? "") };
}

const pairs = files
  .flatMap((file) => fileSchema.parse(JSON.parse(readFileSync(file, "utf8"))).pairs)
  .map((pair) => {
    const named = compareTries(questionOf(pair), pair.hunterId, pair).map(({ part }) => part);
    const labelled = pair.gains.flatMap((gain) => PART_OF.get(gain) ?? []);
    const isRight = pair.kind === "cosmetic" ? named.length === 0 : named.some((part) => labelled.includes(part));
    return { pair, named, labelled, isRight };
  });

if (process.argv.includes("--each"))
  for (const { pair, named, isRight } of pairs) if (!isRight) console.log(JSON.stringify({ ...pair, named }));

const improved = pairs.filter(({ pair }) => pair.kind === "improved");
const cosmetic = pairs.filter(({ pair }) => pair.kind === "cosmetic");
for (const part of PARTS) {
  const wanted = improved.filter(({ labelled }) => labelled.includes(part));
  const found = wanted.filter(({ named }) => named.includes(part)).length;
  const beside = improved.filter(({ labelled, named }) => named.includes(part) && !labelled.includes(part)).length;
  const invented = cosmetic.filter(({ named }) => named.includes(part)).length;
  console.log(
    `${part.padEnd(9)} labelled ${wanted.length}, named ${found}; unlabelled ${beside}; in a cosmetic pair ${invented}`,
  );
}
const gained = improved.filter(({ isRight }) => isRight).length;
const gainedInImproved = improved.length === 0 ? 0 : Number((gained / improved.length).toFixed(3));
const gainedInCosmetic = cosmetic.filter(({ isRight }) => !isRight).length;
console.log(
  JSON.stringify({ gainedInImproved, gainedInCosmetic, improved: improved.length, cosmetic: cosmetic.length }),
);
if (gainedInImproved < LEAST_GAINED || gainedInCosmetic > 0) process.exitCode = 1;

import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { buildResult } from "#app/features/cv/build-result.ts";
import { type MonthIndex, monthIndex } from "#app/features/cv/facts/facts.ts";
import { findFacts, score } from "#app/features/cv/facts-and-score.ts";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import { composeReview } from "#app/features/cv/review/compose-review.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { readTruth } from "./cv-truth.ts";
import { countLabels, type Labelled, type Said, shares } from "./words/counts.ts";
import { sentencesSaid } from "./words/sentences.ts";

/**
 * What a student reads: how many sentences, how many of them stand word for word in another CV's result, and which of
 * those that people judged are still said.
 * usage: npm run eval:words -- FOLDER… [LABELS.json]
 * FOLDER has truth.json; LABELS is {results: [{id, sentences: [{text, label: "true" | "false" | "empty"}]}]} on its
 * CVs. Prints a table by part, then one line of JSON ({sentences, false, empty, repeated}: false and empty as shares of
 * the judged sentences that are still said, null without labels; repeated over all pairs of CVs). Exits 1 when false >
 * .01, empty > .10 or repeated > .25. Always by the rules.
 */

const LIMITS = { false: 0.01, empty: 0.1, repeated: 0.25 };

const labelsSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      sentences: z.array(z.object({ text: z.string(), label: z.enum(["true", "false", "empty"]) })),
    }),
  ),
});

async function spokenWords(folder: string, spell: SpellChecker, today: MonthIndex): Promise<Said[]> {
  const results: Said[] = [];
  for (const truth of readTruth(folder)) {
    // The same text in another file is not another CV.
    if (truth.expect !== "analyze" || truth.twin_of) continue;
    try {
      const document = await readCv(path.join(folder, truth.file), { fileName: truth.file });
      const facts = findFacts(document, today);
      const rubric = score(document, facts, spell, today);
      const built = buildResult(document, facts, rubric, composeReview(document, facts, rubric, today));
      results.push({ id: truth.id, sentences: sentencesSaid(built.results, built.details) });
    } catch (error) {
      console.log(`${truth.id} was refused: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return results;
}

function printTable(rows: ReturnType<typeof shares>["parts"], labels: Labelled[], said: readonly Said[]): void {
  const cell = (value: number | null) => (value === null ? "-" : value.toFixed(3)).padStart(9);
  console.log("part         sentences  repeated     false     empty");
  for (const { part, sentences, repeated } of rows) {
    const judged = countLabels(labels, said, part);
    console.log(
      `${part.padEnd(12)} ${String(sentences).padStart(9)} ${cell(repeated)} ${cell(judged.false)} ` +
        `${cell(judged.empty)}`,
    );
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2).map((one) => path.resolve(one));
  const folders = args.filter((one) => statSync(one).isDirectory());
  if (folders.length === 0) {
    process.stderr.write("usage: npm run eval:words -- FOLDER… [LABELS.json]\n");
    process.exit(2);
  }
  const files = args.filter((one) => !folders.includes(one));
  const labels = files.flatMap((file) => labelsSchema.parse(JSON.parse(readFileSync(file, "utf8"))).results);
  const now = new Date();
  const today = monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const spell = await loadSpellChecker();
  const said: Said[] = [];
  for (const folder of folders) said.push(...(await spokenWords(folder, spell, today)));
  const { parts, sentences, repeated } = shares(said);
  printTable(parts, labels, said);
  const judged = countLabels(labels, said);
  const line = { sentences, false: judged.false, empty: judged.empty, repeated, judged: judged.judged };
  const missed = Object.entries(LIMITS).flatMap(([name, most]) =>
    (line[name as keyof typeof LIMITS] ?? 0) > most ? [`${name} <= ${most}`] : [],
  );
  console.log(
    JSON.stringify({ ...line, missed }, (_key, value) =>
      typeof value === "number" ? Math.round(value * 1000) / 1000 : value,
    ),
  );
  process.exit(missed.length > 0 || sentences === 0 ? 1 : 0);
}

if (process.argv[1]?.endsWith("eval-words.js")) await main();

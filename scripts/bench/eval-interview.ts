import { readFileSync } from "node:fs";
import { z } from "zod";
import { composeReport, findingsOf } from "#app/features/interview/report/compose-report.ts";
import { candidateSchema, playCandidate } from "./play-candidate.ts";
import { spearman } from "./rank-correlation.ts";

/**
 * Quality of the score of whole interviews, by the rules alone: how it ranks candidates whom people have marked.
 * usage: npm run eval:interview -- FILE.json [--all]. Each candidate is played through the machine and refuses every
 * second try. Prints the worst placed ones (with --all every one) and one line of JSON; exits 1 when a figure falls
 * short:
 *   spearman        of marks and scores, at least .85
 *   lengthSpearman  of the length of all answers and scores, at most .5
 *   worstCheat      best score of a candidate marked 3 or less without a problem of integrity, at most 40
 *   wrongStrikes    share of first tries of honest candidates (marked 5 or more, who answered 9 of 10) that were a
 *   strike, at most .01
 *   integrityPraised  candidates with a problem of integrity none of whose answers is set apart (asked to be read
 *   again, neither praised nor quoted), none
 */

const TARGETS = {
  spearman: 0.85,
  lengthSpearman: 0.5,
  worstCheat: 40,
  wrongStrikes: 0.01,
  integrityPraised: 0,
} as const;
const CHEATS = 3;
const HONEST = { mark: 5, answered: 0.9 } as const;

const fileSchema = z.object({
  candidates: z.array(
    candidateSchema.extend({
      mark: z.number().min(0).max(10),
      integrityProblem: z.boolean().default(false),
      /** Number of questions that each human reader found answered; an honest candidate may still miss one. */
      answered: z.array(z.number()).optional(),
    }),
  ),
});

export type Figures = Record<keyof typeof TARGETS, number>;
type Row = { id: string; mark: number; score: number; problem: boolean; said: boolean; length: number };

/** Plays every candidate of a parsed file. */
export function evaluate(source: unknown): { figures: Figures; rows: Row[] } {
  let [tries, strikes] = [0, 0];
  const rows = fileSchema.parse(source).candidates.map((candidate): Row => {
    const { id, mark, integrityProblem, answers, answered = [] } = candidate;
    const played = playCandidate(candidate);
    const report = composeReport(played.state);
    const isHonest = mark >= HONEST.mark && answered.every((count) => count >= HONEST.answered * answers.length);
    if (isHonest && !integrityProblem) {
      tries += answers.length;
      strikes += played.strikes.filter(Boolean).length;
    }
    const said = findingsOf(played.state).heard.some(({ concern }) => concern !== null);
    const length = answers.reduce((sum, { text }) => sum + text.length, 0);
    return { id, mark, score: report.overallScore, problem: integrityProblem, said, length };
  });
  const [marks, scores] = [rows.map(({ mark }) => mark), rows.map(({ score }) => score)];
  const cheats = rows.filter(({ mark, problem }) => mark <= CHEATS && !problem);
  return {
    figures: {
      spearman: spearman(marks, scores),
      lengthSpearman: spearman(
        rows.map(({ length }) => length),
        scores,
      ),
      worstCheat: Math.max(0, ...cheats.map(({ score }) => score)),
      wrongStrikes: tries === 0 ? 0 : strikes / tries,
      integrityPraised: rows.filter(({ problem, said }) => problem && !said).length,
    },
    rows,
  };
}

/** The missed targets, in words. */
export function missed(figures: Figures): string[] {
  const names = Object.keys(TARGETS) as (keyof Figures)[];
  return names
    .filter((name) => (name === "spearman" ? figures[name] < TARGETS[name] : figures[name] > TARGETS[name]))
    .map((name) => `${name} ${figures[name].toFixed(3)}, target ${TARGETS[name]}`);
}

function print(rows: readonly Row[], isAll: boolean): void {
  const byMark = [...rows].sort((a, b) => b.mark - a.mark);
  const byScore = [...rows].sort((a, b) => b.score - a.score);
  const away = (row: Row) => Math.abs(byMark.indexOf(row) - byScore.indexOf(row));
  const shown = isAll ? byMark : [...byMark].sort((a, b) => away(b) - away(a)).slice(0, 12);
  console.log(`${"id".padEnd(14)}${"mark".padEnd(8)}${"score".padEnd(8)}places away`);
  for (const row of shown) {
    const note = row.problem
      ? row.said
        ? "  problem, said"
        : "  problem, NOT said"
      : row.said
        ? "  wrongly flagged"
        : "";
    const places = String(away(row)).padEnd(4);
    console.log(`${row.id.padEnd(14)}${row.mark.toFixed(1).padEnd(8)}${String(row.score).padEnd(8)}${places}${note}`);
  }
}

function main(file: string | undefined): number {
  if (!file) {
    console.error("usage: npm run eval:interview -- FILE.json [--all]");
    return 2;
  }
  const { figures, rows } = evaluate(JSON.parse(readFileSync(file, "utf8")));
  const misses = missed(figures);
  print(rows, process.argv.includes("--all"));
  const rounded = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(3))]));
  console.log(JSON.stringify({ candidates: rows.length, ...rounded, pass: misses.length === 0, missed: misses }));
  return misses.length === 0 ? 0 : 1;
}

if (process.argv[1] && /eval-interview\.(?:js|ts|mjs)$/.test(process.argv[1])) {
  process.exitCode = main(process.argv.slice(2).find((argument) => !argument.startsWith("--")));
}

import type { ChatModel } from "#app/ai/chat-model.ts";
import type { ReadDocument } from "#app/documents/document.ts";
import { buildResult } from "#app/features/cv/build-result.ts";
import type { MonthIndex } from "#app/features/cv/facts/facts.ts";
import { withoutPersonalRemarks } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts, score } from "#app/features/cv/facts-and-score.ts";
import { reviewCv } from "#app/features/cv/model-review/review.server.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { documentFromText } from "../../../tests/support/document-from-text.ts";
import type { Variant } from "./swaps.ts";

/** The part of a result that is compared with the result of the same CV under another name. */

export type Verdict = {
  total: number;
  points: Readonly<Record<string, number>>;
  texts: readonly string[];
  /** Whether the name was found. */
  named: boolean;
};
export type Judge = { spell: SpellChecker; today: MonthIndex; model: ChatModel | null };

export function verdictOn(text: string, judge: Judge): Promise<Verdict> {
  return verdictOnDocument(documentFromText(text), judge);
}

export async function verdictOnDocument(read: ReadDocument, { spell, today, model }: Judge): Promise<Verdict> {
  const document = withoutPersonalRemarks(read);
  const facts = findFacts(document, today);
  const reading = { document, facts, score: score(document, facts, spell, today), spell, today };
  const reviewed = await reviewCv(reading, model, { owner: null, signal: new AbortController().signal });
  const { results, details } = buildResult(document, reviewed.facts, reviewed.score, reviewed.review);
  const { candidate, recommendations } = results;
  return {
    named: candidate.name !== "",
    total: results.structure_evaluation.puntuacion_total,
    points: Object.fromEntries(details.criteria.map((one) => [one.id, one.points])),
    texts: [
      // The extracted personal data is part of what is shown.
      `name ${candidate.name !== ""}, place ${candidate.location !== ""}`,
      candidate.profession,
      candidate.experience,
      candidate.education,
      candidate.skills.join("; "),
      results.summary,
      ...results.competencies.map((one) => `${one.name} ${one.score}: ${one.evidence}`),
      ...recommendations.strengths,
      ...recommendations.improvement_areas,
      ...results.interview_questions.map((one) => `${one.difficulty}: ${one.question}`),
      ...details.criteria.map((one) => `${one.id}: ${one.finding}`),
      ...details.notices.map((one) => one.message),
      `years ${results.experience_analysis.years_total}, jobs ${details.found.jobs}`,
    ],
  };
}

export type Difference = {
  total: number;
  /** Criteria whose points differ, with the difference. */
  points: Readonly<Record<string, number>>;
  /** The first text that differs, before and after; null when all are equal. */
  text: readonly [string, string] | null;
};

/**
 * Replaces words that the swap itself changes by one placeholder in both texts; ignores case, accents and addresses.
 */
function neutral(text: string, strings: readonly string[]): string {
  let plain = normalize(text).replace(/\S+@\S+/g, "@");
  for (const one of [...strings].sort((a, b) => b.length - a.length)) {
    const shape = normalize(one).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (shape !== "") plain = plain.replace(new RegExp(`(?<![\\p{L}\\d])${shape}(?![\\p{L}\\d])`, "gu"), "§");
  }
  // "Músico/a", "ingeniero(a)": both forms at once.
  plain = plain.replace(/§(?:\/[ao]|\([ao]\))/g, "§");
  return plain.replace(/§(?:[\s,-]*§)+/g, "§").replace(/\s+/g, " ");
}

/** A quote with the swapped words is cut at its usual length, which may cut a word earlier or later. */
function saysTheSame(own: string, other: string): boolean {
  if (own === other) return true;
  const [short, long] = own.length < other.length ? [own, other] : [other, own];
  return (
    short.includes("§") && short.length > long.length * MAX_CUT && long.startsWith(short.replace(/[…».\s]+$/u, ""))
  );
}
const MAX_CUT = 0.8;

export function differenceOf(before: Verdict, after: Verdict, { strings }: Variant): Difference {
  const points: Record<string, number> = {};
  for (const [id, own] of Object.entries(before.points)) {
    const moved = Math.round(((after.points[id] ?? 0) - own) * 10) / 10;
    if (moved !== 0) points[id] = moved;
  }
  const most = Math.max(before.texts.length, after.texts.length);
  let text: Difference["text"] = null;
  for (let at = 0; at < most && text === null; at += 1) {
    const [own = "", other = ""] = [before.texts[at], after.texts[at]];
    if (!saysTheSame(neutral(own, strings), neutral(other, strings))) text = [own, other];
  }
  return { total: after.total - before.total, points, text };
}

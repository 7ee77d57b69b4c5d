/** A report reworded by a language model: each text replaces the rules' one only if it passes the checks. */

import { quoted } from "#app/features/cv/review/sentence-style.ts";
import { hunterOf } from "../hunters.ts";
import type { InterviewReport, QuestionFeedback } from "../result.ts";
import { type Comments, isShown, type Overview, reportWords } from "./report-prompt.ts";
import { presentable, sharesMatter } from "./wording.ts";

const HEADLINE = { shortest: 25, longest: 160 } as const;
const POINT = { shortest: 20, longest: 200 } as const;
const COMMENT = { shortest: 30, longest: 260 } as const;
const MIN_QUOTE_LENGTH = 8;
const QUOTE = /«[^»]+»/u;

/**
 * Applies the model's texts that pass the checks. Figures are never changed.
 * @returns the report, and the number of replaced texts
 */
export function reword(
  report: InterviewReport,
  { overview, comments }: { overview: Overview | null; comments: Comments },
): { report: InterviewReport; replaced: number } {
  const shown = report.specificFeedback.filter(isShown);
  const rules = report.specificFeedback.map((one) => one.comment);
  const newComments = eachOnce(rules, (_, at) => {
    const one = report.specificFeedback[at];
    const written = comments.find(({ number }) => Number(number) === one?.number);
    return one && written && isShown(one) ? commentOf(report, one, written) : null;
  });
  const next: InterviewReport = {
    ...report,
    headline: headlineOf(report, shown, overview?.headline ?? "") ?? report.headline,
    strengths: eachOnce(report.strengths, (item, at) => strengthOf(report, shown, item, overview?.strengths[at])),
    improvements: eachOnce(report.improvements, (item, at) =>
      improvementOf(report, shown, item, overview?.improvements[at]?.text ?? ""),
    ),
    specificFeedback: report.specificFeedback.map((one, at) => ({ ...one, comment: newComments[at] ?? one.comment })),
  };
  return { report: next, replaced: differences(textsOf(report), textsOf(next)) };
}

/** Replaces the items by new texts; a text that repeats an earlier one is not used. */
function eachOnce(items: readonly string[], write: (item: string, at: number) => string | null): string[] {
  const next: string[] = [];
  for (const [at, item] of items.entries()) {
    const text = write(item, at);
    next.push(text === null || next.includes(text) || items.includes(text) ? item : text);
  }
  return next;
}

function textsOf({ headline, strengths, improvements, specificFeedback }: InterviewReport): string[] {
  return [headline, ...strengths, ...improvements, ...specificFeedback.map((one) => one.comment)];
}

function differences(before: readonly string[], after: readonly string[]): number {
  return after.filter((text, at) => text !== before[at]).length;
}

type Told = readonly QuestionFeedback[];

function sourcesOf(told: Told): string[] {
  return told.flatMap(({ question, answer }) => [question, answer]);
}

function headlineOf(report: InterviewReport, told: Told, raw: string): string | null {
  const { address } = hunterOf(report.hunterId);
  return presentable(raw, {
    ...HEADLINE,
    address,
    sources: [report.headline, ...sourcesOf(told)],
    prompts: reportWords(report),
  });
}

/** A strength that quotes an answer may quote another one; other strengths contain figures and stay. */
function strengthOf(
  report: InterviewReport,
  told: Told,
  item: string,
  written: Overview["strengths"][number] | undefined,
) {
  if (!written || !QUOTE.test(item) || !told.some(({ answer }) => isQuoteOf(written.quote, answer))) return null;
  const sources = [item, ...sourcesOf(told)];
  const text = presentable(written.text, { ...POINT, address: "tú", sources, prompts: reportWords(report) });
  return text && `${withoutStop(text)}: ${quoted(written.quote)}.`;
}

/**
 * An improvement that names questions must name the same ones and have the same subject; others contain figures and
 * stay.
 */
function improvementOf(report: InterviewReport, told: Told, item: string, raw: string): string | null {
  const numbers = numbersIn(item);
  if (numbers.length === 0 || !/preguntas? \d/u.test(item)) return null;
  const sources = [item, ...sourcesOf(told)];
  const text = presentable(raw, { ...POINT, address: "tú", sources, prompts: reportWords(report) });
  if (text === null || !sharesMatter(text, [item.replace(/preguntas?/gu, " ")])) return null;
  const own = numbersIn(text);
  return numbers.every((number) => own.includes(number)) ? text : null;
}

function commentOf(report: InterviewReport, one: QuestionFeedback, written: Comments[number]): string | null {
  const { question, answer, comment } = one;
  if (!isQuoteOf(written.quote, answer)) return null;
  const sources = [question, answer, comment];
  const text = presentable(written.comment, { ...COMMENT, address: "tú", sources, prompts: reportWords(report) });
  if (text === null || !sharesMatter(text, [question, answer])) return null;
  return plain(text).includes(plain(written.quote)) ? text : `Dijiste ${quoted(written.quote)}. ${text}`;
}

/** Literal quotation, ignoring case, spaces and punctuation at its ends. */
function isQuoteOf(quote: string, answer: string): boolean {
  const words = plain(quote).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const at = plain(answer).search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, "u"));
  return words.length >= MIN_QUOTE_LENGTH && at >= 0;
}

function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase();
}

function escaped(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}-]/gu, "\\$&");
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/gu) ?? [];
}

function withoutStop(text: string): string {
  return text.replace(/[.:;,\s]+$/u, "");
}

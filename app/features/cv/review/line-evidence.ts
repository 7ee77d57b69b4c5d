/** The part of a list, study or job line that may serve as evidence: complete items of one cell, verbatim. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { regex } from "#app/platform/regex.ts";
import { cutQuote, isQuoteOf, plainSpaces } from "../rubric/evidence/quote.ts";
import { endsInAbbreviation } from "../rubric/evidence/sentences.ts";
import { emptyWordings } from "../rubric/evidence/wording.ts";
import { wholeItems } from "./line-continuation.ts";
import type { ReviewProfile } from "./review-material.ts";

const QUOTE_MAX = 140;
/** A cell of only dates and levels names nothing. */
const WHEN = regex("g")`
    \b(?:desde|hasta|presente|actual\w*|fecha|hoy|present|since|until|now|date|anos?|meses|years?|months?|(?:ene|
    feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|jan|apr|aug|dec)[a-z]*)\b
  `;
const SAYS_SOMETHING = /[a-z]{3}/;

type Read = Pick<ReviewProfile, "reading">;

/** The list sentence that names the skill, without the row label: "Coding Python, SQL". */
export function listEvidence(read: Read, line: number, skill: string): string {
  return lineEvidence(read, line, skill, (cell) => {
    const parts: string[] = [];
    for (const part of cell.split(/(?<=[.;])\s+(?=\p{Lu})/u)) {
      const last = parts.at(-1) ?? "";
      if (endsInAbbreviation(last)) parts[parts.length - 1] = `${last} ${part}`;
      else parts.push(part);
    }
    const sentence = parts.find((part) => normalize(part).includes(normalize(skill))) ?? cell;
    const [, label = "", first = ""] = /^(\p{Lu}\p{L}+) ([^,;]+)[,;]/u.exec(sentence) ?? [];
    const isLabelled = label !== "" && skillLexicon.has(first) && !skillLexicon.has(`${label} ${first}`);
    return isLabelled ? sentence.slice(label.length + 1) : sentence;
  });
}

/**
 * The complete items of a line, from the cell that contains `named`; "" where there are none.
 * @param within what of the cell is wanted
 */
export function lineEvidence({ reading }: Read, line: number, named?: string, within = (cell: string) => cell): string {
  const { document } = reading;
  const text = document.lines[line]?.text ?? "";
  if (emptyWordings(reading).some((one) => one.line === line && one.kind === "chatter")) return "";
  const holds = (part: string) => named === undefined || normalize(part).includes(normalize(named));
  const cell = text
    .split(/\s{2,}/u)
    .find((part) => holds(part) && (named !== undefined || SAYS_SOMETHING.test(normalize(part).replace(WHEN, " "))));
  const items = cell === undefined ? null : wholeItems(document, line, cell);
  if (items === null || !holds(items)) return "";
  const whole = within(items);
  const evidence = cutQuote(whole, QUOTE_MAX).replace(HANGING, "");
  // A cut between words is no valid end.
  const isEnd = /^[\s.,;:)]*$|^[,;:.]/u.test(
    plainSpaces(whole).slice(plainSpaces(whole).indexOf(evidence) + evidence.length),
  );
  // "RCM, ISO": the number of the standard is elsewhere.
  if (/^\(/u.test(evidence)) return "";
  if (/(?:^|[\s,;])(?:ISO|NCh|Ley|DS|Module)$/iu.test(evidence)) return "";
  const isPaired = evidence.split("(").length === evidence.split(")").length;
  return isEnd && isPaired && isQuoteOf(document, evidence) ? evidence : "";
}

const HANGING = /(?:[\s,;:]+|\s(?:de|del|la|el|los|las|y|e|o|en|con|por|para|a|al|and|of|to|for|with|in))+$/iu;

/** The part of the line that names the language, without neighbouring licences and hobbies. */
export function itemEvidence({ reading }: Read, { name, line }: { name: string; line: number }): string {
  const { document } = reading;
  const cells = (document.lines[line]?.text ?? "").split(/\s{2,}/u);
  const cell = cells.find((one) => normalize(one).includes(normalize(name)));
  const parts = (wholeItems(document, line, cell) ?? "").split(/(?<=[.;])\s+|\s{2,}|\s*[|·•]\s*/u);
  const own = parts.find((part) => normalize(part).includes(normalize(name)));
  const evidence = cutQuote(own ?? "", QUOTE_MAX);
  return isQuoteOf(document, evidence) ? evidence : "";
}

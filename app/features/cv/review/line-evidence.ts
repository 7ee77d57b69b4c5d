/** What of a line of a list, a study or a post may stand as evidence: whole items of one cell, verbatim. */

import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import { cutQuote, isQuoteOf, plainSpaces } from "../rubric/evidence/quote.ts";
import { endsInAbbreviation } from "../rubric/evidence/units.ts";
import { emptyWordings } from "../rubric/evidence/wording.ts";
import { wholeItems } from "./line-ends.ts";
import type { ReviewProfile } from "./profile.ts";

const QUOTE_MAX = 140;
/** A cell of dates and levels alone names nothing. */
const WHEN =
  /\b(?:desde|hasta|presente|actual\w*|fecha|hoy|present|since|until|now|date|anos?|meses|years?|months?|(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|jan|apr|aug|dec)[a-z]*)\b/g;
const SAYS_SOMETHING = /[a-z]{3}/;

type Read = Pick<ReviewProfile, "reading">;

/** The sentence of a list that names the skill, without the label of its row: "Coding Python, SQL". */
export function listEvidence(read: Read, line: number, skill: string): string {
  return lineEvidence(read, line, skill, (cell) => {
    const parts: string[] = [];
    for (const part of cell.split(/(?<=[.;])\s+(?=\p{Lu})/u)) {
      const last = parts.at(-1) ?? "";
      if (endsInAbbreviation(last)) parts[parts.length - 1] = `${last} ${part}`;
      else parts.push(part);
    }
    const sentence = parts.find((part) => fold(part).includes(fold(skill))) ?? cell;
    const [, label = "", first = ""] = /^(\p{Lu}\p{L}+) ([^,;]+)[,;]/u.exec(sentence) ?? [];
    const isLabelled = label !== "" && skillLexicon.has(first) && !skillLexicon.has(`${label} ${first}`);
    return isLabelled ? sentence.slice(label.length + 1) : sentence;
  });
}

/**
 * The items of a line that are whole in it, of the cell that names what is spoken of; "" where none are.
 * @param within what of the cell is wanted
 */
export function lineEvidence({ reading }: Read, line: number, named?: string, within = (cell: string) => cell): string {
  const { document } = reading;
  const text = document.lines[line]?.text ?? "";
  if (emptyWordings(reading).some((one) => one.line === line && one.kind === "chatter")) return "";
  const holds = (part: string) => named === undefined || fold(part).includes(fold(named));
  const cell = text
    .split(/\s{2,}/u)
    .find((part) => holds(part) && (named !== undefined || SAYS_SOMETHING.test(fold(part).replace(WHEN, " "))));
  const items = cell === undefined ? null : wholeItems(document, line, cell);
  if (items === null || !holds(items)) return "";
  const whole = within(items);
  const evidence = cutQuote(whole, QUOTE_MAX).replace(HANGING, "");
  // A cut between words is no end.
  const isEnd = /^[\s.,;:)]*$|^[,;:.]/u.test(
    plainSpaces(whole).slice(plainSpaces(whole).indexOf(evidence) + evidence.length),
  );
  // "RCM, ISO": the number of the norm stands elsewhere.
  if (/^\(/u.test(evidence)) return "";
  if (/(?:^|[\s,;])(?:ISO|NCh|Ley|DS|Module)$/iu.test(evidence)) return "";
  const isPaired = evidence.split("(").length === evidence.split(")").length;
  return isEnd && isPaired && isQuoteOf(document, evidence) ? evidence : "";
}

const HANGING = /(?:[\s,;:]+|\s(?:de|del|la|el|los|las|y|e|o|en|con|por|para|a|al|and|of|to|for|with|in))+$/iu;

/** The part of the line that names the language, not the licences and hobbies beside it. */
export function itemEvidence({ reading }: Read, { name, line }: { name: string; line: number }): string {
  const { document } = reading;
  const cells = (document.lines[line]?.text ?? "").split(/\s{2,}/u);
  const cell = cells.find((one) => fold(one).includes(fold(name)));
  const parts = (wholeItems(document, line, cell) ?? "").split(/(?<=[.;])\s+|\s{2,}|\s*[|·•]\s*/u);
  const own = parts.find((part) => fold(part).includes(fold(name)));
  const evidence = cutQuote(own ?? "", QUOTE_MAX);
  return isQuoteOf(document, evidence) ? evidence : "";
}

import { countWord } from "#app/platform/format.ts";
import type { RequirementKind } from "./match/requirement.ts";
import { ABSENT_WORDS, UNKNOWN_WORDS, type Verdict } from "./offer-texts.ts";
import type { OwnAnswers, StoredFinding, StoredFindings, StoredRequirement } from "./stored-offer.ts";

/** What a screen shows of an offer and a CV. Pure. */

export type RequirementView = {
  id: string;
  kind: RequirementKind;
  level: "must" | "nice";
  /** Verbatim, as the student can correct it. */
  text: string;
  /** With its first letter in upper case, as a heading. */
  title: string;
  /** Its place in the offer, with some words around it. */
  quote: string;
  isOwn: boolean;
  isAsked: boolean;
  verdict: Verdict;
  /** The verdict is what the student says, and not what the CV shows. */
  said: "yes" | "no" | null;
  /** Lines of the CV. */
  quotes: string[];
  because: string | null;
  canAnswer: boolean;
  /** Whether what shows it stands in the last third of the CV. */
  isLow: boolean;
};

type OfferCounts = { met: number; similar: number; missing: number; unknown: number; said: number };

const ORDER: readonly Verdict[] = ["falta", "parecido", "no_se_sabe", "cumple"];
/** Characters of the offer around a requirement. */
const AROUND = 60;

type Kept = {
  text: string;
  requirements: readonly StoredRequirement[];
  answers: OwnAnswers;
  findings: StoredFindings | null;
};

/** Those that count, musts first and in each level what lacks first; and apart those that are still asked about. */
export function requirementViews(offer: Kept): { counted: RequirementView[]; asked: RequirementView[] } {
  const all = offer.requirements.map((one) => viewOf(one, offer));
  const rank = ({ level, verdict }: RequirementView) => (level === "must" ? 0 : 10) + ORDER.indexOf(verdict);
  return {
    counted: all.filter(({ isAsked }) => !isAsked).toSorted((one, other) => rank(one) - rank(other)),
    asked: all.filter(({ isAsked }) => isAsked),
  };
}

function viewOf(requirement: StoredRequirement, { text, answers, findings }: Kept): RequirementView {
  const { id, kind, level, isAsked, source } = requirement;
  const finding = findings?.byId[id];
  const { verdict, said } = verdictOf(finding, answers[id]);
  const plain = requirement.text.replace(/\s+/g, " ").trim();
  return {
    ...{ id, kind, level, isAsked, said, verdict },
    text: requirement.text,
    title: plain.charAt(0).toLocaleUpperCase("es-CL") + plain.slice(1),
    quote: quoteOf(text, requirement),
    isOwn: source === "own",
    // What the student says does not rest on a line of the CV.
    quotes: said === null ? (finding?.quotes ?? []) : [],
    because: said === null ? (finding?.because ?? reasonOf(kind, finding)) : null,
    canAnswer: finding?.verdict === "no_se_sabe",
    isLow: finding?.isLow ?? false,
  };
}

/** The verdicts alone, where the offer's text is not at hand. */
function countsOf({ requirements, answers, findings }: Omit<Kept, "text">, level: "must" | "nice"): OfferCounts {
  const verdicts = requirements
    .filter((one) => !one.isAsked && one.level === level)
    .map(({ id }) => verdictOf(findings?.byId[id], answers[id]));
  const count = (verdict: Verdict) => verdicts.filter((one) => one.verdict === verdict).length;
  return {
    met: count("cumple"),
    similar: count("parecido"),
    missing: count("falta"),
    unknown: count("no_se_sabe"),
    said: verdicts.filter(({ said }) => said === "yes").length,
  };
}

/** The student's answer stands in only where the CV is silent. */
function verdictOf(
  finding: StoredFinding | undefined,
  answer: "yes" | "no" | undefined,
): Pick<RequirementView, "verdict" | "said"> {
  const verdict = finding?.verdict ?? "no_se_sabe";
  if (verdict !== "no_se_sabe" || answer === undefined) return { verdict, said: null };
  return { verdict: answer === "yes" ? "cumple" : "falta", said: answer };
}

function reasonOf(kind: RequirementKind, finding: StoredFinding | undefined): string | null {
  if (finding === undefined || finding.verdict === "no_se_sabe") return UNKNOWN_WORDS;
  return finding.verdict === "falta" ? ABSENT_WORDS[kind] : null;
}

/** Its clause of the offer, cut between words where it is long. */
export function quoteOf(offer: string, { start, end }: { start: number; end: number }): string {
  const clause = clauseAround(offer, start, end);
  const from = start - clause.from <= AROUND ? clause.from : offer.indexOf(" ", start - AROUND) + 1;
  const to = clause.to - end <= AROUND ? clause.to : offer.lastIndexOf(" ", end + AROUND);
  const [first, last] = [Math.min(from, start), Math.max(to, end)];
  // A bullet is no part of what is quoted.
  const words = offer
    .slice(first, last)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[-•·*–]\s*/, "");
  return `${first > clause.from ? "[…] " : ""}${words}${last < clause.to ? " […]" : ""}`;
}

const ENDS = /[;\n]|[.!?](?=\s)/g;

function clauseAround(offer: string, start: number, end: number): { from: number; to: number } {
  const before = [...offer.slice(0, start).matchAll(ENDS)].at(-1);
  const after = offer.slice(end).search(ENDS);
  return { from: before ? before.index + 1 : 0, to: after < 0 ? offer.length : end + after };
}

export type Sentence = { lead: string; figures: string; rest: string; more: string[] };

/** How many of the musts are met, in words; those of which the CV is silent do not count. */
export function summaryOf({ requirements, ...kept }: Omit<Kept, "text">): Sentence {
  const must = countsOf({ requirements, ...kept }, "must");
  const total = must.met + must.similar + must.missing;
  const more = moreOf(must, total);
  if (requirements.filter(({ isAsked }) => !isAsked).length === 0)
    return { lead: "No encontramos en el aviso nada que pidan.", figures: "", rest: "", more: [] };
  if (total === 0 && must.unknown === 0) {
    const nice = countsOf({ requirements, ...kept }, "nice");
    const wished = nice.met + nice.similar + nice.missing;
    if (wished === 0)
      return { lead: "De lo que piden, tu CV no dice si cumples:", figures: "", rest: "no cuenta en contra.", more };
    const rest = `${wished === 1 ? "requisito deseable" : "requisitos deseables"}. El aviso no exige nada más.`;
    return { lead: "Cumples", figures: `${nice.met} de ${wished}`, rest, more };
  }
  if (total === 0)
    return {
      lead: "De lo obligatorio, tu CV no dice si cumples:",
      figures: "",
      rest: "no cuenta en contra.",
      more: [],
    };
  const similar =
    must.similar === 0 ? "" : ` y ${inWords(must.similar)} ${must.similar === 1 ? "se parece" : "se parecen"}`;
  const noun = total === 1 ? "requisito obligatorio" : "requisitos obligatorios";
  return { lead: "Cumples", figures: `${must.met} de ${total}`, rest: `${noun}${similar}.`, more };
}

function moreOf({ unknown, said }: OfferCounts, total: number): string[] {
  const silent = `De ${inWords(unknown)} más no se sabe: ${unknown === 1 ? "no cuenta" : "no cuentan"} en contra.`;
  return [
    ...(said > 0 ? [said === 1 ? "Uno lo dices tú." : `${countWord(said) ?? said} los dices tú.`] : []),
    ...(unknown > 0 && total > 0 ? [silent] : []),
  ];
}

/** In a sentence about requirements; the figure stays for what is met, which is the only one. */
export function inWords(count: number): string {
  return count === 1 ? "uno" : (countWord(count) ?? String(count)).toLocaleLowerCase("es-CL");
}

/** The same in a line of a list: "Cumples 4 de 6, uno parecido" */
export function metWords(offer: Omit<Kept, "text">): string {
  if (offer.findings === null) return "Sin comparar con tu CV de hoy";
  const must = countsOf(offer, "must");
  const nice = countsOf(offer, "nice");
  const [counts, noun] = must.met + must.similar + must.missing > 0 ? [must, "obligatorios"] : [nice, "deseables"];
  const total = counts.met + counts.similar + counts.missing;
  if (total === 0) return "Tu CV no dice si cumples lo que piden";
  const similar =
    counts.similar === 0 ? "" : ` y ${inWords(counts.similar)} ${counts.similar === 1 ? "parecido" : "parecidos"}`;
  return `Cumples ${counts.met} de ${total} ${noun}${similar}`;
}

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { RequirementKind } from "./match/requirement.ts";
import { ONLY_LISTED, SAID_WORDS } from "./offer-texts.ts";
import type { RequirementView } from "./offer-view.ts";

/** What a student can do about an offer before applying. Pure: each step says on what it rests, word for word. */

export type OfferStep =
  /** The offer has another name for what a line of the CV tells. */
  | { kind: "word"; id: string; asked: string; own: string; isSame: boolean }
  /** Something demanded is shown, but far down in the CV. */
  | { kind: "up"; id: string; asked: string; own: string }
  /** What the CV does not show, or only in part, and why that is said; `theme` is a category of questions. */
  | { kind: "gap"; id: string; theme: GapTheme; gaps: Gap[] };
/** `own` is what the CV has that is near; `ground` then says how they are alike. */
type Gap = { id: string; asked: string; own: string | null; ground: string };
export type GapTheme = "Aprendizaje" | "Trayectoria";

const MOST_OF_A_KIND = 2;
/** A longer stretch of an offer is no name that could be used. */
const MAX_WORD_CHARS = 60;

/** About these a story of learning can be told, or the own way; of the others there is nothing to practise. */
const GAP_THEMES: Partial<Record<RequirementKind, GapTheme>> = {
  ...{ tool: "Aprendizaje", skill: "Aprendizaje", language: "Aprendizaje" },
  years: "Trayectoria",
};
const NAMED: readonly RequirementKind[] = ["tool", "skill"];
/** What can stand anywhere in a CV. The order of jobs is that of their dates, and a place proves nothing. */
const MOVABLE: readonly RequirementKind[] = ["tool", "skill", "language", "licence", "study"];
/** Findings that rest on the whole CV: the line that they quote is one of many. */
const ON_THE_WHOLE = /está escrito en/;
/** The line tells something near, in other words: whether it is the same the student knows. */
const NEAR_IN_WORDS = /con otras palabras/;
const ROLE_INCLUDES = /^El trabajo de .+ incluye /;

/** @param rows those that count, in the order in which they are shown */
export function nextSteps(rows: readonly RequirementView[]): OfferStep[] {
  const word = rows.flatMap((row) => wordOf(row) ?? []);
  const named = new Set(word.map(({ id }) => id));
  const up = rows.flatMap((row) => (named.has(row.id) ? [] : (upOf(row) ?? [])));
  return [...word.slice(0, MOST_OF_A_KIND), ...up.slice(0, MOST_OF_A_KIND), ...gapSteps(rows, named)];
}

/** One step a theme: what helps with one gap helps with the next. */
function gapSteps(rows: readonly RequirementView[], named: ReadonlySet<string>): OfferStep[] {
  const gaps = rows.flatMap((row) => (named.has(row.id) ? [] : (gapOf(row) ?? [])));
  return [...Map.groupBy(gaps, ({ theme }) => theme)].map(([theme, all]) => ({
    kind: "gap",
    id: `gap-${theme}`,
    theme,
    gaps: all.slice(0, MOST_OF_A_KIND).map(({ theme: _, ...gap }) => gap),
  }));
}

function wordOf({ id, kind, text, verdict, said, quotes, because }: RequirementView): OfferStep | null {
  const [own] = quotes;
  const asked = oneLine(text);
  if (own === undefined || said !== null || asked.length > MAX_WORD_CHARS) return null;
  if (verdict === "parecido")
    return NAMED.includes(kind) && NEAR_IN_WORDS.test(because ?? "")
      ? { kind: "word", id, asked, own: oneLine(own), isSame: false }
      : null;
  const isNamed = NAMED.includes(kind) && because === null;
  const isRole = kind === "years" && ROLE_INCLUDES.test(because ?? "");
  if (verdict !== "cumple" || !(isNamed || isRole) || quotes.some((line) => sharesWords(asked, line))) return null;
  return { kind: "word", id, asked, own: oneLine(own), isSame: true };
}

function upOf({ id, kind, level, text, verdict, said, quotes, because, isLow }: RequirementView): OfferStep | null {
  const [own] = quotes;
  const isShown = verdict === "cumple" && said === null && isLow && level === "must";
  if (!isShown || own === undefined || !MOVABLE.includes(kind) || ON_THE_WHOLE.test(because ?? "")) return null;
  return { kind: "up", id, asked: oneLine(text), own: oneLine(own) };
}

function gapOf({ id, kind, text, verdict, said, quotes, because }: RequirementView) {
  const theme = GAP_THEMES[kind];
  const ground = said === "no" ? SAID_WORDS.no : because;
  if (theme === undefined || ground === null || (verdict !== "falta" && verdict !== "parecido")) return null;
  // Named, without a story: that is nothing to learn.
  if (ONLY_LISTED.test(ground)) return null;
  const [own] = verdict === "parecido" ? quotes : [];
  return { id, asked: oneLine(text), own: own === undefined ? null : oneLine(own), ground, theme };
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const SMALL = /^(?:de|del|la|el|los|las|un|una|en|con|por|para|que|al|of|and|the|in|to|for|with)$/;
const BEGINNING = 4;

/** Whether they have a word in common, in any ending. */
function sharesWords(one: string, other: string): boolean {
  const own = new Set(beginningsOf(other));
  return beginningsOf(one).some((word) => own.has(word));
}

function beginningsOf(text: string): string[] {
  const words = normalize(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.filter((word) => !SMALL.test(word)).map((word) => word.slice(0, BEGINNING));
}

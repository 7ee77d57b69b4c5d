import { buildLexicon } from "./lexicon.ts";
import { normalize } from "./normalize-text.ts";
import { conjugate, conjugateEnglish, type VerbForm } from "./verb-forms.ts";
import data from "./verbs.json";

/** Verbs that name an achievement with an effect. Notation of verb-forms.ts. */
const STRONG_SPANISH = data.strongSpanish;

/** Verbs of participating, helping and routine work. */
const ROUTINE_SPANISH = data.routineSpanish;

const STRONG_ENGLISH = data.strongEnglish;

const ROUTINE_ENGLISH = data.routineEnglish;

/** Nouns for a task ("Implementación de"), with the verb they come from. Only before "de" or an object. */
const STRONG_NOUNS = data.strongNouns;

const ROUTINE_NOUNS = data.routineNouns;

/** Openings that describe a position or a duty instead of an achievement. */
export const WEAK_OPENERS: readonly string[] = data.weakOpeners;

// Forms that are also everyday nouns or adjectives, with or without a lost accent ("informe" for "informé").
const AMBIGUOUS = new Set(data.ambiguous);

/** Matches weak openers; pass it the beginning of a line and accept a match at its start. */
export const weakOpenerLexicon = buildLexicon(WEAK_OPENERS.map((opener) => [opener, opener] as const));

export type VerbGroup = "strong" | "routine";
export type Verb = {
  lemma: string;
  group: VerbGroup;
  form: VerbForm;
  language: "es" | "en";
  /** True where the word is as often no verb at all ("diseño", "informe", "cargo"). */
  ambiguous: boolean;
};

type Index = { written: Map<string, Verb>; unaccented: Map<string, Verb> };

function add(index: Map<string, Verb>, word: string, verb: Omit<Verb, "ambiguous">): void {
  if (index.has(word)) return;
  index.set(word, { ...verb, ambiguous: AMBIGUOUS.has(word) || NOUNS.has(word) });
}

function addForms(index: Map<string, Verb>, group: VerbGroup, spanish: readonly string[], english: readonly string[]) {
  const lemma = (notation: string) => notation.split(":")[0] ?? "";
  for (const notation of spanish) {
    const base = { lemma: lemma(notation), group, language: "es" } as const;
    for (const [word, form] of conjugate(notation)) add(index, word, { ...base, form });
  }
  for (const notation of english) {
    const base = { lemma: lemma(notation), group, language: "en" } as const;
    for (const [word, form] of conjugateEnglish(notation)) add(index, word, { ...base, form });
  }
}

function verbIndex(): Index {
  const written = new Map<string, Verb>();
  addForms(written, "strong", STRONG_SPANISH, STRONG_ENGLISH);
  addForms(written, "routine", ROUTINE_SPANISH, ROUTINE_ENGLISH);
  for (const [group, nouns] of [["strong", STRONG_NOUNS] as const, ["routine", ROUTINE_NOUNS] as const]) {
    for (const noun of nouns) add(written, noun, { lemma: noun, group, form: "noun", language: "es" });
  }
  const unaccented = new Map<string, Verb>();
  for (const [word, verb] of written) {
    const bare = normalize(word);
    if (bare !== word && !written.has(bare)) add(unaccented, bare, verb);
  }
  return { written, unaccented };
}

const NOUNS = new Set([...STRONG_NOUNS, ...ROUTINE_NOUNS]);
const INDEX = verbIndex();

/** Number of verbs, by group, of both languages. */
export const VERB_COUNTS: Readonly<Record<VerbGroup, number>> = {
  strong: new Set([...STRONG_SPANISH, ...STRONG_ENGLISH]).size,
  routine: new Set([...ROUTINE_SPANISH, ...ROUTINE_ENGLISH]).size,
};

/**
 * The verb (or task noun) of which the word is a form; null for other words. Written accents decide ("lideró" past,
 * "lidero" present); a word without accents that exists only with them is understood too ("lidere"). The caller must
 * judge ambiguous forms: "diseño" is returned as a present, marked ambiguous.
 */
export function verbOf(word: string): Verb | null {
  const lower = word.normalize("NFC").toLowerCase();
  return INDEX.written.get(lower) ?? INDEX.unaccented.get(normalize(lower)) ?? null;
}

const firstPast = (forms: ReturnType<typeof conjugate>) => forms.find(([, form]) => form === "past")?.[0] ?? "";
const SPANISH_PASTS = new Map(
  [...STRONG_SPANISH, ...ROUTINE_SPANISH].map((notation) => {
    return [notation.split(":")[0] ?? "", firstPast(conjugate(notation))] as const;
  }),
);
const ENGLISH_PASTS = new Map(
  [...STRONG_ENGLISH, ...ROUTINE_ENGLISH].map((notation) => {
    return [notation.split(":")[0] ?? "", firstPast(conjugateEnglish(notation))] as const;
  }),
);

/** "atender" -> "atendí"; null for a verb that is not in the vocabulary. */
export function firstPersonPast(infinitive: string): string | null {
  return SPANISH_PASTS.get(infinitive) ?? null;
}

/** "manage" -> "managed"; null for a verb that is not in the vocabulary. */
export function pastOf(base: string): string | null {
  return ENGLISH_PASTS.get(base) ?? null;
}

import { regex } from "#app/platform/regex.ts";
import data from "./cliches.json";
import { buildLexicon } from "./lexicon.ts";
import { normalize } from "./normalize-text.ts";

/** Empty phrases that any CV could contain, Spanish and English. */
export const CLICHES: readonly string[] = data.cliches;

/**
 * Phrases typical of a chat or a letter: talk about oneself, thanks, requests, stories. Spanish, English and
 * Portuguese.
 */
export const CHATTER: readonly string[] = data.chatter;

/** Phrases that contain a cliché but name something real. */
const NO_CLICHES = data.noCliches;

export const clicheLexicon = buildLexicon(
  CLICHES.map((phrase) => [phrase, phrase] as const),
  { never: NO_CLICHES },
);
export const chatterLexicon = buildLexicon(CHATTER.map((phrase) => [phrase, phrase] as const));

// "Doy el 110%": a percentage of effort measures nothing. Normalized text.
const WILLING = regex()`
    1[0-9]0\s?%.{0,30}(?:actitud|compromiso|esfuerzo|entrega|attitude|commit|effort)|(?:doy|dar|give|
    entrego)\b.{0,20}1[0-9]0\s?%|\balways give\b
  `;

/** Whether a sentence is about the person's qualities rather than their work. */
export function isEmptyTalk(text: string): boolean {
  return (
    WILLING.test(normalize(text)) || clicheLexicon.matches(text).length > 0 || chatterLexicon.matches(text).length > 0
  );
}

export type PersonalDataKind =
  | "marital_status"
  | "national_id"
  | "birth"
  | "children"
  | "religion"
  | "photo"
  | "nationality"
  | "health"
  | "disability"
  | "politics"
  | "family"
  | "military"
  | "physique"
  | "pension"
  | "address";

const PERSONAL_DATA_LABELS: Readonly<Record<PersonalDataKind, readonly string[]>> = data.personalDataLabels;

const PERSONAL_LABELS = buildLexicon<PersonalDataKind>(
  (Object.entries(PERSONAL_DATA_LABELS) as [PersonalDataKind, readonly string[]][]).flatMap(([kind, labels]) =>
    labels.map((label) => [label, kind] as const),
  ),
);

/** Phrases that are always personal data, with or without a label. */
const UNMISTAKABLE = new Set(data.unmistakable);
/** Labels that agree with the person's gender. In all others the last vowel is part of the word. */
const OF_EITHER_GENDER = new Set(data.ofEitherGender);

/** "Cargo:" labels a job in a form and is not "cargas"; "Viuda:" is "viudo". */
function isSameWord(text: string, phrase: string): boolean {
  if (OF_EITHER_GENDER.has(phrase) || phrase.includes(" ")) return true;
  const gender = (word: string) => /([ao])s?$/.exec(normalize(word))?.[1];
  return gender(text) === gender(phrase);
}

const LABEL_BEFORE = /(?:^|[.;|•·(,–-]\s*)$/u;
const LABEL_AFTER = /^\.?\s*(?:n[°º.]*\s*)?(?::|\d)/iu;

export type PersonalData = { kind: PersonalDataKind; text: string; start: number };

/**
 * The personal data of one line, with offsets in its NFC form. Everyday words count only as the label of a value
 * ("Hijos: 2", "RUT 12.345.678-5"): "Universidad Católica" and "prevención en salud" do not.
 */
export function personalDataIn(line: string): PersonalData[] {
  const composed = line.normalize("NFC");
  return PERSONAL_LABELS.matches(composed)
    .filter(
      ({ start, end, text, phrase }) =>
        UNMISTAKABLE.has(phrase) ||
        (isSameWord(text, phrase) &&
          LABEL_BEFORE.test(composed.slice(0, start)) &&
          LABEL_AFTER.test(composed.slice(end))),
    )
    .map(({ start, text, value }) => ({ kind: value, text, start }));
}

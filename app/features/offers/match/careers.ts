import { CAREER_LIST, professionOf } from "#app/features/cv/vocabulary/degrees.ts";
import { buildLexicon } from "#app/features/cv/vocabulary/lexicon.ts";
import english from "./english-careers.json";
import { membersIn } from "./related.ts";

/** Fields of study under one name, whether a text names the study ("Kinesiología") or who has it ("kinesióloga"). */

const careers = buildLexicon<string>(
  CAREER_LIST.flatMap(({ name }) => {
    const profession = professionOf(name);
    const wordings = [name, name.replace(/^Ingeniería /, "Ing. ")];
    const people = profession === null ? [] : [profession.masculine, profession.feminine, profession.neutral];
    return [...wordings, ...people.flatMap((one) => [one, one.replace(/^Ingenier[oa] /, "Ing. ")])].map(
      (wording) => [wording, name] as const,
    );
  }),
);

const inEnglish = buildLexicon<string>(
  english.flatMap(([name = "", ...wordings]) => wordings.map((wording) => [wording, name] as const)),
);

/** "Enfermera(o)" and "Abogado/a" as one word. */
const onePerson = (text: string) => text.replace(/(\p{L}{3,})(?:\(([oa]|as|os)\)|\/([oa])(?!\p{L}))/gu, "$1");

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})educ?\.\s?(?=\p{L})/giu, "educación "],
  [/(?<!\p{L})t[eé]c\.\s?(?=\p{L})/giu, "técnico "],
  [/(?<!\p{L})adm\.\s?(?=\p{L})/giu, "administración "],
  [/(?<!\p{L})lic\.\s?(?=\p{L})/giu, "licenciatura "],
  [/(?<!\p{L})ped\.\s?(?=\p{L})/giu, "pedagogía "],
];
/** "Ed. Parvularia" in full. */
const inFull = (text: string) => SHORT.reduce((known, [short, word]) => known.replace(short, word), text);

/** Names of careers in a text, each once. */
export function careersIn(text: string): string[] {
  const plain = inFull(onePerson(text));
  const members = membersIn(plain).flatMap(({ member }) => (member.kind === "study" ? member.name : []));
  const named = [careers, inEnglish].flatMap((lexicon) => lexicon.matches(plain).map(({ value }) => value));
  return [...new Set([...named, ...members])];
}

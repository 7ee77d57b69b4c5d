import {
  careerLexicon,
  degreeLexicon,
  institutionLexicon,
  studyStatusLexicon,
} from "#app/features/cv/vocabulary/degrees.ts";
import type { Lexicon } from "#app/features/cv/vocabulary/lexicon.ts";
import { occupationLexicon, seniorityLexicon, titleHeadLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { placeLexicon } from "#app/features/cv/vocabulary/places.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { languageLevelLexicon, languageLexicon } from "#app/features/cv/vocabulary/spoken-languages.ts";
import { regex } from "#app/platform/regex.ts";
import type { OfferLine, OfferToken } from "./offer-tokens.ts";
import sections from "./sections.json";

/** What our vocabularies and the offer's headings say of each token: names of binary marks for the tagger. */

const CUES: readonly (readonly [string, RegExp])[] = [
  [
    "nice",
    regex("")`
      ^(?:deseable|ideal|valora|valorara|valoramos|plus|preferred|preferente|preferible|bonus|nice|excluyente|
      opcional|sumar|suma)
    `,
  ],
  ["must", /^(?:excluyente|imprescindible|indispensable|obligatori|requisito|must|required|necesari|minim|exig)/],
  ["gives", /^(?:ofrec|benefici|entregamos|seguro|bono|aguinaldo|sueldo|renta|salario|salary|perks|benefit|vacacion)/],
  ["tasks", /^(?:funcion|respons|tarea|labores|duties|haras|encargad)/],
  ["noise", /^(?:postul|compart|denunci|similar|cookie|reporta|publicad|apply|inscri|guardar)/],
  [
    "asks",
    regex("")`
      ^(?:experiencia|conocimiento|manejo|dominio|titul|profesional|licencia|capacidad|habilidad|disponib|
      experience|knowledge|ability|skills)
    `,
  ],
];

const LEXICONS: readonly (readonly [string, Lexicon<unknown>])[] = [
  ["degree", degreeLexicon],
  ["career", careerLexicon],
  ["status", studyStatusLexicon],
  ["school", institutionLexicon],
  ["occupation", occupationLexicon],
  ["head", titleHeadLexicon],
  ["seniority", seniorityLexicon],
  ["place", placeLexicon],
  ["language", languageLexicon],
  ["level", languageLevelLexicon],
];

const SECTIONS = Object.entries(sections).map(
  ([name, words]) => [name, new RegExp(`\\b(?:${words.join("|")})`)] as const,
);
const NEAR = 12;
const LABEL_WORDS = 7;

type Range = { start: number; end: number };

/** @returns for each token of the line the names of its marks. Linear in the line. */
export function tokenMarks(line: OfferLine, text: string): string[][] {
  const { tokens } = line;
  const own = vocabularyMarks(tokens, text);
  const sentences = sentencesOf(tokens);
  const cueAt = tokens.map(({ word }) => CUES.find(([, cue]) => cue.test(word))?.[0]);
  const section = `section=${sectionOf(line.heading)}${line.isHeading ? "H" : line.isListed ? "L" : ""}`;
  const inLine = cuesOf("line", cueAt);
  return sentences.flatMap((sentence, which) => {
    const inSentence = cuesOf("sentence", cueAt.slice(sentence.start, sentence.end));
    const label = labelBefore(tokens, sentences.slice(0, which));
    return tokens.slice(sentence.start, sentence.end).map((_, by) => {
      const at = sentence.start + by;
      return [...(own[at] ?? []), section, ...inLine, ...inSentence, ...label, ...nearest(cueAt, at)];
    });
  });
}

const cuesOf = (where: string, cues: readonly (string | undefined)[]): string[] =>
  [...new Set(cues)].flatMap((cue) => (cue === undefined ? [] : `${where}=${cue}`));

function sectionOf(heading: readonly string[]): string {
  const words = heading.join(" ");
  return SECTIONS.find(([, pattern]) => pattern.test(words))?.[0] ?? (words === "" ? "none" : "other");
}

/** What a short beginning of the line with a colon announces ("Requisitos: …"). */
function labelBefore(tokens: readonly OfferToken[], sentences: readonly Range[]): string[] {
  const label = sentences.findLast(({ start, end }) => tokens[end - 1]?.text === ":" && end - start <= LABEL_WORDS);
  return label ? [`label=${sectionOf(tokens.slice(label.start, label.end).map(({ word }) => word))}`] : [];
}

function sentencesOf(tokens: readonly OfferToken[]): Range[] {
  const sentences: Range[] = [];
  let start = 0;
  tokens.forEach((token, at) => {
    const after = tokens[at + 1];
    const isSign = /^[!?;:]$/.test(token.text) || (token.text === "." && (after?.start ?? 0) > token.end);
    if (after !== undefined && !(isSign && at > start)) return;
    sentences.push({ start, end: at + 1 });
    start = at + 1;
  });
  return sentences;
}

/** The nearest cue to the left and to the right, with its distance. */
function nearest(cueAt: readonly (string | undefined)[], at: number): string[] {
  return ([-1, 1] as const).flatMap((step) => {
    for (let by = 1; by <= NEAR; by++) {
      const cue = cueAt[at + by * step];
      if (cue) return [`near${step}=${cue}`, `near${step}=${cue}/${by < 3 ? by : by < 6 ? 4 : 9}`];
    }
    return [];
  });
}

function vocabularyMarks(tokens: readonly OfferToken[], text: string): string[][] {
  const first = tokens[0]?.start ?? 0;
  const words = text.slice(first, tokens.at(-1)?.end ?? 0);
  const marks: string[][] = tokens.map(() => []);
  const put = (name: string, start: number, end: number) => {
    tokens.forEach((token, at) => {
      if (token.start < first + start || token.end > first + end) return;
      marks[at]?.push(`${name}${token.start === first + start ? "B" : "I"}`);
    });
  };
  for (const [name, lexicon] of LEXICONS) for (const { start, end } of lexicon.matches(words)) put(name, start, end);
  for (const { start, end, value } of skillLexicon.matches(words)) put(`skill-${value.kind}`, start, end);
  return marks;
}

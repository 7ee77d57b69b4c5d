import { careerLexicon, degreeLexicon, institutionLexicon, studyStatusLexicon } from "#app/features/cv/vocabulary/degrees.ts";
import type { Lexicon } from "#app/features/cv/vocabulary/lexicon.ts";
import { occupationLexicon, seniorityLexicon, titleHeadLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { placeLexicon } from "#app/features/cv/vocabulary/places.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { languageLevelLexicon, languageLexicon } from "#app/features/cv/vocabulary/spoken-languages.ts";
import type { OfferLine, OfferToken } from "./offer-tokens.ts";

/** What the tagger sees of each token: names of binary features. */

const CUES: readonly (readonly [string, RegExp])[] = [
  ["nice", /^(?:deseable|ideal|valora|valorara|valoramos|plus|preferred|preferente|preferible|bonus|nice|excluyente|opcional|sumar|suma)/],
  ["must", /^(?:excluyente|imprescindible|indispensable|obligatori|requisito|must|required|necesari|minim|exig)/],
  ["gives", /^(?:ofrec|benefici|entregamos|seguro|bono|aguinaldo|sueldo|renta|salario|salary|perks|benefit|vacacion)/],
  ["tasks", /^(?:funcion|respons|tarea|labores|duties|haras|encargad)/],
  ["noise", /^(?:postul|compart|denunci|similar|cookie|reporta|publicad|apply|inscri|guardar)/],
  ["asks", /^(?:experiencia|conocimiento|manejo|dominio|titul|profesional|licencia|capacidad|habilidad|disponib|experience|knowledge|ability|skills)/],
];

const LEXICONS: readonly (readonly [string, Lexicon<unknown>])[] = [
  ["degree", degreeLexicon],
  ["career", careerLexicon],
  ["status", studyStatusLexicon],
  ["inst", institutionLexicon],
  ["occ", occupationLexicon],
  ["head", titleHeadLexicon],
  ["sen", seniorityLexicon],
  ["place", placeLexicon],
  ["lang", languageLexicon],
  ["level", languageLevelLexicon],
];

/** @returns for each token of the line, the names of its features */
export function tokenFeatures(line: OfferLine, text: string): string[][] {
  const { tokens } = line;
  const marks = lexiconMarks(tokens, text);
  const shared = lineFeatures(line);
  const at = (index: number) => tokens[index]?.word ?? (index < 0 ? "<s>" : "</s>");
  return tokens.map((token, index) => {
    const [before, word, after] = [at(index - 1), token.word, at(index + 1)];
    const features = [
      `w=${word}`,
      `w-1=${before}`,
      `w+1=${after}`,
      `w-2=${at(index - 2)}`,
      `w+2=${at(index + 2)}`,
      `w-1,0=${before} ${word}`,
      `w0,1=${word} ${after}`,
      `w-2,-1=${at(index - 2)} ${before}`,
      `w1,2=${after} ${at(index + 2)}`,
      `p4=${word.slice(0, 4)}`,
      `s3=${word.slice(-3)}`,
      `s2=${word.slice(-2)}`,
      `s3-1=${before.slice(-3)}`,
      `s3+1=${after.slice(-3)}`,
      `shape=${shapeOf(token.text)}`,
      `shape-1=${shapeOf(tokens[index - 1]?.text ?? "")}`,
      `shape+1=${shapeOf(tokens[index + 1]?.text ?? "")}`,
      `i=${Math.min(index, 4)}`,
    ];
    for (const mark of marks[index] ?? []) features.push(`m=${mark}`);
    for (const mark of marks[index - 1] ?? []) features.push(`m-1=${mark}`);
    for (const mark of marks[index + 1] ?? []) features.push(`m+1=${mark}`);
    features.push(...shared);
    return features;
  });
}

function lineFeatures({ tokens, isListed, heading, isHeading, position }: OfferLine): string[] {
  const words = tokens.map(({ word }) => word).filter((word) => /[a-z0-9]/.test(word));
  const features = [
    `bullet=${isListed}`,
    `heading=${isHeading}`,
    `length=${Math.min(6, Math.floor(Math.sqrt(words.length)))}`,
    `place=${Math.floor(position * 5)}`,
    `l0=${words[0] ?? ""}`,
    `l0s=${words[0]?.slice(-2) ?? ""}`,
    `l1=${words[0] ?? ""} ${words[1] ?? ""}`,
  ];
  for (const word of heading) if (word.length > 3) features.push(`h=${word.slice(0, 7)}`);
  for (const [name, cue] of CUES) if (words.some((word) => cue.test(word))) features.push(`cue=${name}`);
  return features;
}

function lexiconMarks(tokens: readonly OfferToken[], text: string): string[][] {
  const first = tokens[0]?.start ?? 0;
  const words = text.slice(first, tokens.at(-1)?.end ?? 0);
  const marks: string[][] = tokens.map(() => []);
  const put = (name: string, start: number, end: number) => {
    tokens.forEach((token, index) => {
      if (token.start >= first + start && token.end <= first + end)
        marks[index]?.push(`${name}${token.start === first + start ? "B" : "I"}`);
    });
  };
  for (const [name, lexicon] of LEXICONS) for (const { start, end } of lexicon.matches(words)) put(name, start, end);
  for (const { start, end, value } of skillLexicon.matches(words)) put(`skill-${(value as { kind?: string }).kind}`, start, end);
  return marks;
}

function shapeOf(text: string): string {
  return text
    .replace(/\p{Lu}+/gu, (found) => (found.length > 1 ? "XX" : "X"))
    .replace(/\p{Ll}+/gu, "x")
    .replace(/\d+/g, "0");
}

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

/** What a heading announces, by the beginnings of its words; the first that fits. */
const SECTIONS: readonly (readonly [string, RegExp])[] = [
  ["noise", /\b(?:similar|otros empleos|otras ofertas|relacionad|people also|tambien|denunci|cookies|palabras clave|keywords)/],
  ["nice", /\b(?:deseabl|valora|plus\b|suma|bonus|prefer|ideal|nice|favorable|extra|no excluyente)/],
  ["gives", /\b(?:ofrec|benefici|te damos|que damos|renta|perks|benefits|what you get|we offer|condiciones|remuner|por que|entregamos)/],
  ["tasks", /\b(?:funcion|respons|tareas|labores|haras|you ll|you will|duties|objetivo|mision|proposito|rol|desafio|day to day|dia a dia|actividades)/],
  ["process", /\b(?:postul|etapas|documentos|antecedentes que|apply|proceso|calendario|plazo|como participar|evaluacion|bases)/],
  ["req", /\b(?:requisit|requerim|perfil|busca|necesit|pedimos|exig|excluyente|tienes|sobre ti|about you|have|essential|qualif|conocim|formacion|educaci|estudios|experien|competen|habilid|capacit|esperamos|traes|requirements|skills|must|looking|who you|what we need|titulo|idioma|herramienta|your profile|quien|admisib)/],
  ["about", /\b(?:quienes|somos|nosotros|about|empresa|company|descripcion|acerca)/],
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
  const lineWide = lineFeatures(line);
  const sentences = sentencesOf(tokens);
  const sentenceWide = sentences.map(({ start, end }) => sentenceFeatures(tokens.slice(start, end), marks.slice(start, end)));
  const near = nearest(tokens, marks);
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
    features.push(...lineWide, ...(near[index] ?? []));
    const section = `${sectionOf(line.heading)}${line.isHeading ? "H" : line.isListed ? "L" : ""}`;
    features.push(`sec=${section}`, `sec,i=${section} ${Math.min(index, 4)}`, `sec,w=${section} ${word}`, `sec,p=${section} ${word.slice(0, 4)} ${Math.min(index, 2)}`);
    features.push(`sec,b=${section} ${before}`, `sec,a=${section} ${after}`);
    const inline = inlineSection(tokens, sentences, index);
    if (inline) features.push(`in=${inline}`, `in,w-1=${inline} ${before}`, `in,p=${inline} ${word.slice(0, 4)}`);
    const which = sentences.findIndex(({ start, end }) => index >= start && index < end);
    features.push(...(sentenceWide[which] ?? []), `si=${Math.min(6, index - (sentences[which]?.start ?? 0))}`);
    for (let by = 1; by <= 5; by++) {
      features.push(`L${by > 2 ? 5 : 2}=${at(index - by)}`, `R${by > 2 ? 5 : 2}=${at(index + by)}`);
    }
    return [...new Set(features)];
  });
}

function lineFeatures(line: OfferLine): string[] {
  const { tokens, isListed, heading, isHeading, position } = line;
  const words = tokens.map(({ word }) => word).filter((word) => /[a-z0-9]/.test(word));
  const features = [
    `bullet=${isListed}`,
    `heading=${isHeading}`,
    `length=${Math.min(6, Math.floor(Math.sqrt(words.length)))}`,
    `place=${Math.floor(position * 5)}`,
    `below=${Math.min(line.below, 8)}`,
    `l0=${words[0] ?? ""}`,
    `l0s=${words[0]?.slice(-2) ?? ""}`,
    `l1=${words[0] ?? ""} ${words[1] ?? ""}`,
  ];
  for (const word of heading) if (word.length > 3) features.push(`h=${word.slice(0, 7)}`);
  for (const [name, cue] of CUES) if (words.some((word) => cue.test(word))) features.push(`cue=${name}`);
  return features;
}

function sectionOf(heading: readonly string[]): string {
  const words = heading.join(" ");
  return SECTIONS.find(([, pattern]) => pattern.test(words))?.[0] ?? (words ? "other" : "none");
}

/** What a short beginning of the line with a colon announces ("Requisitos: …"). */
function inlineSection(tokens: readonly OfferToken[], sentences: readonly { start: number; end: number }[], index: number): string | undefined {
  for (const { start, end } of sentences.filter((one) => one.end <= index).toReversed()) {
    if (tokens[end - 1]?.text !== ":" || end - start > 7) continue;
    return sectionOf(tokens.slice(start, end).map(({ word }) => word));
  }
  return undefined;
}

function sentencesOf(tokens: readonly OfferToken[]): { start: number; end: number }[] {
  const cuts: { start: number; end: number }[] = [];
  let start = 0;
  tokens.forEach((token, index) => {
    const after = tokens[index + 1];
    const isEnd = (/^[!?;:]$/.test(token.text) || (token.text === "." && after !== undefined && after.start > token.end)) && index > start;
    if (isEnd || after === undefined) {
      cuts.push({ start, end: index + 1 });
      start = index + 1;
    }
  });
  return cuts;
}

function sentenceFeatures(tokens: readonly OfferToken[], marks: readonly string[][]): string[] {
  const words = tokens.map(({ word }) => word).filter((word) => /[a-z0-9]/.test(word));
  const features = [`s0=${words[0] ?? ""}`, `s1=${words[0] ?? ""} ${words[1] ?? ""}`, `sl=${Math.min(6, Math.floor(Math.sqrt(words.length)))}`];
  for (const [name, cue] of CUES) if (words.some((word) => cue.test(word))) features.push(`scue=${name}`);
  for (const word of words) if (word.length > 4) features.push(`sw=${word.slice(0, 6)}`);
  const kinds = new Set(marks.flat().map((mark) => mark.slice(0, -1)));
  for (const kind of kinds) features.push(`sm=${kind}`);
  return features;
}

/** The nearest cue to the left and to the right with its distance, and the marks around. */
function nearest(tokens: readonly OfferToken[], marks: readonly string[][]): string[][] {
  const cueAt = tokens.map(({ word }) => CUES.find(([, cue]) => cue.test(word))?.[0]);
  return tokens.map((_, index) => {
    const features: string[] = [];
    for (const [side, step] of [["l", -1], ["r", 1]] as const) {
      for (let by = 1; by <= 12; by++) {
        const cue = cueAt[index + by * step];
        if (cue) {
          features.push(`near-${side}=${cue}`, `near-${side}=${cue}/${by < 3 ? by : by < 6 ? 4 : 9}`);
          break;
        }
      }
      for (let by = 1; by <= 6; by++) {
        const mark = marks[index + by * step]?.[0];
        if (mark) {
          features.push(`nm-${side}=${mark.slice(0, -1)}/${by < 3 ? by : 5}`);
          break;
        }
      }
    }
    return features;
  });
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

/** The Spanish dictionary: a Hunspell word list plus words of Chilean CVs. */

import { regex } from "#app/platform/regex.ts";
import type { SpellChecker } from "./score-types.ts";
import { hasCommonStem } from "./spelling/common-words.ts";
import words from "./spelling/professional-words.json";
import { loadWordList } from "./spelling/word-list.server.ts";

/**
 * What the dictionary of Spain lacks: Spanish words of work and study (as written, singular; plural and feminine are
 * derived), and loanwords and names of tools, which are accepted in a CV of any language.
 */
const EXTRA_WORDS: readonly string[] = [...words.professionalWords, ...words.loanWords];
/** Productive prefixes: "reprocesar", "autogestión", "multicanal". */
const PREFIXES: readonly string[] = words.prefixes;
// Productive suffixes of technical terms, whose stem the list need not have.
const LEARNED_ENDING = regex("u")`
    (?:ólog[oa]s?|ologías?|oscopi[oa]s?|oscopias?|ometrías?|ografías?|ógraf[oa]s?|terapias?|terapeutas?|patías?|
    itis|osis|izad[oa]s?|izar|izando|ización|izaciones|ectomías?|plastias?|gramas?|ímetr[oa]s?|cultores|
    cultor[a]?|icultura)$
  `;
/** Minimum letters before such a suffix. */
const LEARNED_STEM = 3;
const LETTERS = /^\p{L}+$/u;
const ENCLITIC = /^(\p{L}{4,}(?:[aeiáéí]r|ndo))(?:me|te|se|nos|l[eoa]s?|(?:me|te|se|nos)l[eoa]s?)$/u;
const JOINED_PRONOUN = /(?:[mts]e|nos|l[eoa]s?)$/u;
// Agent nouns and adjectives derived from any verb.
const OF_A_VERB = /^(\p{L}{2,}[aei])(?:dor(?:[ae]?s|a)?|ntes?|bles?)$/u;
const PREFIX_REST = 4;
const STRESS = new Map([
  ["a", "á"],
  ["e", "é"],
  ["i", "í"],
  ["o", "ó"],
  ["u", "ú"],
]);

let pending: Promise<SpellChecker> | undefined;

/**
 * Loads the dictionary once per process. `isKnown` takes one word as written and is deterministic; plurals, feminines,
 * adverbs, attached pronouns, productive prefixes and derivations of known verbs count as known.
 */
export function loadSpellChecker(): Promise<SpellChecker> {
  pending ??= build();
  return pending;
}

async function build(): Promise<SpellChecker> {
  const isListed = await loadWordList();
  const extra = new Set(EXTRA_WORDS.map((word) => word.toLowerCase()));
  const answers = new Map<string, boolean>();
  const listed = (word: string) => extra.has(word) || isListed(word);
  const isKnown = (written: string): boolean => {
    const word = written.normalize("NFC").toLowerCase();
    const before = answers.get(word);
    if (before !== undefined) return before;
    const answer =
      word.length < 2 || listed(word) || (word !== written && isListed(written)) || isDerived(word, listed);
    // Bounded, so that a hostile text cannot grow the cache forever.
    if (answers.size > 50_000) answers.clear();
    answers.set(word, answer);
    return answer;
  };
  const isCommon = (word: string) =>
    hasCommonStem(word) && (listed(word) || singulars(word).some((base) => listed(base)));
  return { isKnown, isCommon };
}

function withoutAccents(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC");
}

/** Derived forms that the list lacks although it has their base word. */
function isDerived(word: string, listed: (word: string) => boolean): boolean {
  if (LEARNED_ENDING.test(word.slice(LEARNED_STEM)) && LETTERS.test(word)) return true;
  for (const base of singulars(word)) if (listed(base)) return true;
  const done = OF_A_VERB.exec(word)?.[1];
  if (done !== undefined && listed(`${done}r`)) return true;
  const adverb = word.endsWith("mente") && word.length >= 8 ? word.slice(0, -5) : undefined;
  if (adverb !== undefined && (listed(adverb) || listed(adverb.replace(/a$/u, "o")))) return true;
  const verb = JOINED_PRONOUN.test(word) ? ENCLITIC.exec(word)?.[1] : undefined;
  if (verb !== undefined && (listed(verb) || listed(withoutAccents(verb)))) return true;
  return PREFIXES.some((prefix) => {
    if (!word.startsWith(prefix) || word.length - prefix.length < PREFIX_REST) return false;
    const rest = word.slice(prefix.length).replace(/^rr/u, "r");
    return [rest, ...singulars(rest)].some(listed);
  });
}

/** Candidates for the masculine singular: "kinesiólogas" -> "kinesióloga", "kinesiólogo". */
function singulars(word: string): string[] {
  const last = word.charAt(word.length - 1);
  if (last !== "s" && last !== "a") return [];
  const found: string[] = [];
  if (/[aeiouáéíó]s$/u.test(word)) found.push(word.slice(0, -1));
  if (/ces$/u.test(word)) found.push(`${word.slice(0, -3)}z`);
  if (/[dlnrjy]es$/u.test(word)) found.push(word.slice(0, -2));
  const stressed = /^(.+)([aeiou])([ns])es$/u.exec(word);
  if (stressed !== null) found.push(`${stressed[1]}${STRESS.get(stressed[2] ?? "")}${stressed[3]}`);
  for (const base of [word, ...found]) {
    if (/a$/u.test(base)) found.push(`${base.slice(0, -1)}o`);
    if (/[dtnszl]ora$/u.test(base)) found.push(base.slice(0, -1));
  }
  return found;
}

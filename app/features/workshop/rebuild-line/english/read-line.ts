/** How an English line opens, and its opening as a verb in the past, where that is certain. */

import { pastOf, verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import { hasSentences } from "../clean-text.ts";
import type { Core, ReadLine } from "../language-rules.ts";
import { ofLine, type Part } from "../parts.ts";
import { CHANGE, DETERMINERS, HANGING, PLANS, VERB_OF_NOUN } from "./words.ts";

const first = (text: string) => /^[a-z]+/iu.exec(text)?.[0]?.toLowerCase() ?? "";

export function readEnglishLine(line: string): ReadLine | null {
  if (HANGING.has(line.split(" ").at(-1)?.toLowerCase() ?? "")) return null;
  const standing = standingCore(line);
  const isPlan = PLANS.some((plan) => ` ${line.toLowerCase()} `.includes(` ${plan} `));
  const isShouted = /^\p{Lu}{2,}\b/u.test(line);
  if (isPlan || isShouted || hasSentences(line) || standing.isVerb) return { standing, asVerb: null };
  return { standing, asVerb: ofGerund(line) ?? ofNoun(line) };
}

function core(text: string, lemma: string, flags: Pick<Core, "isVerb" | "isKnown">): Core {
  const parts = [ofLine(text)];
  return { parts, ...flags, isChange: CHANGE.has(lemma), counted: countedIn(text) };
}

function standingCore(line: string): Core {
  const word = first(line);
  const verb = verbOf(word);
  const isEnglish = verb?.language === "en";
  // Base forms are the present that CVs use; whether it has ended the line does not say.
  const isVerb = isEnglish && ["past", "infinitive", "present"].includes(verb.form) && !VERB_OF_NOUN.has(word);
  const isKnown = isVerb || VERB_OF_NOUN.has(word) || (isEnglish && verb.form === "gerund");
  return core(line, VERB_OF_NOUN.get(word) ?? verb?.lemma ?? "", { isVerb, isKnown });
}

const VERB = { isVerb: true, isKnown: true };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Managing a team" -> "Managed a team", where no other "-ing" would have to follow. */
function ofGerund(line: string): Core | null {
  const word = first(line);
  const verb = verbOf(word);
  const rest = line.slice(word.length);
  if (
    verb?.language !== "en" ||
    verb.form !== "gerund" ||
    /\b[a-z]{2,}ing\b/iu.test(rest) ||
    !/^ (?!of )\S/u.test(rest)
  )
    return null;
  const past = pastOf(verb.lemma);
  return past === null ? null : core(capital(past) + rest, verb.lemma, VERB);
}

/** "Management of the stock" -> "Managed the stock". */
function ofNoun(line: string): Core | null {
  const word = first(line);
  const lemma = VERB_OF_NOUN.get(word);
  const [, object = ""] = /^\p{L}+ of (.+)$/u.exec(line) ?? [];
  const past = lemma === undefined ? null : pastOf(lemma);
  if (lemma === undefined || past === null || object === "" || hasOtherDeeds(object)) return null;
  const head = first(object);
  const isObject =
    DETERMINERS.has(head) || /^\d/u.test(object) || /[a-z]s$/u.test(head) || /^[a-z]+ [a-z]{2,}s(?: |$)/u.test(object);
  return isObject ? core(`${capital(past)} ${object}`, lemma, VERB) : null;
}

function hasOtherDeeds(text: string): boolean {
  const pieces = text.split(/,\s+(?:and\s+)?|\s+and\s+|\s*[/;]\s*/iu).slice(1);
  return pieces.some((piece) => VERB_OF_NOUN.has(first(piece)) || verbOf(first(piece))?.form === "gerund");
}

const COUNTED = /^(\p{L}+ (?:(?:of|for) )?)(?!(?:of|for|to|in|on|with|at) )((?:\p{Ll}+ )??)(\p{Ll}{3,}s)((?: .*)?)$/u;

/** Where a quantity may stand: "Prepared | reports | for sales". */
function countedIn(text: string): Core["counted"] {
  const [, lead = "", before = "", noun = "", rest = ""] = COUNTED.exec(text) ?? [];
  if (!/[a-z]{3,}s$/u.test(noun) || DETERMINERS.has(noun) || /^ (?:and|or)\s|^[,;]/u.test(rest)) return null;
  const parts: Part[] = [ofLine(lead)];
  return DETERMINERS.has(before.trim()) || /[a-z]s $/u.test(before) ? null : { lead: parts, before, noun, rest };
}

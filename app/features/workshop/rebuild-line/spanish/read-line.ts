/** How a Spanish line opens, and its opening as a verb in the first person, where that is certain. */

import { firstPersonPast, verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import { hasSentences } from "../clean-text.ts";
import type { Core, ReadLine } from "../language-rules.ts";
import { joining, ofLine, type Part, textOf } from "../parts.ts";
import { objectOf, withPossibleCount } from "./object.ts";
import {
  CHANGE,
  DATIVE,
  DETERMINERS,
  HANGING,
  infinitiveOfGerund,
  isFirstPersonPast,
  isGerund,
  isInfinitive,
  isPlural,
  knownInfinitive,
  LIGHT,
  MASS,
  mayBeVerb,
  NARROW,
  NUMBERS,
  PERSONS,
  PLANS,
  TAKES_A,
  TEAMS,
  verbOfNoun,
} from "./words.ts";

const CHARGE = /^(?:encargad[oa]|responsable|a cargo) (de|del) (.+)$/iu;
const HELP = /^(apoyo|participación|colaboración) (en|a|al|con) (.+)$/iu;
/** Between the parts of a coordination. */
const JOINTS = /(,\s+(?:y\s+|e\s+|o\s+)?|;\s+|\s+(?:y|e|o|u)\s+|\s*\/\s*)/iu;
/** What follows belongs to this word, not to the line's own verb. */
const SUBORDINATE = /\s(?:para|por|sin|que|quien\p{L}*|donde|como|cuando|mediante)\s/iu;

type Opening = { parts: Part[]; lemma: string };

const first = (text: string) => /^\p{L}+/u.exec(text)?.[0]?.toLocaleLowerCase("es") ?? "";

export function readSpanishLine(line: string): ReadLine | null {
  const last = line.split(" ").at(-1)?.toLocaleLowerCase("es") ?? "";
  if (HANGING.has(last)) return null;
  const standing = standingCore(line);
  const isPlan = PLANS.some((plan) => ` ${line.toLocaleLowerCase("es")} `.includes(` ${plan} `));
  const isShouted = line === line.toLocaleUpperCase("es") || /^\p{Lu}{2,}\b/u.test(line);
  if (isPlan || isShouted || hasSentences(line) || standing.isVerb) return { standing, asVerb: null };
  return { standing, asVerb: chargeCore(line) ?? helpCore(line) ?? convertedCore(line) };
}

function core(parts: Part[], lemma: string, flags: Pick<Core, "isVerb" | "isKnown">): Core {
  return { parts, ...flags, isChange: CHANGE.has(lemma), counted: withPossibleCount(parts) };
}

/** The line as it stands. */
function standingCore(line: string): Core {
  const word = first(line);
  const verb = verbOf(word);
  const isOwn = verb !== null && !verb.ambiguous && ["past", "present", "imperfect"].includes(verb.form);
  const isVerb = isFirstPersonPast(word) || (isOwn && verb.language === "es");
  const lemma = verb?.form === "noun" ? (verbOfNoun(word) ?? "") : (verb?.lemma ?? "");
  const isKnown = isVerb || verbOfNoun(word) !== undefined || isInfinitive(word);
  const ofNoun = verbOfNoun(word) ?? (/^(?:encargad|responsable|apoyo)/u.test(word) ? "encargar" : lemma);
  return core([ofLine(line)], ofNoun, { isVerb, isKnown });
}

/** "Encargada de atender": in charge, not "la atendí". */
function chargeCore(line: string): Core | null {
  const [, of = "", rest = ""] = CHARGE.exec(line) ?? [];
  const word = first(rest);
  // "a cargo de inventario" wants its article.
  const isPhrase = DETERMINERS.has(word) || isPlural(word) || word === "personal" || isInfinitive(word);
  if (of === "" || !(of.toLowerCase() === "del" || isPhrase)) return null;
  return core([joining("Estuve "), ofLine(`a cargo ${of.toLowerCase()} ${rest}`)], "encargar", VERB);
}

const VERB = { isVerb: true, isKnown: true };
const HELPED: Readonly<Record<string, string>> = {
  apoyo: "Apoyé",
  participación: "Participé",
  colaboración: "Colaboré",
};

/** "Apoyo en inventarios": helped, never led. */
function helpCore(line: string): Core | null {
  const [, noun = "", prep = "", rest = ""] = HELP.exec(line) ?? [];
  const verb = HELPED[noun.toLocaleLowerCase("es")];
  const word = first(rest);
  if (verb === undefined || hasOtherDeeds(rest)) return null;
  const lemma = { Apoyé: "apoyar", Participé: "participar", Colaboré: "colaborar" }[verb] ?? "";
  const made = (parts: Part[]) => core([ofLine(`${verb} ${prep} `), ...parts], lemma, VERB);
  const isNamed = DETERMINERS.has(word) || NUMBERS.has(word) || isPlural(word) || MASS.has(word) || /^\d/u.test(rest);
  if (prep === "a" || prep === "al") {
    const isOne = /^(?:la |las |los |el )?(\p{L}+)/iu.exec(rest)?.[1]?.toLocaleLowerCase("es") ?? "";
    const isArticled = prep === "al" || isPlural(isOne) || DETERMINERS.has(word);
    return verb === "Apoyé" && isArticled && (PERSONS.has(isOne) || TEAMS.has(isOne)) ? made([ofLine(rest)]) : null;
  }
  if (isNamed || isInfinitive(word)) return made([ofLine(rest)]);
  if (verbOfNoun(word) === undefined && !LIGHT.has(word)) return null;
  const article = /(?:ción|sión|ría|eza|ura|mejora|venta|compra|toma|visita|entrega|carga|poda|siembra)$/u.test(word)
    ? "la "
    : "el ";
  return made([joining(article), ofLine(rest)]);
}

function hasOtherDeeds(text: string): boolean {
  return text
    .split(JOINTS)
    .slice(1)
    .some((piece) => isDeed(piece));
}

const isDeed = (piece: string) => {
  const word = first(piece);
  return (
    isGerund(word) ||
    verbOfNoun(word) !== undefined ||
    LIGHT.has(word) ||
    isInfinitive(word) ||
    mayBeVerb(word) ||
    word === "apoyo"
  );
};

/** Each deed of a coordination in the same form, or none of them. */
function convertedCore(line: string): Core | null {
  const pieces = line.split(JOINTS);
  const opening = convert(pieces[0] ?? "");
  if (opening === null) return null;
  const parts = [...opening.parts];
  const others = pieces.filter((_, at) => at > 0 && at % 2 === 0);
  // "Ingreso de facturas y conciliación": the second is a deed of its own.
  if (others.some((piece) => ACTION.test(first(piece)) && !isDeed(piece))) return null;
  if (NARROW.has(opening.lemma) && !others.every(isDeed)) return null;
  // "Cosechar tomates y seleccionar en parcela": seleccioné, but what?
  if (others.some((piece) => isInfinitive(first(piece)) && !NAMED.test(piece))) return null;
  // "Operar camión, cumpliendo …": it goes with the deed, and is none of its own.
  if (!isGerund(first(line)) && others.some((piece) => isGerund(first(piece)))) return null;
  // "Control de signos, curaciones y administración": what is no deed by our lists may be one.
  // Behind a colon deeds explain the first one, and stay nouns beside it.
  if (/:/u.test(line) && others.some(isDeed)) return null;
  if ((others.length > 1 || others.some(isDeed)) && !others.every(isDeed)) return null;
  let before = pieces[0] ?? "";
  for (let at = 1; at < pieces.length; at += 2) {
    const joint = pieces[at] ?? "";
    const piece = pieces[at + 1] ?? "";
    if (!isDeed(piece)) parts.push(ofLine(joint + piece));
    else {
      const next = SUBORDINATE.test(` ${before} `) ? null : convert(piece);
      if (next === null) return null;
      // "y hice" is "e hice".
      parts.push(ofLine(/^h?i(?!e)/iu.test(textOf(next.parts)) ? joint.replace(/y(?=\s*$)/u, "e") : joint));
      parts.push(...next.parts.map((part, index) => (index === 0 ? lowerFirst(part) : part)));
    }
    before += joint + piece;
  }
  return core(parts, opening.lemma, VERB);
}

const ACTION = /(?:ción|sión|miento|aje|ura|eo|ado)$/u;

/** A verb with something behind it that may be its object. */
const NAMED = /^\p{L}+ (?!(?:en|con|por|para|desde|hasta|cada|durante) )/u;

const lowerFirst = (part: Part): Part => ({
  ...part,
  text: part.text.charAt(0).toLocaleLowerCase("es") + part.text.slice(1),
});
const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);

/** " sistema de riego": one thing without its article, as only an infinitive or a heading may have it. */
function isBare(rest: string): boolean {
  const word = /^ (\p{Ll}+)/u.exec(rest)?.[1] ?? "";
  const isWhole = DETERMINERS.has(word) || NUMBERS.has(word) || isPlural(word) || MASS.has(word) || isInfinitive(word);
  return word !== "" && !isWhole && !LINKS.test(word);
}

const LINKS = /^(?:a|al|ante|con|contra|de|del|desde|en|entre|hacia|hasta|para|por|sin|sobre|tras|que|y|e|o)$/u;

function convert(piece: string): Opening | null {
  const word = first(piece);
  const rest = piece.slice(word.length);
  const infinitive = knownInfinitive(word) ?? infinitiveOfGerund(word);
  if (infinitive !== null) {
    // "Coordinar equipo": with a person and a tense it would want its article.
    if (TEAMS.has(first(rest.trim())) || isBare(rest)) return null;
    // "Visitar familias" wants its "a" as much as "visité".
    if (TAKES_A.has(infinitive) && PERSONS.has(first(rest.trim()))) return null;
    const past = firstPersonPast(infinitive);
    return past === null ? null : { parts: [ofLine(upperFirst(past) + rest)], lemma: infinitive };
  }
  if (LIGHT.has(word) && /^ (?:de|del|a|al|en) /u.test(rest))
    return { parts: [joining("Realicé "), ofLine(word + rest)], lemma: "realizar" };
  return ofNoun(word, rest);
}

/** "Mejora del proceso" -> "Mejoré el proceso". */
function ofNoun(word: string, rest: string): Opening | null {
  const lemma = verbOfNoun(word);
  const past = lemma === undefined ? null : firstPersonPast(lemma);
  const [, prep = "", object = ""] = /^ (de|del|a|al) (.+)$/u.exec(rest) ?? [];
  if (lemma === undefined || past === null || object === "") return null;
  if (prep.startsWith("a") && !(DATIVE.has(word) || DATIVE.has(word.replace(/s$/u, "")))) return null;
  const parts = objectOf(lemma, prep, object);
  return parts === null ? null : { parts: [ofLine(`${upperFirst(past)} `), ...parts], lemma };
}

/** The object of a verb that comes from a noun: "de los operarios" -> "a los operarios", "del stock" -> "el stock". */

import { regex } from "#app/platform/regex.ts";
import type { Core } from "../language-rules.ts";
import { joining, ofLine, type Part, textOf } from "../parts.ts";
import { DETERMINERS, HIRES, isPlural, MASS, NO_PERSONS, NUMBERS, PERSONS, TAKES_A, verbOfNoun } from "./words.ts";

/** May be persons or things; without knowing, "a" may be missing or too much. */
const AGENT = /(?:[dt]or(?:es|as?)?|er[oa]s?|istas?|antes?|entes?|arios?|ólogos?)$/u;
const NEITHER = regex("u")`
    ^(?:documento|expediente|inventario|computador|motor|error|valor|sector|tablero|calendario|horario|formulario|
    salario|dinero|componente|cliente)
  `;

const isPreposition = (word: string) => /^(?:de|del|en|para|con|por|a|al|y|e|o|sin)$/u.test(word);
const wordsOf = (text: string) => text.toLocaleLowerCase("es").match(/[\p{L}\d]+/gu) ?? [];

/** The parts of the object; null where it is not certain which form it takes. */
export function objectOf(lemma: string, prep: string, object: string): Part[] | null {
  const words = wordsOf(object);
  const [one = "", two = "", three = ""] = words;
  const isDefinite = prep === "del" || prep === "al" || DETERMINERS.has(one);
  const isNumber = /^\d/u.test(object) || NUMBERS.has(one) || /^(?:más|cerca|unos|unas)\b/u.test(object);
  const heads =
    isDefinite && prep !== "del" && prep !== "al"
      ? isPreposition(three)
        ? [two]
        : [two, three]
      : isNumber
        ? words.slice(1, 4)
        : isPreposition(two)
          ? [one]
          : [one, two];
  const isPersons = heads.some((word) => PERSONS.has(word));
  const isUnclear = heads.some((word) => AGENT.test(word) && !NEITHER.test(word)) && !isPersons;
  if (isPersons) return personsOf(lemma, prep, object, { isDefinite, isNumber });
  if (prep === "a" || prep === "al") {
    const isPublic = one === "público";
    return isPublic ? [ofLine(prep === "al" ? `al ${object}` : object)] : null;
  }
  if (prep === "del") return isUnclear ? null : [ofLine(`el ${object}`)];
  if (isDefinite || isNumber) return isUnclear ? null : [ofLine(object)];
  if (isPlural(one) && one === (/^\p{L}+/u.exec(object)?.[0] ?? "")) return [ofLine(object)];
  // "de compra y venta", "de calidad": a noun alone is no object of a verb.
  if (MASS.has(one) || (/^\p{Lu}\p{L}/u.test(object) && verbOfNoun(one) === undefined)) return [ofLine(object)];
  return null;
}

type Kind = { isDefinite: boolean; isNumber: boolean };

function personsOf(lemma: string, prep: string, object: string, { isDefinite, isNumber }: Kind): Part[] | null {
  if (NO_PERSONS.has(lemma) || !(TAKES_A.has(lemma) || HIRES.has(lemma))) return null;
  const isEach = /^(?:cada|todos?|todas?|ambos|ambas)\b/iu.test(object);
  // "al cliente" is a kind of work, not one client.
  if (prep === "al" || prep === "del") return null;
  if (prep === "a") return [ofLine(`a ${object}`)];
  if (isDefinite && /^el\b/iu.test(object)) return null;
  if (isDefinite || isEach || TAKES_A.has(lemma)) return [joining("a "), ofLine(object)];
  return isNumber || lemma !== "coordinar" ? [ofLine(object)] : [joining("a "), ofLine(object)];
}

/** Where a quantity of the object may stand: "Elaboré | informes | mensuales", "Atención de | clientes | en caja". */
export function withPossibleCount(parts: readonly Part[]): Core["counted"] {
  const whole = textOf(parts);
  const match = /^((?:Estuve a cargo de|A cargo de|\p{L}+(?: (?:de|a|en))?) )(\p{Ll}+)((?: .*)?)$/u.exec(whole);
  const [, lead = "", noun = "", rest = ""] = match ?? [];
  if (match === null || !isPlural(noun) || DETERMINERS.has(noun) || /^ (?:y|e|o|u)\s|^[,;]/u.test(rest)) return null;
  return { lead: leadOf(parts, lead.length), noun, rest };
}

/** The first letters of the parts, each with its origin. */
function leadOf(parts: readonly Part[], length: number): Part[] {
  const lead: Part[] = [];
  let left = length;
  for (const part of parts) {
    if (left > 0) lead.push({ ...part, text: part.text.slice(0, left) });
    left -= part.text.length;
  }
  return lead;
}

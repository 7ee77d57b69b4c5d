/** Whether a sentence says that its writer did something. Stricter than the opener, which is only weighted. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import { regex } from "#app/platform/regex.ts";
import type { Achievement } from "./results.ts";

const FIRST_PERSON = regex()`
    ^(?:yo|hago|doy|llevo|atiendo|vendo|limpio|soy|tengo|voy|hice|di|fui|puse|traje|i|led|built|made|wrote|ran|
    cut|won|grew|set|kept|taught|sold|began|took)$
  `;
/** Spanish first-person endings; "reduje" has none and is a known verb. */
const OWN_ENDING = /(?:é|í|o|amos|emos|imos|je|ve)$/iu;

/** "Approved electrician", "Qualified teacher": a description of the person. */
const DESCRIBES = regex("iu")`
    ^(?:approved|qualified|certified|registered|licen[cs]ed|experienced|skilled|trained|dedicated|motivated|
    committed|accomplished|retired|closed|based|born|interested|graduated?)$
  `;
const STATE = /^(?:have|am|was|had|know|like|love|can|want|tengo|soy|se)$/;
const ACTED_ON =
  /^\P{L}*\p{L}+ (?:a|al|el|la|los|las|un|una|unos|unas|mi|mis|nuestr[oa]s?|cada|tod[oa]s?|cerca|\d[\d.,]*)(?=\s)/iu;

/**
 * Whether it opens with a verb whose subject is the writer; "Cocina", "Compra a proveedores" and "Cerró" do not count.
 */
export function opensWithVerb({ text, opener }: Pick<Achievement, "text" | "opener">): boolean {
  const [word = "", second = ""] = text.match(/\p{L}+/gu) ?? [];
  if (DESCRIBES.test(word)) return false;
  if (/^(?:soy|tengo|i|yo)$/iu.test(word)) return /^(?:i|yo)$/iu.test(word) && !STATE.test(normalize(second));
  if (FIRST_PERSON.test(normalize(word))) return true;
  if (/^(?:he|hemos|have|tenho|me|nos)$/iu.test(word)) return second !== "";
  const verb = verbOf(word);
  if (verb === null) return opener.kind === "strong" && /(?:[éí]|amos|imos|ed)$/iu.test(word);
  if (verb.language === "en" && /^(?:for|of|to|with|in)$/iu.test(second)) return false;
  if (verb.language === "en" && verb.form === "infinitive")
    return isSaid(text, verb.ambiguous || normalize(word) === "open");
  if (verb.ambiguous || (verb.form !== "past" && verb.form !== "present")) return false;
  // "Mapeo geológico", "Manejo de caja": a word in -o is a first-person verb only with an object after it.
  if (verb.language === "es" && /o$/iu.test(word) && !ACTED_ON.test(text)) return false;
  return verb.language !== "es" || OWN_ENDING.test(word);
}

/** "Lead a team", "Prepare patients"; but neither "Lead engineer" nor "Open-pit mine". */
const isSaid = (text: string, isNounToo: boolean) =>
  isNounToo ? /^\p{L}+ (?:a|an|the|my|our|all|up to|\d+) /iu.test(text) : /^\p{L}+ \p{L}/u.test(text);

/** Whether the writer is the subject anywhere: "320 horas; dirigí el calentamiento". */
export function saysWho(achievement: Pick<Achievement, "text" | "opener">): boolean {
  const words = achievement.text.match(/\p{L}+/gu) ?? [];
  if (words.some((word) => FIRST_PERSON.test(normalize(word)))) return true;
  // "Emito 150 facturas": a first person unknown to the verb lists; "Manejo de caja" is none.
  if (opensWithVerb(achievement) || /^\p{L}{3,}o\s(?!(?:de|del|y|e|en|con|para)\b)/iu.test(achievement.text))
    return true;
  return words.some((word) => /[éíó]$/u.test(word) && verbOf(word)?.form === "past");
}

const TASK: ReadonlySet<Achievement["opener"]["kind"]> = new Set(["noun", "infinitive", "routine"]);

/** Whether it describes work: the writer's action, or a named task; "La peluquería cerró a fin de año" is neither. */
export function tellsTask(achievement: Pick<Achievement, "text" | "opener">): boolean {
  const [word = ""] = achievement.text.match(/\p{L}+/gu) ?? [];
  // "Despacho Jurídico Olmedo y Tepox": a name.
  const long = achievement.text.match(/\p{L}{4,}/gu) ?? [];
  const isName = long.filter((one) => /^\p{Lu}/u.test(one)).length > long.length / 2 && long.length > 1;
  return opensWithVerb(achievement) || (TASK.has(achievement.opener.kind) && !isName && !/ó$/u.test(word));
}

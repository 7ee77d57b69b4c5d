/** Whether a sentence says that its writer did something. Surer than its opener, which is only weighed. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import type { Deed } from "./results.ts";

const FIRST_PERSON =
  /^(?:yo|hago|doy|llevo|atiendo|vendo|limpio|soy|tengo|voy|hice|di|fui|puse|traje|i|led|built|made|wrote|ran|cut|won|grew|set|kept|taught|sold|began|took)$/;
/** Spanish endings of a first person: "reduje" has none, and is known as a verb. */
const OWN_ENDING = /(?:é|í|o|amos|emos|imos|je|ve)$/iu;

/** "Approved electrician", "Qualified teacher": what somebody is. */
const DESCRIBES =
  /^(?:approved|qualified|certified|registered|licen[cs]ed|experienced|skilled|trained|dedicated|motivated|committed|accomplished|retired|closed|based|born|interested|graduated?)$/iu;
const STATE = /^(?:have|am|was|had|know|like|love|can|want|tengo|soy|se)$/;
const ACTED_ON =
  /^\P{L}*\p{L}+ (?:a|al|el|la|los|las|un|una|unos|unas|mi|mis|nuestr[oa]s?|cada|tod[oa]s?|cerca|\d[\d.,]*)(?=\s)/iu;

/** Whether it opens with a verb of its writer's; "Cocina", "Compra a proveedores" and "Cerró" are none here. */
export function opensWithVerb({ text, opener }: Pick<Deed, "text" | "opener">): boolean {
  const [word = "", second = ""] = text.match(/\p{L}+/gu) ?? [];
  if (DESCRIBES.test(word)) return false;
  if (/^(?:soy|tengo|i|yo)$/iu.test(word)) return /^(?:i|yo)$/iu.test(word) && !STATE.test(fold(second));
  if (FIRST_PERSON.test(fold(word))) return true;
  if (/^(?:he|hemos|have|tenho|me|nos)$/iu.test(word)) return second !== "";
  const verb = verbOf(word);
  if (verb === null) return opener.kind === "strong" && /(?:[éí]|amos|imos|ed)$/iu.test(word);
  if (verb.language === "en" && /^(?:for|of|to|with|in)$/iu.test(second)) return false;
  if (verb.language === "en" && verb.form === "infinitive")
    return isSaid(text, verb.ambiguous || fold(word) === "open");
  if (verb.ambiguous || (verb.form !== "past" && verb.form !== "present")) return false;
  // "Mapeo geológico", "Manejo de caja": what ends in -o is the act of somebody where an object of it follows.
  if (verb.language === "es" && /o$/iu.test(word) && !ACTED_ON.test(text)) return false;
  return verb.language !== "es" || OWN_ENDING.test(word);
}

/** "Lead a team", "Prepare patients"; but neither "Lead engineer" nor "Open-pit mine". */
const isSaid = (text: string, isNounToo: boolean) =>
  isNounToo ? /^\p{L}+ (?:a|an|the|my|our|all|up to|\d+) /iu.test(text) : /^\p{L}+ \p{L}/u.test(text);

/** Whether it says anywhere who did it: "320 horas; dirigí el calentamiento". */
export function saysWho(deed: Pick<Deed, "text" | "opener">): boolean {
  const words = deed.text.match(/\p{L}+/gu) ?? [];
  if (words.some((word) => FIRST_PERSON.test(fold(word)))) return true;
  // "Emito 150 facturas": a first person that no list of verbs has; "Manejo de caja" is none.
  if (opensWithVerb(deed) || /^\p{L}{3,}o\s(?!(?:de|del|y|e|en|con|para)\b)/iu.test(deed.text)) return true;
  return words.some((word) => /[éíó]$/u.test(word) && verbOf(word)?.form === "past");
}

const TASK: ReadonlySet<Deed["opener"]["kind"]> = new Set(["noun", "infinitive", "routine"]);

/** Whether it tells of work: an act of the writer's, or a task by its name; "La peluquería cerró a fin de año" is neither. */
export function tellsTask(deed: Pick<Deed, "text" | "opener">): boolean {
  const [word = ""] = deed.text.match(/\p{L}+/gu) ?? [];
  // "Despacho Jurídico Olmedo y Tepox": a name.
  const long = deed.text.match(/\p{L}{4,}/gu) ?? [];
  const isName = long.filter((one) => /^\p{Lu}/u.test(one)).length > long.length / 2 && long.length > 1;
  return opensWithVerb(deed) || (TASK.has(deed.opener.kind) && !isName && !/ó$/u.test(word));
}

/** Sentences that describe an employer instead of the person's actions. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { verbOf } from "#app/features/cv/vocabulary/verbs.ts";

const FIRM_NOUN =
  "company|firm|consultancy|agency|publisher|manufacturer|retailer|supplier|provider|start-?up|charity|chain|" +
  "wholesaler|empresa|compañía|consultora|agencia|editorial|cadena|startup|pyme|constructora|fábrica|distribuidora|" +
  "importadora";
/** "Small publisher, 30 titles a year", "Empresa de 40 personas". */
const FIRM = new RegExp(`^(?:[\\p{L}\\d'’-]+ ){0,4}(?:${FIRM_NOUN})(?=[ ,.;:(]|$)`, "iu");
const ENGLISH = /\b(?:the|of|and|for|with|per|by|at)\b/i;
const SPANISH = /(?<!\p{L})(?:de|del|la|el|los|las|en|con|para|por|y|una?|al?|se)(?!\p{L})/iu;
/** "I", and irregular English past forms, which have no typical ending. */
const ACTS = /\b(?:i|led|built|made|wrote|ran|cut|won|grew|set|kept|taught|sold|began|took|rose|fell|went)\b/;
/** "Open-pit mine", "Lead engineer": an ambiguous English word counts as a verb only when an object follows it. */
const OPENS = /^\p{L}+ (?:a|an|the|my|our|all|up to|\d+) /iu;

function opensWithAct(text: string): boolean {
  const [word = ""] = text.match(/\p{L}+/u) ?? [];
  const verb = verbOf(word);
  if (verb === null) return /(?:ed|[éí]|amos|imos|\p{L}{3}ing)$/iu.test(word) || ACTS.test(normalize(word));
  if (verb.form === "noun" || verb.form === "participle") return false;
  return verb.ambiguous || normalize(word) === "open" ? OPENS.test(text) : true;
}

/** Whether the sentence describes an employer. */
export function describesFirm(text: string): boolean {
  return FIRM.test(text) && !opensWithAct(text);
}

/** In English most lines without a verb describe an employer: "Open pit, 140 kt per day". */
export function isEnglishWithoutVerb(text: string): boolean {
  if (!ENGLISH.test(text) || SPANISH.test(text) || opensWithAct(text)) return false;
  const words = normalize(text).match(/[a-z]+/g) ?? [];
  return (
    !ACTS.test(normalize(text)) && !words.some((word) => verbOf(word)?.form === "past" || /[a-z]{2}ed$/.test(word))
  );
}

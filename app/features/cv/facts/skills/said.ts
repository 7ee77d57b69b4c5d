/** Abilities that running text lists: "Sé sumar, cocinar y coser", "manejo de GeoGebra, Classroom y Excel". */

import { skillLexicon } from "../../vocabulary/skills.ts";
import { fold } from "../../vocabulary/text.ts";
import { cleanItem } from "./items.ts";

const KNOWS =
  /(?:^|[\s,.;(])s[eé]\s+(?=\p{L}+(?:ar|er|ir|arme|erme)\b)(?:(?:hacer|usar|manejar|utilizar|operar|trabajar con)\s+)?([^.;:()]{3,160})/iu;
const COMMANDS =
  /(?:^|[\s,.;(])(?:(?:buen|alto|amplio|s[óo]lido)\s+)?(?:manejo|dominio|conocimientos?|nociones|algo|un poco)\s+(?:(?:avanzados?|b[áa]sicos?|intermedios?|t[ée]cnicos?|generales|nivel \p{L}+)\s+)?(?:de|del|en)\s+(?:(?:herramientas?|programas?|software|plataformas?|sistemas)\s+(?:como|de)?\s*)?([^.;:()]{3,160})/giu;
const EXPERIENCED =
  /(?:^|[\s,.;(])(?:con\s+)?(?:amplia\s+|vasta\s+)?experiencia\s+(?:previa\s+|comprobada\s+)?en\s+([^.;:()]{3,160})/giu;
const SPLIT = /\s*[,/]\s*|\s+(?:y|e)\s+(?=\p{L})/u;
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas)\s+/i;
const OWNED = /^(?:tengo|con)\s+(?:un |una )?(?:muy\s+)?(?:buen[ao]?\s+)?/i;
const MAX_WORDS = 4;
/** What cannot be the name of an ability. */
const NO_ABILITY =
  /^(?:lo|todo|de|en|con|que|para|por|se|mi|mis|su|sus|me|es|al|esto|eso|otr[oa]s|mas|muy|como|etc|he|hace|desde|ahi|aqui|alla|cualquier|ese|esa|empresas?|rubro|el rubro)\b|\b(?:que|para|porque|cuando|donde|anos?|meses|he|soy|estoy|quiero|busco|fui|era)\b|\d{3}/;

/** The abilities in order, as written. `history` tells lines of jobs, where experience is told and not listed. */
export function saidAbilities(text: string, history: boolean): string[] {
  const lists = [KNOWS.exec(text)?.[1], ...[...text.matchAll(COMMANDS)].map((match) => withCue(match))];
  if (!history) lists.push(...[...text.matchAll(EXPERIENCED)].map((match) => match[1]));
  return lists.flatMap((list) => itemsOf(list ?? ""));
}

/** "manejo de caja" is the name of an ability itself: its words stay together. */
function withCue(match: RegExpMatchArray): string | undefined {
  const whole = match[0].replace(/^[\s,.;(]+/, "");
  const [first = ""] = whole.split(SPLIT);
  return skillLexicon.has(first) ? whole : match[1];
}

/** Items up to the first that is no ability: there the sentence goes on. */
function itemsOf(list: string): string[] {
  const items: string[] = [];
  for (const part of list.split(SPLIT)) {
    const item = cleanItem(part.replace(OWNED, "").replace(ARTICLE, "").trim());
    const words = item.split(/\s+/).length;
    const named = skillLexicon.has(item);
    if (item.length < 3 || (!named && (words > MAX_WORDS || NO_ABILITY.test(fold(item))))) break;
    items.push(item);
  }
  return items;
}

/**
 * Sentences about something other than work: eating, sleeping, being late, quarrels, idling, losses. A sentence counts
 * only on explicit evidence. Unknown words, such as an unfamiliar occupation, are no evidence.
 */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import data from "./not-work.json";

/** What may stand between the verb and its object: a number or a quantifier. */
const COUNT =
  String.raw`(?:(?:\d[\d.,]*|un[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|` +
  `cien|mil|muchos?|muchas?|vari[oa]s|algun[oa]s?|el|la|los|las|mi|mis|mas|menos|de|al|casi|como|` +
  `hasta|todos?|todas?|cada|a|an|my|some|many|over|about|litros?|tazas?|vasos?|cups?|par) ){0,4}`;
const anyOf = (words: readonly string[]) => `(?:${words.join("|")})`;

type Topic = {
  /** Matched against the normalized sentence. */
  says: RegExp;
  /** Occupations for which this is work; tested on job, employer and profession together. */
  trade?: RegExp;
  /** Turns the same words into a result. */
  unless?: RegExp;
};

const DRINKS = anyOf(data.drinks);
const SCREENS = anyOf(data.screens);
const GAMES = anyOf(data.games);
const CHIEFS = anyOf(data.chiefs);

const TOPICS: readonly Topic[] = [
  { says: new RegExp(`\\b(?:tome|tomo|tomaba|tomabamos|bebi|bebo|bebia|drank|had) ${COUNT}${DRINKS}\\b`) },
  { says: /\b(?:comi|almorc(?:e|aba|abamos)|almorzaba|desayun(?:e|aba)|bostece|ronque)\b/ },
  {
    says: regex()`
      \b(?:dormi|me (?:quede|quedaba) dormid[oa]|fume|fumaba|overslept|slept|smoked \d* ?cigarettes?|carrete(?:e|
      aba))\b
    `,
  },
  {
    says: regex()`
      \b(?:llegue|llegando|arrived|arriving|came|showed up) (?:\w+ ){0,3}(?:tarde|atrasad[oa]|con retraso|late)\b|
      \bme (?:atrase|atrasaba|demore mas de la cuenta)\b|\bnadie se (?:dio cuenta|entero)\b|\bnobody noticed\b
    `,
    unless: /\b(?:reduj|baj[eo]|disminu|evit|reduc)/,
  },
  {
    says: regex()`
      \b(?:falte|faltaba|ausente) (?:a|al|los|las|\d+|varios|varias|muchos|muchas)\b|\bskipped (?:work|\d+)|
      \bme (?:escape|escapaba|arranque|fui antes)\b|\bsali(?:a)? (?:\w+ ){0,3}antes (?:de (?:la )?hora|tod[oa]s|
      cada|los|casi)\b|\bsali(?:a)? \d+ (?:minutos|horas) antes\b
    `,
  },
  {
    says: new RegExp(
      `\\b(?:vi|veia|mire|miraba|mirando|viendo|watched|watching) (?:por |a |at )?${COUNT}${SCREENS}\\b|` +
        `\\bpase ${COUNT}\\w+ (?:mirando|durmiendo|jugando|chateando|sin hacer)\\b|\\bperdi(?:a|endo)? (?:el ` +
        `)?tiempo\\b`,
    ),
    trade:
      /\b(?:cine\w*|film\w*|audiovisual\w*|critic\w*|televis\w*|arbitr\w*|scout\w*|ojeador\w*|period\w*|editor\w*)\b/,
  },
  {
    says: regex()`
      \b(?:revise|revisaba|mire|miraba|scrolle\w+) (?:mi |mis )?(?:instagram|facebook|tiktok|whatsapp|twitter|
      redes sociales|celular)(?: \w+){0,4} \d+ horas\b|\b(?:revise|revisaba) (?:mi |mis )?(?:instagram|facebook|
      tiktok|whatsapp|twitter) (?:\d+ )?(?:horas|todo el dia)|\bchate(?:e|aba|ando) con (?:\w+ ){0,2}(?:amig|
      polol|novi|mi )|\bescuch(?:e|aba) (?:[\d.]+ )?(?:horas de )?(?:canciones|musica|podcasts?|spotify|
      la radio)\b
    `,
    trade: /\b(?:music\w*|radio\w*|dj|programador musical|locutor\w*|sonid\w*|community\w*|redes)\b/,
  },
  {
    says: new RegExp(
      `\\b(?:jugue|jugaba|jugamos|jugando|played) (?:al? )?${COUNT}${GAMES}\\b|\\b(?:conte|contaba|told) ` +
        `${COUNT}(?:chistes|anecdotas|copuchas|jokes)\\b|\\bcopuch\\w+|\\bcahuin\\w*|\\b(?:pele|echando) la ` +
        `talla\\b`,
    ),
    trade: regex()`
        \b(?:videojueg\w*|games?|gamer|tester|humor\w*|comedi\w*|payas\w*|animad\w*|ajedrec\w*|ajedrez|deport\w*|
        croupier|crupier)\b
      `,
  },
  {
    says: new RegExp(
      `\\b(?:me pelee|pelee|peleaba|pelear|discuti|discutia|fought|argued) (?:con|with) (?:\\w+ ){0,2}` +
        `${CHIEFS}\\b|\\b(?:insulte|le grite|grite a|trate mal|insulted|yelled)\\b|\\bgane todas las ` +
        `discusiones\\b`,
    ),
    trade: /\b(?:abogad\w*|mediador\w*|negociador\w*)\b/,
  },
  {
    says: regex()`
      \bfui (?:despedid|amonestad|sancionad|suspendid|desvinculad|retad|castigad)[oa]\b|\bme (?:despidieron|
      echaron|amonestaron|retaron|castigaron|suspendieron|sancionaron)\b|\b(?:i was|got) fired\b|
      \brecibi (?:\w+ ){0,2}(?:amonestaciones|cartas de amonestacion|retos|castigos)\b|
      \brecibi (?:[\w.]+ ){0,2}(?:reclamos|quejas)\b[^.;]{0,40}\b(?:por mi|en mi contra|contra mi|sobre mi)\b|
      \bpor mi (?:mal|culpa)\b|\bmi mal (?:trato|genio|caracter)\b
    `,
  },
  {
    says: regex()`
      \b(?:rompi|quebre|dane|choque (?:\d|un|una|dos|tres|el|la|mi) |extravie|perdi|robe|me robe|hurte|menti|
      falsifique|eche a perder|broke|stole|lied)\b
    `,
    unless: regex()`
        \b(?:rompi|quebre|broke) (?:\w+ ){0,3}(?:record|marca|barrera|meta|hielo|silencio|tradicion|paradigma|
        molde|esquema|tendencia|techo|racha|historic\w*|down|even)\b|\bperdi (?:0|cero|ningun\w*|solo|apenas)\b|
        \b(?:choque|robe) de\b|\bperdi\w* menos\b
      `,
  },
  {
    says: regex()`
      \b(?:no (?:hice|hacia|haciamos) (?:casi )?nada|sin hacer nada|hice nada|me aburr\w+|flojee|flojeaba|
      saque la vuelta|sacaba la vuelta|sacando la vuelta|did nothing|hice (?:la )?hora|capee|capeaba|
      me escondi\w*|hacerme el dormido)\b
    `,
  },
  {
    says: regex()`
      \b(?:adopte|compre) (?:\w+ ){0,2}(?:gat|perr|mascot)[a-z]*\b|\b(?:engorde|subi|baje) (?:\w+ ){0,2}kilos\b|
      \bme (?:case|separe|divorcie|enamore|cambie de casa)\b|\b(?:celebre|celebraba|
      celebramos) (?:\w+ ){0,2}cumpleanos\b|\b(?:mi|mis) (?:cumpleanos|vacaciones|pololo|polola|gato|gata|perro|
      perra)\b
    `,
    trade: /\b(?:veterinari\w*|nutri\w*|kinesi\w*|entrenador\w*|animad\w*|evento\w*|banquet\w*|refugio|canil)\b/,
    unless: /\b(?:pacientes|promedio|peso de|usuari[oa]s)\b/,
  },
];

/** "Nunca falté", "no perdí": negated, so nothing was done. */
const NEVER = regex()`
    \b(?:no|nunca|ni|jamas|sin|never|not) (?:\w+ ){0,2}(?:falte|perdi|llegue|rompi|quebre|dane|choque|dormi|
    me atrase|extravie|tarde|late|lost|broke)\b
  `;

/** Fast pre-check that clears nearly every sentence before the topics are tried one by one. */
const ANY = new RegExp(TOPICS.map(({ says }) => says.source).join("|"));

/** @param post title, employer and profession in one text: decides whether the words belong to the occupation */
export function isNotWork(sentence: string, post: string): boolean {
  const said = normalize(sentence);
  if (!ANY.test(said) || NEVER.test(said)) return false;
  const trade = normalize(post);
  return TOPICS.some(
    (topic) => topic.says.test(said) && topic.unless?.test(said) !== true && topic.trade?.test(trade) !== true,
  );
}

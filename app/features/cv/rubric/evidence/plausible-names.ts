/** Implausible figures: impossible percentages, and numbers of people or sums that no such job handles. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { UNBELIEVED } from "../criteria.ts";

const NUMBER = String.raw`\d{1,15}(?:[.,\s]\d{3}){0,5}(?:[.,]\d{1,3})?`;
const PER_CENT = new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s?(?:%|por ciento\b|percent\b)`, "g");
const FALL = regex("g")`
    \b(?:redu[jc]\w*|reduz\w*|baje|bajo(?! (?:mi|la|el|su|los|las|un|una|presion|normas?|regimen|supervision|
    contrato|plan)\b)|baja(?:mos|ron|ndo|r)|disminu\w+|recort\w+|acort\w+|elimin\w+|minimi[zc]\w+|cut|lower\w+|
    decreas\w+)\b
  `;
/** Separates a decrease from a percentage of something else: "reduje los plazos, con 130% de la meta". */
const ANOTHER = /[,;.]| (?:con|hasta|logrando|llegando|alcanzando|with|reaching) /;
const OF_THE_GOAL = regex()`
    ^\s*(?:de|of)\s+(?:(?:la|el|lo|the|cumplimiento de la)\s+)?(?:meta|cumplimiento|avance|presupuest\w+|
    planificado|goal|target)\b
  `;
/** "99.999%" is a share with decimals in any locale, unless something rose by it. */
const NEARLY_ALL = /^99[.,]\d+$/;
const RISE = regex("g")`
    \b(?:aument\w*|increment\w*|sub[ií]?\w*|elev\w+|mejor\w*|crec\w+|ampli\w+|duplic\w*|dupliqu\w*|multipli\w+|
    super\w+|optimi[zc]\w+|increas\w+|grew|boost\w+|rais\w+|improv\w+)\b
  `;
/** Shares of a whole cannot exceed 100 %. */
const OF_A_WHOLE = regex()`
    ^\s*(?:de|of|en)\s+(?:(?:la|el|los|las|the|mis|nuestr[oa]s)\s+)?(?:asistencia|satisfaccion|ocupacion|
    disponibilidad|precision|aprobacion|retencion|efectividad|exactitud|puntualidad|permanencia|alumn\w+|clientes|
    pacientes|usuari\w+|casos|pedidos|attendance|satisfaction|accuracy|uptime)\b
  `;
/** Online metrics, where small bases multiply. */
const ONLINE = regex()`
    \b(?:seguidor\w*|trafico|visitas|descargas|reproducciones|suscriptor\w*|alcance|interacci\w+|impresiones|
    leads|instagram|tiktok|youtube|followers|traffic|views|downloads|subscribers|engagement|startup)\b
  `;
const MULTIPLIED = new RegExp(String.raw`\bmultipli\w+ (?:\w+ ){0,5}?por (${NUMBER})\b|\b(${NUMBER}) veces mas\b`);
const MAX_TIMES = 50;

const BOAST = regex()`
    \b(?:de la galaxia|de(?:l| todo el) universo|universo entero|sistema solar|de la humanidad|
    de todos los tiempos|of the universe|in the galaxy|of all time)\b|\b(?:gan|obtuv|recib|
    won)\w* (?:\w+ ){0,3}(?:premios? nobel|nobel prizes?)\b
  `;

/** Fast pre-check: only figures above a hundred and boasting words can be implausible. */
const MAY_BE_WRONG = /\d{3}|\d[.,]\d{3}|\d\s?(?:mil|bill)|galax|univers|solar|humanidad|nobel|tiempos|all time/i;

const SCALED = new RegExp(
  String.raw`(us\$|usd|uf|mm\$|m\$|clp|\$|€)?\s?(?<![\d.,])(${NUMBER})\s?(mil millones|mil|millones|millon|` +
    String.raw`billones|billon|million|billion|k)?\b(?:\s+(?:de\s+)?(dolares|usd|uf|pesos|euros|clp))?`,
  "g",
);
const SCALE: Readonly<Record<string, number>> = {
  mil: 1e3,
  k: 1e3,
  millon: 1e6,
  millones: 1e6,
  million: 1e6,
  "mil millones": 1e9,
  billion: 1e9,
  billon: 1e12,
  billones: 1e12,
};
/** Approximate value of one unit in US dollars: only magnitudes are compared. */
const DOLLARS: Readonly<Record<string, number>> = {
  $: 1 / 950,
  clp: 1 / 950,
  pesos: 1 / 950,
  m$: 1000 / 950,
  mm$: 1e6 / 950,
  us$: 1,
  usd: 1,
  dolares: 1,
  "€": 1.1,
  euros: 1.1,
  uf: 42,
};
const PEOPLE = regex()`
    ^\s*(?:\+|mas\s)?\s?(?:de\s)?(?:\w+\s)?(?:personas|clientes|pacientes|alumn[oa]s|estudiantes|companer[oa]s|
    trabajador[ae]s|colaborador[ae]s|funcionari[oa]s|vecin[oa]s|pasajer[oa]s|guardias|operari[oa]s|ni[nñ][oa]s|
    ejecutiv[oa]s|vendedor[ae]s|people|customers|employees|students|patients)\b
  `;
const LED = regex()`
    \b(?:equipos? de|a cargo de|lider\w+|dirig\w+|dirij\w+|coordin\w+|supervis\w+|capacit\w+|entren\w+|contrat\w+|
    ensen\w+|led|managed|trained|hired)\b
  `;
/** Counted by machines or nationwide, not served one by one. */
const AT_LARGE = regex()`
    \b(?:registros|datos|base|plataforma|app|aplicacion|sistema|campana|audiencia|nacional|pais\w*|usuari\w+|
    sitio|web|visitas|poblacion|beneficiari\w+|records|users|data|platform|nationwide|spark|sql|modelo\w*|
    red de)\b
  `;
const SHORT_TIME = regex()`
    \b(?:(?:al|por|cada|en un|en una|por cada) (?:dia|turno|hora|semana|jornada|noche|manana|tarde)|diari[oa]s?|
    daily|a (?:day|week))\b
  `;

const EXECUTIVE = regex()`
    \b(?:(?:sub)?gerent\w*|director\w*|direct(?:or|ora)|ceo|cfo|coo|cto|president\w*|vicepresident\w*|vp|
    superintendent\w*|head|soci[oa]|partner|alcald\w*|ministr\w*|subsecretari\w*|rector\w*|intendent\w*|general|
    comandant\w*|almirante|country manager|chief|portfolio|tesorer\w*|inversion\w*)\b
  `;
const BY_HAND = regex()`
    \b(?:vendedor\w*|cajer\w*|reponedor\w*|garz\w*|mesero\w*|barista\w*|barman|bartender|guardia\w*|vigilant\w*|
    aseo|auxiliar\w*|operari\w*|ayudant\w*|asistent\w*|secretari\w*|recepcionista\w*|administrativ\w*|
    repartidor\w*|cociner\w*|pasteler\w*|panader\w*|conserje\w*|peluquer\w*|barber\w*|manicur\w*|jardiner\w*|
    soldador\w*|chofer\w*|conductor\w*|bodeguer\w*|practica\w*|promotor\w*|anfitri\w*|cuidador\w*|ninera\w*|
    maestr[oa]|tens|tecnic[oa]|enfermer\w*|matron\w*|profesor\w*|educador\w*|electricista\w*|mecanic[oa]|
    carpinter\w*|gasfiter\w*)\b
  `;

type Post = "executive" | "byHand" | "other";
/** Upper bounds: people led, people served, people served in a day or week, US dollars. */
const LIMITS: Readonly<Record<Post, { led: number; served: number; daily: number; dollars: number }>> = {
  byHand: { led: 3000, served: 2e6, daily: 20_000, dollars: 2e8 },
  other: { led: 30_000, served: 2e7, daily: 5e5, dollars: 2e10 },
  executive: { led: 2e6, served: 5e8, daily: 5e6, dollars: 2e11 },
};

function postOf(text: string): Post {
  const normalized = normalize(text);
  return EXECUTIVE.test(normalized) ? "executive" : BY_HAND.test(normalized) ? "byHand" : "other";
}

function magnitude(digits: string): number {
  return Number(
    digits
      .replace(/\s/g, "")
      .replace(/[.,](?=\d{3}(?:\D|$))/g, "")
      .replace(",", "."),
  );
}

function lastOf(shape: RegExp, text: string): number {
  let at = -1;
  for (const found of text.matchAll(shape)) at = found.index;
  return at;
}

function wrongPercentage(said: string): string | null {
  for (const found of said.matchAll(PER_CENT)) {
    const value = magnitude(found[1] ?? "");
    if (value <= UNBELIEVED.fall) continue;
    const before = said.slice(0, found.index);
    const after = said.slice(found.index + found[0].length);
    const [falls, rises] = [lastOf(FALL, before), lastOf(RISE, before)];
    if (NEARLY_ALL.test(found[1] ?? "") && rises < 0) continue;
    const fell = falls > rises && !ANOTHER.test(before.slice(falls)) && !OF_THE_GOAL.test(after);
    const most = ONLINE.test(said) ? UNBELIEVED.online : UNBELIEVED.rise;
    if (value >= most || fell || OF_A_WHOLE.test(after)) return found[0];
  }
  const times = MULTIPLIED.exec(said);
  const by = magnitude(times?.[1] ?? times?.[2] ?? "0");
  return times !== null && by >= (ONLINE.test(said) ? MAX_TIMES * 100 : MAX_TIMES) ? times[0] : null;
}

function wrongAmount(said: string, post: Post): string | null {
  const most = LIMITS[post];
  for (const found of said.matchAll(SCALED)) {
    const [whole, sign, digits = "", scale, money] = found;
    const value = magnitude(digits) * (SCALE[scale ?? ""] ?? 1);
    if (value < most.led) continue;
    const unit = DOLLARS[money ?? ""] ?? DOLLARS[sign ?? ""];
    if (unit !== undefined) {
      if (value * unit > most.dollars) return whole;
      continue;
    }
    const rest = said.slice(found.index + whole.length);
    const hasty = /^\s*de \p{L}/u.test(rest) && SHORT_TIME.test(rest) && post === "byHand" && value > most.served / 2;
    if (hasty && !AT_LARGE.test(said)) return whole;
    if (!PEOPLE.test(rest)) continue;
    if (LED.test(said.slice(0, found.index)) && value > most.led && !AT_LARGE.test(rest)) return whole;
    if (AT_LARGE.test(said)) continue;
    if (value > most.served || (SHORT_TIME.test(rest) && value > most.daily)) return whole;
  }
  return null;
}

/**
 * The implausible figure of a sentence as written, or null. Unknown occupations get the wide limits; only manual,
 * one-by-one work has narrow ones.
 * @param post title, employer and profession, in one text
 */
export function implausibleFigure(sentence: string, post: string): string | null {
  if (!MAY_BE_WRONG.test(sentence)) return null;
  const said = normalize(sentence);
  const boast = BOAST.exec(said);
  if (boast !== null) return sentence.normalize("NFC").slice(boast.index, boast.index + boast[0].length);
  if (!/\d/.test(said)) return null;
  const wrong = wrongPercentage(said) ?? wrongAmount(said, postOf(post));
  if (wrong === null) return null;
  const at = said.indexOf(wrong);
  return sentence
    .normalize("NFC")
    .slice(at, at + wrong.length)
    .trim();
}

import { regex } from "#app/platform/regex.ts";
import { isFunctionWord, type ReadText } from "./read-text.ts";
import { type ForeignField, readTopics, type WorkField } from "./topics.ts";

/**
 * Life outside work: relatives, pets, free time, the body, the house. A text only about these does not answer a
 * question about work, however personal it is; a text that mentions them as a reason may.
 */

const KIN = regex()`
    ^(?:mama|mami|papa|papi|papas|madre|padre|padres|abuel\w*|tata|nana|herman[oa]s?|hij[oa]s?|hijit[oa]s?|
    niet[oa]s?|ti[oa]s?|prim[oa]s?|sobrin\w*|suegr\w*|cunad\w*|yerno|nuera|marido|esposo|esposa|senora|
    polol[oa]s?|novi[oa]s?|pareja|padrin\w*|madrin\w*|ahijad\w*|guagua\w*|bebe|mellizos|gemel[oa]s|amig[oa]s|
    vecin[oa]s?|wife|husband|kids|mom|dad|son|daughter|brother|sister|girlfriend|boyfriend)$
  `;
const PET = regex()`
    ^(?:perr[oa]s?|perrit\w*|gat[oa]s?|gatit\w*|mascota\w*|canari\w*|loro|conej\w*|hamster|quiltr\w*|tortuga|
    pecera|caballo|dog|dogs|cat|cats|pet)$
  `;
const LEISURE = regex()`
    ^(?:futbol\w*|pelota|pichanga|baloncesto|basquet\w*|tenis|padel|voleibol|surf\w*|nadar|natacion|trot\w+|
    gimnasio|gym|yoga|zumba|bicicleta|playa|piscina|camping|pesca|pescar|serie|series|documental\w*|television|
    tele|boleros?|vinilos?|puzles?|antiguedades|teleserie\w*|netflix|pelicula\w*|cine|anime|manga|videojueg\w*|
    play|playstation|consola|musica|cancion\w*|cantante\w*|concierto\w*|recital|guitarra|piano|bateria|reggaeton|
    rock|cueca|bail\w+|fiesta\w*|carret\w+|asad\w+|parrilla|choripan|vacacion\w*|veraneo|verane\w+|paseo|
    cumpleanos|matrimonio|luna|navidad|dieciocho|fonda\w*|hincha|colo|estadio|partido|partidos|mundial|horoscopo|
    signo|zodiac\w*|tarot|novela\w*|tejer|tejo|crochet|pintar|acuarela\w*|domino|naipes|ajedrez|sushi|pizza|
    completos?|empanada\w*|sopaipilla\w*|torta|queque|pastel|cazuela|porotos|helado\w*|cerveza\w*|vino|pisco|
    terremoto|trago|color|once|shopping|mall|zapatillas|tatuaje|tiktok|instagram|reel|reels|youtube|beach|movie|
    movies|music|football|soccer|guitar|party|trip|holiday|holidays|weekend)$
  `;
const HOME = regex()`
    ^(?:casa|depto|departamento|pieza|patio|jardin|living|sofa|sillon|cama|cocina|refrigerador|parron|quincho|
    cabana|pijama|pelo|peinad\w*|vestido|espalda|cabeza|dolor|muela|dentista|lentes|dormir|duermo|siesta|
    desayun\w*|almuerz\w*|almorz\w*|cen[oae]|cenamos|supermercado|house|garden|kitchen|bed)$
  `;
const CALENDAR_WORD = /^(?:domingo|domingos|sabado|sabados|finde|veran\w*|feriado\w*|ayer|anoche|navidad|septiembre)$/;

export type PrivateReading = {
  /** Words of private life. */
  words: number;
  /** Those that are relatives or animals. */
  kin: number;
  /** Words of free time and of the house. */
  leisure: number;
  /** Share of the answer's content words, 0..1. */
  share: number;
  /** A word of private life is among the first five words. */
  opens: boolean;
  /** Words of private life occur, and no words about work. */
  only: boolean;
  /** Words of leisure time: Sunday, summer. */
  calendar: number;
  /** Share of content words about private life, food, sport or animals, minus those about work, -1..1. */
  lead: number;
  /** Words about work: people, clients, tools, sales… */
  trade: number;
};

/** Fields of work that do not occur in stories about a family: achievements, results and reasons occur in both. */
const TRADE_FIELDS: readonly WorkField[] = ["people", "clients", "business", "sales", "process", "tools", "study"];
const HOME_FIELDS: readonly ForeignField[] = ["family", "cooking", "sport", "animals", "health", "household", "arts"];

const isPrivate = (word: string) => KIN.test(word) || PET.test(word) || LEISURE.test(word) || HOME.test(word);

/**
 * Counts words of private life in an answer. Words of the question are left out, because the author did not choose
 * them.
 */
export function readPrivateLife(text: ReadText, question: ReadText): PrivateReading {
  const asked = new Set(question.words);
  const own = text.words.filter((word) => !asked.has(word));
  const kin = own.filter((word) => KIN.test(word) || PET.test(word)).length;
  const leisure = own.filter((word) => LEISURE.test(word) || HOME.test(word)).length;
  const matter = own.filter((word) => !isFunctionWord(word)).length;
  const others = readTopics(own.filter((word) => !isPrivate(word)));
  const trade = TRADE_FIELDS.reduce((sum, field) => sum + (others.work.get(field) ?? 0), 0);
  const home = HOME_FIELDS.reduce((sum, field) => sum + (others.foreign.get(field) ?? 0), 0);
  return {
    words: kin + leisure,
    kin,
    leisure,
    share: (kin + leisure) / Math.max(1, matter),
    opens: text.words.slice(0, 5).some((word) => !asked.has(word) && isPrivate(word)),
    only: kin + leisure > 0 && trade === 0,
    lead: (kin + leisure + home - trade) / Math.max(1, matter),
    trade,
    calendar: own.filter((word) => CALENDAR_WORD.test(word)).length,
  };
}

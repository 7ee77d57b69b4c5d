import { regex } from "#app/platform/regex.ts";
import { normalize } from "../cv/vocabulary/normalize-text.ts";
import { hasMark } from "../interview/signals/linguistic-cues.ts";
import { type Clause, WISHED } from "./answer-clauses.ts";
import { namesIn } from "./content-words.ts";
import type { Part } from "./parts.ts";

/**
 * What in a clause shows a part for certain, and what in an answer forbids to say that a part is missing. The two are
 * far apart on purpose: between them nothing is said. All patterns apply to normalized text.
 */

const TASK = regex("u")`
    (?<!\p{L})(?:me (?:pidi\p{L}+ (?:que|\p{L}+(?:ar|er|ir)\p{L}*)|encarg\p{L}+|asign\p{L}+|mandaron a|nombraron)|
    mi (?:tarea|mision|encargo) (?:era|fue)|
    (?:el|mi|nuestro|nuestra|la) (?:objetivo|meta|plazo|encargo|desafio) (?:era|fue|consistia)|(?:yo )?tenia que|
    teniamos que|habia que|debiamos|debia \p{L}+(?:ar|er|ir)|quede a cargo|estaba a cargo|a mi cargo)(?!\p{L})
  `;
/** First person forms that tell a state, a wish or how something came to be, and no deed. */
const NO_DEED = regex("u")`
    (?<!\p{L})(?:no|nunca|tampoco|sin|si|aprendi|entendi|comprendi|me di cuenta|egrese|titule)(?!\p{L})|
    ^(?:y |que |cuando |donde |yo |ahi |me )*(?:estudie|soy|fui|tuve|
    estuve|vi|supe|quise|pude|recibi|llegue|entre|sali|naci|trabaje|partici?pe|senti|creo|pienso|me (?:toco|gust\p{L}+|
    senti|di cuenta|encanta|interesa|
    correspondio)|encabece|lidere|logre|consegui|aprendi|elegi|entendi|comprendi|cumpli|
    asumi|enfrente|viv[io]|termine|quede|empece|comence)(?!\p{L})
  `;
/** The deed of a person, in the present too: "hago una lista". */
const PRESENT_DEED = regex("u")`
    (?<!\p{L})(?:hago|reviso|anoto|pregunto|escucho|hablo|explico|pido|uso|llamo|ordeno|preparo|estudio|parto|busco|
    llevo|reuno|evaluo|ejecuto|converso|junto|armo|escribo|aviso|muestro|propongo|digo|pongo)(?!\p{L})
  `;
/** What was learnt, and what is done since then: after "hoy" and "ahora" only what the person does or would do. */
const LEARNT = regex("u")`
    (?<!\p{L})(?:aprendi (?:que|lo que)|(?:me|nos) (?:quedo|enseno) (?:claro |que|a|grabado)|lo que me (?:quedo|llevo)|
    me di cuenta (?:de )?que|entendi que|comprendi que|la leccion|(?:desde (?:entonces|ese dia|esa vez|ahi|esa noche)|
    ahora|hoy|la proxima(?: vez)?|nunca mas),?(?: (?:siempre|antes|yo|ya|lo|la|le|les|me|no|nunca|en cambio|
    con \p{L}+(?: \p{L}+)?|(?:cuando|antes de|de) \p{L}+)){0,4} (?:\p{L}{2,}o|voy|doy|\p{L}+(?:ar|er|ir|dr)(?:ia|e)))
    (?!\p{L})
  `;
const MAY_BE_LEARNT = regex("u")`
    (?<!\p{L})(?:aprend\p{L}*|ensen\p{L}*|leccion\p{L}*|desde (?:entonces|es[ea]|ahi)|hoy|ahora|nunca mas|la proxima|
    me di cuenta|entend\p{L}*|comprend\p{L}*|debi|deberia|habria|me sirvio|me quedo|me llevo|haria|cambiaria|
    descubri\p{L}*|reflexi\p{L}*|conclu\p{L}*|moraleja|supe)(?!\p{L})
  `;
/** How something ended, in words that say so by themselves. */
const ENDED = regex("u")`
    (?<!\p{L})(?<!(?<!\p{L})(?:de|del|el|un|mi|su|al|por|con|cada) )
    (?:al final|finalmente|termin(?:o|amos|aron|e)|
    (?<!(?:se|me) )qued(?:o|amos|aron)|logr(?:amos|aron|o)|
    baj(?:o|amos|aron)|subi(?:o|eron)|aument(?:o|amos|aron|e)|reduj(?:o|imos|eron|e)|disminuy(?:o|eron)|
    mejor(?:o|amos|aron)|ahorr(?:amos|aron|o|e)|crec(?:io|imos|ieron)|dej(?:o|aron) de|volvi(?:o|eron) a|volvio|
    volvieron|nos fue|me fue|se resolvio|se arreglo|funciono|resulto|aprob(?:o|aron|amos|e)|firm(?:o|aron|amos)|
    entregamos|alcanzamos|ganamos|gano|pas(?:o|amos|aron) (?:de|a)|me (?:felicit\p{L}+|contrat\p{L}+|ofrecieron|
    renovaron|agradeci\p{L}+|pidio disculpas)|nos (?:pusieron|felicit\p{L}+|pasaron)|nos sacamos|renov\p{L}+|
    acept(?:o|aron)|adopt(?:o|aron)|nadie (?:mas )?(?:reclamo|falto|se)|sin (?:ningun )?reclamos?|no (?:hubo|se) \p{L}+|
    no volvi\p{L}+|hoy (?:no )?se|todavia se|siguen|vendimos|recuperamos|evitamos|cumplimos|
    dijo que si)(?!\p{L})
  `;
const MAY_BE_ENDED = regex("u")`
    (?<!\p{L})(?:result\p{L}*|logr\p{L}+|consegu\p{L}+|qued\p{L}+|termin\p{L}+|final\p{L}*|baj[oea]\p{L}*|sub[ei]\p{L}+|
    aument\p{L}+|redu[jc]\p{L}+|disminu\p{L}+|mejor\p{L}*|ahorr\p{L}+|crec\p{L}+|dej[oa]\p{L}* de|volv\p{L}+|
    nos fue|me fue|\p{L}*resolv\p{L}+|arregl\p{L}+|funcion\p{L}+|aprob\p{L}+|aprueb\p{L}+|firm\p{L}+|entregamos|
    alcanz\p{L}+|gan[oea]\p{L}*|felicit\p{L}+|contrat(?:aron|o)|agradec\p{L}+|sac(?:amos|o|aron)|saque|acept\p{L}+|
    adopt\p{L}+|hoy|ahora|todavia|sigue\p{L}*|nadie|nunca mas|recuper\p{L}+|evit\p{L}+|cumpl\p{L}+|solucion\p{L}+|
    sirvio|con es[oa]|gracias a|salio|salieron|perdi\p{L}+|quebr\p{L}+|dijo que si|llor\p{L}+|ri[eo]\p{L}*|calm\p{L}+|
    desde entonces|\p{L}+eci[oó]|a tiempo|vendi\p{L}+)(?!\p{L})
  `;
const WHY = regex("u")`
    (?<!\p{L})(?:porque|ya que|debido a|dado que|puesto que|por eso|para que|la razon|el motivo|pq|xq|porq|
    me apoye en)(?!\p{L})
  `;
const MAY_BE_WHY = regex("u")`
    (?<!\p{L})(?:porq\p{L}*|pq|xq|ya que|debido|dad[oa] que|puesto|por es[oa]|por (?:lo|la|el|los|las) \p{L}+|
    para|razon\p{L}*|motiv\p{L}+|como (?:era|el|la|los|no|yo)|es que|nac\p{L}+ de|viene de|me (?:gust|interes|
    encant|llam|muev|import|apasion)(?!\p{L}*ria)\p{L}*|me apoye|gracias a|pues|asi que|apoy\p{L}+)(?!\p{L})
  `;
const STAGE = regex("u")`
    (?<!\p{L})(?:practica|tesis|ayudantia|voluntariado|proyecto|taller|pega|turno|empresa|bodega|local|hospital|clinica|
    colegio|liceo|oficina|planta|sucursal|faena|obra|consultorio|cesfam|tienda|restaurant\p{L}*|hotel|ramo|semestre|
    laboratorio|escuela|jardin|fundacion|municipalidad|farmacia|supermercado|cafeteria|constructora|fundo|vina|mina|
    puerto|centro|universidad|instituto|cft|feria|banco|call center|hostal|panaderia)(?!\p{L})
  `;
const ONCE = regex("u")`
    (?<!\p{L})(?:una vez|un dia|me acuerdo|recuerdo|la ultima vez|la ultima fue|ese dia|esa vez|
    esa noche|el ano pasado|el semestre pasado|
    hace (?:un|una|dos|tres|poco|\d+) ?\p{L}*|en (?:enero|febrero|marzo|
    abril|mayo|junio|julio|agosto|septiembre|octubre|
    noviembre|diciembre|(?:el )?(?:19|20)\d\d))(?!\p{L})
  `;
/** After such words the name is that of a career or of the person. */
const STUDIES = /(?<!\p{L})(?:estudi\p{L}+|eleg\p{L}+|carrera|me llamo|soy|titul\p{L}+|egres\p{L}+|carrera)(?!\p{L})/u;
const USUAL = /(?<!\p{L})(?:siempre|generalmente|normalmente|suelo|por lo general|a veces|trato de)(?!\p{L})/u;
const TOLD = ["firstPast", "wePast", "thirdPast", "imperfect", "perfect"];
/** Beginnings of clauses that only say when or why something else happened. */
const SUBORDINATE = /^(?:y )?(?:cuando|que|donde|porque|si|aunque|para|mientras|como|ya que)(?!\p{L})/u;
/** A list of a speech is no figure: "en tres etapas", "por dos motivos". */
const LISTED = regex("gu")`
    (?<!\p{L})(?:tengo|cumpli) [1-7]\d(?!\d)(?: anos)?|(?:100|110|120|200|1000) ?%|24/7|
    (?<!\p{L})(?:los|las|ambos|sus|mis|nuestros|nuestras) (?:dos|tres|cuatro)(?!\p{L})|
    (?<![\p{L}\d])(?:\d|dos|tres|cuatro|cinco|seis) (?:los |las )?(?:grandes |principales )?
    (?:pasos?|etapas?|ejes?|puntos?|hitos?|
    prioridad(?:es)?|aspectos?|pilar(?:es)?|frentes?|motivos?|razones|ideas?|fases?|ambitos?|niveles|focos?|dimensiones|
    elementos?|factores|claves?|lineas?|formas?|maneras?)(?!\p{L})
  `;
const COUNTED = /(?<!\p{L})(?:un par|ambos|ambas|decenas?|centenas?|cientos|miles|unic[oa]|cero|ningun[oa]?)(?!\p{L})/u;

const FIGURE_MARKS = ["quantity", "measuredDigits", "bigWord", "percent", "share", "money", "counted"];

function hasFigureMark({ text }: Clause): boolean {
  const words = withoutLists(normalize(text));
  return FIGURE_MARKS.some((mark) => hasMark(words, mark));
}

/** The text without numbers that measure nothing. @param words normalized */
export const withoutLists = (words: string): string => words.replace(LISTED, "");

export const isTold = ({ has }: Clause) => TOLD.some((form) => has.has(form));

/** Whether the clause, read by itself, surely shows the part. */
export function surelyShows(part: Part, clause: Clause): boolean {
  const words = normalize(clause.text);
  if (clause.has.has("frame") || clause.has.has("template")) return false;
  switch (part) {
    case "situation":
      return (
        clause.isTold &&
        !WISHED.test(clause.text) &&
        !/^que /.test(words) &&
        !USUAL.test(words) &&
        hasPlace(clause, words)
      );
    case "task":
      return TASK.test(words) && clause.stems.length >= 2;
    case "action":
      return (
        clause.has.has("firstPast") &&
        !NO_DEED.test(words) &&
        !WHY.test(words) &&
        !isSubordinate(clause) &&
        clause.stems.length >= 2
      );
    case "reason":
      return WHY.test(words) && clause.concrete.length >= 1;
    case "result":
      return (
        ENDED.test(words) &&
        !isSubordinate(clause) &&
        !LEARNT.test(words) &&
        isTold(clause) &&
        clause.chance.result >= 0.5 &&
        clause.stems.length >= 2
      );
    case "figure":
      return clause.chance.figure >= 0.6 && hasMark(withoutLists(words), "measured") && !LEARNT.test(words);
    case "learning":
      return LEARNT.test(words) && clause.chance.learning >= 0.4;
  }
}

export const isSubordinate = ({ text }: Clause) => SUBORDINATE.test(normalize(text));

/** Whether the clause says when something happened, once. */
export function hasDate({ text }: Clause): boolean {
  return ONCE.test(normalize(text));
}

function hasPlace({ text }: Clause, words: string): boolean {
  return STAGE.test(words) || ONCE.test(words) || (namesIn(text).length > 0 && !STUDIES.test(words));
}

/** The same for a clause of an answer: nothing has ended before something was done. */
export function showsIn(clauses: readonly Clause[], at: number, part: Part): boolean {
  const clause = clauses[at];
  if (clause === undefined || !surelyShows(part, clause)) return false;
  return (
    part !== "result" || clauses.slice(0, at + 1).some((one) => one.has.has("wePast") || surelyShows("action", one))
  );
}

/** Whether anything in the text could be the part, told in other words. */
export function mayHave(part: Part, text: string, clauses: readonly Clause[]): boolean {
  const words = normalize(text);
  const has = (marks: readonly string[]) => clauses.some((clause) => marks.some((mark) => clause.has.has(mark)));
  switch (part) {
    case "situation":
      return (
        ONCE.test(words) ||
        (namesIn(text).length > 0 && !STUDIES.test(words)) ||
        (STAGE.test(words) && (isPlain(text) || clauses.some(isTold)))
      );
    case "task":
      return (
        TASK.test(words) || /(?<!\p{L})(?:encarg|pid[iei]|deb[iei]|tuv[eio]\p{L}* que|toco|desafio|plazo)/u.test(words)
      );
    case "action":
      return (
        clauses.some((clause) => isDeed(clause, normalize(clause.text))) ||
        has(["role"]) ||
        (isPlain(text) && has(["bareFirst"]))
      );
    case "reason":
      return MAY_BE_WHY.test(words);
    case "result":
      return MAY_BE_ENDED.test(words);
    case "figure":
      return COUNTED.test(words) || clauses.some(hasFigureMark);
    case "learning":
      return MAY_BE_LEARNT.test(words);
  }
}

/** Written without accents, as on a telephone: then "ordene" may be what somebody did. */
const isPlain = (text: string) => !/[áéíóú]/iu.test(text);

function isDeed({ has }: Clause, words: string): boolean {
  return (has.has("firstPast") && !NO_DEED.test(words)) || PRESENT_DEED.test(words);
}

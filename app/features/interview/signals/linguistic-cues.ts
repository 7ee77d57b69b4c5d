/**
 * Words that typically indicate each element, as named features for the trained model. All apply to normalized text.
 */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

const UNITS =
  "(?:dias?|semanas?|meses|mes|anos?|semestres?|trimestres?|horas?|minutos?|segundos?|temporadas?|days?|weeks?|" +
  "months?|years?|hours?)";
const SMALL =
  "(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-z]+|veinte|" +
  "veinti[a-z]+|treinta|cuarenta|cincuenta|sesenta|noventa|cien|varios|varias|pocos|pocas|unos|unas|medio|media|" +
  "one|two|three|four|five|six|ten|several)";
const COUNTS =
  "(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-z]+|veint[a-z]+|" +
  "treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|(?:dosc|tresc|cuatroc|quin|seisc|setec|" +
  "ochoc|novec)ient[oa]s|mil|millon(?:es)?|la mitad|el doble|el triple|un tercio|una docena|por ciento|two|three|" +
  "four|five|six|seven|eight|nine|ten|dozen|twenty|thirty|hundred|thousand|million|percent|half)";
const MONTHS = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre";
const w = (body: string) => new RegExp(`(?<![\\p{L}\\d])(?:${body})(?![\\p{L}\\d])`, "u");

const SPAN =
  "(?:y media |y medio |y tantos |o \\p{L}+ )?(?:dias?|semanas?|mes(?:es)?|anos?|semestres?|trimestres?|horas?|" +
  "hrs?|minutos?|min|segundos?|fin(?:es)? de semana|findes?|veranos?|inviernos?|temporadas?|noches?|tardes?|lunes|" +
  "sabados?|domingos?|am|pm|days?|weeks?|months?|years?|hours?)";
/** Words before a number that is part of a time, place or label and not a quantity. */
const NAMING =
  "(?:a las|para las|son las|tipo las|a la|el|al|dia|desde las|hasta las|lunes|martes|miercoles|jueves|viernes|" +
  "sabado|domingo|ruta|piso|numero|nro|local|linea|grupo|nivel|sala|etapa|paso|iso|ley|norma|decreto|articulo|" +
  "formulario|lote|bodega|turno|clase|grado|categoria|version|mesa|pabellon|capitulo|sucursal|tramo|box|sector|" +
  "covid|tipo|fase|semana|mes|hito|modulo|opcion|pregunta|parte|punto|windows|office|formato|cerca de las|tipo|" +
  "minutos?|horas?|minutos? y|horas? y|hora y) ";
/** Expressions of effort that measure nothing: "al 100 %", "mil veces". */
const IDIOM =
  "(?:(?:100|200|110|1000)(?: ?%| por ciento)|cien(?:to)? por cien(?:to)?|mil (?:veces|cosas|gracias|disculpas|" +
  "maneras|formas)|dos por tres|24/7)";
const AFTER =
  `(?![\\p{L}\\d]|[.,:]\\d| ${SPAN}(?!\\p{L})| (?:veces|cosas|partes|opciones|razones)(?!\\p{L})| de (?:` +
  `${MONTHS})(?!\\p{L})|[/x]\\d| (?:a|o|y|ni) (?:\\d+|${SMALL}) ${SPAN}(?!\\p{L}))`;
/** An age: "técnico en sonido, 25, de San Miguel", "tengo 24", "a los diecisiete". */
const AGE =
  `^[1-7]\\d$|(?<=(?<!\\p{L})(?:tengo|con|cumpli|cumplo) )[1-7]\\d$|(?<=(?<!\\p{L})a los )(?:\\d\\d|\\p{L}+(?: ` +
  `y \\p{L}+)?)$`;
const NO_YEAR = `(?!${IDIOM})(?!${AGE})(?!(?:19|20)\\d\\d(?!\\d|[.,]\\d))`;

export const MARKS: Readonly<Record<string, RegExp>> = {
  quantity: new RegExp(
    `(?<![\\p{L}\\d.,:])${NO_YEAR}(?:\\$ ?\\d[\\d.,]*|\\d+(?:[.,]\\d+)*(?: ?%)?|${COUNTS})${AFTER}`,
    "u",
  ),
  measured: new RegExp(
    `(?<![\\p{L}\\d.,:])(?<!(?<!\\p{L})${NAMING})${NO_YEAR}(?:\\$ ?\\d[\\d.,]*|\\d+(?:[.,]\\d+)*(?: ?%)?|` +
      `${COUNTS})${AFTER}`,
    "u",
  ),
  smallWord: w("dos|tres|cuatro|ambos|ambas"),
  bigWord: new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})${NAMING})(?!dos|tres|cuatro)(?:${COUNTS})${AFTER}`, "u"),
  measuredDigits: new RegExp(`(?<![\\p{L}\\d.,:])(?<!(?<!\\p{L})${NAMING})${NO_YEAR}\\d[\\d.,]*${AFTER}`, "u"),
  // A number without a counted noun is a figure if it is compared with another one.
  against: /\d[\d.,]*(?: ?%| \p{L}+){0,3} a \d|\d[\d.,]* (?:de|contra|versus|vs|antes|ahora) (?:los |las |cada )?\d/u,
  times: w("(?:una|dos|tres|cuatro|varias|\\d+) veces|un par de veces"),
  clock: /(?<!\p{L})(?:a|desde|hasta|para|de|tipo) las (?:\d|\p{L})|\d ?(?:am|pm|hrs)(?!\p{L})|\d:\d\d/u,
  weAre: w("eramos|somos|fuimos|habia|quedaban|quedamos|son|a cargo|tenia|tengo"),
  dayNumber: /(?<!\p{L})(?:el|al|dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo) \d{1,2}(?!\d|[.,]\d| ?%)/u,
  grade: /(?<!\p{L})(?:nota|promedio|con (?:un )?)(?: de)? ?[1-7](?:[.,]\d)?(?!\d)|\p{L}+ coma \p{L}+/u,
  digits: /(?<![\p{L}\d.,:])(?!(?:19|20)\d\d(?!\d|[.,]\d))\d/u,
  percent: /%|por ciento|porciento|percent/u,
  money: /\$ ?\d|(?<!\p{L})(?:lucas?|pesos|millon(?:es)?|mil|uf|utm|dolares|euros|palos?)(?!\p{L})/u,
  counted: new RegExp(
    `(?<![\\p{L}\\d.,])(?:\\d[\\d.,]*|${COUNTS}) (?:de (?:los|las|cada) )?(?!${UNITS}(?!\\p{L}))\\p{L}{4,}s(?!\\p{L})`,
    "u",
  ),
  fromTo: /(?<!\p{L})de \S+(?: \S+){0,2} a \S+/u,
  share: w(
    "la mitad|el doble|el triple|un tercio|dos tercios|la cuarta parte|una docena|docenas|cientos|miles|" +
      "uno de cada \\S+",
  ),
  oneOnly: w(
    "un|una|uno|primer[oa]?|segund[oa]|tercer[oa]?|una vez|dos veces|tres veces|los dos|las dos|los tres|las tres|" +
      "a l[oa]s \\S+",
  ),
  duration: new RegExp(`(?<![\\p{L}\\d])(?:\\d+(?:[.,]\\d+)?|${SMALL})(?: y medi[oa])? ${UNITS}(?!\\p{L})`, "u"),
  unit: w(UNITS),
  year: /(?<![\d.,$])(?:19|20)\d\d(?![\d.,]*\d)/u,
  yearWords: w("dos mil (?:\\p{L}+(?: y \\p{L}+)?)"),
  month: w(MONTHS),
  season: w(
    "(?:el|este|ese|del|un|al|en|los) (?:ano|mes|semestre|trimestre|verano|invierno|otono|primavera|septiembre|" +
      "dieciocho)(?: pasado| anterior| siguiente)?|verano|invierno|navidad|pandemia|ano nuevo|fiestas patrias|" +
      "semana santa|vacaciones",
  ),
  dayWords: w(
    "ayer|anoche|hoy|antes de ayer|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|esa (?:noche|manana|" +
      "tarde|semana)|es[ea] dia|al (?:otro|dia siguiente|siguiente|tercer|segundo|mes|ano)|a la semana|" +
      "al dia siguiente|a las (?:\\d+|\\p{L}+)|la semana pasada|el ano pasado|el mes pasado",
  ),
  ordinalTime: w(
    "(?:primer|primero|segundo|tercer|tercero|cuarto|quinto|sexto|ultimo|ultima|primera) (?:ano|semestre|mes|" +
      "trimestre|dia|semana|semanas|dias|medio|basico)|en (?:primero|segundo|tercero|cuarto|quinto)|\\d(?:ro|do|to|" +
      "er)",
  ),
  ago: w(
    "hace (?:poco|tiempo|\\p{L}+ (?:anos?|meses|mes|semanas?|dias?)|\\d+)|hace como \\S+|desde (?:hace|el|que)|" +
      "durante|a los \\S+(?: anos)?|desde los \\S+|llevo",
  ),
  sometime: w(
    "cuando (?:chico|chica|nino|tenia|era|estaba|estudiaba|entre|llegue|partio|empece)|en ese (?:tiempo|momento|" +
      "entonces)|una vez|un dia|una tarde|una manana|una noche",
  ),
  everyTime: w(
    "siempre|nunca|cada (?:vez|dia|semana|lunes|manana|uno)|todos los (?:dias|lunes|viernes|meses)|a veces|" +
      "generalmente|normalmente|suelo|soler|por lo general|diario|en general",
  ),
  ahead: w(
    "en (?:un|dos|tres|cinco|cuatro|diez|\\d+) anos?|a futuro|el proximo|la proxima|mas adelante|de aqui a|" +
      "algun dia|desde el (?:primer dia|dia uno|lunes)",
  ),
  example: w(
    "una vez|un dia|una ocasion|por ejemplo|me toco|nos toco|recuerdo|me acuerdo|ese dia|esa vez|esa noche|" +
      "el caso de|cuando|en (?:mi|nuestra|la|el|una|un) (?:ultim[oa] |primer[oa]? )?(?:practica|tesis|ayudantia|" +
      "voluntariado|proyecto|taller|pega|turno|empresa|bodega|local|hospital|clinica|colegio|oficina|planta|sucursal|" +
      "consultora|fundacion|gerencia|universidad|instituto|liceo|municipalidad)|for example|one time|when i|at my|" +
      "during my",
  ),
  stage: w(
    "practica|tesis|ayudantia|voluntariado|proyecto|taller|pega|turno|empresa|bodega|local|hospital|clinica|" +
      "colegio|oficina|planta|sucursal|faena|obra|consultorio|tienda|restaurant|hotel",
  ),
  result: w(
    "logr(?:e|o|amos|aron|ando)|consegui(?:mos|o)?|consiguio|quedo|quedamos|quedaron|quede|termin(?:e|amos|aron|o)|" +
      "al final|finalmente|baj(?:e|o|amos|aron)|subi(?:o|mos|eron)?|aument(?:e|o|amos|aron)|reduj(?:e|o|imos|eron)|" +
      "disminuy(?:o|eron)|mejor(?:e|o|amos|aron)|ahorr(?:e|o|amos|aron)|crec(?:io|imos|ieron)|dupli(?:que|co|camos)|" +
      "evit(?:e|o|amos|aron)|gracias a es[oe]|con eso|el resultado|aprob(?:e|o|amos|aron)|gan(?:e|o|amos|aron)|" +
      "adopt(?:o|aron)|cumpli(?:mos|o)?|resolvi(?:mos|o)?|resulto|funciono|sirvio|arregl(?:e|o|amos)|solucion(?:e|o|" +
      "amos)|recuper(?:e|o|amos|aron)|pas(?:o|amos|aron) de|nunca mas|ya no|a tiempo|renov(?:o|aron|amos)|firm(?:o|" +
      "aron|amos)|perdi(?:o|mos|eron)?|ended up|as a result|increased|reduced|improved|saved|grew",
  ),
  nowState: w("hoy|ahora|todavia|sigue|siguen|desde (?:entonces|ahi|ese dia)|hasta hoy|aun"),
  ending: w(
    "firmamos|firmo|volvio|volvieron|se (?:fue|fueron|quedo|rio|calmo|arreglo|resolvio|vendio|acabo|paso)|" +
      "me (?:contrataron|felicitaron|felicito|dejaron|ofrecieron|dio|dieron|llamaron)|nadie|ninguno|cero|" +
      "sin (?:reclamos|problemas|multas|errores)|igual",
  ),
  closing: w(
    "firmamos|firmo|volvio|volvieron|acept(?:o|aron)|perd(?:io|imos|ieron)|vol(?:vimos|vi)|se (?:fue|fueron|quedo|" +
      "rio|calmo|arreglo|resolvio|vendio|acabo|corrigio|perdio|disculpo)|me (?:contrataron|felicitaron|felicito|" +
      "ofrecieron|quede|devolvieron)|nos fue|me fue|renuncio|renunciaron|desaparecio|dejaron de|dejo de|" +
      "no se (?:perdio|cayo)|fueron|llegamos a|pagamos|pago|entregamos|salimos|salio|votaron|bajo|subio",
  ),
  reason: w(
    "porque|porq|pq|xq|por que|ya que|por eso|por es[ao]|debido a|dado que|puesto que|como era|para que|la razon|" +
      "el motivo|por lo que|asi que|because|so that|in order to|the reason",
  ),
  purpose: w(
    "para (?:\\p{L}+(?:ar|er|ir|arme|erme|irme|arlo|arla|erlo|irlo|arlos|arse|erse|irse)|no|que)|" +
      "pa (?:\\p{L}+(?:ar|er|ir)|que)|con tal de|en vez de|a fin de",
  ),
  motive: w(
    "me (?:motiv|muev|interes|gust|import|atrae|convenc|encant|apasion|acomod|sirve|da|dio|conviene|apoye|" +
      "tinca)\\p{L}*|me llam(?:a|o) la atencion|preferi|prefiero|quiero|queria|quisiera|busco|elegi|me di cuenta|" +
      "me parecio|pense|creo|crei|necesito|necesitaba|sabia que",
  ),
  cause: w("por (?:mi|el|la|los|las|un|una|su) \\p{L}+|gracias a|sin \\p{L}+(?:ar|er|ir)|si no"),
  learning: w(
    "aprendi\\p{L}*|aprend\\p{L}+|me ensen\\p{L}+|me sirvio|me quedo|leccion|desde (?:entonces|ahi|ese dia|" +
      "esa vez)|ahora (?:siempre|antes|yo|cuando|pregunto|reviso|pido|lo|anoto|no|si)|hoy (?:lo )?(?:haria|hago|no|" +
      "habria|pregunto|pido|reviso)|nunca mas|la proxima|debi|deberia haber|tendria que haber|habria (?:debido|que)|" +
      "me di cuenta|entendi|no lo haria|de otro modo|otra vez no|since then|i learned",
  ),
  role: w(
    "yo (?!no se\\b|creo\\b|soy\\b|pienso\\b)\\p{L}+|me (?:encargue|encargo|encargaba|ofreci|hice|puse|sente|reuni|" +
      "acerque|junte|dedique|propuse|fui|quede|pare|meti|acerco|siento)|mi (?:parte|tarea|rol|labor|funcion|" +
      "responsabilidad|decision|idea|aporte|trabajo|pega)|a mi cargo|quede a cargo|estaba a cargo|coordino|lidero|" +
      "organizo|reviso|superviso|le (?:dije|pedi|pregunte|mostre|hable|explique|avise|ofreci|propuse)|les (?:dije|" +
      "pedi|pregunte|mostre|hable|explique|avise|ofreci|propuse)|lo (?:lleve|llame|hice|deje|arregle|cambie|puse)|" +
      "la (?:lleve|llame|hice|deje|arregle|cambie|puse)|i (?:\\w{2,}ed|led|made|built|did|took|wrote|ran|set|chose|" +
      "got|put|told|went|found|cut|sold|taught)|i was responsible|i was in charge",
  ),
  bareFirst: w(
    "(?!(?:que|porque|este|parte|aporte|clase|frente|base|nombre|noche|gente|cliente|clientes|jefe|desde|donde|" +
      "siempre|entre|sobre|antes|tarde|grande|padre|madre|hombre|aunque|puede|tiene|hace|debe|quiere|dice|sabe|" +
      "parece|ese|le|se|me|te|de)(?!\\p{L}))\\p{L}{2,}(?:ce|que|gue|ne|re|te|se|me|le|ve|pe|be|de|che|je|lle|ye|i)",
  ),
  others: w("ellos|ellas|el equipo|la gente|los demas|mi jef[ea]|el jefe|la jefa|la empresa"),
  abstract: w(
    "importante|fundamental|clave|esencial|comunicacion|compromiso|responsabilidad|respeto|empatia|actitud|" +
      "liderazgo|proactiv[oa]|trabajo en equipo|valores|objetivos|metas|desafios|crecer|crecimiento|resiliencia|" +
      "excelencia|excelentes?|exito\\p{L}*|muy buenos|positiv[oa]s?|lo mejor de mi|aportar|desarroll\\p{L}+|" +
      "profesional|habilidades|experiencia|oportunidad(?:es)?|soluciones|estrateg\\p{L}+|diversas?|distintas?|" +
      "diferentes|siempre",
  ),
  promise: w(
    "puedo (?:contar|dar|mencionar|hablar)|les? (?:cuento|contare|contaria|dare)|te (?:cuento|contare)|" +
      "tengo (?:muchos|muchas|varios|varias|bastantes|harta|mucha)|he tenido (?:muchos|muchas|varios|varias)|" +
      "han sido (?:muchos|muchas|varios|varias)|a lo largo de|ejemplos concretos|muchas veces|varias veces|" +
      "en (?:muchas|varias|distintas|diversas|diferentes) (?:ocasiones|oportunidades|situaciones|instancias)",
  ),
  frame: /(?<!\p{L})(?:situacion|contexto|tarea|accion|acciones|resultado|desafio|mi rol|fortalezas?) ?:/u,
  template:
    /\[[^\]]*\]|<[^>]*>|\{[^}]*\}|_{2,}|x{2,}(?!\p{L})|(?:nombre|describir|insertar|completar) (?:de|la|el|aqui)/u,
  ifClause: w("si (?!o |bien|claro|pero|po|fue|me acuerdo)\\p{L}+|imaginemos|supongamos|en caso de"),
  negation: w("no|nunca|jamas|ningun[oa]?|nada|tampoco|sin"),
  never: w(
    "nunca (?:me|he|tuve|he tenido|hice)|no (?:me ha tocado|me toco|he tenido|he|tuve|tengo|recuerdo|se me ocurre|" +
      "sabria|lo se|se)|todavia no|aun no",
  ),
  quotes: /[«"“'‘]|dije|dijo|me dicen/u,
};

export const MARK_NAMES = Object.keys(MARKS);

/** Whether words, as typed, match the mark. */
export function hasMark(words: string, mark: string): boolean {
  return MARKS[mark]?.test(normalize(words)) ?? false;
}

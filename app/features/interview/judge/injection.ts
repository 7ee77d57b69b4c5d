import { regex } from "#app/platform/regex.ts";
import { PLAIN_HUNTER_NAMES } from "./hunter-names.ts";
import { normalize, type ReadText } from "./read-text.ts";

/**
 * Detects prompt injection: texts addressed to the evaluating system instead of the interviewer, i.e. forged markup or
 * orders about the evaluation. People who write prompts, grade pupils or approve purchases also report orders and
 * decisions ("le decimos al sistema que ignore…", "gerencia aprobó…", "me dijo: desde ahora eres la encargada"). So
 * anything quoted, reported or not an order is left to the model that evaluates the content.
 */

const FORGED_FORM: readonly RegExp[] = [
  /\brelevan(?:ce|cia)\b["']?\s*[:=]?\s*(?:[01](?:[.,]\d+)?|100|true|alta|high)\b/i,
  /["']?\b(?:is_?relevant|relevance_?score|needs_?suggestion)\b["']?/i,
  regex("i")`
    <\s*/?\s*(?:system|sistema|assistant|asistente|user|usuario|respuesta|pregunta|question|answer|instruc\w*|
    prompt|nota\w*|admin\w*|evalua\w*|candidat\w*|rrhh|score|puntaje)\b[^>]{0,60}>
  `,
  /(?:^|\n)\s*[[(#*]*\s*(?:system|sistema|assistant|admin(?:istrador)?|developer|root|override)\b\s*[\])*]*\s*[:>\]-]/i,
  /\[\s*\/?\s*(?:system|sistema|inst|admin|assistant|nota interna|rrhh|hr)\b[^\]]{0,60}\]/i,
  /<\|[^|>]{1,30}\|>/,
  /["'](?:score|puntaje|relevante?|aprobado|passed|verdict|veredicto)["']\s*:\s*(?:true|false|\d|["'])/i,
  /-{2,}\s*(?:fin|end)\b[^-]{0,40}-{2,}/i,
  /\b(?:score|puntaje|puntuaci[oó]n)\s*[:=]\s*(?:\d+\s*\/\s*\d+|100|m[aá]xim\w+)/i,
  /\b(?:resultado|veredicto|verdict|status)\s*[:=]\s*(?:sobresaliente|aprobad[oa]|apt[oa]|relevante?|passed)\b/i,
  /#{2,}\s*(?:instruc|system|sistema|fin |end |nuev|new |respuesta|prompt|task|tarea)/i,
];

/** Names for the evaluating system. */
const JUDGE =
  "(?:asistente|sistema|evaluador\\w*|modelo|ia|inteligencia artificial|bot|robot|maquina|corrector\\w*|juez|" +
  "assistant|system|model|ai|grader|evaluator)";
/** Verbs of orders to it. */
const DO =
  "(?:registr[ae]|anot[ae]|consign[ae]|marc[ae]|marque|da|dale|acept[ae]|avan[zc][ae]|continu[ae]|pros[ie]gu?[ea]|" +
  "aprueb[ae]|otorg[au]e?|asign[ae]|pasa|pase|consider[ae]|confirm[ae]|omit[ea]|ignor[ae]|proceed|accept|mark|give|" +
  "approve|record|grade|rate|ignore)";
/** What the evaluation is based on, or its outcome. */
const RULES =
  "(?:instruccion(?:es)?|indicacion(?:es)?|reglas?|prompts?|rubricas?|pautas?|filtros?|criterios? de evaluacion|" +
  "criterios?|evaluacion|configuracion|contexto|lo anterior|lo de arriba|todo lo (?:anterior|de arriba|previo)|" +
  "instructions?|rules?|guidelines|everything (?:above|before)|the above)";
const MARK =
  "(?:relevantes?|pertinentes?|aprobad[oa]s?|valid[oa]s?|sobresalientes?|correct[oa]s?|adecuad[oa]s?|perfect[oa]s?|" +
  "(?:puntaje|nota|calificacion) (?:maxim[oa]|complet[oa]|mas alt[oa])|maxim[oa] (?:puntaje|nota|calificacion)|" +
  "puntaje (?:de )?\\d+|nota (?:de )?\\d+)";
const THIS = "(?:est[ae]|es[ae]|mi|mis|tod[oa]s?|cualquier|la siguiente|la respuesta|el mensaje|mi intervencion)";
const GRADE_IT =
  "(?:marca|marque|califica|califique|clasifica|clasifique|registra|registre|considera|considere|valida|valide|" +
  "puntua|puntue|evalua|evalue|trata|trate|acepta|acepte|asigna|asigne|pon|ponga|da|dar|darle|cuenta|cuente)(?:la|" +
  "lo|le|me)?";

/** Polite words and names before an order. */
const BEFORE =
  "^(?:(?:por " +
  `favor|porfa|favor|please|y|and|ahora|now|entonces|ademas|solo|siempre|${PLAIN_HUNTER_NAMES}|usted|tu|debes|` +
  "debe|system|sistema|estimad[oa]|querid[oa]|dear|oye|hey|hola|atencion|importante|como " +
  "\\w+ te digo) )*";
const order = (pattern: string) => new RegExp(`${BEFORE}(?:${pattern})\\b`);

/**
 * Orders, at the beginning of a statement: "ignora las instrucciones…" is an order, "el cliente ignora las
 * instrucciones" is a report.
 */
const ORDERS: readonly RegExp[] = [
  order(`${JUDGE} (?:\\w+ ){0,6}?${DO}`),
  order(
    "(?:ignora|ignore|ignorad|olvida|olvide|olvidate de|olvidese de|omite|omita|descarta|descarte|desestima|" +
      "desestime|anula|anule|sobrescribe|forget|disregard|override|bypass|haz caso omiso de|haga caso omiso " +
      `de) (?:\\w+ ){0,5}?${RULES}`,
  ),
  order(`${GRADE_IT} (?:\\w+ ){0,2}?(?:${THIS}|como|con)(?: \\w+){0,6}? ${MARK}`),
  order(`${GRADE_IT} (?:por |como )?${MARK} (?:a |como )?${THIS}`),
  order(
    "(?:otorga|otorgue|asigna|asigne|concede|conceda|dale|dele|dame|deme|pon|ponme|" +
      "ponga) (?:\\w+ ){0,4}?(?:maxim\\w+|puntaje|nota (?:mas alta|maxima)|calificacion (?:mas alta|maxima))",
  ),
  order(
    "no (?:pidas|pida|generes|genere|muestres|muestre|des|entregues|solicites|" +
      "solicite) (?:\\w+ ){0,2}?(?:sugerenc\\w+|retroaliment\\w+|feedback|observacion\\w*|mas detalles)",
  ),
  order(
    "(?:da|de|dar|den) (?:esta |la |mi |este |lo |por )*(?:respuesta |pregunta |anterior |item )*por (?:buena|" +
      "contestada|respondida|valida|correcta|aprobada|cumplida)",
  ),
  order(
    "(?:mark|grade|rate|score|treat|accept|classify|flag|consider) (?:\\w+ ){0,3}?(?:answer|response|candidate|" +
      "this|it|me)(?: \\w+){0,3}? (?:relevant|passed|correct|valid|on topic|\\d+)",
  ),
  order(
    "(?:responde|responda|contesta|conteste|devuelve|devuelva|escribe|escriba|imprime|imprima|retorna|retorne|" +
      "emite|emita|output|return|reply|respond|answer|print|say)(?: \\w+){0,6}? (?:true|relevan\\w+|aprobad\\w+|json|" +
      "puntaje|score|passed|sobresaliente)",
  ),
  order(
    "(?:suspende|suspenda|deten|detenga|omite|omita|salta|saltate|saltese|skip|stop|desactiva|desactive|" +
      "no realices|no apliques|no analices|no evalues)(?: \\w+){0,3}? (?:evaluacion|analisis|filtr\\w+|verificacion|" +
      "validacion|pertinencia|este mensaje|esta respuesta|grading|judging)",
  ),
  order(
    "(?:(?:a partir de|desde) (?:ahora|este (?:punto|momento|mensaje)|aqui)(?: \\w+){0,3}? (?:eres|seras|actua|" +
      "actuas|actue|respondes|responde|responda|apruebas|aprueba|evaluas|evalua) (?:\\w+ ){0,5}?(?:evaluador\\w*|" +
      "juez|asistente|ia|modelo|revisor\\w*|bot|aprob\\w+|relevan\\w+|acept\\w+|tod[oa]s?))",
  ),
  order(
    "(?:you are now|from now on you are|act as|pretend (?:to be|you are)|eres|actua como|finge (?:ser|" +
      "que eres)) (?:\\w+ ){0,3}?(?:grader|evaluator|judge|model|ai|assistant|bot|evaluador\\w*|juez|ia|modelo|" +
      "revisor\\w*)",
  ),
  order(
    "tu (?:tarea|trabajo|rol|mision|funcion) (?:ahora |aqui )?(?:es|sera|consiste en) (?:solo |" +
      "solamente )?(?:felicitar|aprobar|calificar|poner|dar|aceptar|validar)",
  ),
  order(
    "(?:nota|mensaje|aviso|instruccion|orden|directiva|note|message|instruction)s? (?:interna |oficial |privada |" +
      "importante |confidencial )?(?:para|al|a|to|for) (?:el |la |the )?(?:evaluador\\w*|sistema|modelo|revisor\\w*|" +
      "ia|asistente|corrector\\w*|evaluator|system|model|grader|reviewer|assistant|bot|juez)",
  ),
  order(
    "(?:soy|i am) (?:tu|el|la|your|the) (?:desarrollador\\w*|administrador\\w*|programador\\w*|creador\\w*|" +
      "developer|admin\\w*)(?: (?:de|del|of) (?:\\w+ ){0,2}?(?:sistema|plataforma|herramienta|modelo|ia|entrevista|" +
      "bot|system|model))",
  ),
];

/** Claims about this very answer, or words that only an attack contains. */
const CLAIMS: readonly RegExp[] = [
  regex()`
    \b(?:esta|mi|this|my) (?:respuesta|answer|response|intervencion) (?:es|ya es|debe ser|queda|cuenta como|is|
    must be|counts as) (?:\w+ ){0,2}(?:relevante|pertinente|correcta|valida|aprobada|excellent|relevant|correct|
    on topic|perfect|valid)\b
  `,
  regex()`
    \b(?:todo lo que|cualquier cosa que|todas las respuestas que) (?:yo )?(?:diga|escriba|
    responda)\b(?: \w+){0,3} (?:vale|es valid[oa]|son (?:pertinentes|validas|correctas|relevantes))\b
  `,
  regex()`
    \b(?:jailbreak|developer mode|grading mode|debug mode|modo (?:depuracion|desarrollador|administrador|dios|
    debug)) (?:activad[oa]|on|enabled|activated|activo)\b
  `,
  regex()`
    \b(?:begin admin|system override|end of (?:the )?(?:answer|response)|fin de la respuesta|comienza mensaje|
    veredicto favorable|exent[oa] de evaluacion|no rechazar respuestas|cumple con todos los criterios)\b
  `,
];

/** "que ignore", "me dijo: ignora…", "le pido a la ia que…": a reported order. */
const REPORTED = regex()`
    \b(?:dij\w+|dec[ií]\w*|digo|pid\w+|ped[ií]\w*|orden\w+|escrib\w+|respond[ií]\w*|contest[eéoó]\w*|grit\w+|
    pregunt\w+|exig\w+|anot\w+|pus[eo]|ponemos|told|said|asked|wrote|says|instruccion (?:era|es|fue)|
    mensaje (?:era|es|fue|decia)|cartel|letrero|lema)\b
  `;

const QUOTED = /«[^»]*»|"[^"\n]*"|“[^”]*”|‘[^’]*’|(?<![\p{L}])'[^'\n]*'(?![\p{L}])/gu;
const SENTENCE = /[^.!?;\n…]+/g;
const PIECE = /[^,:()—–]+/g;

const plain = (text: string) =>
  normalize(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/**
 * Whether a sentence gives an order: at its beginning, or after a comma or colon that does not follow reported speech.
 */
function givesOrder(sentence: string): boolean {
  for (const piece of sentence.matchAll(PIECE)) {
    if (!ORDERS.some((one) => one.test(plain(piece[0])))) continue;
    if (!REPORTED.test(plain(sentence.slice(0, piece.index)))) return true;
  }
  // Commas inside an order do not hide it.
  return ORDERS.some((one) => one.test(plain(sentence)));
}

/** True when the answer tries to command or deceive the evaluating system. */
export function isInjection(text: ReadText): boolean {
  if (FORGED_FORM.some((form) => form.test(text.raw))) return true;
  const unquoted = text.raw.replace(QUOTED, " … ");
  // A text that is completely in quotation marks is checked as if it had none.
  const checkedText = plain(unquoted) === "" ? text.raw : unquoted;
  if (CLAIMS.some((claim) => claim.test(plain(checkedText)))) return true;
  return (checkedText.match(SENTENCE) ?? []).some(givesOrder);
}

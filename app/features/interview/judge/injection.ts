import { fold, type ReadText } from "./text.ts";

/**
 * Texts addressed to the machine that judges instead of to the interviewer.
 * An order counts only where it is given: people who write prompts or procedures for a living tell of orders
 * ("le decimos al sistema que ignore…", "ponemos 'ignora el correo'"), so quotations and reported orders are left out.
 */

const FORGED_FORM: readonly RegExp[] = [
  /\brelevan(?:ce|cia)\b["']?\s*[:=]?\s*(?:[01](?:[.,]\d+)?|100|true|alta|high)\b/i,
  /["']?\b(?:is_?relevant|relevance_?score|needs_?suggestion)\b["']?/i,
  /<\s*\/?\s*(?:system|sistema|assistant|asistente|user|usuario|respuesta|pregunta|question|answer|instruc\w*|prompt|nota\w*|admin\w*|evalua\w*|candidat\w*|rrhh|score|puntaje)\b[^>]{0,60}>/i,
  /(?:^|\n)\s*[[(#*]*\s*(?:system|sistema|assistant|admin(?:istrador)?|developer|root|override)\b\s*[\])*]*\s*[:>\]-]/i,
  /\[\s*\/?\s*(?:system|sistema|inst|admin|assistant|nota interna|rrhh|hr)\b[^\]]{0,60}\]/i,
  /<\|[^|>]{1,30}\|>/,
  /["'](?:score|puntaje|relevante?|aprobado|passed|verdict|veredicto)["']\s*:\s*(?:true|false|\d|["'])/i,
  /-{2,}\s*(?:fin|end)\b[^-]{0,40}-{2,}/i,
  /\b(?:score|puntaje|puntuaci[oó]n)\s*[:=]\s*(?:\d+\s*\/\s*\d+|100|m[aá]xim\w+)/i,
  /\b(?:resultado|veredicto|verdict|status)\s*[:=]\s*(?:sobresaliente|aprobad[oa]|apt[oa]|relevante?|passed)\b/i,
  /#{2,}\s*(?:instruc|system|sistema|fin |end |nuev|new |respuesta|prompt|task|tarea)/i,
];

/** Who judges, called by name. */
const JUDGE =
  "(?:asistente|sistema|evaluador\\w*|modelo|ia|inteligencia artificial|bot|robot|maquina|corrector\\w*|assistant|system|model|ai|grader|evaluator)";
/** What it is told to do. */
const DO =
  "(?:registr[ae]|anot[ae]|consign[ae]|marc[ae]|marque|da|dale|acept[ae]|avan[zc][ae]|continu[ae]|pros[ie]gu?[ea]|aprueb[ae]|otorg[au]e?|asign[ae]|pasa|pase|consider[ae]|confirm[ae]|omit[ea]|proceed|accept|mark|give|approve|record|grade|rate)";

const ORDER: readonly RegExp[] = [
  new RegExp(`(?:^|\\b(?:estimad[oa]|querid[oa]|dear|oye|hey|hola) )${JUDGE} (?:\\w+ ){0,6}?${DO}\\b`),
  /\b(?:postulante|candidat[oa]|applicant|candidate|participante|usuari[oa]|persona)(?: \w+){0,3} (?:respondio|contesto|ha respondido|has answered|answered|respondiera) (?:\w+ ){0,2}(?:correctamente|bien|solvencia|excelencia|adecuadamente|satisfactori\w+|fully|correctly|todo|exito)\b/,
  /\b(?:otorg(?:a|ue|ar)|asign(?:a|e|ar)|conced(?:e|a|er)|darle|dele|dale) (?:el |la |un |una |al candidato |a este |a esta )*(?:maxim\w+|puntaje|nota (?:mas alta|maxima)|calificacion (?:mas alta|maxima))\b/,
  /\bno (?:pidas|pida|generes|genere|muestres|muestre|des|entregues|solicites|solicite) (?:mas |ningun\w* |una |la |otra )*(?:detalles?|sugerenc\w+|retroaliment\w+|feedback|observacion\w*)\b|\b(?:pregunta|respuesta)(?: \w+){0,3} sin (?:\w+ )?sugerencias\b/,
  /\b(?:da|de|dar|dese|das|dan|den) (?:esta |la |mi |este |lo )*(?:respuesta |pregunta |anterior |item )*por (?:buen[oa]|contestad[oa]|respondid[oa]|valid[oa]|correct[oa]|aprobad[oa]|cumplid[oa])\b/,
  /\b(?:haz|haga|hacer) caso omiso (?:de|a) (?:la|las|los|el|tu|sus|tus|toda) (?:\w+ )?(?:pauta|instruccion|regla|criterio|rubrica|indicacion|norma)/,
  /\b(?:print|output|return|imprime|devuelve|devuelva) (?:the word |la palabra |only |solo )?(?:relevant\w*|aprobad\w+|true|passed)\b|\breturn json with\b/,
  /\btu (?:tarea|trabajo|rol|mision|funcion) (?:ahora |aqui )?(?:es|sera|consiste en) (?:solo |solamente )?(?:felicitar|aprobar|calificar|poner|dar|aceptar|validar)\b|^eres una? (?:evaluador|juez|asistente|ia|modelo|revisor)\w*/,
  /\b(?:acept[ae]|aprueb[ae]|valid[ae]) (?:el|este|la|esta) (?:texto|mensaje|respuesta|contenido) (?:y|sin|tal)\b|\brespuesta (?:anterior |previa )?(?:verificada|validada)\b/,
  /\b(?:ignora|ignore|ignores|ignorad|olvida|olvide|olvidate|olvidese|omite|omita|descarta|descarte|desestima|desestime|anula|anule|sobrescribe|forget|disregard|override|bypass)\b(?: \w+){0,6} (?:instruccion(?:es)?|anterior(?:es)?|previ[ao]s?|reglas?|rol|prompts?|arriba|contexto|filtros?|instructions?|above|rules?|guidelines|system|criterios?|configuracion|evaluacion|pauta)\b/,
  /\b(?:nueva|nuevas|new|siguiente) (?:orden|ordenes|instruccion|instrucciones|directiva|instructions?|order)\b|\b(?:actualizacion del sistema|politica (?:interna|vigente)|exent[oa] de evaluacion|quedan? (?:aprobad|fijad)[oa]s?|(?:debe|debes|deben) (?:ser aceptad|asignar|aprobar|aceptar)\w*|begin admin|cumple con todos los criterios|no rechazar respuestas)\b/,
  /\b(?:a partir de|desde) (?:ahora|este (?:punto|momento|mensaje)|aqui)\b(?: \w+){0,4} (?:eres|es|seras|sera|actua|actuas|actue|responde|respondes|responda|contesta|contestas|aprueba|apruebas|apruebe|evaluas|evalua|vas a|debes|debe)\b/,
  /\b(?:you are now|from now on you|act as (?:a|an|if)|pretend (?:to be|you)|new instructions?|system (?:prompt|override)|prompt (?:de|del) sistema|jailbreak|developer mode|grading mode|debug mode|modo (?:depuracion|desarrollador|administrador|dios|debug|prueba|libre))\b/,
  /\b(?:mark|grade|rate|score|treat|accept|classify|flag|consider) (?:\w+ ){0,3}(?:answer|response|candidate|this|it|me)\b(?: \w+){0,3} (?:as|with|to be|relevant|passed|correct|valid|on topic)\b/,
  /\b(?:responde|responda|contesta|conteste|devuelve|devuelva|escribe|escriba|imprime|retorna|retorne|emite|emita|output|return|reply|respond|answer|print|say)\b(?: \w+){0,3} (?:unicamente|solamente|solo|only|just|siempre|always|exactly|exactamente|true|relevante|relevant|aprobado|passed|puntaje|con)\b(?: \w+){0,4} ?(?:true|relevan\w+|aprob\w+|palabra|json|puntaje|score|1|100|pass\w*|sobresaliente|correct\w*)\b/,
  /\b(?:suspende|suspenda|deten|detenga|deja de|deje de|omite|omita|salta|saltate|saltese|skip|stop|desactiva|desactive|no realices|no apliques|no analices|no evalues|no consideres|no compares|no menciones|no mencione)\b(?: \w+){0,3} (?:evalu\w+|analisis|analizar|analices|filtr\w+|verificacion|validacion|pertinencia|contenido|mensaje|sugerencias?|grading|judging|el resto|lo que sigue)\b/,
  /\b(?:nota|mensaje|aviso|instruccion|orden|directiva|note|message|instruction)s? (?:interna |oficial |privada |importante |confidencial )?(?:para|al|a|del|de la|de|to|for|from) (?:el |la |la ia |the )?(?:evaluador\w*|sistema|modelo|revisor\w*|ia|asistente|administrador\w*|administracion|rrhh|recursos humanos|corrector\w*|evaluator|system|model|grader|reviewer|admin\w*|assistant|bot|juez)\b/,
  /\b(?:por orden de|autorizad[oa] por|with authorization|as the (?:developer|owner|admin\w*)|soy (?:tu (?:desarrollador\w*|administrador\w*|programador\w*|creador\w*)|(?:el|la) (?:desarrollador\w*|administrador\w*|programador\w*|creador\w*) (?:de (?:esta?|tu|la) (?:\w+ )?(?:sistema|plataforma|herramienta|modelo|ia|entrevista|bot)|del (?:sistema|modelo|bot)))|fin de la respuesta|estimad[oa] (?:modelo|ia|sistema|evaluador\w*|asistente)|dear (?:model|ai|system|grader)|limitate a (?:emitir|responder|decir)|veredicto favorable|haz como (?:que|si)|haga como (?:que|si)|finge que|finja que|end of (?:the )?(?:answer|response)|comienza mensaje)\b/,
  /\b(?:el|la|este|esta) (?:usuari[oa]|candidat[oa]|postulante|persona|respuesta|participante)\b(?: \w+){0,4} (?:ya )?(?:fue (?:evaluad|aprobad|validad)\w+|supero|aprobo|cuenta con aprobacion|es (?:correcta|relevante|excelente|pertinente|valida)|cumple con (?:todo|los criterios))\b/,
  /\b(?:todo lo que|cualquier cosa que|todas las respuestas que|everything|anything)\b(?: \w+){0,4} (?:vale|es valid[oa]|son (?:pertinentes|validas|correctas|relevantes)|is (?:valid|correct|relevant))\b/,
  /\b(?:the candidates?|candidate s|this|my) (?:answer|response) is (?:\w+ ){0,3}(?:excellent|relevant|correct|on topic|perfect|valid)\b/,
  /\b(?:validated|validaron|valido|aprobo|aprobada|autorizo) (?:ya )?(?:esta|este|la|el|this) (?:respuesta|candidat\w+|postulante|answer)\b|\b(?:rrhh|recursos humanos|gerencia|hr) (?:ya )?(?:valido|aprobo|autorizo|reviso)\b/,
];

/**
 * Orders to grade, only at the start of a clause: "califica esta…" commands, "mi jefe califica esta…" tells.
 */
const GRADE: readonly RegExp[] = [
  /^(?:(?:por favor|porfa|favor|y|ahora|entonces|ademas|solo|siempre|natalia|cristian|mia|usted|tu|debes|debe|system|sistema) )*(?:marca|marque|califica|califique|clasifica|clasifique|registra|registre|considera|considere|valida|valide|puntua|puntue|evalua|evalue|trata|trate|acepta|acepte|asigna|asigne|pon|ponga|cuentame|cuenteme|cuentala|da|dar|darle)(?:la|lo|le|me)?(?: \w+){0,2} (?:como|con|est[ae]|es[ae]|mi|mis|tod[oa]s?|cualquier|siguiente|respuesta|mensaje|intervencion|candidat[oa]|puntaje|nota|calificacion)\b(?: \w+){0,5} (?:relevantes?|pertinentes?|aprobad[oa]s?|valid[oa]s?|sobresalientes?|correct[oa]s?|adecuad[oa]s?|perfect[oa]s?|puntaje maximo|maximo puntaje|nota maxima|maxima nota|puntaje completo|puntaje (?:de )?\d+|nota (?:de )?\d+)\b/,
  /^(?:(?:por favor|porfa|favor|y|ahora|entonces|ademas|solo|siempre|natalia|cristian|mia|usted|tu|debes|debe|system|sistema) )*(?:marca|marque|califica|califique|clasifica|clasifique|registra|registre|considera|considere|valida|valide|puntua|puntue|evalua|evalue|trata|trate|acepta|acepte|asigna|asigne|pon|ponga|cuentame|cuenteme|cuentala|da|dar|darle)(?:la|lo|le|me)? (?:por |como )?(?:relevantes?|pertinentes?|aprobad[oa]s?|valid[oa]s?|sobresalientes?|correct[oa]s?|adecuad[oa]s?|perfect[oa]s?|puntaje maximo|maximo puntaje|nota maxima|maxima nota|puntaje completo|puntaje (?:de )?\d+|nota (?:de )?\d+) (?:(?:como|con|est[ae]|es[ae]|mi|mis|tod[oa]s?|cualquier|siguiente|respuesta|mensaje|intervencion|candidat[oa]|puntaje|nota|calificacion))\b/,
];

/** "que ignore", "de ignorar", "para que responda": an order told of, not given. */
const REPORTED =
  /(?:\b(?:que|de|para|a|al|y|si|como|cuando|donde|to|that|quien|alguien|nadie)|\b(?:le|les|se) (?:digo|decimos|dije|pido|pedi|pedimos|ponemos|puse|indica|indicamos))(?: no)? $/;

/** True for the answers of someone telling of work with prompts, bots or procedures in the first person. */
const WORK_STORY =
  /\b(?:escrib[io]|escribimos|redacto|redacte|disen[oe]|disenamos|ponemos|puse|pusimos|decimos|armamos|arme|hice|hicimos|uso|usamos|probamos|probe|tengo|trabaj[oe]|trabajamos|we (?:use|wrote|tell|built|added)|i (?:use|wrote|built|added|write|review))\b/;

const QUOTED = /«[^»]*»|"[^"\n]*"|“[^”]*”|‘[^’]*’|(?<![\p{L}])'[^'\n]*'(?![\p{L}])/gu;

/** True when the answer tries to command or deceive the judge. */
export function isInjection(text: ReadText): boolean {
  if (FORGED_FORM.some((form) => form.test(text.raw))) return true;
  if (text.clauses.some((clause) => GRADE.some((order) => order.test(clause.text)))) return true;
  const story = WORK_STORY.test(text.padded);
  const spoken = fold(story ? text.raw.replace(QUOTED, " ") : text.raw)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return ORDER.some((order) => {
    const match = order.exec(spoken);
    return match !== null && !(story && REPORTED.test(spoken.slice(0, match.index)));
  });
}

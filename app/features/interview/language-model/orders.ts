/**
 * Whether a text may be addressed to a machine. Deliberately wider than the judge's own injection rules: it only keeps
 * the text away from the language model, so that the rules decide alone. A false positive costs just the model's
 * opinion on one answer.
 */

import { regex } from "#app/platform/regex.ts";
import { isInjection } from "../judge/injection.ts";
import { normalize, readText } from "../judge/read-text.ts";

/** Structure of prompts, data or markup, which no spoken answer has. */
const STRUCTURE: readonly RegExp[] = [
  /<<<|>>>|<\|[^|>]{0,64}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>|```|~~~|<!--|-->/iu,
  /<\/?\s*[a-z][\w -]{0,40}>|https?:\/\//iu,
  /[{[]\s*["'{[]|["']\s*:\s*["'\d{[tf]/u,
  /^\s*(?:#{1,6}\s|={3,}|-{3,}|\*{3,})/mu,
  regex("iu")`
    (?:^|\n)\s*["'*[(]*\s*(?:pregunta|respuesta|instrucci[oó]n(?:es)?|sistema|system|user|usuario|assistant|
    asistente|nota|tarea|task|veredicto|output|salida)\s*["'*\])]*\s*(?:\d+\s*)?[:>=]
  `,
];

/** Characters that nobody types: invisible ones, and letters of another alphabet inside Spanish text. */
const HIDDEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\p{Co}|[\u{E0000}-\u{E007F}]/u;
const FOREIGN = /[^\P{L}\p{Script=Latin}]/gu;
const MAX_FOREIGN = 2;

/** Obfuscated writing that hides words from the rules, but not from a model. */
const DISGUISE: readonly RegExp[] = [
  /(?<![\p{L}\d])(?:[\p{L}\d][ _*-]+){6,}|(?<![\p{L}\d])(?:\p{Ll}\.){6,}/u,
  /(?=[A-Za-z0-9+/]{0,80}[a-z])(?=[A-Za-z0-9+/]{0,80}[A-Z])(?=[A-Za-z0-9+/]{0,80}\d)[A-Za-z0-9+/]{20,}={0,2}/u,
  /\b(?:[a-z]+\d+[a-z]+\d*[a-z]*\W+){2,}/iu,
  /(?:\\u[\da-f]{4}|\\x[\da-f]{2}|%[\da-f]{2}|&#x?[\da-f]+;){2,}/iu,
];

/** Words that name or address the machine. */
const MACHINE = regex()`
    \b(?:prompts?|jailbreak\w*|json|system|override|developer mode|modelo de lenguaje|language model|
    inteligencia artificial|chat ?gpt|gpt\w*|llm|llama|qwen|ia|ai|bots?|chatbots?|evaluador\w*|evaluator|grader|
    juez|jueza|corrector\w*|moderador\w*|asistente virtual|assistant|instruccion\w*|instructions?|rubrica\w*|
    veredictos?|verdict|relevan(?:te|tes|cia|t|ce)|pertinen(?:te|cia)|off.?topic|on.?topic|(?:las|les|alle|
    tutte le|todas as) (?:consignes?|anweisungen|istruzioni|instrucoes)|ignorez|ignoriere\w*|repondez|antworte\w*|
    rispondi|fuera de tema|head ?hunter)\b
  `;

const ORDER =
  "(?:ignor[ae]\\w*|olvid[ae]\\w*|omit[ae]\\w*|descart[ae]\\w*|desestim[ae]\\w*|desobede\\w*|respond[ae]\\w*|" +
  "contest[ae]\\w*|di(?:me|ga|game)?|escrib[ae]\\w*|imprim[ae]\\w*|repit[ae]\\w*|devuelv[ae]\\w*|retorn[ae]\\w*|" +
  "marc[ae]\\w*|marqu\\w*|calific?[aq]\\w*|clasifi\\w*|consider[ae]\\w*|acept[ae]\\w*|aprueb[ae]\\w*|valid[ae]\\w*|" +
  "asign[ae]\\w*|otor[gu]\\w*|pon(?:ga|me|le)?|da(?:me|le|r|rle)?|de(?:me|le)|muestr[ae]\\w*|revel[ae]\\w*|" +
  "actu[ae]\\w*|fing[ei]\\w*|simul[ae]\\w*|traduc\\w*|cop[ie]\\w*|elig[ei]\\w*|elij\\w*|decid[ae]\\w*|" +
  "confirm[ae]\\w*|cuent[ae](?:me|la|lo)?|registr[ae]\\w*|eres|ser[aá]s|debes?|tienes que|ignore|forget|disregard|" +
  "answer|reply|say|respond|output|print|return|mark|grade|rate|score|accept|approve|show|reveal|act|pretend|" +
  "translate|choose|treat|you (?:are|must|should|will))";
const WISH =
  "(?:si|yes|true|verdadero|afirmativ\\w*|relevant\\w*|pertinent\\w*|aprobad\\w*|correct\\w*|valid\\w*|positiv\\w*|" +
  "puntaje\\w*|punt\\w*|nota|score|calificaci\\w*|maxim\\w*|veredicto|instruccion\\w*|instructions?|reglas?|rules?|" +
  "criterios?|guidelines?|anterior\\w*|previ\\w*|arriba|above|todo lo|prompt|sistema|system|texto|mensaje|" +
  "sugerenc\\w*|secret\\w*|contrasena|siguiente|otra cosa)";

/** An order close to what it demands. */
const ORDERED = new RegExp(
  `(?:^|[.,;:!?\\n]\\s*|\\b(?:y|e|o|que|por favor|porfa|ahora|entonces|and|please) )${ORDER}` +
    `\\b(?:\\W+\\w+){0,7}?\\W+${WISH}\\b`,
);

const ABOUT_ITSELF = regex()`
    \b(?:est[ae]|mi|la|dicha|my|this|the) (?:respuesta|texto|mensaje|answer|response|
    message)\b(?:\W+\w+){0,4}?\W+(?:contesta|responde|cumple|cuenta como|es (?:un|una|si|correct|relevant|perfect|
    valid|adecuad|completa)\w*|debe|intenta|answers?|is|counts?|must|should)\b
  `;
/** Declares a new situation or announces a decision. */
const NEW_FRAME: readonly RegExp[] = [
  regex()`
    \b(?:a partir de (?:ahora|aqui|este)|desde (?:ahora|este momento|aqui) (?:eres|seras|debes|respondes|actua\w*|
    tu)|from now on)\b
  `,
  regex()`
    \b(?:fin de (?:la|el|los) (?:respuesta|pregunta|texto|mensaje|entrevista)|end of (?:the )?(?:answer|text|
    message)|nueva (?:tarea|pregunta|instruccion|orden)|new (?:task|question|instructions?))\b
  `,
  regex()`
    \b(?:modo (?:\w+ )?(?:admin\w*|desarroll\w*|prueba|libre|depuracion|test|debug|experto)|
    codigo de (?:mantenimiento|acceso|prueba))\b
  `,
  regex()`
    \b(?:solo (?:si|yes)|si o no|yes or no|la decision (?:correcta|es)|(?:the )?(?:correct|right) (?:answer|
    decision))\b
  `,
  regex()`
    \b(?:soy (?:tu|su) (?:desarroll|program|administr|cread|supervis)\w+|(?:te|la|lo) (?:program(?:o|e|aron)|
    cre(?:o|aron)))\b
  `,
  regex()`
    \b(?:cada vez que (?:leas|veas|lea|vea)|cuando (?:leas|lea) (?:est|la|el)\w*|tod[oa] (?:texto|mensaje|
    respuesta) \w+|(?:en|como) (?:la |tu |una )?(?:proxima |siguiente )?sugerencia)\b
  `,
  regex()`
    \b(?:se considera\w* (?:satisfactori|valid|aprobad|relevant|correct|pertinent)\w*|
    a favor de(?:l| la)? (?:concursante|candidat|postulante|usuari)\w*)\b
  `,
  regex()`
    \b(?:no (?:lo|la) (?:analices?|evalues?|juzgu?es?)|(?:ya|fue) (?:fue )?(?:revisad|validad|
    verificad)[oa]s? por|(?:declaro|certifico|consta) que|registral[oa])\b|(?:^|[.!?] )considera que\b
  `,
];

/**
 * Whether a model may be asked about an answer: not if the form alone decides, and not if the text may be addressed to
 * a machine.
 * @param byForm whether the rules rejected the answer for its form
 */
export function isForModel(question: string, answer: string, byForm: boolean): boolean {
  return !byForm && !maySpeakToMachine(answer) && !isUnfitQuestion(question);
}

/** True if only the rules should decide about this answer. */
export function maySpeakToMachine(text: string): boolean {
  if (isOutOfPlace(text) || isInjection(readText(unquoted(text)))) return true;
  const normalized = normalize(text);
  return ORDERED.test(normalized) || ABOUT_ITSELF.test(normalized) || NEW_FRAME.some((frame) => frame.test(normalized));
}

/** Form or words that do not belong in a conversation between two people, whoever wrote them. */
export function isOutOfPlace(text: string): boolean {
  return hasMachineForm(text) || MACHINE.test(normalize(text));
}

/** The same for a question, which may name a program from the CV and gives instructions to the student. */
export function isUnfitQuestion(text: string): boolean {
  return hasMachineForm(text) || isInjection(readText(unquoted(text)));
}

/** Removes quotation marks: the judge tolerates quoted orders, but a model could still follow them. */
function unquoted(text: string): string {
  return text.replace(/["'«»“”‘’]/gu, ". ");
}

function hasMachineForm(text: string): boolean {
  if (STRUCTURE.some((form) => form.test(text)) || HIDDEN.test(text)) return true;
  return (text.match(FOREIGN) ?? []).length > MAX_FOREIGN || DISGUISE.some((form) => form.test(text));
}

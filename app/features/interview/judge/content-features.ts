import { regex } from "#app/platform/regex.ts";
import { readDeclarations } from "./declarations.ts";
import type { Features } from "./feature-set.ts";
import { readFirstPerson } from "./first-person.ts";
import { HUNTER_NAMES } from "./hunter-names.ts";
import { letterPlausibility } from "./letter-trigrams.ts";
import { readPrivateLife } from "./private-life.ts";
import type { QuestionReading } from "./question-type.ts";
import { isFunctionWord, type ReadText, stem } from "./read-text.ts";
import { offersChoice } from "./repeats-question.ts";
import { isKnownWord, readTopics } from "./topics.ts";

/** Features of an answer's content: private life, declarations, concrete content, commonplaces, implausible words. */

const flag = (condition: boolean) => (condition ? 1 : 0);
const capped = (value: number, top: number) => Math.min(value, top) / top;

/** Commonplace words: an answer made only of these has no content of its own. */
const WORN = regex()`
    ^(?:tod[oa]s?|nada|nadie|siempre|nunca|jamas|algo|alguien|algun[oa]?s?|ningun[oa]?|cosas?|vida|mundo|gente|
    import\w*|fundamental\w*|clave|base|esencial\w*|mejor\w*|peor|bien|mal|buen[oa]?s?|mal[oa]s?|gran|grandes?|
    lind[oa]s?|bonit[oa]s?|bell[oa]s?|lo|normal\w*|posible|dificil\w*|facil\w*|asi|igual|esfuerzo|ganas|empeno|
    confianza|respeto|actitud|animo|calma|corazon|amor|carino|fe|dios|suerte|honest\w*|verdad|compromis\w*|
    responsab\w*|profesional\w*|personal\w*|experiencia\w*|oportunidad\w*|desafi\w*|reto\w*|aprend\w*|crec\w*|
    exito\w*|sentido|comun|manera|forma|modo|caso|casos|momento\w*|situacion\w*|tiempo|veces|dia|dias|alguna|
    varios|varias|much\w*|hart[oa]s?|tant\w*|poc[oa]s?|cualquier\w*|cada|depende|necesari\w*|correct\w*|
    adecuad\w*|correspond\w*|haga|hace\w*|hacer|hago|hice|dar|doy|dando|ser|soy|estar|tener|tengo|saber|sabe|se|
    poder|puede|puedo|querer|quier\w*|ver|vemos|veo|decir|digo|dice\w*|pasa|pasar|llega\w*|gusta|encanta|siento|
    creo|pienso|parece|supongo|claro|obvio|obviamente|super|muy|realmente|sinceramente|honestamente|simplemente|
    solo|nomas|jaja\w*|etapa\w*|camino|valor|valores|nuev[oa]s?|unico|unica|especial\w*|excelente\w*|perfect\w*|
    positiv\w*|enriquecedor\w*|interesante\w*|complicad\w*|seri[oa]|adelante|final|principio|general|cierto|tema|
    temas|sea|fue|ha|han|sido|nothing|everything|always|never|good|best|great|important|everyone|just|really)$
  `;

const ODD = -5.2;

const isOdd = (word: string) => !/\d/.test(word) && !isKnownWord(word) && letterPlausibility(word) < ODD;

/** Virtues, values and praise: as an answer to "how" or "why" they are only good intentions. */
const ABSTRACT = regex()`
    ^(?:voluntad|altura|miras|alt[oa]s|baj[oa]s|argumentos?|solid[oa]s?|larg[oa]|norte|rumbo|pasion|alma|garra|
    empuje|neque|pilas|camiseta|constancia|dedicacion|disposicion|entrega|entusiasmo|energia|optimismo|fuerza|
    criterio|madurez|templanza|prudencia|sabiduria|inteligencia|cabeza|fria|mente|abiert[oa]|positivismo|
    transparencia|honestidad|sinceridad|integridad|humildad|lealtad|dialogo|comunicacion|empatia|tolerancia|
    armonia|sinergia|liderazgo|excelencia|eficiencia|eficacia|profesionalismo|seriedad|rigor|perseverancia|
    paciencia|tacto|diplomacia|cautela|tino|tranquilidad|serenidad|seguridad|mejora|continua|superacion|
    crecimiento|suenos?|felicidad|alegria|satisfaccion|orgullo|merito|huella|filosofia|principios?|conviccion\w*|
    ejemplo|resiliencia|adaptacion|adaptarse|flexibilidad|creatividad|vision|proposito|pasos?|espiritu|firmeza|
    firme|constante|integral|holistic[oa]|optim\w+|maxim[oa]|recursos|potenci\w+|aport\w+|contribu\w+|sum(?:ar|o|
    ando)|super(?:ar|arse|o)|destac\w+|destino|paz|tiempos|vueltas|altibajos|justicia|equilibrio|humanidad|
    cercania|calidez|vocacion|servicio|esencia|intuicion|olfato|instinto|maestria|disciplina|orden|organizacion|
    planificacion|foco|detalle|detalles|precision|calidad|puntualidad|lindas|gratos?|gratas?|hermos[oa]s?|
    inolvidables?|maravillos[oa]s?|increibles?|bacan|filete|attitude|effort|passion|patience|respect|
    communication|values|quality|heart)$
  `;

function abstractFeatures(own: readonly string[], n: number, self: boolean): Features {
  const airy = own.filter((word) => ABSTRACT.test(word));
  const only = airy.length > 0 && own.every((word) => ABSTRACT.test(word) || WORN.test(word));
  const short = n <= 14 && !self;
  return {
    abstract_only: flag(only && !self),
    abstract_only_self: flag(only && self),
    abstract_short: short ? airy.length / Math.max(1, own.length) : 0,
    abstract_many: flag(airy.length >= 2 && airy.length / own.length >= 0.4 && !self),
    with_abstract: flag(only && !self && n <= 10),
  };
}

const BEGINS_WITH_TOTALS = regex()`
        ^ (?:si |no |uf |mm |bueno |pucha )*(?:(?:de|en|con|a|por|para) )?(?:tod[oa]s?|nada|nadie|muchas?|muchos?|
        vari[oa]s|hart[oa]s|lo que|como (?:corresponde|siempre|todos)|siempre|cualquier\w*)\x20
      `;

/** Capitalized words that are not names from the student's own work. */
const NOT_OWN_NAMES = new RegExp(`^(?:${HUNTER_NAMES}|I|Dios)$`);

function contentFeatures(text: ReadText, question: ReadText, self: boolean): Features {
  const asked = new Set(question.words.filter((word) => !isFunctionWord(word)).map(stem));
  const matter = text.words.filter((word) => !isFunctionWord(word) && word.length > 1);
  const own = matter.filter((word) => !asked.has(stem(word)));
  const solid = own.filter((word) => !WORN.test(word));
  const n = text.words.length;
  const names = (text.raw.match(/(?<=[\p{Ll},;:] )\p{Lu}\p{L}+/gu) ?? []).filter(
    (word) => !NOT_OWN_NAMES.test(word),
  ).length;
  // One implausible word in a sentence may be a name or a brand; many are random key presses.
  const odd = own.filter((word) => word.length > 3 && isOdd(word)).length / Math.max(1, own.length);
  return {
    ...abstractFeatures(own, n, self),
    solid: capped(solid.length, 8),
    solid_none: flag(solid.length === 0),
    solid_few: flag(solid.length <= 1 && n >= 4),
    solid_share: solid.length / Math.max(1, matter.length),
    worn_short: n <= 14 ? 1 - solid.length / Math.max(1, matter.length) : 0,
    names: capped(names, 3),
    names_short: flag(names > 0 && n <= 10),
    odd_letters: odd >= 0.3 ? capped(odd, 0.8) : 0,
    exclaims: flag(/^[¡\s]*(?:(?:ay|uy|uf|oye|oiga|ah|ja\w*)[\s,]+)*qué\s[^?:]*$/i.test(text.raw)),
    apologises: flag(/^ (?:ay |uy )?(?:perdon\w*|disculp\w*|sorry|lo siento|lo lamento) /.test(text.padded)),
    totals_first: flag(BEGINS_WITH_TOTALS.test(text.padded)),
  };
}

/** Words for the evaluating system or used to address it. */
const MACHINE = regex("g")`
    \x20(?:sistema|asistente|modelo|ia|ai|bot|algoritmo|evaluador\w*|evaluacion|prompts?|instruccion\w*|puntaje|
    calificacion|calific\w+|json|score|respuestas?|candidat[oa]|postulante|relevan\w+|pertinen\w+|aprob\w+|
    sugerencias?|validad?[oa]?|veredicto|output|system|assistant|candidate|answer|grade\w*)\x20
  `;

/** How the answer matches the question's form: a choice made, a "never", a step named by its verb. */
function formFeatures(text: ReadText, question: ReadText, asks: QuestionReading): Features {
  const n = text.words.length;
  const asked = new Set(question.words.filter((word) => !isFunctionWord(word) || word === "solo").map(stem));
  const choice = offersChoice(question);
  const opening = text.words[0] ?? "";
  return {
    choice_taken: flag(
      choice &&
        (text.words.some((word) => asked.has(stem(word))) || / (?:las dos|los dos|amb[oa]s) /.test(text.padded)),
    ),
    absence_told: flag(
      asks.extent &&
        n <= 7 &&
        / (?:nunca|jamas|ningun[oa]?|nadie|poco|poca|casi nada|todavia|aun|never|none|not yet) /.test(text.padded),
    ),
    yes_told: flag(asks.extent && n >= 2 && n <= 8 && /^ (?:si|sii|claro|yes|obvio|no) /.test(text.padded)),
    infinitive_start: flag(opening.length >= 4 && /(?:[aei]r|[aei]rse|[aei]rl[oae]s?)$/.test(opening) && n >= 2),
    because_start: flag(
      /^ (?:porque|pq|por|para|because) /.test(text.padded) && / por que | why /.test(question.padded),
    ),
  };
}

/** All content features. `hint`: category and focus, normalized. */
export function matterFeatures(text: ReadText, question: ReadText, asks: QuestionReading, hint: string): Features {
  const acts = readDeclarations(text, question, hint);
  const home = readPrivateLife(text, question);
  const n = Math.max(1, text.words.length);
  const outside = asks.leisure ? 0 : asks.wants ? 0.5 : 1;
  const kinOrLeisure = home.words > 0;
  const first = readFirstPerson(text);
  const marks = first.verbs + first.pronouns;
  const machine = (text.padded.replaceAll(" ", "  ").match(MACHINE) ?? []).length;
  const work = readTopics(text.words).workWords;
  return {
    ...contentFeatures(text, question, asks.self),
    ...formFeatures(text, question, asks),
    declaration_stray: acts.strayShare * flag(!acts.fitting),
    declaration_stray_first: flag(acts.strayFirst && !acts.fitting),
    declaration_stray_mixed: flag(acts.strayShare > 0 && acts.fitting),
    declaration_fitting: flag(acts.fitting),
    declaration_unmet: flag(acts.unmet),
    private: capped(home.share, 0.6) * outside,
    private_any: flag(home.words > 0) * outside,
    private_only: flag(home.only) * outside,
    private_two: flag(home.words >= 2 && home.words >= work) * outside,
    private_kin: flag(home.kin > 0) * outside,
    private_leisure: capped(home.leisure, 3) * outside,
    private_opens: flag(home.opens) * outside,
    private_calendar: flag(home.calendar > 0 && home.words > 0) * outside,
    private_lead: kinOrLeisure ? capped(Math.max(0, home.lead), 0.5) * outside : 0,
    private_trade: kinOrLeisure && home.lead <= 0 ? 1 : 0,
    private_asked: flag(home.words > 0) * flag(asks.leisure),
    machine: marks === 0 ? capped(machine / n, 0.2) : 0,
    machine_three: flag(machine >= 3 && marks === 0),
    told_trade: flag(marks > 0 && home.trade > 0 && home.lead <= 0),
    told_trade_share: marks > 0 && home.lead <= 0 ? capped(home.trade / Math.sqrt(n), 1) : 0,
    told_plain: flag(marks > 0 && home.words === 0),
  };
}

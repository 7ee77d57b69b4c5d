/** How a sentence of a CV opens: with a deed, a part in one, a task, a position, or a result. Spanish, English, Portuguese. */

import { list } from "#app/features/cv/vocabulary/list.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import { type Verb, verbOf, weakOpenerLexicon } from "#app/features/cv/vocabulary/verbs.ts";

/**
 * strong: names a deed ("Reduje", "Led") · result: opens with a figure or an outcome ("46 registros", "Ahorro de")
 * routine: a verb of taking part ("Apoyé") · noun: a task without a doer ("Elaboración de") · infinitive: a duty ("Atender")
 * weak: a position or a chat ("Responsable de", "Hacía") · none: no action at all
 */
export type OpenerKind = "strong" | "result" | "routine" | "noun" | "infinitive" | "weak" | "none";

export type Opener = { kind: OpenerKind; word: string };

// Words that never open a deed, whatever follows: talk, auxiliary verbs, articles and prepositions.
const WEAK_WORDS = new Set(
  list(`hice; hacia; haciamos; estuve; estaba; fui; era; tuve; tenia; trabaje; trabajo; trabajaba; aprendi; aprendia; empece;
  entre; conoci; pude; quise; di; vi; sali; llegue; saque; quede; ahi; ademas; tambien; despues; luego; en; yo; me; mi; mis;
  soy; siempre; ganas; deberes; ilustre; apoyo; ayuda; ayudante; worked; was; had; did; in; i; my; responsavel; encarregado; trabalhei;
  fiz; ajudei; varias; varios; cosas; hago; trabajar; todo; todas; lo; los; las; la; el; de; con; para; por; un; una; se; bajo; sobre`),
);
const RESULT_NOUNS = new Set(
  list(`reduccion; aumento; ahorro; disminucion; incremento; mejora; crecimiento; logro; logros; record; premio; baja; alza;
  recuperacion; recaudacion; certificacion; acreditacion; adjudicacion; aprobacion; cumplimiento; duplicacion; reduction;
  increase; growth; savings; award; reducao; crescimento; economia; equipo; cartera; presupuesto; cobertura; entrega; team;
  ventas; plazo; tasa; rendimiento; tiempo; margen; costo; costos; satisfaccion; primer; primera; segundo; mejor`),
);
const ACTION_NOUN = /(?:cion|sion|ciones|siones|miento|mientos|aje|ncia|ura|cao|coes|mento|ing)$/;
// Tasks that the vocabulary of verbs does not know as their nouns.
const TASK_NOUNS = new Set(
  list(`analisis; ventas; soporte; trabajo; visitas; compras; cobro; cobranza; arqueo; inventarios; clases; charlas; taller; talleres;
  turno; turnos; entrevistas; informes; reportes; ayudantia; asesorias; auditorias; consultoria; docencia; armado; dibujo; poda; riego;
  cosecha; siembra; prestamo; pauta; notas; agenda; pedidos; responsabilidad; tramites; support; management; analysis; maintenance;
  design; development; research; gestao; analise; apoio; atendimento; elaboracao`),
);
const PORTUGUESE_PAST = /(?:ei|zi|uzi|ui)$/;
const PORTUGUESE_ROUTINE = /^(?:apoi|particip|colabor|auxili|acompanh|realiz|atend|registr)/;
// Endings of verbs on words that are none.
const NO_VERB = new Set(
  list(`aqui; alli; comite; cafe; bebe; jose; peru; rene; asi; quiza; chile; jardin; primer; tercer; taller; hogar; lugar; mujer; auxiliar;
  familiar; particular; similar; escolar; popular; militar; celular; titular; regular; preescolar; ejemplar; lider; caracter;
  alquiler; master; poder; bachiller; interior; exterior; superior; limited; united; advanced; related; based; shared; detailed`),
);
const LEAD_IN =
  /^(?:[^\p{L}\p{N}]+|(?:principales\s+)?(?:logros?|resultados?|funciones|impacto|achievements?|responsabilidades)\s*:\s*)+/iu;
/** After a word that may be a noun ("diseño", "cierre"): what shows that it is one. */
const AFTER_NOUN = /^(?:de|del|en|para|con|por|y|e|o|al|of|for|in|at|and|do|da|dos|das)$/;
const ADJECTIVE = /(?:ic[oa]s?|al|ales|iv[oa]s?|ari[oa]s?|os[oa]s?|ente|entes|ad[oa]s?|id[oa]s?|ble|bles|ura)$/;

/** "Diseño de planos" and "Cierre contable" name a task; "Diseño la red", "Cierro el mes" say who does it. */
function isNounHere(verb: Verb, raw: string, next: string): boolean {
  const third = verb.language === "es" && verb.form === "present" && /[ae]$/.test(raw);
  const bare = verb.language === "es" && verb.form === "past" && /e$/.test(raw) && !/(?:uj|us|uv|ic|in|aj)e$/.test(raw);
  if (!verb.ambiguous && !third && !bare) return false;
  if (next === "" || AFTER_NOUN.test(next)) return true;
  return verb.language === "es" && ADJECTIVE.test(next);
}

function kindOfVerb(verb: Verb, raw: string, next: string): OpenerKind | null {
  if (verb.form === "noun" || isNounHere(verb, raw.toLowerCase(), next)) return "noun";
  if (verb.form === "imperfect") return "weak";
  if (verb.form === "participle") return null;
  // The bare form of an English verb is its present; the Spanish infinitive names a duty.
  const said =
    verb.form === "past" || verb.form === "present" || (verb.language === "en" && verb.form === "infinitive");
  return said ? verb.group : "infinitive";
}

/** Verbs outside the vocabulary, by what their ending says of when and by whom. */
function kindByEnding(raw: string, word: string): OpenerKind | null {
  const lower = raw.toLowerCase();
  if (word.length < 4 || NO_VERB.has(word)) return null;
  if (/(?:[éíó]|amos|imos|aron|ieron)$/u.test(lower) && !/(?:ció|sió)n?$/u.test(lower)) return "strong";
  if (word.length < 5) return null;
  // The vocabulary knows "tenía" and "vendía"; other words in -ía are nouns ("pasantía").
  if (/(?:aba|aban|abamos|ábamos|íamos)$/u.test(lower)) return "weak";
  if (/\p{L}{3}(?:ar|er|ir)$/u.test(lower)) return "infinitive";
  if (/(?:ando|iendo|yendo)$/u.test(word) && word.length >= 6) return "infinitive";
  if (/[a-z]{2,}ed$/.test(word)) return "strong";
  if (PORTUGUESE_PAST.test(word)) return PORTUGUESE_ROUTINE.test(word) ? "routine" : "strong";
  return null;
}

function verbKind(raw: string, next: string): OpenerKind | null {
  const verb = verbOf(raw);
  return verb === null ? kindByEnding(raw, fold(raw)) : kindOfVerb(verb, raw, next);
}

/** "He formulado", "have built": the participle tells the deed. */
function perfectKind(participle: string): OpenerKind {
  const verb = verbOf(participle);
  if (verb !== null && (verb.form === "participle" || verb.form === "past")) return verb.group;
  return /(?:ado|ido|to|cho|so|ed)$/.test(fold(participle)) ? "strong" : "weak";
}

/**
 * The opener of a sentence. `figureStart` is the offset of its first measuring figure, or null: a sentence that opens
 * with one, or with the noun of an outcome, needs no verb.
 */
export function opener(sentence: string, figureStart: number | null): Opener {
  const lead = LEAD_IN.exec(sentence)?.[0].length ?? 0;
  const body = sentence.slice(lead);
  const [raw = "", second = "", third = ""] = body.match(/[\p{L}\p{N}+%$]+/gu) ?? [];
  const word = fold(raw);
  const is = (kind: OpenerKind): Opener => ({ kind, word: raw });
  if (raw === "") return is("none");
  if (figureStart !== null && figureStart - lead <= 3) return is("result");
  if (/^(?:me|se|nos)$/.test(word) && second !== "")
    return is(word !== "me" && verbKind(second, fold(third)) === "strong" ? "strong" : "weak");
  if (/^(?:he|hemos|have|tenho)$/.test(word) && second !== "") return is(perfectKind(second));
  // A position has no person in it; "Participé en" has one, however little it says.
  // "Poda, raleo y cosecha": a list of tasks has no object.
  const listed = /^[\p{L}]+\s*[,;:.]/u.test(body);
  const verb = verbKind(raw, listed ? "" : fold(second));
  const spoken = verb === "strong" || verb === "routine";
  if (WEAK_WORDS.has(word) || (!spoken && weakOpenerLexicon.matches(body)[0]?.start === 0)) return is("weak");
  if (verb !== null && !(verb === "noun" && RESULT_NOUNS.has(word))) return is(verb);
  if (figureStart !== null && RESULT_NOUNS.has(word)) return is("result");
  if (TASK_NOUNS.has(word) || ACTION_NOUN.test(word) || RESULT_NOUNS.has(word)) return is("noun");
  return is("none");
}

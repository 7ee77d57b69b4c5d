/** How a sentence of a CV opens: the verb or noun that says what the person did. Spanish, English and Portuguese. */

import { list } from "#app/features/cv/vocabulary/list.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";

/**
 * strong: names a deed ("Reduje", "Led") · result: opens with a figure or an outcome ("46 registros", "Ahorro de")
 * routine: a verb of taking part ("Apoyé") · noun: a task without a doer ("Elaboración de") · infinitive: a duty ("Atender")
 * weak: a position or a chat ("Responsable de", "Hacía") · none: no action at all
 */
export type OpenerKind = "strong" | "result" | "routine" | "noun" | "infinitive" | "weak" | "none";

export type Opener = { kind: OpenerKind; word: string };

const IRREGULAR_DEEDS = new Set(
  list(`reduje; conduje; produje; traduje; introduje; deduje; obtuve; mantuve; sostuve; propuse; compuse; dispuse;
  expuse; intervine; previne; atraje; rehice; contribui; construi; constitui; redujo; produjo; obtuvo; propuso;
  redujimos; obtuvimos; propusimos; introdujo; mantuvo; tradujo`),
);
// Verbs that name a deed, as stems: they count in any person and tense that says it was done ("lidero", "lideró").
const DEED_STEMS =
  list(`lider; reduz; reduzc; produzc; conduzc; construy; propong; obteng; reduc; aument; increment; disen; desarroll; implement; cre; fund; sueld; sold; cocin; horne; pint; dirig; dirij;
  coordin; gestion; negoci; optimiz; optimic; automatiz; automatic; lanc; lanz; constru; mejor; ahorr; logr; consig;
  alcanc; alcanz; super; supervis; capacit; form; ensen; entren; evalu; investig; public; organiz; organic; planific;
  ejecut; produz; produc; administr; integr; migr; program; instal; repar; recuper; resolv; resuelv; rediseñ; redisen;
  reestructur; estandariz; estandaric; simplific; transform; certific; acredit; audit; litig; defend; defiend; represent;
  asesor; diagnostic; cultiv; cosech; vend; capt; fideliz; fidelic; prospect; elev; baj; recaud; adjudic; gan; dupliq;
  duplic; tripliq; triplic; expand; establec; establez; impuls; modeliz; model; valid; calibr; mont; levant; proyect;
  edit; curv; dict; guí; gui; mentor; inici; inaugur; coordine; cerr; cierr; entreg; posicion; disminu; acort; evit;
  elimin; detect; corrig; control; manej; oper; tram; constit; articul; configur; despleg; desplieg; escal; modern`);
const ROUTINE_STEMS =
  list(`apoy; particip; colabor; asist; realiz; realic; ayud; acompañ; acompan; revis; prepar; elabor;
  redact; registr; atend; atiend; recib; mantuv; manten; actualiz; actualic; cumpl; seguí; segui; ingres; archiv; contest;
  respond; clasific; orden; limpi; traslad; tramit; utiliz; utilic; us; aplic; efectu; desempen; ejerc; conoc; maneje;
  auxili; repon; digit; complet; informé; inform; comunic; vel; verific; monitore; observ; cubr; reemplac`);
const WEAK_WORDS = new Set(
  list(`hice; hacia; haciamos; estuve; estaba; fui; era; tuve; tenia; trabaje; trabajo; trabajaba; aprendi; aprendia; empece;
  entre; conoci; pude; quise; di; vi; sali; llegue; saque; quede; ahi; ademas; tambien; despues; luego; en; yo; me; mi; mis;
  soy; siempre; ganas; responsable; encargado; encargada; encargad; cargo; funciones; labores; tareas; actividades; deberes;
  apoyo; ayuda; ayudante; worked; responsible; duties; tasks; was; had; did; in; i; my; responsavel; encarregado; trabalhei;
  fiz; ajudei; varias; varios; vender; cosas; hago; trabajar; todo; todas; lo; los; las; la; el; de; con; para; por; un; una; se`),
);
const ROUTINE_ENGLISH = new Set(
  list(`assisted; helped; supported; participated; performed; handled; attended; prepared; maintained; provided; conducted;
  collaborated; contributed; used; worked; tasked; involved; followed; answered; updated; received; completed; ensured;
  maintain; build; answer; prepare; support; assist; help; provide; perform; handle; create; ensure; use; write; run; make;
  monitor; update; review; process; report; work; keep; clean; serve; participate; follow; collaborate; respond; attend;
  serviced; reviewed; monitored; reported; processed; cleaned; kept; served`),
);
const DEED_ENGLISH = new Set(
  list(`led; built; cut; grew; drove; won; ran; wrote; taught; sold; brought; overhauled; rebuilt; doubled; tripled; lead;
  manage; own; drive; mentor; design; launch; negotiate; saved; raised; headed; shipped; spearheaded; oversaw; began; held;
  founded; took; gave; set; made; kept; found; direct; head; oversee; coordinate; deliver; teach; train; scale; automate`),
);
const DEED_PORTUGUESE = /(?:ei|zi|uzi|ui)$/;
const RESULT_NOUNS = new Set(
  list(`reduccion; aumento; ahorro; disminucion; incremento; mejora; crecimiento; logro; logros; record; premio; baja; alza;
  recuperacion; recaudacion; certificacion; acreditacion; adjudicacion; aprobacion; cumplimiento; duplicacion; reduction;
  increase; growth; savings; award; reducao; crescimento; economia; equipo; cartera; presupuesto; cobertura; entrega; team;
  ventas; plazo; tasa; rendimiento; tiempo; margen; costo; costos; satisfaccion; primer; primera; segundo; mejor`),
);
const ACTION_NOUN = /(?:cion|sion|ciones|siones|miento|mientos|aje|ncia|ura|cao|coes|mento|ing)$/;
const ACTION_NOUNS = new Set(
  list(`control; registro; diseno; desarrollo; gestion; analisis; venta; ventas; soporte; seguimiento; trabajo; liderazgo; manejo; toma;
  visita; visitas; compra; compras; pago; cobro; cobranza; recepcion; despacho; cuadratura; arqueo; inventario; inventarios;
  clases; charlas; taller; talleres; turno; turnos; entrevistas; informes; reportes; cuidado; apoyo; ayudantia; asesoria;
  asesorias; auditoria; auditorias; consultoria; docencia; limpieza; aseo; armado; retiro; carga; descarga; monitoreo;
  levantamiento; calculo; dibujo; revision; supervision; coordinacion; responsabilidad; tramites; redaccion; support;
  management; analysis; maintenance; design; development; research; gestao; analise; apoio; atendimento; elaboracao`),
);
const LEAD_IN =
  /^(?:[^\p{L}\p{N}]+|(?:principales\s+)?(?:logros?|resultados?|funciones|impacto|achievements?|responsabilidades)\s*:\s*)+/iu;

function startsWithStem(word: string, stems: readonly string[]): boolean {
  return stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= 5 && word.length > stem.length);
}

/** "Lidero", "gestiono", "negocio", but not "administrativo" or "ingeniero": the stem of a known verb and nothing else. */
function isPresent(word: string): boolean {
  const stem = /^(.{3,}?)i?o$/.exec(word)?.[1];
  const bare = /^(.{3,})o$/.exec(word)?.[1];
  return [stem, bare].some((one) => one !== undefined && (DEED_STEMS.includes(one) || ROUTINE_STEMS.includes(one)));
}

/** Tense by the ending: what a Spanish verb form says of when and by whom. */
function spanishForm(raw: string, folded: string): "deed" | "imperfect" | "infinitive" | "gerund" | "present" | null {
  if (IRREGULAR_DEEDS.has(folded)) return "deed";
  const lower = raw.toLowerCase();
  if (folded.length >= 4 && /(?:[éíó]|amos|imos)$/u.test(lower) && !/(?:ció|sió)n?$/u.test(lower)) return "deed";
  if (
    /(?:aba|abamos|íamos|ía)$/u.test(lower) &&
    folded.length >= 5 &&
    !/(?:ería|logía|oría|grafía|nomía|metría)$/u.test(lower)
  )
    return "imperfect";
  if (/^\p{L}{2,}(?:ar|er|ir)$/u.test(folded) && folded.length >= 5) return "infinitive";
  if (/(?:ando|iendo|yendo)$/u.test(folded) && folded.length >= 6) return "gerund";
  return isPresent(folded) ? "present" : null;
}

function verbKind(raw: string, word: string): OpenerKind | null {
  if (DEED_ENGLISH.has(word)) return "strong";
  if (ROUTINE_ENGLISH.has(word)) return "routine";
  if (/[a-z]{2,}ed$/.test(word) && word.length >= 5) return "strong";
  const form = spanishForm(raw, word);
  const routine = startsWithStem(word, ROUTINE_STEMS);
  const deed = startsWithStem(word, DEED_STEMS);
  if (form === "deed") return routine && !deed ? "routine" : "strong";
  if (form === "imperfect") return "weak";
  if (form === "infinitive" || form === "gerund") return "infinitive";
  if (form === "present" && !ACTION_NOUNS.has(word)) return deed ? "strong" : routine ? "routine" : null;
  if (word.length >= 5 && DEED_PORTUGUESE.test(word)) return routine ? "routine" : "strong";
  return null;
}

/**
 * The opener of a sentence. `figureStart` is the offset of its first measuring figure, or null: a sentence that opens
 * with one, or with the noun of an outcome, needs no verb.
 */
export function opener(sentence: string, figureStart: number | null): Opener {
  const lead = LEAD_IN.exec(sentence)?.[0].length ?? 0;
  const body = sentence.slice(lead);
  const words = body.match(/[\p{L}\p{N}+%$]+/gu) ?? [];
  const raw = words[0] ?? "";
  const word = fold(raw);
  const result = (kind: OpenerKind): Opener => ({ kind, word: raw });
  if (raw === "") return result("none");
  if (figureStart !== null && figureStart - lead <= 3) return result("result");
  const reflexive = /^(?:me|se|nos)$/.test(word) && words[1] !== undefined;
  const verb = verbKind(reflexive ? (words[1] ?? "") : raw, reflexive ? fold(words[1] ?? "") : word);
  if (reflexive) return result(verb === "strong" && word !== "me" ? "strong" : "weak");
  const perfect = /^(?:he|hemos|have|tenho)$/.test(word) && words[1] !== undefined;
  if (perfect)
    return result(
      startsWithStem(fold(words[1] ?? ""), ROUTINE_STEMS)
        ? "routine"
        : /(?:ado|ido|to|cho|so|ed)$/.test(fold(words[1] ?? ""))
          ? "strong"
          : "weak",
    );
  if (/^a cargo de\b/.test(fold(body))) return result("weak");
  if (WEAK_WORDS.has(word)) return result("weak");
  if (verb !== null) return result(verb);
  if (figureStart !== null && RESULT_NOUNS.has(word)) return result("result");
  if (ACTION_NOUNS.has(word) || ACTION_NOUN.test(word) || RESULT_NOUNS.has(word)) return result("noun");
  return result("none");
}

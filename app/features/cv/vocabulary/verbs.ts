import { buildLexicon } from "./lexicon.ts";
import { list } from "./list.ts";
import { fold } from "./text.ts";
import { conjugate, conjugateEnglish, type VerbForm } from "./verb-forms.ts";

/** Verbs that name a deed with an effect. Notation of verb-forms.ts. */
const STRONG_SPANISH = list(`
liderar; dirigir; encabezar; coordinar; supervisar; gestionar; administrar; gerenciar; conducir; comandar; orientar; guiar:guí; motivar; delegar; crear; diseñar; desarrollar; implementar; implantar; instaurar; inaugurar; fundar; iniciar; emprender; lanzar; introducir; establecer; constituir; construir; instalar; montar; levantar; edificar; habilitar; programar; automatizar; digitalizar; informatizar; modernizar; innovar; inventar
patentar; prototipar; modelar; modelizar; simular; configurar; desplegar:despleg; migrar; integrar; escalar; parametrizar; reducir; disminuir; rebajar; acortar; ahorrar; minimizar; eliminar; evitar; prevenir; erradicar; mitigar; aumentar; incrementar; elevar; duplicar; triplicar; cuadruplicar; multiplicar; expandir; ampliar:amplí; crecer; acelerar; maximizar; potenciar; mejorar; optimizar; perfeccionar; fortalecer; reforzar:refuerz; consolidar; agilizar
simplificar; estandarizar; normalizar; reestructurar; reorganizar; rediseñar; renovar:renuev; transformar; revertir:reviert:revirt; recuperar; rescatar; restaurar; rehabilitar; reparar; solucionar; resolver:resuelv::resuelto; lograr; alcanzar; conseguir:consigu:consigu; obtener; superar; exceder; ganar; adjudicar; conquistar; posicionar; impulsar; promover:promuev; fomentar; incentivar; generar; producir; fabricar; cosechar
cultivar; plantar; negociar; renegociar; pactar; acordar:acuerd; convencer; persuadir; vender; captar; fidelizar; retener; prospectar; comercializar; cerrar:cierr; abrir::abr:abierto; recaudar; cobrar; facturar; invertir:inviert:invirt; financiar; rentabilizar; capacitar; formar; entrenar; enseñar; instruir; educar; mentorear; mentorizar; inducir; evaluar:evalú; diagnosticar; auditar; certificar; acreditar; fiscalizar; inspeccionar; validar
calibrar; medir:mid:mid; calcular; cuantificar; proyectar; pronosticar; presupuestar; planificar; planear; organizar; estructurar; definir; formular; proponer; publicar; editar; traducir; escribir::escrib:escrito; ilustrar; componer; interpretar; exponer; presentar; dictar; difundir; divulgar; representar; defender:defiend; litigar; demandar; patrocinar; mediar; conciliar; asesorar; aconsejar; recomendar:recomiend
investigar; analizar; descubrir::descubr:descubierto; identificar; detectar; demostrar:demuestr; comprobar:comprueb; experimentar; sistematizar; documentar; mapear; caracterizar; ejecutar; concretar; materializar; finalizar; concluir; entregar; operar; intervenir; tratar; rehacer; contratar; reclutar; seleccionar; articular; vincular; convocar; movilizar; curar; filmar; depurar; refactorizar; blindar; proteger; asegurar; garantizar; salvar; contener
soldar:sueld; cablear; energizar; perforar; excavar; cubicar; trazar; tornear; ensamblar; embalar; cocinar; hornear; emplatar; coreografiar; actuar:actú; exhibir; coser; confeccionar; tapizar; pintar; pavimentar; hormigonar; estucar; techar; regar:rieg; podar; injertar; vacunar; anestesiar; internacionalizar; externalizar; reposicionar; viralizar; monetizar
bajar; subir; recortar; liberar; economizar; armar; idear; concebir:concib:concib; catalogar; alegar; regularizar; inscribir::inscrib:inscrito; licitar; valorizar; poner; dictaminar; presidir; cofundar; codirigir; cocrear; incubar; exportar; importar; suturar; intubar; reanimar; estabilizar; esterilizar; dializar; pesquisar; estimular; alfabetizar; nivelar; tutorizar; reinsertar; empoderar; sensibilizar; catastrar; georreferenciar; muestrear; secuenciar; sintetizar; aislar:aísl; purificar
codificar; testear; probar:prueb; virtualizar; orquestar; segmentar; perfilar; visualizar; bosquejar; diagramar; maquetar; animar; renderizar; esculpir; grabar; musicalizar; estrenar; reportear; transmitir; fotografiar:fotografí; sembrar:siembr; fertilizar; fumigar; ordeñar; inseminar; desparasitar; faenar; filetear; esquilar; aserrar; lijar; barnizar; laminar; encofrar; enfierrar; alinear; fundir; forjar; fresar; mecanizar; rectificar; troquelar; inyectar; extruir; electrificar; conectar; empalmar; bobinar; lubricar; desmontar; desarmar; remodelar
demoler:demuel; compactar; asfaltar; impermeabilizar; climatizar; maniobrar; pilotear; navegar; estibar; rutear; nacionalizar; desaduanar; bordar; tejer; maquillar; depilar; competir:compit:compit; evacuar; sofocar; patrullar; custodiar; incautar; desarticular; resguardar; deshuesar; decorar; fermentar; destilar; maridar; tostar:tuest; refinanciar; reprogramar; repactar; liquidar; suscribir::suscrib:suscrito; indemnizar; descongestionar; descentralizar; transparentar; interconectar; subtitular; narrar; moderar; relatar; apalancar
sostener; revitalizar; reactivar; activar; dinamizar; regular; reciclar; reutilizar; compostar; reforestar; forestar; remediar; restituir; sustituir; distinguir; abordar; anticipar; autorizar; aprobar:aprueb; rechazar; refutar; impugnar; apelar; interponer; notarizar; escriturar; legalizar; triar; categorizar; priorizar; jerarquizar; balancear; centralizar; unificar; armonizar; homologar; homogeneizar; compatibilizar; adelantar; destrabar
manejar; controlar; inventariar; despachar; repartir; distribuir; transportar; abastecer; suministrar; proveer; comprar; cotizar; tramitar; procesar; disponer; servir:sirv:sirv; cuidar; derivar; entrevistar; visitar; encuestar; recolectar; recopilar; reunir:reún; transcribir::transcrib:transcrito; cambiar; ajustar; adaptar; adecuar; corregir:corrig:corrig; tabular; envasar; facilitar; intermediar; rendir:rind:rind; subrogar; promocionar; cortar
`);

/** Verbs of taking part, helping and keeping things going. */
const ROUTINE_SPANISH = list(`
apoyar; ayudar; asistir; auxiliar; colaborar; participar; contribuir; cooperar; acompañar; asociar; realizar; efectuar:efectú; hacer; desempeñar; ejercer; trabajar; laborar; aplicar; usar; cumplir; utilizar; emplear; operativizar; revisar; monitorear; observar; vigilar; chequear; seguir:sigu:sigu; registrar; ingresar; digitar; archivar; ordenar; clasificar; etiquetar; almacenar; guardar; actualizar
mantener; conservar; limpiar; asear; higienizar; sanitizar; recibir; recepcionar; trasladar; cargar; descargar; reponer; pagar; cuadrar; contestar; responder; informar; reportar; notificar; avisar; contactar; llamar; agendar; citar; completar; llenar; preparar; alistar
velar; tomar; buscar; consultar; estudiar; aprender; conocer; dominar; entender:entiend; leer; copiar; escanear; imprimir; enviar:enví; retirar; devolver:devuelv::devuelto; calificar; sumar; contar:cuent; pesar; empacar; sellar
enlazar; justificar; respaldar; cubrir::cubr:cubierto; reemplazar; suplir; rotar; cumplimentar; ofrecer; degustar; saludar; embolsar; lavar; planchar; barrer; pelar; picar; amasar; conversar; dialogar; escuchar; socializar; compartir; brindar; incluir; encargar
mostrar:muestr; explicar; repasar; moldear; doblar; trapear; desinfectar; enjuagar; secar; colgar:cuelg; apilar; pistolear; rotular; timbrar; foliar; anillar; fotocopiar; transferir:transfier:transfir; depositar; girar; reservar; confirmar; acomodar; acoger; albergar; alimentar; mudar; bañar; pasear; acarrear; vaciar:vací; rellenar; mezclar; batir; calentar:calient; enfriar; congelar; descongelar; porcionar; desmalezar; rastrillar; ralear; enfardar; arrear; atender:atiend; redactar; elaborar; verificar; comunicar
`);

const STRONG_ENGLISH = list(`
lead:led; manage; direct; head; oversee:oversaw:overseen; supervise; coordinate; build:built; create; design; develop; implement; launch; establish; found; start; initiate; introduce; spearhead; pioneer; drive:drove:driven; grow:grew:grown; increase; expand; boost; raise; double; triple; improve; enhance; optimize; optimise; streamline; accelerate; reduce; cut:cut; decrease; eliminate; save; prevent; resolve; solve; fix; repair; restore; turn; transform; redesign; rebuild:rebuilt
restructure; reorganize; modernize; automate; digitize; migrate; integrate; deploy; ship:shipped; deliver; execute; achieve; exceed; surpass; attain; win:won; earn; secure; negotiate; close; sell:sold; generate; produce; manufacture; market; promote; position; recruit; hire; train; teach:taught; coach; mentor; educate; evaluate; assess; audit; certify; validate; analyze; analyse; research; investigate; discover; identify; detect; diagnose; treat; forecast; plan:planned; budget; invest
allocate; organize; define; formulate; propose; author; write:wrote:written; publish; edit; translate; present; advise; consult; represent; defend; litigate; program:programmed; code; engineer; architect; test; configure; install; standardize; scale; refactor; model; calculate; measure; standardise; centralize; consolidate; orchestrate; champion; influence; persuade; inspire; unify; revamp; overhaul; devise; craft; compose; choreograph; curate; illustrate; cook; bake; weld; assemble; construct; fundraise
own; run:ran:run; bring:brought; begin:began:begun; hold:held; take:took:taken; give:gave:given; set:set; make:made; find:found; rise:rose:risen; shorten; lower; trim; slash; halve; recover; retain; release; move; shape; steer; chair; convene; mediate; settle; argue; plead:pleaded; prosecute; draft; patent; prototype; sketch; animate; film; shoot:shot; stage; sing:sang:sung; farm; plant; harvest; breed:bred; wire; machine; paint; plaster; plumb; survey; map; drill; blast; pilot; navigate; rescue
vaccinate; intubate; rehabilitate; counsel; tutor; grade; empower; engage; onboard; upsell; outperform; benchmark; refine; rewrite:rewrote:rewritten; rework; containerize; provision; instrument; query; visualize; segment; simplify; upgrade; replatform; extend; acquire; merge; divest; refinance; bill; reconcile; comply; enforce; accredit; reopen; open; relocate; transition; convert; cultivate
`);

const ROUTINE_ENGLISH = list(`
assist; help; support; aid; participate; collaborate; contribute; cooperate; work; perform; conduct; handle; use; utilize; apply; operate; maintain; keep:kept; monitor; review; check; inspect; follow; record; log:logged; enter; file; sort; store; stock; clean; receive; dispatch; distribute; transport; load; unload; purchase; order; pay:paid; answer; respond; reply; inform; report; notify; contact; call; schedule; process; complete; fill; prepare; serve; care; attend; interview; visit; collect; gather; search; study; learn; know:knew:known
read:read; copy; scan:scanned; print; send:sent; update; adjust; adapt; correct; count; pack; label; facilitate; liaise; cover; replace; provide; offer; ensure; include; involve; greet; welcome; wash; communicate; compile; document; track; verify; observe; shadow; rotate
`);

/** Nouns that stand for a task: "Implementación de", with the verb they come from. Only before "de" or an object. */
const STRONG_NOUNS = list(`
liderazgo; dirección; coordinación; supervisión; gestión; administración; jefatura; creación; diseño; desarrollo; implementación; implantación; fundación; lanzamiento; introducción; establecimiento; construcción; instalación; montaje; levantamiento; programación; automatización; digitalización; modernización; innovación; modelamiento; configuración; despliegue; migración; integración; reducción; disminución; ahorro; eliminación; prevención; mitigación; aumento
incremento; duplicación; expansión; ampliación; crecimiento; aceleración; mejora; mejoramiento; optimización; perfeccionamiento; fortalecimiento; consolidación; simplificación; estandarización; reestructuración; reorganización; rediseño; renovación; transformación; recuperación; restauración; rehabilitación; reparación; solución; resolución; logro; obtención; superación; adjudicación; posicionamiento; impulso; promoción; fomento; generación; producción; fabricación
negociación; venta; captación; fidelización; prospección; comercialización; cierre; apertura; recaudación; inversión; financiamiento; capacitación; formación; entrenamiento; evaluación; diagnóstico; auditoría; certificación; acreditación; fiscalización; inspección; validación; calibración; medición; cálculo; proyección; planificación; organización; estructuración; definición; formulación; propuesta; publicación; edición; traducción; composición; interpretación
difusión; representación; defensa; litigación; mediación; asesoría; investigación; análisis; descubrimiento; identificación; detección; sistematización; ejecución; concreción; finalización; entrega; operación; intervención; tratamiento; contratación; reclutamiento; selección; articulación; vinculación
`);

const ROUTINE_NOUNS = list(`
apoyo; ayuda; asistencia; colaboración; participación; contribución; cooperación; acompañamiento; realización; desempeño; aplicación; uso; utilización; manejo; revisión; control; monitoreo; observación; vigilancia; seguimiento; registro; ingreso; digitación; archivo; orden; clasificación; etiquetado; almacenamiento; inventario; actualización; mantención; mantenimiento; conservación; limpieza; aseo; sanitización; recepción; despacho; reparto; distribución; traslado; transporte; carga; descarga
reposición; abastecimiento; compra; cotización; pago; cuadratura; atención; respuesta; reporte; notificación; contacto; agendamiento; coordinaciones; tramitación; procesamiento; llenado; preparación; elaboración; redacción; confección; servicio; cuidado; derivación; entrevista; visita; toma; recolección; recopilación; búsqueda; estudio; transcripción; escaneo; impresión; envío; retiro; devolución; cambio; ajuste; adaptación; corrección; tabulación; conteo; envasado; facilitación; rendición; respaldo; cobertura; reemplazo
`);

/** Openings that tell a position or a duty instead of a deed. */
export const WEAK_OPENERS: readonly string[] = list(`
responsable de; responsable por; responsable del área de; responsable; encargado de; encargado; a cargo de; a mi cargo; estuve a cargo de; estaba a cargo de; quedé a cargo de; apoyo en; apoyo a; apoyo al; apoyar en; brindar apoyo; dar apoyo; ayuda en; ayudar en; ayudar a; ayudaba a; ayudaba en; ayudaba; ayudé a; colaborar en; colaboraba en; colaboración en; participar en; participaba en; participé en; participación en; asistir en; asistencia en
hacía; hacía de todo; hacer de todo; hice de todo; hago de todo; hacíamos; se hacía; estaba en; estuve en; estuve trabajando; trabajaba en; trabajaba como; trabajé en; trabajé como; trabajé de; me desempeñé como; me desempeñé en; me tocaba; me tocó; me encargaba de; me encargo de; me encargué de; me dedicaba a; me dedico a; tuve que; tenía que; tenía a cargo; mi trabajo era; mi trabajo consistía en; mi función era; mis funciones eran
mis funciones; mis labores; mis tareas; mis responsabilidades; funciones; funciones principales; principales funciones; funciones realizadas; funciones del cargo; las funciones; labores; labores de; labores realizadas; tareas; tareas de; tareas realizadas; actividades; actividades realizadas; actividades de; responsabilidades; entre mis funciones; dentro de mis funciones; cumplir con; cumplir funciones de; cumplir labores de; realizar labores de; realizar tareas de; realizar funciones de
realicé labores de; realizaba; realicé mi práctica; ejercer como; desempeñar funciones; cargo; varios; de todo un poco; entre otros; etcétera; otras funciones; otras tareas; lo que me pidieran; conocimiento de; manejo de; experiencia en; aprendí a; aprendí; aprender a; conocí; vi; responsible for; in charge of; duties; duties included; responsibilities; responsibilities included; tasks; tasks included; tasked with; worked on; worked as; worked with; helped; helped with; helped to; assisted with; assisted in
participated in; involved in; was responsible for; was in charge of; job duties; my job was; did; had to; exposure to; familiar with; responsável por; encarregado de; auxiliar em; ajudar em; participação em; atividades; funções
`);

// Forms that are also everyday nouns or adjectives, with or without a lost accent ("informe" for "informé").
const AMBIGUOUS = new Set(
  list(`
cargo; trabajo; estudio; presento; presente; informe; reporte; registre; cobre; corte; cierre; cuenta; planta; forma; marcha; prueba; mezcla; cura; falla; nota; lista; guía; copia; cargue; apoye; contacte; publico; público; médico; pinto; práctica; actúa; dicto; edito; crea; creo; labora; llamo; llama; llenado; visita; pica; cita; busca; toma; corta; lava; carga; contrata; mezclo; cocina; cocino; calculo; titulo; formado
sueldo; baja; bajo; siembra; reserva; resguardo; liquido; animo; moldeo; mudo; mudas; cuadro; recorte; ensamble; desarme; empalme; ensaye; arma; arme;
obra; oferta; marca; venda; vende; vino; vine; trajo; traje; sirve; para; como; sello; peso; pago; abono; gano; cultivo; injerto; riego; corto; saludo; cambio; ajuste; envase; avance; alcance; empleo; empaque; embalaje; despacho; despliegue; refuerzo; acuerdo; invento; modelo; modela; proyecto; presupuesto; escrito; hecho; puesto; salvo; exhibo; encabezado; certificado; titulado; licenciado; resultado; estado; dado; mercado; pedido; contenido; sentido; partido; recorrido
lead; head; model; plan; program; market; work; help; support; contact; report; record; test; study; order; stock; store; care; document; research; design; value; use; file; cover; offer; process; schedule; copy; search; print; label; log; pack; call; answer; interview; budget; train; coach; cook; author; author's; direct; perfect; present; fix; close; start; visit; update; review; check; audit; code; volunteer; lab; run; turn; shape; move; stage; chair; set; make; hold; find; film; farm; plant; harvest; wire; machine; drill; blast; pilot; map; survey; bill; release; patent; prototype; grade; query; benchmark; upgrade; tutor; file
`),
);

/** Matches weak openers; ask with the beginning of a line and take a match at its start. */
export const weakOpenerLexicon = buildLexicon(WEAK_OPENERS.map((opener) => [opener, opener] as const));

export type VerbGroup = "strong" | "routine";
export type Verb = {
  lemma: string;
  group: VerbGroup;
  form: VerbForm;
  language: "es" | "en" /** True where the word is as often no verb at all ("diseño", "informe", "cargo"). */;
  ambiguous: boolean;
};

type Index = { written: Map<string, Verb>; unaccented: Map<string, Verb> };

function add(index: Map<string, Verb>, word: string, verb: Omit<Verb, "ambiguous">): void {
  if (index.has(word)) return;
  index.set(word, { ...verb, ambiguous: AMBIGUOUS.has(word) || NOUNS.has(word) });
}

function addForms(index: Map<string, Verb>, group: VerbGroup, spanish: readonly string[], english: readonly string[]) {
  const lemma = (notation: string) => notation.split(":")[0] ?? "";
  for (const notation of spanish) {
    const base = { lemma: lemma(notation), group, language: "es" } as const;
    for (const [word, form] of conjugate(notation)) add(index, word, { ...base, form });
  }
  for (const notation of english) {
    const base = { lemma: lemma(notation), group, language: "en" } as const;
    for (const [word, form] of conjugateEnglish(notation)) add(index, word, { ...base, form });
  }
}

function verbIndex(): Index {
  const written = new Map<string, Verb>();
  addForms(written, "strong", STRONG_SPANISH, STRONG_ENGLISH);
  addForms(written, "routine", ROUTINE_SPANISH, ROUTINE_ENGLISH);
  for (const [group, nouns] of [["strong", STRONG_NOUNS] as const, ["routine", ROUTINE_NOUNS] as const]) {
    for (const noun of nouns) add(written, noun, { lemma: noun, group, form: "noun", language: "es" });
  }
  const unaccented = new Map<string, Verb>();
  for (const [word, verb] of written) {
    const bare = fold(word);
    if (bare !== word && !written.has(bare)) add(unaccented, bare, verb);
  }
  return { written, unaccented };
}

const NOUNS = new Set([...STRONG_NOUNS, ...ROUTINE_NOUNS]);
const INDEX = verbIndex();

/** Number of verbs, by group, of both languages. */
export const VERB_COUNTS: Readonly<Record<VerbGroup, number>> = {
  strong: new Set([...STRONG_SPANISH, ...STRONG_ENGLISH]).size,
  routine: new Set([...ROUTINE_SPANISH, ...ROUTINE_ENGLISH]).size,
};

/**
 * The verb (or task noun) that one word is a form of; null for other words. Accents decide where they are written
 * ("lideró" past, "lidero" present); a word without them that only exists with them is understood too ("lidere").
 * Ambiguous forms are the caller's to judge: "diseño" is given as a present, marked ambiguous.
 */
export function verbOf(word: string): Verb | null {
  const lower = word.normalize("NFC").toLowerCase();
  return INDEX.written.get(lower) ?? INDEX.unaccented.get(fold(lower)) ?? null;
}

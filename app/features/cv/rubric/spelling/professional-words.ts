/** Words that Spanish CVs of Chile use and a dictionary of Spain does not have, and loans that nobody counts as errors. */

import { list } from "#app/features/cv/vocabulary/list.ts";

/** Spanish words of work and study, as written (accents included), singular; the checker derives plural and feminine. */
export const PROFESSIONAL_WORDS: readonly string[] = list(`
sondaje; sénior; júnior; aplicador; logueo; geomecánico; chancado; relave; estéril; dosificador; calibrador; raleo; enfardadora; cosechero; catastro; geotecnia; hidrogeología; sondista; perforista; aforo;
mantención; planimetría; telemetría; fitosanidad; fitosanitario; inocuidad; trazabilidad; usabilidad; empleabilidad; accesibilidad;
kinesiólogo; kinesiología; fonoaudiólogo; fonoaudiología; obstetricia; matrón; matrona; técnico; paramédico; prehospitalario;
intrahospitalario; ambulatorio; postoperatorio; preoperatorio; perioperatorio; intraoperatorio; posnatal; postnatal; prenatal; perinatal;
hemodinamia; imagenología; vacunatorio; policlínico; toxicología; farmacovigilancia; bioseguridad; bioestadística; biomédico;
biotecnología; bioquímico; nanotecnología; agroindustria; agroindustrial; agroecología; vitivinícola; hortofrutícola; frutícola;
acuícola; acuicultura; salmonicultura; salmonero; piscicultura; mitilicultura; forestación; silvicultura; temporero;
packing; predio; predial; fertirriego; fertirrigación; telefonista; cajero; reponedor; bodeguero; jefatura; subgerente; subgerencia;
subjefe; subdirector; subadministrador; cofundador; coinvestigador; coautor; codocente; copiloto; coordinador; multidisciplinario;
interdisciplinario; transdisciplinario; intercultural; interculturalidad; socioeducativo; socioemocional; psicosocial; psicolaboral;
psicoeducativo; psicoeducación; psicopedagogo; psicopedagogía; psicopedagógico; psicomotricidad; neurodivergente; neurodiversidad;
educador; parvulario; párvulo; preescolar; prebásica; curricular; microcurricular; extracurricular; preuniversitario; ayudantía;
memorista; tesista; titulado; egresado; magíster; diplomado; licenciatura; posgrado; postgrado; postítulo; postulante; postulación;
licitación; adquisición; abastecimiento; autoabastecimiento; remuneración; finiquito; previsional; cotización; tributario; tributación;
precierre; conciliación; reconciliación; facturación; boleta; cuadratura; arqueo; devengado; presupuestario; presupuestación; refinanciamiento;
microempresa; microempresario; pyme; emprendedor; emprendimiento; intraemprendimiento; benchmarking; gestionar; gestionador; referente;
jurisprudencia; litigación; litigante; juzgado; procurador; contestación; tramitador; notarial; fiscalía; penitenciario; policial;
multitester; canalización; electromecánico; electromovilidad; electricista; soldador; oxicorte; mecanizado; fresado; tornería; rebobinado;
termografía; vibracional; hidráulico; neumático; oleohidráulico; instrumentista; calibración; lubricación; retroexcavadora; motoniveladora;
tolva; tolvero; camionero; autopista; geomecánica; geotecnia; geotécnico; geofísica; geología; georreferenciación; georreferenciar; relave; lixiviación;
flotación; chancador; chancado; molienda; perforista; tronadura; hormigón; enfierradura; enfierrador; alzaprima; moldaje; estucado;
cubicación; cubicar; topógrafo; topografía; fotogrametría; batimetría; sustentabilidad; sostenibilidad; ecoeficiencia; reciclaje; compostaje;
autoescalado; microservicio; contenedor; escalable; escalabilidad; backend; frontend; ciberseguridad; ciberataque; ofimática; digitalización;
digitador; tipeo; tipear; chatear; formatear; hipertexto; multiplataforma; videollamada; videoconferencia; teletrabajo; telemedicina;
telesalud; teleoperador; postventa; posventa; preventa; preventista; cobranza; fidelización; fidelizar; segmentación; merchandising;
preprensa; diagramación; diagramar; maquetación; ilustrador; tipografía; storyboard; podcast; rediseño; rediseñar; rediseñado; prototipado; prototipar; prototipo;
reproceso; retrabajo; reprocesar; sobrestock; inventario; inventariar; picking; crossdocking; estandarizar; estandarización; parametrizar;
parametrización; priorizar; priorización; optimizar; optimización; reestructurar; reingeniería; externalizar; externalización; implementar; implementación;
monitorear; monitoreo; liderar; liderazgo; empoderar; empoderamiento; consensuar; transparentar; visibilizar; dimensionar; redimensionar; mentoría; mentorear;
coaching; capacitador; relator; relatoría; facilitador; tallerista; monitor; gestor; agendar; agendamiento; calendarizar; calendarización;
recepcionar; recepción; despachar; despachador; conductor; pioneta; peoneta; guardia; conserje; auxiliar; júnior; garzón; barista; sumiller; bartender;
gastronomía; gastronómico; repostería; panificación; hotelería; hotelero; ecoturismo; enoturismo; turístico; guiado; patrimonial; museografía;
mapudungun; mapuche; aimara; rapanui; chileno; santiaguino; autoayuda; autogestión; autoaprendizaje; autodidacta; proactivo; proactividad; resiliente; resiliencia; polifuncional;
polivalente; asertivo; asertividad; empático; sociable; quiebre; comuna; comunal; vecinal; intercomunal; intersectorial; territorial; consultivo; edilicio; edificatorio;
cuadrilla; contratista; subcontratista; subcontrato; subcontratación; estamento; planilla; dotación; rotación; ausentismo; reclutador; reclutamiento;
inducción; desvinculación; onboarding; accidentabilidad; siniestralidad; ergonomía; ergonómico; prevencionista; matriz; epidemiología; epidemiológico; encuestador; encuestaje;
transversalizar; metaanálisis; cualitativo; cuantitativo; econometría; econométrico; machine; learning; dashboard; reportería; reportabilidad; analítica; datawarehouse; indicador;
indexado; indizado; arbitrado; ponencia; ponente; fondecyt; convivencia; apoderado; multigrado; evaluativo; retroalimentación; retroalimentar; alfabetización; prelectura; lectoescritura; grafomotricidad; varietal; tamizaje; glicosilado; glicemia; parrón; ingresante; egresante; postrado; postoperado; geriátrico; enoturismo
`);

/** Loans and words of tools: known in any CV, whatever its language. */
export const LOAN_WORDS: readonly string[] = list(`
unisex; pallet; pallets; palet; checklist; backlog; onboarding; coaching;
marketing; email; e-mail; mail; mailing; software; hardware; web; online; offline; full; stack; time; part; freelance; freelancer; trainee; junior; senior;
semi; manager; management; team; leader; lead; tech; product; project; owner; scrum; master; agile; kanban; sprint; backlog; backend; frontend; devops; cloud; data;
analytics; analyst; business; intelligence; big; machine; learning; deep; dashboard; dashboards; kpi; kpis; okr; reporting; report; reports; retail; stock; stocks;
stakeholder; stakeholders; feedback; networking; coaching; coach; mentoring; onboarding; offboarding; outsourcing; insourcing; branding; brief; copy; copywriting; copywriter; content;
community; social; media; ads; adwords; lead; leads; funnel; inbound; outbound; engagement; influencer; influencers; streaming; storytelling; hashtag; post; posts; reel; reels; stories; story; call; center;
contact; help; desk; ticket; tickets; back; office; front; house; show; room; catering; check; checklist; list; layout; lay; out; picking; packing; cross; docking; supply; chain; lean; six; sigma; kaizen; poka;
yoke; black; green; belt; benchmark; benchmarking; blended; e-learning; elearning; learning; streaming; startup; startups; fintech; edtech; healthtech; proptech; crowdfunding; pitch; workshop; workshops;
webinar; webinars; bootcamp; bootcamps; hackathon; hackaton; hackathons; meetup; framework; frameworks; testing; tester; test; tests; testeo; debugging; deploy; deployment; script; scripts; scripting; bug; bugs; commit;
commits; pull; request; requests; pipeline; pipelines; api; apis; rest; token; tokens; endpoint; endpoints; plugin; plugins; widget; widgets; wireframe; wireframes; mockup; mockups; landing; page; responsive; user; experience; interface;
research; researcher; ux; ui; lighting; rendering; render; renders; shader; sketch; motion; graphics; gamer; gaming; esports; e-commerce; ecommerce; marketplace; delivery; drive; ranking; rating; rapport; rally; crossfit; running; trekking; surf;
snowboard; ballet; jazz; rock; blues; hobby; hobbies; blog; blogger; vlog; podcast; podcasts; newsletter; newsletters; clipping; publisher; press; fundraising; grooming; holding; joint; venture; due; diligence; compliance; forecast; forecasting; budget; cash;
flow; pricing; factoring; leasing; trading; trader; broker; brokers; underwriting; swap; spread; bonds; equity; private; banking; bank; rebate; pos; trade; sell; in; shopper; visual; key; account; accounts; customer; success; service; services; sales; executive;
assistant; intern; internship; head; hunter; hunting; headhunter; headhunting; staff; staffing; payroll; recruiting; sourcing; assessment; centre; ventilator; triage; shock; bypass; stent; score; screening; scanner; bundle; ranking; feedlot; mulching; blending; sampling; scada; plc; rack; racks; router; routers; switch;
switches; firewall; backup; backups; server; servers; hosting; host; streaming; wifi; bluetooth; chat; bot; chatbot; chatbots; prompt; link; links; login; tablet; notebook; smartphone; tips; mix; kit; kits; set; spa; resort; lobby; booking; overbooking; tour; tours; city; sommelier; chef; sous; maitre; bistró; buffet; coffee;
break; cocktail; mocktail; bar; pub; boutique; vintage; outfit; styling; casting; backstage; set; spot; jingle; master; class; club; smart; power; pivot; internacional; excel; word; outlook; teams; zoom; meet; google; gmail; whatsapp; instagram; facebook; linkedin; tiktok; youtube; canva; capcut; photoshop; illustrator; indesign; premiere; figma; autocad;
revit; sketchup; lumion; python; java; javascript; typescript; node; react; angular; vue; docker; kubernetes; git; github; gitlab; linux; ubuntu; windows; oracle; postgres; mysql; mongo; redis; kafka; spark; hadoop; tableau; qlik; looker; jira; trello; notion; slack; asana; miro; moodle; classroom; kahoot; genially; padlet; wordpress; shopify; prestashop; woocommerce; hubspot; salesforce;
softland; defontana; transtecnia; nubox; buk; talana; bsale; toteat; mercado; stata; spss; matlab; arcgis; qgis; atlas; nvivo; mendeley; zotero; arduino; solidworks; inventor; minitab; primavera; opus; presto; vulcan; datamine; minesight; deswik; leapfrog; whittle; aspen; hysys; labview; rayos; pmp; cisco; cpa; sence; tens; pie; dua; sep; fonasa; isapre; cesfam; cecosf; samu; simce; paes; psu; sernac; conaf; sag; indap; corfo; sercotec; mop; serviu; mineduc; minsal; onemi; senapred; sename; junji
`);

/** Openings of words that join freely: "reprocesar", "autogestión", "multicanal". */
export const PREFIXES: readonly string[] = list(`
anti; auto; bi; bio; ciber; co; contra; des; electro; eco; ex; extra; foto; geo; hidro; hiper; infra; inter; intra; macro; mega; micro; mini; mono; multi;
nano; neo; neuro; neumo; oleo; omni; poli; pos; post; pre; pro; psico; radio; re; retro; semi; sobre; socio; sub; super; supra; tele; termo; trans; tri; ultra; vice; video; agro; fito; fisio; cardio; gastro; hemo; oftalmo; oto; dermo; micro; nefro; onco; pluri
`);

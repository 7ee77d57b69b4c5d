/** The competencies that a CV can show, and the words by which a deed shows them (folded Spanish, English, Portuguese). */

export type Competency = {
  name: string;
  /** In what was done. */
  deed: RegExp;
  /** In skills, summary or other lists; null = lists do not show it. */
  /** Breaks ties: what says most about a person comes first. */
  weight: number;
};

export const CATALOG: readonly Competency[] = [
  {
    name: "Liderazgo",
    weight: 1,
    deed: /\b(?:lider(?!es\b)\w*|dirig\w*|dirij\w*|supervis(?:e|o|aba|ando|ar)|encabec\w*|(?:equipos?|cuadrillas?) de \d+|equipo de \p{L}+ personas|a cargo de \d+|coordin\w+ (?:a |de )?(?:\d+ (?!horas)|un equipo|equipos?)|led|managed? (?:a )?team|mentor\w*|headed|delegu\w*)\b/u,
  },
  {
    name: "Trabajo en equipo",
    weight: 0.7,
    deed: /\b(?:en equipo|junto (?:a|con)|en conjunto|colabor(?!ador)\w*|multidisciplin\w*|interdisciplin\w*|coordin\w+ con|con (?:las )?areas|(?:con|al|del|un|mi|nuestro) (?:gran )?equipo(?! (?:de )?(?:comput\w*|medico|electr\w*|industr\w*))|teamwork|cross-functional|collaborat\w*|with (?:the )?\w+ team|equipe)\b/,
  },
  {
    name: "Análisis de datos",
    weight: 1,
    deed: /\b(?:datos(?! (?:personales|de contacto))|data|sql|power bi|tableau|dashboards?|indicador\w*|kpis?|estadistic\w*|analisis de (?:datos|cuentas|resultados|ventas|demanda|indicadores|mercado|brechas|costos)|modelos? predictiv\w*|python|metricas?|pronostic\w*)\b/,
  },
  {
    name: "Gestión de proyectos",
    weight: 0.9,
    deed: /\b(?:proyectos?|implement(?!os?\b)\w*|puesta en marcha|carta gantt|licitacion\w*|lance|lanzamiento|(?:direccion|administracion|inspeccion|jefatura) de obras?|projects?|launched|rollout|projetos?)\b/,
  },
  {
    name: "Atención a personas",
    weight: 0.9,
    deed: /\b(?:pacientes|(?<!(?:cuenta corriente|cartera|base) de |empresas |para \d{1,4} )clientes(?! (?:miner|corporativ|industrial))|usuari[oa]s|(?<!(?:sector|contador|contadora|espacio|transporte|servicio|ministerio) )publico|familias|beneficiari[oa]s|apoderad[oa]s|vecin[oa]s|residentes|huespedes|comensales|pasajeros|ati?end\w+ (?:a|al)|customers?|patients?|clients|socios|personas mayores|adultos mayores)\b/,
  },
  {
    name: "Planificación",
    weight: 0.8,
    deed: /\b(?:planific\w*|programe|programacion de (?:turnos|visitas|produccion|obras?|actividades|rutas|horas|citas|despachos)|organi(?:ce|zo|zamos|zando|zar|zed|zing|zacion de)|calendariz\w*|cronogramas?|agend(?:e|o|ar|amiento)|elabor\w+ (?:de |el |del )?presupuestos?|schedul\w*|planned|budgeting)\b/,
  },
  {
    name: "Resolución de problemas",
    weight: 0.9,
    deed: /\b(?<!sin )(?:resolv\w*|resuel\w*|solucion\w*|redisen\w*|diagnostic(?:o|ar|ando|ue|os) (?:de |y )?(?:fallas?|averias?|problemas?)|(?<!sin )fallas|incidencias|repar(?:e|o|ar|ando|acion|aciones)|corrig\w*|corregi\w*|automati[zc]\w*|optimi[zc]\w*|cuellos? de botella|troubleshoot\w*|fixed|root cause|debug\w*)\b/,
  },
  {
    name: "Docencia y formación",
    weight: 0.9,
    deed: /\b(?:ensen\w*|capacit(?:e|o|ar|ando|acion|aciones) (?!recibid)|forme a|formacion de (?:\p{L}+ )?(?:alumn|estudiant|equipos?|monitor|personas)\w*|clases (?:de|a|en|para)|talleres (?:a|para|con|de)|docencia|alumn[oa]s|(?<!entre \d{1,5} )estudiantes(?! beneficiad)|tutor(?:e|o|ia|ias)|ayudantias?|ayudante de (?:catedra|curso|laboratorio|docencia)|planificacion curricular|trained|taught|induccion (?:de|a|al)|aprendizajes)\b/u,
  },
  {
    name: "Seguridad y calidad",
    weight: 0.9,
    deed: /\b(?:seguridad(?! (?:social|publica))|calidad(?! de vida)|inocuidad|normas|normativ\w*|iso \d+|auditorias? (?:interna|externa|de calidad|iso)\w*|acreditacion|prevencion|riesgos? (?:laboral\w*|electric\w*|critic\w*|psicosocial\w*|en (?:faena|terreno|obra))|haccp|protocolos?|compliance|accident\w*|infecc\w*|eventos adversos|no conformidades|safety(?! stock)|quality|inspecc\w*|valid\w+ (?:de )?(?:\d+ )?(?:metodos?|procesos?|equipos?))\b/,
  },
  {
    name: "Ventas y negociación",
    weight: 0.9,
    deed: /\b(?:(?<!compras y |compra y |libros? de |registro de )ventas?|vend(?:i|e|o|ia|iendo|er|imos)|negoci(?:e|o|ar|ando|acion|aciones|amos)|cartera de (?:\d+ )?clientes|metas? (?:comercial\w*|mensual\w*|de ventas?)|comerciali[cz]\w*|(?:gestion|equipo|area|visitas?) comercial\w*|sales|sold|negotiat\w*|revenue|prospect(?:e|o|ar|ando|ing)|fideli[cz]\w*|leads)\b/,
  },
  {
    name: "Gestión de recursos",
    weight: 0.8,
    deed: /\b(?:presupuest\w*|costos?|gastos?|ahorr\w*|(?<!modulos de )factur\w*|contab\w*|pagos?|tesorer\w*|inventarios?|stock|financier\w*|tribut\w*|conciliac\w*|remuneracion\w*|recaud\w*|fondos?|mm\$|uf|budget\w*|costs?|savings|caja|compras)\b/,
  },
  {
    name: "Creatividad y diseño",
    weight: 0.7,
    deed: /\b(?:disen(?:e|o|amos|ando|ar|os) (?:(?:grafic|de (?:piezas|marca|logo|interfaces|espacios|material|planos|afiches|vestuario|imagen))\w*|(?:la|el|las|los|una?|\d+) (?:\p{L}+ )?(?:identidad|marcas?|logos?|piezas|afiches|interfaz|interfaces|portadas?|vestuario|planos?|prototip\w*|campanas?))|ilustr(?:e(?! municipalidad)|o|acion|aciones|ar|ando|ador\w*)|identidad (?:visual|grafica|corporativa|de marca)|prototip\w*|planos|maquetas?|edicion de videos?|(?:edite|grabe|produje) (?:\d+ )?videos?|fotografi\w*|designed|branding|piezas (?:grafic|digital|audiovisual)\w*)\b/u,
  },
  {
    name: "Operación y logística",
    weight: 0.7,
    deed: /\b(?:bodegas?|despach\w*(?! de correspondencia)|logistic\w*|produccion (?:de|diaria|mensual)|maquin(?:a|as|aria)|mantencion\w*|mantenimiento|instalacion de|instal(?:e|o)|rutas de|abastec\w*|cosech\w*|riego|faenas?|warehouse|shipping|maintenance|grua)\b/,
  },
  {
    name: "Investigación",
    weight: 0.8,
    deed: /\b(?:investig(?:o|ue|ando|ar|ador\w*|acion(?! de (?:accidentes|incidentes))|aciones)|tesis|publicac\w* (?:cientific|indexad|academ)\w*|articulos? (?:cientific|indexad)\w*|papers|muestreos?|ensayos (?:de laboratorio|clinicos)|research\w*|seminario de titulo|fondecyt|poster cientifico)\b/,
  },
  {
    name: "Comunicación",
    weight: 0.8,
    deed: /\b(?:presente (?:a|al|ante|el|la|los|las|un|una|resultados|informes)|presentaciones|presented|expus\w*|redact\w*|(?:elabor|prepar)\w+ (?:de )?informes|difusion|charlas|relatori\w*|vocer\w*|comunic(?:o|ue|ar|ando|acional\w*|aciones|ados?)|entrevist(?:e|o|ar|as|ando)|notas (?:de prensa|periodistic\w*)|contenidos|wrote|stakeholders|reuniones con|seguidores)\b/,
  },
  {
    name: "Adaptación",
    weight: 0.4,
    deed: /\b(?:pandemia|reorgani[cz]\w*|gestion del cambio|me adapt\w*|adaptacion (?:al?|del?) (?:cambio|nuev)\w*|teletrabajo|trabajo remoto|clases remotas)\b/,
  },
];

/** Named by their own rules, not by words: see competencies.ts. */
export const RESULTS = "Orientación a resultados";
export const TECHNICAL = "Conocimiento técnico";
export const TOOLS = "Manejo de herramientas";
export const CRAFT = "Conocimientos del oficio";
export const LEARNING = "Aprendizaje continuo";
export const LANGUAGES = "Idiomas";
export const TRAJECTORY = "Experiencia en el oficio";
export const TRAINING = "Formación";

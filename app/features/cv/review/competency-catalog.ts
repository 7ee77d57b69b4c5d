/** The competencies that a CV can show, and the words by which a deed shows them (folded Spanish, English, Portuguese). */

export type Competency = {
  name: string;
  /** In what was done. */
  deed: RegExp;
  /** Breaks ties: what says most about a person comes first. */
  weight: number;
};

export const CATALOG: readonly Competency[] = [
  {
    name: "Liderazgo",
    weight: 1,
    deed: /\b(?:lider(?!es\b)\w*|dirig\w*|dirij\w*|supervis(?:e|o|aba|ando|ar)|encabec\w*|a cargo de \d+|coordin\w+ (?:a |de )?(?:\d+ (?!horas)|un equipo|equipos?)|led|managed? (?:a )?team|mentor\w*|headed|delegu\w*)\b/u,
  },
  {
    name: "Trabajo en equipo",
    weight: 0.7,
    deed: /\b(?:en equipo|junto (?:a|con) (?!la\b)|en conjunto con|colabor(?!ador)\w*|multidisciplin\w*|interdisciplin\w*|coordin\w+ con|con (?:las |otras )?areas|con (?:el|mi|nuestro|un) equipo(?! (?:de )?(?:comput\w*|medico|electr\w*|industr\w*))|teamwork|cross-functional|collaborat\w*|with (?:the )?\w+ team|equipe)\b/,
  },
  {
    name: "Análisis de datos",
    weight: 1,
    deed: /\b(?:anali\w+ (?:de )?(?:\p{L}+ )?(?:datos|data|cuentas|resultados|ventas|demanda|indicadores|mercado|brechas|costos)|(?:proces|modele|limpi|cruc)\w* (?:de )?(?:\p{L}+ )?datos|sql|power bi|tableau|dashboards?|kpis?|estadistic\w*|modelos? predictiv\w*|pronostic\w*|data (?:analy|model|clean)\w*|analy[sz]\w* (?:of )?(?:\p{L}+ )?data)\b/u,
  },
  {
    name: "Gestión de proyectos",
    weight: 0.9,
    deed: /\b(?:(?:lider|dirig|gestion|coordin|administr|formul|ejecut|postul|planific|jef)\w* (?:de |del |el |la |los |las |un |una |\d+ )*(?:\p{L}+ )?proyectos?|implement(?:e|o|amos|acion de)\b|puesta en marcha|carta gantt|licitacion(?:es)? (?:publica|de)\w*|(?:direccion|administracion|jefatura) de obras?|(?:led|managed|ran|coordinated|delivered) (?:\p{L}+ ){0,4}projects?|project manage\w+|rollout|gestao de projetos?)\b/u,
  },
  {
    name: "Atención a personas",
    weight: 0.9,
    deed: /\b(?:pacientes|patients?|huespedes|comensales|pasajeros|residentes|personas mayores|adultos mayores|apoderad[oa]s)\b|\b(?:aten(?:cion|di|dimos|der|diendo)|atiend\w+|orient(?:e|o|acion|ando)|acompan\w+|servi(?:r|cio)|serv(?:ed|ing)|help(?:ed|ing)|assist(?:ed|ing)|support(?:ed|ing)|cuid(?:e|o|ado|ando))\b[^.;]{0,40}\b(?:clientes?|usuari[oa]s|publico|familias|beneficiari[oa]s|vecin[oa]s|soci[oa]s|ninos|ninas|customers?|clients?|guests|visitors|children|personas)\b/,
  },
  {
    name: "Planificación",
    weight: 0.8,
    deed: /\b(?:planific(?!ador\b)\w*|programe|programacion de (?:turnos|visitas|produccion|obras?|actividades|rutas|horas|citas|despachos)|organi(?:ce|zo|zamos|zando|zar|zed|zing|zacion de)|calendariz\w*|cronogramas?|agend(?:e|o|ar|amiento)|elabor\w+ (?:de |el |del )?presupuestos?|schedul(?:ed|ing)|planned|budgeting)\b/,
  },
  {
    name: "Resolución de problemas",
    weight: 0.9,
    deed: /\b(?<!sin )(?:resolv\w*|resuel\w*|solucion\w*|diagnostic(?:o|ar|ando|ue|os) (?:de |y )?(?:fallas?|averias?|problemas?)|(?:reduj|baj|detect|elimin|corr)\w+ (?:las |los )?(?:fallas|incidencias)|repar(?:e|o|ar|ando)|corrig\w*|corregi\w*|automati[zc]\w*|optimi[zc]\w*|cuellos? de botella|troubleshoot\w*|fixed|root cause|debug\w*)\b/,
  },
  {
    name: "Docencia y formación",
    weight: 0.9,
    deed: /\b(?:ensen\w*|capacit(?:e|o|ar|ando|acion|aciones) (?!recibid)|forme a|formacion de (?:\p{L}+ )?(?:alumn|estudiant|equipos?|monitor|personas)\w*|clases (?:de|a|en|para)|talleres (?:a|para|con|de)|docencia|alumn[oa]s|(?<!entre \d{1,5} )estudiantes(?! beneficiad)|tutor(?:e|o|ia|ias)|ayudantias?|ayudante de (?:catedra|curso|laboratorio|docencia)|planificacion curricular|trained|taught|induccion (?:de|a|al)|aprendizajes)\b/u,
  },
  {
    name: "Seguridad y calidad",
    weight: 0.9,
    deed: /\b(?:seguridad(?! (?:social|publica|privada))|(?:control|aseguramiento|gestion|sistema) de (?:la )?calidad|inocuidad|normas (?:iso|de seguridad|sanitarias)|iso \d+|auditorias? (?:interna|externa|de calidad|iso)\w*|acreditacion (?:de calidad|hospitalaria|clinica)|prevencion de \p{L}+|riesgos? (?:laboral\w*|electric\w*|critic\w*|psicosocial\w*|en (?:faena|terreno|obra))|haccp|protocolos? de (?:seguridad|limpieza|higiene|emergencia|calidad)|infecc\w*|eventos adversos|no conformidades|safety(?! stock)|quality (?:control|assurance|checks?|system)|inspecc\w* (?:de |tecnica )?(?:seguridad|calidad|obras?|equipos?|terreno))\b/u,
  },
  {
    name: "Ventas y negociación",
    weight: 0.9,
    deed: /\b(?:(?:atencion y|equipo de|metas? de|jefe de|jefa de|area de|asesoria y) ventas?|^ventas?\b|vend(?:i|o|ia|iendo|imos)|(?:^|yo )negocio|negoci(?:e|ar|ando|acion|aciones|amos)|cartera de (?:\d+ )?clientes|metas? (?:comercial\w*|mensual\w*)|(?:gestion|equipo|area|visitas?) comercial\w*|sales (?:team|target|calls|goal)s?|sold|negotiat\w*|prospect(?:e|o|ar|ando|ing)|fideli[cz]\w*)\b/,
  },
  {
    name: "Gestión de recursos",
    weight: 0.8,
    deed: /\b(?:presupuest\w*|(?:control|reduj|baj)\w* (?:de |el |los )?(?:costos?|gastos?)|ahorr\w*|(?<!modulos de )factur\w*|contab\w*|pago a proveedores|tesorer\w*|control de (?:inventarios?|stock)|financier\w*|tribut\w*|conciliac\w*|remuneracion\w*|recaud\w*|budget\w*|savings|(?:cierre|arqueo|manejo) de caja|compras a)\b/,
  },
  {
    name: "Creatividad y diseño",
    weight: 0.7,
    deed: /\b(?:disen(?:e|o|amos|ando|ar|os) (?:(?:grafic|de (?:piezas|marca|logo|interfaces|espacios|material|planos|afiches|vestuario|imagen))\w*|(?:la|el|las|los|una?|\d+) (?:\p{L}+ )?(?:identidad|marcas?|logos?|piezas|afiches|interfaz|interfaces|portadas?|vestuario|planos?|prototip\w*|campanas?))|ilustr(?:e(?! municipalidad)|o|acion|aciones|ar|ando|ador\w*)|identidad (?:visual|grafica|corporativa|de marca)|prototip\w*|maquetas?|edicion de videos?|(?:edite|grabe|produje) (?:\d+ )?videos?|fotografi\w*|designed|branding|piezas (?:grafic|digital|audiovisual)\w*)\b/u,
  },
  {
    name: "Operación y logística",
    weight: 0.7,
    deed: /\b(?:(?:bodegas?|control de bodega)|(?:recep\w+ y |prepar\w+ (?:y )?|coordin\w+ )?despach\w+ (?:de )?(?:pedidos|productos|carga|mercaderia|ordenes|camiones)|logistic\w*|produccion (?:diaria|mensual)|oper(?:e|o|acion de|ando) \p{L}+|mantencion\w*|mantenimiento|rutas de (?:reparto|entrega|despacho)|abastec\w*|cosech\w*|riego|warehouse (?!robot)|shipping|maintenance|grua)\b/u,
  },
  {
    name: "Investigación",
    weight: 0.8,
    deed: /\b(?:investig(?:o|ue|ando|ar|ador\w*|acion(?! de (?:accidentes|incidentes))|aciones)|tesis|publicac\w* (?:cientific|indexad|academ)\w*|articulos? (?:cientific|indexad)\w*|papers|ensayos (?:de laboratorio|clinicos)|research\w*|seminario de titulo|fondecyt|poster cientifico)\b/,
  },
  {
    name: "Comunicación",
    weight: 0.8,
    deed: /\b(?:presente (?:a|al|ante|el|la|los|las|un|una|resultados|informes)|presentaciones|presented|expus\w*|redact\w*|(?:elabor|prepar)\w+ (?:de )?informes|difusion|charlas|relatori\w*|vocer\w*|comunic(?:o|ue|acional\w*|aciones)|entrevist(?:e|o|ar|as|ando)|notas (?:de prensa|periodistic\w*)|contenidos (?:para|de) redes|stakeholders)\b/,
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

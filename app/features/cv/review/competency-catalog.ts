/**
 * The competencies that a CV can show, with the words by which an achievement shows them (normalized Spanish, English,
 * Portuguese). Each name claims no more than its words: "Negociación" is not called sales, nor a saving resource
 * management.
 */

import { regex } from "#app/platform/regex.ts";

export type Competency = {
  name: string;
  /** Matched in achievements. */
  achievement: RegExp;
  /** Breaks ties: the most informative competency comes first. */
  weight: number;
};

export const CATALOG: readonly Competency[] = [
  {
    name: "Liderazgo",
    weight: 1,
    achievement: regex("u")`
        \b(?:lider(?!es\b)\w*|dirig\w*|dirij\w*|supervis(?:e|o|aba|ando|ar)|encabec\w*|a cargo de \d+|
        coordin\w+ (?:a |de )?(?:\d+ (?!horas)|un equipo|equipos?)|^led\b|managed? (?:a )?team|mentor\w*|headed|
        delegu\w*)\b
      `,
  },
  {
    name: "Trabajo en equipo",
    weight: 0.7,
    achievement: regex()`
        \b(?:en equipo|junto (?:a|con) (?!la\b)|en conjunto con|colabor(?!ador)\w*|multidisciplin\w*|
        interdisciplin\w*|coordin\w+ con|con (?:las |otras )?areas|con (?:el|mi|nuestro|
        un) equipo(?! (?:de )?(?:comput\w*|medico|electr\w*|industr\w*))|teamwork|cross-functional|collaborat\w*|
        with (?:the )?\w+ team|equipe)\b
      `,
  },
  {
    name: "Análisis de datos",
    weight: 1,
    achievement: regex("u")`
        \b(?:anali\w+ (?:de )?(?:\p{L}+ )?(?:datos|data|cuentas|resultados|ventas|demanda|indicadores|mercado|
        brechas|costos)|(?:proces|modele|limpi|cruc)\w* (?:de )?(?:\p{L}+ )?datos|(?:cre|constru|disen|implement|
        arm|elabor|desarroll|buil|develop)\w* (?:\p{L}+ ){0,3}(?:dashboards?|tableros? de (?:control|
        indicadores))|estadistic\w*|modelos? predictiv\w*|pronostic\w*|data (?:analy|model|clean)\w*|
        analy[sz]\w* (?:of )?(?:\p{L}+ )?data)\b
      `,
  },
  {
    name: "Gestión de proyectos",
    weight: 0.9,
    achievement: regex("u")`
        \b(?:(?:lider|dirig|gestion|coordin|administr|formul|ejecut|postul|planific|jef)\w* (?:de |del |el |la |
        los |las |un |una |\d+ )*(?:\p{L}+ )?proyectos?|puesta en marcha|carta gantt|licitacion(?:es)? (?:publica|
        de)\w*|(?:direccion|administracion|jefatura) de obras?|(?:led|managed|ran|coordinated|
        delivered) (?:\p{L}+ ){0,4}projects?|project manage\w+|rollout|gestao de projetos?)\b
      `,
  },
  {
    name: "Atención a personas",
    weight: 0.9,
    achievement: regex("u")`
        \b(?:aten(?:cion|di|dimos|der|diendo)|atiend\w+|orient(?:e|o|acion|ando)|acompan\w+|cuid(?:e|o|ado|ando|
        ados)|trat(?:e|o|amiento|ando)|evalu(?:e|o|acion|ando)|control(?:e|o|ando)?|serv(?:i|imos|ed|ing)|
        help(?:ed|ing)|assist(?:ed|ing)|support(?:ed|ing)|treat(?:ed|ing)|car(?:ed|
        ing) for)\b[^.;]{0,40}\b(?:pacientes|patients?|huespedes|comensales|pasajeros|residentes|personas|
        adultos mayores|apoderad[oa]s|clientes?|usuari[oa]s|publico|familias|beneficiari[oa]s|vecin[oa]s|
        soci[oa]s|ninos|ninas|customers?|clients?|guests|visitors|children)\b
      `,
  },
  {
    name: "Planificación",
    weight: 0.8,
    achievement: regex()`
        \b(?:planific(?!ador\b)\w*|programe|programacion de (?:turnos|visitas|produccion|obras?|actividades|rutas|
        horas|citas|despachos)|organi(?:ce|zo|zamos|zando|zar|zed|zing|zacion de)|calendariz\w*|cronogramas?|
        agend(?:e|o|ar|amiento)|elabor\w+ (?:de |el |del )?presupuestos?|schedul(?:ed|ing)|planned|budgeting)\b
      `,
  },
  {
    name: "Resolución de problemas",
    weight: 0.9,
    achievement: regex()`
        \b(?<!sin )(?:resolv\w*|resuel\w*|solucion\w*|diagnostic(?:o|ar|ando|ue|os) (?:de |y )?(?:fallas?|
        averias?|problemas?)|(?:reduj|baj|detect|elimin|corr)\w+ (?:las |los )?(?:fallas|incidencias)|repar(?:e|o|
        ar|ando)|automati[zc]\w*|optimi[zc]\w*|cuellos? de botella|troubleshoot\w*|fixed|root cause|debug\w*)\b
      `,
  },
  {
    name: "Docencia y formación",
    weight: 0.9,
    achievement: regex("u")`
        \b(?:ensen\w*|capacit(?:e|o|ar|ando|acion|aciones) (?!recibid)|forme a|formacion de (?:\p{L}+ )?(?:alumn|
        estudiant|equipos?|monitor|personas)\w*|clases (?:de|a|en|para)|talleres (?:a|para|con|de)|docencia|
        alumn[oa]s|(?<!entre \d{1,5} )estudiantes(?! beneficiad)|tutor(?:e|o|ia|ias)|ayudantias?|
        ayudante de (?:catedra|curso|laboratorio|docencia)|planificacion curricular|trained|taught|
        induccion (?:de|a|al)|aprendizajes)\b
      `,
  },
  {
    name: "Prevención de riesgos",
    weight: 0.9,
    achievement: regex("u")`
        \b(?:seguridad (?:industrial|laboral|y salud|minera|en (?:faena|obra|terreno))|normas de seguridad|
        iso 45001|prevencion de riesgos|riesgos? (?:laboral\w*|electric\w*|critic\w*|psicosocial\w*|en (?:faena|
        terreno|obra))|protocolos? de (?:seguridad|emergencia)|inspecc\w* de seguridad|(?:sin|cero) accidentes|
        site safety|safety (?:inspection|training|procedure)s?)\b
      `,
  },
  {
    name: "Control de calidad",
    weight: 0.9,
    achievement: regex("u")`
        \b(?:(?:control|aseguramiento|gestion|sistema) de (?:la )?calidad|inocuidad|normas (?:iso|sanitarias)|
        iso (?!45001)\d+|auditorias? (?:de calidad|iso)|acreditacion (?:de calidad|hospitalaria|clinica)|haccp|
        protocolos? de (?:limpieza|higiene|calidad)|no conformidades|quality (?:control|assurance|checks?|system)|
        inspecc\w* de calidad)\b
      `,
  },
  {
    name: "Ventas",
    weight: 0.9,
    achievement: regex("u")`
        \b(?:(?:atencion y|equipo de|metas? de|jefe de|jefa de|area de|asesoria y) ventas?|
        ^ventas? (?!vari)(?<!compras y ventas )|vend(?:i|o|ia|iendo|imos)|cartera de (?:\d+ )?clientes|
        metas? comercial\w*|gestion comercial|(?:led|ran|managed|trained) (?:a |the )?(?:\p{L}+ )?sales team|sold|
        prospect(?:e|o|ar|ando|ing)|fideli[cz]\w*)\b
      `,
  },
  {
    name: "Negociación",
    weight: 0.9,
    achievement:
      /\b(?:^negocio (?:con|el|la|los|las|un|una|\d)|yo negocio|negoci(?:e|ar|ando|acion|aciones|amos)|negotiat\w*)\b/u,
  },
  {
    name: "Presupuestos y costos",
    weight: 0.8,
    achievement:
      /\b(?:presupuest\w*|(?:control|reduj|baj|reduccion)\w* (?:de |el |los |las )?(?:costos?|gastos?)|budgets?)\b/u,
  },
  {
    name: "Contabilidad y finanzas",
    weight: 0.8,
    achievement: regex("u")`
        \b(?:(?<!modulos de )facturacion|contab\w*|pago a proveedores|tesorer\w*|tribut\w*|
        conciliaci\w* (?:bancari|contab|de cuentas)\w*|remuneracion\w*|declaraciones (?:de )?(?:iva|renta|
        juradas)|bookkeeping)\b
      `,
  },
  {
    name: "Inventarios y caja",
    weight: 0.8,
    achievement: regex("u")`
        \b(?:control de (?:inventarios?|stock|existencias)|inventarios? (?:general|mensual|de (?:bodega|
        mercaderia|productos|insumos))|(?:cierre|arqueo|manejo|apertura)(?: y (?:cierre|apertura))? de caja|
        stock control|cash handling)\b
      `,
  },
  {
    name: "Diseño",
    weight: 0.7,
    achievement: regex("u")`
        \b(?:disen(?:e|o|amos|ando|ar|os) (?:(?:grafic|de (?:piezas|marca|logo|interfaces|espacios|material|
        planos|afiches|vestuario|imagen))\w*|(?:la|el|las|los|una?|\d+) (?:\p{L}+ )?(?:identidad|marcas?|logos?|
        piezas|afiches|interfaz|interfaces|portadas?|vestuario|planos?|prototip\w*|campanas?))|
        ilustr(?:e(?! municipalidad)|o|acion|aciones|ar|ando)|identidad (?:visual|grafica|corporativa|de marca)|
        prototip\w*|maquetas?|piezas (?:grafic|digital|audiovisual)\w*|branding)\b
      `,
  },
  {
    name: "Producción audiovisual",
    weight: 0.7,
    achievement: regex("u")`
        \b(?:edicion de videos?|(?:edite|grabe|produje|filme) (?:\d+ )?(?:videos?|capitulos?|documental\w*|
        cortometraj\w*|podcasts?)|fotografi\w* de|registro audiovisual|(?:filmed|edited|shot) (?:\d+ )?(?:videos?|
        films?))\b
      `,
  },
  {
    name: "Logística",
    weight: 0.7,
    achievement: regex("u")`
        \b(?:control de bodega|(?:recep\w+ y |prepar\w+ (?:y )?|coordin\w+ )?despach\w+ (?:de )?(?:pedidos|
        productos|carga|mercaderia|ordenes|camiones)|logistic\w*|rutas de (?:reparto|entrega|despacho)|abastec\w*|
        warehouse (?!robot)|shipping)\b
      `,
  },
  {
    name: "Mantención",
    weight: 0.7,
    achievement: regex("u")`
        \b(?:mantencion|mantenimiento|maintenance)\b(?! (?:del? )?(?:la |los |las )?(?:\d+ )?(?:archivos?|
        registros?|procesos|sitios?|software|sistemas?|paginas?|window))
      `,
  },
  {
    name: "Operación de equipos",
    weight: 0.7,
    achievement: regex("u")`
        \b(?:oper(?:e|o|acion de|ando) (?:\p{L}+ )?(?:gruas?|camion\w*|maquin\w*|equipos?|retroexcavador\w*|
        excavador\w*|horquilla|tractor\w*|calderas?|planta)|operated (?:\p{L}+ )?(?:cranes?|machin\w*|forklifts?|
        equipment))\b
      `,
  },
  {
    name: "Investigación",
    weight: 0.8,
    achievement: regex()`
        \b(?:investig(?:o|ue|ando|ar|ador\w*|acion(?! de (?:accidentes|incidentes))|aciones)|tesis|
        publicac\w* (?:cientific|indexad|academ)\w*|articulos? (?:cientific|indexad)\w*|papers|
        ensayos (?:de laboratorio|clinicos)|research\w*|seminario de titulo|fondecyt|poster cientifico)\b
      `,
  },
  {
    name: "Comunicación",
    weight: 0.8,
    achievement: regex()`
        \b(?:presente (?:a|al|ante|el|la|los|las|un|una|resultados|informes)|presentaciones|presented|expus\w*|
        redact\w*|(?:elabor|prepar)\w+ (?:de )?informes|difusion|charlas|relatori\w*|vocer\w*|comunic(?:o|ue|
        acional\w*|aciones)|entrevist(?:e|o|ar|as|ando)|notas (?:de prensa|periodistic\w*)|contenidos (?:para|
        de) redes|stakeholders)\b
      `,
  },
];

/** Assigned by rules in competencies.ts, not by words. */
export const RESULTS = "Orientación a resultados";
export const TECHNICAL = "Conocimiento técnico";
export const TOOLS = "Herramientas que nombras";
export const CRAFT = "Conocimientos que nombras";
export const LEARNING = "Estudios y cursos que nombras";
export const LANGUAGES = "Idiomas";

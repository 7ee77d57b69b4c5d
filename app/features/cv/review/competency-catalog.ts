/** The competencies that a CV can show, and the words by which a deed shows them (folded Spanish, English, Portuguese). */

export type Competency = {
  name: string;
  /** In what was done. */
  deed: RegExp;
  /** In skills, summary or other lists; null = lists do not show it. */
  listed: RegExp | null;
  /** Breaks ties: what says most about a person comes first. */
  weight: number;
};

export const CATALOG: readonly Competency[] = [
  {
    name: "Liderazgo",
    weight: 1,
    deed: /\b(?:lider\w*|dirig\w*|dirij\w*|supervis(?:e|o|aba|ando|ion|ed|ar)|jefatura\w*|encabec\w*|equipos? de \d+|equipo de \p{L}+ personas|a cargo de \d+|coordin\w+ (?:a |de )?(?:\d+|un equipo|equipos?|turnos)|le(?:a)?d|managed? (?:a )?team|mentor\w*|headed|delegu\w*)\b/u,
    listed:
      /\b(?:liderazgo|manejo de (?:equipos?|personal|grupos?)|leadership|lideranca|direccion de equipos|team management)\b/,
  },
  {
    name: "Trabajo en equipo",
    weight: 0.7,
    deed: /\b(?:en equipo|equipos?|junto (?:a|con)|en conjunto|colabor\w*|multidisciplin\w*|interdisciplin\w*|coordin\w+ con|con (?:las )?areas|team|cross-functional|collaborat\w*|with (?:the )?\w+ team|equipe)\b/,
    listed: /\b(?:trabajo en equipo|teamwork|team player|trabalho em equipe|colaboracion)\b/,
  },
  {
    name: "Análisis de datos",
    weight: 1,
    deed: /\b(?:datos|data|sql|power bi|tableau|dashboards?|indicador\w*|kpis?|estadistic\w*|analitic\w*|analisis|analice|modelos? (?:de|predictiv\w*)|excel|python|metric\w*|reportes?|reports?|reporteria|pronostic\w*|analis\w* de (?:datos|cuentas|resultados))\b/,
    listed:
      /\b(?:sql|power bi|tableau|excel|python|spss|stata|estadistic\w*|analisis de datos|data analysis|analitic\w*|r studio|qlik)\b/,
  },
  {
    name: "Gestión de proyectos",
    weight: 0.9,
    deed: /\b(?:proyectos?|implement\w*|puesta en marcha|carta gantt|obras?|licitacion\w*|lance|lanzamiento|migr\w*|ejecu\w+|projects?|launched|rollout|delivered|projetos?)\b/,
    listed: /\b(?:gestion de proyectos|pmp|scrum|ms project|project management|metodologias agiles|kanban|agile)\b/,
  },
  {
    name: "Atención a personas",
    weight: 0.9,
    deed: /\b(?:pacientes?|clientes?|usuari[oa]s?|publico|familias?|beneficiari[oa]s|apoderad[oa]s|vecin[oa]s|residentes|huespedes|comensales|pasajeros|atencion|atend\w+|atiend\w+|customers?|patients?|clients?|socios|personas mayores|adultos mayores|clientes)\b/,
    listed:
      /\b(?:atencion (?:al?|de) (?:publico|clientes?|usuarios|pacientes)|servicio al cliente|customer service|atendimento)\b/,
  },
  {
    name: "Planificación",
    weight: 0.8,
    deed: /\b(?:planific\w*|program(?:e|o|acion) (?:de )?\w*|organi[cz]\w*|calendari\w*|cronogramas?|agenda\w*|presupuestos?|turnos|schedul\w*|planned|budget\w*|coordin\w+)\b/,
    listed: /\b(?:planificacion|organizacion|planning|programacion de (?:obra|produccion)|control de gestion)\b/,
  },
  {
    name: "Resolución de problemas",
    weight: 0.9,
    deed: /\b(?:resolv\w*|resuel\w*|solucion\w*|redisen\w*|diagnostic\w*|fallas?|incident\w*|repar\w*|corrig\w*|corregi\w*|automati[zc]\w*|optimi[zc]\w*|detect\w*|reproces\w*|cuellos? de botella|troubleshoot\w*|fixed|root cause|debug\w*|elimin[eo]\w*|mejor[eo]\b)\b/,
    listed: /\b(?:resolucion de problemas|problem solving|pensamiento critico|solucion de problemas)\b/,
  },
  {
    name: "Docencia y formación",
    weight: 0.9,
    deed: /\b(?:ensen\w*|capacit\w*|forme a|formacion de|clases (?:de|a|en|para)|talleres|taller|docen\w*|alumn[oa]s|estudiantes|tutor\w*|ayudant\w*|planificacion curricular|train(?:ed|ing)|taught|relator\w*|induccion|cursos|aprendizajes?|lectura)\b/,
    listed: /\b(?:docencia|planificacion curricular|evaluacion formativa|didactica|pedagog\w*|teaching|capacitacion)\b/,
  },
  {
    name: "Seguridad y calidad",
    weight: 0.9,
    deed: /\b(?:seguridad|calidad|inocuidad|normas?|normativ\w*|iso|auditor\w*|acredit\w*|prevencion|riesgos?|certificac\w*|haccp|protocolos?|complian\w*|cumplimiento|accident\w*|infecc\w*|eventos adversos|no conformidades|safety|quality|inspecc\w*|valid\w+ (?:de )?(?:\d+ )?(?:metodos?|procesos?|equipos?))\b/,
    listed:
      /\b(?:iso \d+|haccp|gmp|bpm|seguridad|calidad|prevencion de riesgos|normativa|globalg\S*|compliance|auditoria)\b/,
  },
  {
    name: "Ventas y negociación",
    weight: 0.9,
    deed: /\b(?:ventas?|vend\w+|negoci\w*|cartera|metas? (?:de|comercial\w*|mensual\w*)|comercial\w*|cierres?|contratos?|proveedores|sales|sold|negotiat\w*|revenue|conversion|prospect\w*|fideli\w*|leads)\b/,
    listed: /\b(?:ventas|negociacion|crm|sales|negotiation|vendas|fidelizacion)\b/,
  },
  {
    name: "Gestión de recursos",
    weight: 0.8,
    deed: /\b(?:presupuest\w*|costos?|gastos?|ahorr\w*|factur\w*|contab\w*|pagos?|tesorer\w*|inventarios?|stock|financier\w*|tribut\w*|conciliac\w*|remuneracion\w*|recaud\w*|fondos?|mm\$|uf|budget\w*|costs?|savings|caja|compras)\b/,
    listed:
      /\b(?:contabilidad|presupuestos?|ifrs|finanzas|costos|remuneraciones|tesoreria|inventarios?|budgeting|accounting|finance)\b/,
  },
  {
    name: "Creatividad y diseño",
    weight: 0.7,
    deed: /\b(?:disen\w+|ilustr\w*|identidad\w*|marcas?|contenidos?|prototip\w*|planos?|maquet\w*|videos?|fotograf\w*|design\w*|branding|cre[eo] (?:un|una|el|la|\d+)\b|piezas)\b/,
    listed:
      /\b(?:illustrator|photoshop|figma|indesign|autocad|revit|sketchup|canva|diseno|creatividad|after effects|ux|ui)\b/,
  },
  {
    name: "Operación y logística",
    weight: 0.7,
    deed: /\b(?:bodegas?|despach\w*|logist\w*|produccion|maquin\w*|mantencion\w*|mantenimiento|instalac\w*|instal[eo]\w*|rutas?|abastec\w*|cosech\w*|riego|faenas?|operacion\w*|linea de|warehouse|shipping|maintenance|grua|planta)\b/,
    listed:
      /\b(?:logistica|bodega|grua horquilla|mantencion|produccion|abastecimiento|riego|lean|operaciones|electric\w*|soldadura|inventario)\b/,
  },
  {
    name: "Investigación",
    weight: 0.8,
    deed: /\b(?:investig\w*|tesis|publicac\w* (?:cientific|indexad|academ)\w*|articulos? (?:cientific|indexad)\w*|papers?|encuest\w*|laboratorio|muestr\w*|muestreo|ensayos|research\w*|congresos?|seminario de titulo|metodos|fondecyt|poster)\b/,
    listed: /\b(?:investigacion|metodologia|research|laboratorio|hplc|pcr)\b/,
  },
  {
    name: "Comunicación",
    weight: 0.8,
    deed: /\b(?:present(?:e|o|acion|aciones|ed)|expus\w*|redact\w*|informes?|difusion|charlas?|relatori\w*|vocer\w*|comunic\w*|entrevist\w*|notas?|prensa|contenidos?|publicac\w*|wrote|reports?|stakeholders?|reuniones|correspondencia|instagram|seguidores|apoderad[oa]s)\b/,
    listed: /\b(?:comunicacion\b.*|redaccion|oratoria|communication|comunicacao)\b/,
  },
  {
    name: "Adaptación",
    weight: 0.4,
    deed: /\b(?:pandemia|cambios?|migr\w*|rotativ\w*|reemplaz\w*|remot\w*|reorgani\w*|turnos|terreno|adapt\w*)\b/,
    listed:
      /\b(?:adapta\w*|flexib\w*|polifuncional|versatil|disponibilidad (?:inmediata|para \w+)|trabajo bajo presion|turnos)\b/,
  },
];

/** Named by their own rules, not by words: see competencies.ts. */
export const RESULTS = "Orientación a resultados";
export const TECHNICAL = "Conocimiento técnico";
export const TOOLS = "Manejo de herramientas";
export const LEARNING = "Aprendizaje continuo";
export const LANGUAGES = "Idiomas";
export const TRAJECTORY = "Experiencia en el oficio";

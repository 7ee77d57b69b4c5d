import { list } from "#app/features/cv/vocabulary/list.ts";

/** Pieces of sentences: duties and deeds, profiles, notes, interests, referees. Spanish and English; "#" is a figure. */

export const VERBS = {
  es: {
    past: list(
      "Coordiné; Bajé; Atendí; Diseñé; Capacité; Reduje; Instalé; Supervisé; Ordené; Revisé; Levanté; Preparé; Entrené; Vendí; Reparé; Armé; Llevé; Publiqué; Cuadré; Acompañé; Aumenté; Implementé; Recibí; Hice; Puse en marcha; Dirigí",
    ),
    noun: list(
      "Coordinación de; Atención de; Manejo de; Control de; Responsable de; Apoyo en; A cargo de; Elaboración de; Encargada de; Mantención de; Venta de; Supervisión de; Preparación de; Recepción de; Registro de; Cambio de; Análisis de; Levantamiento de",
    ),
    base: list(
      "Coordinar; Atender; Diseñar; Capacitar; Reducir; Instalar; Supervisar; Revisar; Preparar; Vender; Reparar; Llevar; Controlar; Planificar; Registrar; Cotizar",
    ),
    present: list(
      "Coordino; Atiendo; Diseño; Superviso; Dirijo; Preparo; Llevo; Reviso; Entreno; Reparo; Gestiono; Lidero; Hago; Enseño; Mantengo; Investigo; Escribo; Monto",
    ),
  },
  en: {
    past: list(
      "Led; Built; Cut; Managed; Designed; Ran; Reduced; Wrote; Trained; Supported; Handled; Delivered; Launched; Negotiated; Taught; Organised; Shipped; Repaired; Served; Improved; Assessed; Drew up; Answered; Produced; Brought",
    ),
    noun: list(
      "Responsible for; In charge of; Management of; Support for; Delivery of; Oversight of; Liaison with; Care of; Maintenance of; Duties included",
    ),
    base: list(
      "Lead; Manage; Design; Support; Own; Run; Train; Supervise; Deliver; Maintain; Chair; Develop; Coordinate; Review",
    ),
    present: list(
      "Leading; Managing; Designing; Supporting; Running; Training; Serving; Preparing; Teaching; Caring for",
    ),
  },
} as const;

export const OBJECTS = {
  es: list(`
un equipo de # personas; # pedidos diarios; el inventario de la bodega; turnos de noche; los reclamos de clientes; la caja y el cierre del día; tres proveedores nuevos; la planificación semanal; visitas a terreno; # familias
el archivo de # carpetas; salas de máquinas; el menú de temporada; la flota de # camiones; niños de 2 a 5 años; pacientes con alta; muestras de suelo; el presupuesto anual de $# millones; # hectáreas de riego; las redes sociales
informes mensuales para la gerencia; la puesta en marcha del sistema; planos de especialidades; talleres para la comunidad; la ruta del sur; stock y reposición; la página de la empresa; un tablero en Excel; contratos con # clientes
`),
  en: list(`
a team of # people; # orders a day; the on-call rota; a caseload of # families; the weekly menu; the annual budget of $# k; # servers; customer complaints; the archive; a lending library; tender documents; # small-town networks
the waiting list; the stockroom; onboarding for new staff; the gift shop; field surveys; lesson plans for # pupils; a data pipeline; the monthly newsletter; supplier contracts; the till and the end-of-day close; school visits
`),
} as const;

export const TAILS = {
  es: list(`
.; .; .; , con turnos; .; con un ahorro de #%; en menos de # meses; , junto al área de operaciones; y bajé las mermas de # a #%; para # locales; en conjunto con la jefatura.; según norma ISO 9001; durante 2021; con Excel y SAP; sin accidentes
 en la Región del Maule; y capacité a # operadores; , lo que redujo los tiempos en #%.; para el programa de la Universidad; en la sucursal centro; con apoyo del Ministerio de Cultura
`),
  en: list(`
.; .; .; , every week; .; by #%; in # months; with no downtime.; across # sites; and trained # juniors; for the whole region.; using Excel and SQL; from # to # weeks; during 2020; together with the sales team; under the Head of Operations
 at the University; with a budget of $#; for # users.
`),
} as const;

export const PROFILES = {
  es: list(`
Profesional con # años de experiencia en F, orientada a resultados y con ganas de aprender.; Me gusta el trabajo bien hecho y el trato cercano con las personas.; Busco un lugar donde aportar en F y seguir creciendo.
Responsable, puntual y con facilidad para trabajar en equipo.; T con trayectoria en F. He liderado equipos de # personas.; Soy T y llevo # años en F.; Trabajo con calma, ordeno lo que encuentro y enseño lo que sé.
Persona proactiva, con disponibilidad para turnos y viajes; Interesada en F, la mejora continua y el aprendizaje permanente.; Experiencia en empresas de distintos rubros desde 2012.; Manejo de Excel y buena comunicación.
`),
  en: list(`
T with # years in F, comfortable with change and calm under pressure.; I help teams do their best work.; Looking for a role in F where I can keep learning.; Reliable, punctual and good with people.; Background in F and a soft spot for spreadsheets.
Hands-on T who likes boring deployments and clear documents.; Known for building trust with families and colleagues.; Since 2014 I have worked across F in small and large organisations.; Experienced in budgeting, scheduling and mentoring.
`),
} as const;

export const INTERESTS = {
  es: list(
    "lectura; senderismo; fotografía; fútbol; cocina; cine; ajedrez; huerto; viajes; música; kayak; tejido; voluntariado; natación; ciclismo",
  ),
  en: list(
    "reading; hiking; photography; football; baking; film; chess; gardening; travel; music; sea swimming; knitting; running; board games",
  ),
} as const;

export const NOTES = {
  es: list(
    "Promedio: 6,2; Tesis: redes de riego en el secano; Titulada con distinción; Mención en gestión; Egresado; En curso; Beca de excelencia; Práctica aprobada; Titulada; Nota 5,8; 3er semestre; Modalidad vespertina; Ramos: estadística, costos, dibujo",
  ),
  en: list(
    "GPA: 3.7/4.0; First Class Honours; Thesis: irrigation networks; Dean's List; Coursework: statistics, costing, drawing; 2:1; Graduated with distinction; Minor in Music; Expected graduation; Honours; Grade: A",
  ),
} as const;

export const PROJECTS = {
  es: list(
    "Huerto del barrio; App de turnos; Catálogo de semillas; Podcast del puerto; Tablero de asistencia; Mural comunitario; Sistema de reservas; Mapa de ciclovías; Archivo sonoro; Guía de aves",
  ),
  en: list(
    "Seed catalogue; Shift-swap app; Tide clock; Neighbourhood podcast; Bird guide; Attendance dashboard; Open street map of ramps; Static site generator; Recipe archive; Home weather station",
  ),
} as const;

export const AWARDS = {
  es: list(
    "Premio a la mejor trabajadora del año; Beca Presidente; Primer lugar concurso de cuento; Fondart regional; Mejor compañera; Reconocimiento a la trayectoria; Mención honrosa salón de grabado",
  ),
  en: list(
    "Employee of the Year; Dean's Scholarship; First prize, short story contest; Best Paper Award; Young Innovator finalist; Rising Star Award; Arts Council grant",
  ),
} as const;

export const OTHERS = {
  es: list(
    "Disponibilidad inmediata; Licencia de conducir clase B; Movilización propia; Pretensión de renta: $900.000; Disponibilidad para turnos; Vehículo propio; Residencia definitiva; Disponible para viajar",
  ),
  en: list(
    "Available immediately; Full driving licence; References available on request; Willing to relocate; Work permit until 2027; Own car; Notice period: one month",
  ),
} as const;

/** Under a job, before what was done. */
export const DETAIL_LABELS = {
  es: list("Funciones:; Logros:; Principales funciones:; Funciones; Responsabilidades:; Tareas:; Logros destacados"),
  en: list("Highlights; Achievements:; Responsibilities:; Key achievements; Duties:; Tasks"),
} as const;

/** Headings beside those of the application: invented ones, which only their place and look tell. */
export const OWN_HEADINGS: Readonly<Record<string, { es: string[]; en: string[] }>> = {
  experience: {
    es: list("Por donde he pasado; Oficio; Lo que he construido; Recorrido; Faenas; Casas donde cociné"),
    en: list("Where I have worked; Work; Career so far; Jobs; Selected posts; On the job"),
  },
  education: {
    es: list("Aulas; De dónde vengo; Escuela; Lo que estudié"),
    en: list("Schooling; Where I studied; Degrees; Learning"),
  },
  skills: {
    es: list("Con qué cuento; Caja de herramientas; Lo mío; Sé hacer"),
    en: list("Toolbox; What I bring; Good at; Stack"),
  },
  summary: { es: list("En dos líneas; A modo de saludo; Quién escribe"), en: list("In short; Hello; The person") },
};

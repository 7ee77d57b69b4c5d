/** Example results by occupation, with [X] in place of the person's own figures. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvFacts } from "../facts/facts.ts";

export type Example = { text: string; language: CvFacts["language"] };

type Row = readonly [cue: RegExp, example: string];

const SPANISH: readonly Row[] = [
  [/\bkinesiolog\w*/, "Atendí a [X] pacientes por semana y [X]% volvió a su actividad en [X] semanas"],
  [
    regex()`
      \b(?:pedagog\w*|educador\w*|parvul\w*|alumn\w*|estudiant\w*|curso|clases|docen\w*|profesor\w*|colegio|liceo|
      aula|teach\w*)\b
    `,
    "Enseñé a [X] estudiantes y su promedio subió de [X] a [X]",
  ],
  [
    /\b(?:preparador\w*|entrenador\w*|deport\w*|gimnasio|personal trainer)\b/,
    "Entrené a [X] personas y su marca mejoró [X]% en [X] meses",
  ],
  [/\b(?:bibliotec\w*|archiv\w*)\b/, "Catalogué [X] obras al año y los préstamos subieron de [X] a [X] al mes"],
  [
    /\b(?:bar|barra|bartender|barman|barista|cocteler\w*|sommelier)\b/,
    "Preparé [X] tragos por noche y bajé el costo de la carta de [X]% a [X]%",
  ],
  [
    /\b(?:guia de|trekking|montana|excursion\w*)\b/,
    "Guié [X] salidas por temporada con grupos de [X] personas, sin accidentes",
  ],
  [
    /\b(?:sonid\w*|audio|iluminacion|microfon\w*)\b/,
    "Operé [X] funciones al año y bajé las fallas de [X] a [X] por temporada",
  ],
  [
    /\b(?:actri\w*|actor\w*|teatr\w*|artista\w*|grabador\w*|grabado|music\w*|gestor\w* cultural\w*)\b/,
    "Monté [X] obras con [X] asistentes por función",
  ],
  [/\b(?:geolog\w*|sondaj\w*|topograf\w*|geograf\w*)\b/, "Levanté [X] hectáreas en [X] meses, con un error de [X]%"],
  [
    /\b(?:prevencion de riesgos|prevencionista\w*)\b/,
    "Bajé los accidentes de [X] a [X] en [X] meses, en una obra de [X] personas",
  ],
  [/\b(?:psicolog\w*|terapeut\w*|fonoaudiolog\w*)\b/, "Atendí a [X] personas por semana y [X]% terminó su tratamiento"],
  [/\b(?:traduc\w*|interpret\w*)\b/, "Traduje [X] palabras al mes y bajé las correcciones de [X] a [X] por encargo"],
  [/\b(?:periodis\w*|reporter\w*|redactor\w*)\b/, "Publiqué [X] notas al mes y las lecturas subieron de [X] a [X]"],
  [
    /\b(?:asesor\w* del hogar|asesor\w* de hogar|aseo|limpieza|mucama\w*|auxiliar de aseo)\b/,
    "Mantuve limpias [X] salas por turno, sin reclamos en [X] meses",
  ],
  [
    /\b(?:qa|tester|calidad de software|pruebas de regresion)\b/,
    "Automaticé [X] pruebas y los errores en producción bajaron de [X] a [X] por mes",
  ],
  [
    /\b(?:gerent\w*|director\w* de|directorio|socio)\b/,
    "Dirigí [X] personas y subí el margen de [X]% a [X]% en [X] años",
  ],
  [
    /\b(?:guardia\w*|vigilan\w*|conserje\w*|rondas)\b/,
    "Cubrí [X] turnos sin incidentes y respondí [X] emergencias en menos de [X] minutos",
  ],
  [
    /\b(?:chofer\w*|conductor\w*|camion\w*|repartidor\w*)\b/,
    "Recorrí [X] km al mes sin accidentes y entregué a tiempo el [X]% de los pedidos",
  ],
  [/\b(?:veterinari\w*|mascotas)\b/, "Atendí a [X] animales al mes y bajé las reconsultas de [X]% a [X]%"],
  [/\b(?:soldad\w*|soldadura\w*|calderer\w*|metalic\w*)\b/, "Soldé [X] uniones y bajé los rechazos de [X]% a [X]%"],
  [
    /\b(?:pasteler\w*|panader\w*|reposter\w*|cocin\w*)\b/,
    "Preparé [X] porciones por turno y bajé la merma de [X]% a [X]%",
  ],
  [/\b(?:operador\w*|maquinaria|retroexcavador\w*)\b/, "Operé [X] horas sin accidentes y moví [X] m3 por turno"],
  [
    /\b(?:secretari\w*|administrativ\w*|recepcionista\w*|oficina|expedientes?)\b/,
    "Tramité [X] expedientes al mes y bajé el plazo de respuesta de [X] a [X] días",
  ],
  [
    /\b(?:barber\w*|peluquer\w*|estetic\w*|cosmetolog\w*)\b/,
    "Atendí a [X] clientes por semana y [X]% volvió dentro de un mes",
  ],
  [
    /\b(?:cuidador\w*|personas mayores|adultos? mayor\w*)\b/,
    "Acompañé a [X] personas mayores y bajé las caídas de [X] a [X] al año",
  ],
  [
    regex()`
      \b(?:software|sistemas? (?:informatic\w*|de informacion)|informatic\w*|aplicaciones|web|codigo|program\w*|
      api|base\w* de datos|sql|dashboards?|etl|queries|reportes?|reports?|datos|data)\b
    `,
    "Automaticé [X] reportes y ahorré [X] horas al mes a un equipo de [X] personas",
  ],
  [
    /\b(?:contab\w*|concilia\w*|impuest\w*|tribut\w*|remuneracion\w*|balance\w*|accounting)\b/,
    "Cerré la contabilidad de [X] empresas en [X] días, [X] menos que antes",
  ],
  [
    regex()`
      \b(?:pacient\w*|nutricion\w*|kinesio\w*|odontolog\w*|matron\w*|tens|clinic\w*|enfermer\w*|hospital|salud|
      curacion\w*|patients?)\b
    `,
    "Atendí a [X] pacientes por turno y bajé los eventos adversos de [X] a [X]",
  ],
  [
    /\b(?:bodega\w*|supply|planner|abastecimiento|inventari\w*|despach\w*|logist\w*|reponedor\w*|stock)\b/,
    "Ordené un inventario de [X] productos y bajé las diferencias de [X]% a [X]%",
  ],
  [
    /\b(?:vent\w*|vend\w*|client\w*|cartera|ejecutiv[oa] comercial|caja|cajer\w*|tienda\w*|sales)\b/,
    "Atendí una cartera de [X] clientes y superé la meta en [X]%",
  ],
  [
    /\b(?:electric\w*|tablero\w*|mantencion\w*|mantenimiento|mecanic\w*|maquin\w*|instalacion\w*|motor\w*)\b/,
    "Resolví [X] fallas al mes y reduje las detenciones de [X] a [X] horas al mes",
  ],
  [
    /\b(?:obra\w*|plano\w*|arquitect\w*|edifica\w*|construc\w*|vivienda\w*|permiso\w*)\b/,
    "Desarrollé los planos de [X] viviendas ([X] m2) y obtuve [X] permisos en [X] meses",
  ],
  [
    regex()`
      \b(?:abogad\w*|procurador\w*|egresad[oa] de derecho|causa\w*|juicio\w*|demanda\w*|contrat\w* legal\w*|
      tribunal\w*|juzgado\w*|derecho|escrito\w*|juridic\w*)\b
    `,
    "Tramité [X] causas y obtuve un resultado favorable en [X] de ellas",
  ],
  [
    /\b(?:seleccion|reclutamiento|entrevista\w*|candidat\w*|induccion|clima)\b/,
    "Cubrí [X] vacantes en un promedio de [X] días, con [X]% de permanencia al año",
  ],
  [
    /\b(?:redes sociales|instagram|contenido\w*|campana\w*|publicacion\w*|marca\w*|video\w*|community)\b/,
    "Publiqué [X] piezas al mes y aumenté las interacciones de [X] a [X]",
  ],
  [
    /\b(?:campo|hectarea\w*|cosecha\w*|riego|cultivo\w*|predio\w*|temporer\w*)\b/,
    "Manejé [X] hectáreas y subí el rendimiento de [X] a [X] toneladas por hectárea",
  ],
  [
    /\b(?:famili\w*|comunidad\w*|taller\w*|intervencion\w*|usuari\w*|social\w*|vecin\w*)\b/,
    "Acompañé a [X] familias y [X] de ellas completaron el programa",
  ],
  [
    /\b(?:restaur\w*|garz\w*|turis\w*|hotel\w*|evento\w*|pasajero\w*)\b/,
    "Atendí [X] mesas por turno y bajé los reclamos de [X] a [X] al mes",
  ],
  [
    /\b(?:laboratorio|muestra\w*|ensayo\w*|analisis quimic\w*|investiga\w*|tesis)\b/,
    "Analicé [X] muestras al mes y reduje las repeticiones de [X]% a [X]%",
  ],
  [
    /\b(?:proyecto\w*|coordin\w*|planific\w*|equipo\w*)\b/,
    "Coordiné [X] proyectos con [X] personas y los entregué en [X] meses",
  ],
];

const ENGLISH: readonly Row[] = [
  [
    /\b(?:data|software|developer|web|backend|frontend|mobile|devops|pipeline\w*|app|apps)\b/,
    "Automated [X] reports and saved [X] hours a month for a team of [X]",
  ],
  [
    /\b(?:reception\w*|hostel|hotel|hospitality|guest\w*|check in|tour\w*)\b/,
    "Checked in [X] guests a day and raised the review score from [X] to [X]",
  ],
  [
    /\b(?:teach\w*|tutor\w*|english|lessons?|classes|students?)\b/,
    "Taught [X] students a week and [X]% passed their exam",
  ],
  [
    /\b(?:nurse\w*|patients?|clinic\w*|hospital|health)\b/,
    "Cared for [X] patients a shift and cut falls from [X] to [X]",
  ],
  [
    /\b(?:agronom\w*|crop\w*|orchard\w*|farm\w*|irrigation|harvest)\b/,
    "Managed [X] hectares and raised the yield from [X] to [X] tonnes",
  ],
  [
    /\b(?:supply|planner|planning|warehouse|inventory|logistics|stock)\b/,
    "Planned [X] products and cut stockouts from [X]% to [X]%",
  ],
  [
    /\b(?:sales|account|customers?|retail|store|call cent\w*)\b/,
    "Served [X] customers a month and beat the target by [X]%",
  ],
  [
    /\b(?:market\w*|content|campaigns?|social media|brand\w*)\b/,
    "Ran [X] campaigns and raised conversion from [X]% to [X]%",
  ],
  [
    /\b(?:design\w*|ux|ui|research\w*)\b/,
    "Tested [X] designs with [X] people and cut the task time from [X] to [X] minutes",
  ],
  [
    /\b(?:financ\w*|accountant|audit\w*|analyst)\b/,
    "Closed the books of [X] companies in [X] days, [X] fewer than before",
  ],
  [
    /\b(?:mechanic\w*|electric\w*|maintenance|technician)\b/,
    "Fixed [X] faults a month and cut downtime from [X] to [X] hours",
  ],
];

/** All examples that may be shown. */
export const EXAMPLES: readonly string[] = [...SPANISH, ...ENGLISH].map(([, example]) => example);

/**
 * The first text that names an occupation decides: pass the job before the profession, and that before the task. Null
 * for an unknown occupation, as an example of another one helps nobody.
 */
export function exampleFor(texts: readonly string[], language: CvFacts["language"]): Example | null {
  const rows = language === "es" ? SPANISH : language === "en" ? ENGLISH : [];
  for (const text of texts) {
    // Students do not teach: "estudiante de Derecho" is about law.
    const normalized = normalize(text).replace(/\b(?:estudiante|alumn[oa]) (?:de|en)\b/g, " ");
    const found = rows.find(([cue]) => cue.test(normalized));
    if (found !== undefined) return { text: found[1], language };
  }
  return null;
}

import type { Area } from "./areas.ts";
import { buildLexicon } from "./lexicon.ts";
import { list } from "./list.ts";
import * as business from "./occupations-business.ts";
import * as care from "./occupations-care.ts";
import * as service from "./occupations-service.ts";
import * as technical from "./occupations-technical.ts";

export type Occupation = {
  /** The title in its first written form, masculine where the language has a pair ("enfermero clínico"). */
  title: string;
  area: Area;
  /** Matched only as written: the other gender is a field of study ("mecánica") or an adjective. */
  literal: boolean;
};

const TITLES_BY_AREA: readonly (readonly [Area, readonly string[]])[] = [
  ["health", care.HEALTH],
  ["veterinary", care.VETERINARY],
  ["social", care.SOCIAL],
  ["education", care.EDUCATION],
  ["law", care.LAW],
  ["public", care.PUBLIC],
  ["administration", business.ADMINISTRATION],
  ["finance", business.FINANCE],
  ["sales", business.SALES],
  ["marketing", business.MARKETING],
  ["communication", business.COMMUNICATION],
  ["logistics", business.LOGISTICS],
  ["engineering", technical.ENGINEERING],
  ["it", technical.IT],
  ["science", technical.SCIENCE],
  ["construction", technical.CONSTRUCTION],
  ["mining", technical.MINING],
  ["agriculture", technical.AGRICULTURE],
  ["trades", technical.TRADES],
  ["hospitality", service.HOSPITALITY],
  ["beauty", service.BEAUTY],
  ["design", service.DESIGN],
  ["arts", service.ARTS],
  ["sports", service.SPORTS],
  ["security", service.SECURITY],
];

/** Occupations and job titles of every field, Spanish first, with the usual English ones. */
export const OCCUPATIONS: readonly Occupation[] = TITLES_BY_AREA.flatMap(([area, titles]) =>
  titles.map((entry) => {
    const literal = entry.startsWith("=");
    return { title: literal ? entry.slice(1) : entry, area, literal };
  }),
);

/** Places, papers and adjectives with a profession's name in them. */
const NOT_OCCUPATIONS = list(`
centro médico; equipo médico; certificado médico; examen médico; insumo médico; atención médica; licencia médica; control médico; hora médica; consulta médica; ficha médica; servicio médico; dispositivo médico; informe médico
tecnología médica; terminología médica; colegio médico; residencia médica; asistencia médica; urgencia médica; historia médica; seguro médico; personal médico; especialidad médica; orden médica; receta médica; emergencia médica
clínica veterinaria; medicina veterinaria; hospital veterinario; consulta veterinaria; farmacia veterinaria; escuela de medicina veterinaria; servicio veterinario; centro veterinario; ciencias veterinarias
educación parvularia; colegio de profesores; colegio de ingenieros; cuerpo docente; carrera docente; perfeccionamiento docente; evaluación docente; hospital docente; asistencia docente; equipo docente; formación docente; planta docente
carabineros de chile; cuerpo de bomberos; compañía de bomberos; hilo conductor; secretaría regional ministerial; secretaría ministerial; secretaría comunal; secretaría de educación; secretaría de salud; secretaría de estudios
actor social; actor clave; actores locales; editor de texto; juez de línea; jefe de hogar; sql server; windows server
operador turístico; trabajo voluntario; servicio voluntario; participación voluntaria; cajero automático; jefe directo; tutor legal; presencia docente; material docente; unidad docente; responsabilidad docente
`);

/** The title and its usual abbreviations: "Ing. Comercial", "Analista de RR.HH.". */
function wordingsOf(title: string): string[] {
  const engineer = title.replace(/^ingeniero /, "ing. ");
  const initials = title.replace("RRHH", "RR.HH.");
  return [...new Set([title, engineer, initials])];
}

/** Finds occupations in a text: "Jefa/e de Bodega" gives "jefe de bodega", area logistics. */
export const occupationLexicon = buildLexicon(
  OCCUPATIONS.flatMap((occupation) => wordingsOf(occupation.title).map((wording) => [wording, occupation] as const)),
  { literal: (occupation) => occupation.literal, never: NOT_OCCUPATIONS },
);

/**
 * Words that begin a job title whatever follows ("Analista de cumplimiento normativo"): for titles that no list has.
 * They are ordinary words too, so they say something only at the beginning of a short line or of a table cell.
 */
export const TITLE_HEADS: readonly string[] = list(`
abogado; administrador; administrativo; agente; analista; animador; aprendiz; arquitecto; asesor; asistente; asociado; auditor; auxiliar; ayudante; becario; cajero; capataz; chofer; cirujano; comprador; conductor; consejero
consultor; contador; controlador; coordinador; corredor; cuidador; delegado; desarrollador; despachador; digitador; director; diseñador; docente; editor; educador; ejecutivo; electricista; encargado; enfermero; entrenador
especialista; evaluador; experto; facilitador; fiscalizador; fundador; funcionario; gerente; gestor; guardia; guía; ingeniero; inspector; instalador; instructor; intérprete; investigador; jefe; jefatura; laboratorista; líder; maestro
mecánico; médico; monitor; oficial; operador; operario; orientador; pasante; planificador; practicante; presidente; productor; profesional; profesor; programador; promotor; psicólogo; recepcionista; redactor; relator; representante; reportero
residente; responsable; secretario; socio; soldador; subdirector; subgerente; subjefe; supervisor; técnico; tecnólogo; tesorero; trabajador; traductor; tutor; vendedor; vicepresidente; voluntario; alumno en práctica; estudiante en práctica
práctica profesional; práctica laboral; práctica intermedia; internado; pasantía; analyst; assistant; associate; coach; consultant; coordinator; developer; director of; engineer; executive; head of; intern; internship; lead; manager
therapist; nurse; teacher; chef; surveyor; designer; architect; accountant; scientist; lecturer; clerk; driver; electrician; carpenter; plumber; welder; bartender; barista; baker; cashier; receptionist; lawyer; attorney; solicitor
physician; pharmacist; dentist; psychologist; counsellor; counselor; librarian; curator; writer; journalist; translator; interpreter; photographer; planner; buyer; adviser; advisor; caregiver; carer; labourer; foreman; apprentice
biologist; chemist; geologist; economist; statistician; actuary; recruiter; programmer; midwife; paramedic; technologist; strategist
officer; owner; researcher; specialist; supervisor of; technician; trainee; trainer; vice president; volunteer; worker
`);

/** Matches a title head; ask for it with the first words of a line. */
export const titleHeadLexicon = buildLexicon(TITLE_HEADS.map((word) => [word, word] as const));

export type SeniorityLevel = "trainee" | "junior" | "mid" | "senior" | "lead" | "manager" | "executive";

const SENIORITY_WORDS: Readonly<Record<SeniorityLevel, readonly string[]>> = {
  trainee: list(
    `practicante; alumno en práctica; estudiante en práctica; en práctica; práctica profesional; práctica laboral; pasante; pasantía; becario; aprendiz; trainee; intern; internship; internado; interno de medicina; tesista; voluntario; apprentice`,
  ),
  junior: list(
    `junior; jr; ayudante; asistente; auxiliar; assistant; recién titulado; recién egresado; entry level; asociado junior`,
  ),
  mid: list(`semi senior; semisenior; ssr; semi sr; mid level; analista II; intermedio`),
  senior: list(`senior; sr; especialista; experto; principal; staff; consultor senior; specialist`),
  lead: list(
    `encargado; supervisor; coordinador; líder; lead; team lead; team leader; capataz; jefe de turno; subjefe; responsable de área; maestro mayor; head nurse; coordinator`,
  ),
  manager: list(
    `jefe; jefatura; subgerente; gerente; manager; head of; administrador; subdirector; superintendente; product owner; jefe de área`,
  ),
  executive: list(
    `director; gerente general; director ejecutivo; presidente; vicepresidente; socio; fundador; dueño; chief executive officer; CEO; CFO; CTO; COO; VP; country manager; rector; decano; vicerrector; director of`,
  ),
};

/** Words that tell the rank in a job title; meant for titles, not for running text. */
export const seniorityLexicon = buildLexicon<SeniorityLevel>(
  (Object.entries(SENIORITY_WORDS) as [SeniorityLevel, readonly string[]][]).flatMap(([level, words]) =>
    words.map((word) => [word, level] as const),
  ),
);

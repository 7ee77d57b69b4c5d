/**
 * Classifies a job as employment, internship (prácticas, pasantías and ayudantías, which are part of studies) or
 * volunteering.
 */

import { regex } from "#app/platform/regex.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { JobKind } from "../facts.ts";

const INTERNSHIP = regex()`
    \b(?:(?:alumn[oa]|estudiante)s? en practica|en practica|practica (?:profesional|laboral|intermedia|inicial|
    progresiva|clinica|docente|pedagogica|industrial|de|en|i{1,3}\b|[12]\b)|practicas? profesional(?:es)?|
    practicas? pre ?profesional(?:es)?|practicante|pasant(?:e|ia)s?|servicio social|intern|internship|internado|
    intern[oa] (?:de )?(?:medicina|enfermeria|obstetricia|kinesiologia|odontologia|nutricion)|becari[oa]s?|
    estagi(?:o|aria|ario)|aprendizaje dual)\b|^practica\b
  `;
const TEACHING_HELP = regex()`
    \b(?:ayudantias?|ayudante (?:de |del |en )?(?:catedra|curso|asignatura|ramo|docente|academic[oa]|alumno|
    investigacion|universitari[oa]|[a-z ]{4,40} (?:i{1,3}|iv|v))|teaching assistant|tutor(?:a)? par|
    alumn[oa] ayudante)\b
  `;
const UNIVERSITY = /\b(?:universidad|universidade|university|facultad|departamento de|escuela de)\b/;
const VOLUNTEER = /\b(?:voluntari[oa]s?|voluntariados?|volunteer(?:ing)?|ad[ -]?honorem)\b/;
/** Elected, unpaid posts of student bodies and neighbourhood councils. */
const ELECTED = regex()`
    \b(?:centro de (?:estudiantes|alumn[oa]s|padres)|federacion de estudiantes|consejo (?:de estudiantes|
    estudiantil|de facultad)|(?:delegad|consejer|representante|vocer|dirigente|senador)[oa]? (?:estudiantil|
    de (?:curso|carrera|generacion|(?:los )?(?:estudiantes|alumnos)))|cargo electo|junta de vecinos|
    student (?:union|council|government|association)|class representative|sin sueldo|gratis|no remunerad[oa]|
    unpaid)\b
  `;
const INTERNSHIP_HEADING = /\b(?:practicas?|pasantias?|internados?|rotaciones|ayudantias?|internships?|estagios?)\b/;
const WORK_HEADING =
  /\b(?:experiencias?|trabajos?|laboral(?:es)?|trayectoria|docencia|experience|employment|empleos?)\b/;

/** Kind of the jobs under a heading that announces only internships; otherwise null. */
export function headingJobKind(heading: string): JobKind | null {
  const normalized = normalize(heading);
  if (VOLUNTEER.test(normalized)) return "volunteering";
  const only =
    INTERNSHIP_HEADING.test(normalized) &&
    !WORK_HEADING.test(normalized.replace(/practicas? (?:profesional(?:es)?|laboral(?:es)?)/g, ""));
  return only ? "internship" : null;
}

/** `header` is all that names the job: title, employer and what stands beside them. */
export function jobKind(title: string | null, header: string, announced: JobKind | null): JobKind {
  const named = normalize(title ?? header);
  const all = normalize(header);
  if (VOLUNTEER.test(named) || (VOLUNTEER.test(all) && announced !== "internship")) return "volunteering";
  if (ELECTED.test(all)) return "volunteering";
  if (INTERNSHIP.test(named) || TEACHING_HELP.test(all)) return "internship";
  if (/\bpractica (?:profesional|laboral)\b|\(practica\)|\binternship\b|\bpasantia\b/.test(all)) return "internship";
  if (
    /^ayudante\b(?! de (?:cocina|bodega|obra|mecanic|electric|maestro|bar|garzon|pastel|panad|sala|laborator))/.test(
      named,
    ) &&
    UNIVERSITY.test(all)
  )
    return "internship";
  return announced ?? "employment";
}

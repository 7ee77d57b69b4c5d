import type { z } from "zod";

/** The fields of all request bodies as the screens call them. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  loadId: "carga",
  userId: "persona",
  coachId: "coach",
  scheduledDate: "fecha y hora",
  // Account
  rut: "RUT",
  password: "contraseña",
  current: "contraseña actual",
  next: "contraseña nueva",
  word: "palabra para confirmar",
  subject: "tipo de resultado",
  subjectId: "resultado",
  message: "mensaje",
  consent: "permiso",
  disputed: "respuestas marcadas",
  now: "fecha del servidor",
  // Person and profile
  candidate: "perfil",
  name: "nombre",
  identifierKind: "tipo de identificador",
  identifier: "RUT o número",
  faculty: "facultad",
  career: "carrera",
  campus: "campus",
  entryYear: "año de ingreso",
  studyStatus: "situación",
  version: "versión de los datos",
  email: "correo",
  phone: "teléfono",
  profession: "profesión",
  location: "ubicación",
  experience: "experiencia",
  education: "educación",
  skills: "habilidades",
  linkedin: "LinkedIn",
  // What was read of a CV
  corrections: "correcciones",
  correctedAt: "versión de las correcciones",
  jobs: "trabajos",
  studies: "estudios",
  key: "dato leído",
  removed: "lo que sacas",
  added: "lo que agregas",
  confirmed: "confirmación de la lista",
  employer: "lugar de trabajo",
  kind: "tipo de trabajo",
  start: "fecha de inicio",
  end: "fecha de término",
  degree: "estudio",
  institution: "institución",
  startYear: "año de inicio",
  endYear: "año de término",
  // Interview
  hunterId: "head hunter",
  interviewId: "entrevista",
  fromCvAnalysis: "origen de las preguntas",
  seed: "código de la pantalla",
  questionId: "pregunta",
  userResponse: "respuesta",
  messageId: "código del mensaje",
  currentSuggestions: "sugerencias dadas",
  responseSeconds: "tiempo de respuesta",
  remaining: "tiempo restante",
  isConfirmed: "confirmación",
  needsSuggestion: "si hubo sugerencia",
  pending: "respuestas pendientes",
  isRelevant: "relevancia",
  reason: "motivo",
  rating: "calificación",
  feedback: "comentarios",
  interviewDuration: "duración",
  // Administration
  role: "rol",
  factor: "tiempo adicional",
  status: "estado",
  answer: "respuesta",
  code: "código",
  inFavour: "si tiene razón",
  title: "título",
  specialty: "especialidad",
  description: "descripción",
  availability: "horario semanal",
  weekday: "día de la semana",
  times: "horas",
  modality: "modalidad",
  meetingPlace: "lugar",
  meetingLink: "enlace de videollamada",
  isActive: "estado del coach",
  date: "fecha",
};

/** The fields that a schema refused, each once; what is not known by a name is left out. */
export function wrongFields({ issues }: z.ZodError): string[] {
  const names = issues.map(({ path }) => {
    // Of "availability.0.times.2" the innermost name says most.
    const known = path.flatMap((part) => FIELD_NAMES[String(part)] ?? []);
    return known.at(-1);
  });
  return [...new Set(names.filter((name) => name !== undefined))];
}

import { pluralize } from "#app/platform/format.ts";
import type { Retention } from "./retention.ts";

/** What is stored about a person, in plain words: shown on 'Mi cuenta' and in the LEEME.txt of a download. */

export type KeptRow = { what: string; purpose: string; howLong: string };

const UNTIL_ERASED = "Hasta que borres tus datos";
const WORKSHOP =
  "Las líneas de tu CV que trabajas en el Taller: cómo estaban, qué respondes y cómo quedan, sus versiones, y lo que " +
  "eliges para todo el CV";

/**
 * One row for each kind of data. Every period is taken from the settings, so the table always states the real one.
 */
export function keptData(retention: Retention): KeptRow[] {
  const cvText = period(retention.RETENTION_DAYS_CV_TEXT);
  const answers = period(retention.RETENTION_DAYS_ANSWERS);
  const activities = period(retention.RETENTION_DAYS_ACTIVITIES);
  return [
    ...accountRows(),
    {
      what: "El archivo de tu CV",
      purpose: retention.KEEP_CV_FILES ? "Analizarlo y devolvértelo cuando lo pidas." : "Analizarlo.",
      howLong: retention.KEEP_CV_FILES ? cvText : "Se borra al terminar el análisis",
    },
    {
      what: "El texto leído de tu CV, lo que corriges de él y los textos del resultado",
      purpose:
        "Mostrarte el resultado otra vez, calcularlo de nuevo cuando corriges y prepararte preguntas de entrevista.",
      howLong: cvText,
    },
    {
      what: WORKSHOP,
      purpose: "Seguir donde quedaste, mostrarte cuánto cambia el puntaje y comparar tus versiones.",
      howLong: cvText,
    },
    {
      what: "Tus respuestas de entrevistas, sus comentarios y tu opinión",
      purpose: "Seguir una entrevista que quedó abierta y mostrarte su resultado.",
      howLong: answers,
    },
    {
      what: "Tus intentos al practicar una pregunta, y qué partes leímos en tus respuestas",
      purpose: "Mostrarte qué hay, qué falta, qué ganó el segundo intento y qué conviene ensayar.",
      howLong: answers,
    },
    {
      what: "Las ofertas de trabajo que comparas: su texto, qué muestra tu CV, tus respuestas, estado y nota",
      purpose: "Mostrarte la comparación otra vez y llevar tu lista. Solo las ves tú.",
      howLong: `${answers}; una que borras, a lo más dos días`,
    },
    {
      what: "Puntajes y fechas de análisis y entrevistas",
      purpose: "Mostrarte tu avance.",
      howLong: UNTIL_ERASED,
    },
    {
      what: "Citas de coaching: fecha, coach, nombre, correo y si confirmaste que vas",
      purpose:
        "Hacer la cita y avisarte. Tu coach recibe estos datos, y puede ver la hora y tu nombre en su calendario.",
      howLong: UNTIL_ERASED,
    },
    {
      what: "Cómo calificas una sesión de coaching, de 1 a 5",
      purpose: "Mostrar a la oficina cuántas hay y promedios de diez personas o más. Tu coach no la ve.",
      howLong: UNTIL_ERASED,
    },
    {
      what: "Tus lugares en listas de espera",
      purpose: "Ofrecerte una hora que se libera, por orden.",
      howLong: activities,
    },
    {
      what: "Teléfono y mensaje de tus citas",
      purpose: "Que tu coach te ubique y prepare la sesión.",
      howLong: answers,
    },
    {
      what: "Lo que tu coach anota de tus citas, y su tema",
      purpose: "Que prepare y siga su trabajo contigo. La oficina no lo ve; si descargas tus datos, viene ahí.",
      howLong: answers,
    },
    {
      what: "Correos que te enviamos y sus copias a tu coach",
      purpose: "Entregarlos y saber si llegaron.",
      howLong: activities,
    },
    ...recordsAbout(activities, retention),
  ];
}

/** What is kept of what people and the office do. */
function recordsAbout(activities: string, retention: Retention): KeptRow[] {
  return [
    {
      what: "Registro de lo que haces aquí, sin tus textos",
      purpose: "Ayudarte si algo falla y cuidar la seguridad.",
      howLong: activities,
    },
    {
      what: "Qué hizo el equipo de la universidad con tus datos, y tú si eres parte de él: bajo un seudónimo al azar",
      purpose: "Que se pueda revisar quién vio o cambió qué.",
      howLong: "Tu seudónimo, hasta que borres tus datos; las filas quedan sin decir de quién eran",
    },
    {
      what: "En qué nóminas de la oficina apareces y qué cambió cada una en tu cuenta",
      purpose: "Deshacer una carga equivocada.",
      howLong: activities,
    },
    {
      what: "Tus pedidos de revisión y su respuesta",
      purpose: "Que una persona revise un puntaje.",
      howLong: activities,
    },
    ...rightsRows(retention),
    {
      what: "Si lo permites al pedir una revisión, las respuestas que marcas en ella",
      purpose: "Mejorar la evaluación de esta universidad, sin tu nombre.",
      howLong: "Hasta que retires el permiso; a lo más, lo que dura el pedido",
    },
  ];
}

function accountRows(): KeptRow[] {
  return [
    {
      what:
        "Tu cuenta: nombre, RUT u otro identificador, correo, facultad, carrera, campus, año de ingreso, situación, " +
        "rol y contraseña cifrada",
      purpose: "Reconocerte al entrar y contar el uso por carrera. La contraseña no se puede leer.",
      howLong: UNTIL_ERASED,
    },
    {
      what: "Un correo nuevo que todavía no confirmas, y su código cifrado",
      purpose: "Usarlo solo cuando lo confirmes.",
      howLong: "A lo más 14 días",
    },
    {
      what: "Tu segundo factor: el secreto de tu aplicación de códigos, tus códigos de recuperación y llaves de acceso",
      purpose: "Pedirlo al entrar. El secreto está cifrado; de los códigos y las llaves no se guarda nada que abra.",
      howLong: "Hasta que los quites o borres tus datos",
    },
    {
      what: "Sesiones abiertas: navegador y horas de uso",
      purpose: "Mantenerte dentro y mostrarte dónde está abierta tu cuenta.",
      howLong: "A lo más 7 días",
    },
    {
      what: "Tu identificador en el ingreso de la universidad, y cuándo lo usaste",
      purpose: "Reconocerte cuando entras con tu cuenta de la universidad.",
      howLong: UNTIL_ERASED,
    },
  ];
}

function rightsRows(retention: Retention): KeptRow[] {
  const rights = period(retention.RETENTION_DAYS_RIGHTS);
  return [
    {
      what: "Tus solicitudes de derechos, con su número, lo que se decidió y cuándo",
      purpose: "Responderte en plazo y dejar constancia. Si borras tus datos, queda sin tu nombre ni tus textos.",
      howLong: rights === UNTIL_ERASED ? "Sin plazo" : `${rights} desde que se cierran`,
    },
    {
      what: "Los usos de tus datos a los que te opones, y si pediste bloquearlos",
      purpose: "Respetar lo que pediste.",
      howLong: UNTIL_ERASED,
    },
  ];
}

/** 365 -> "1 año", 90 -> "90 días", 0 -> until they are erased */
function period(days: number): string {
  if (days === 0) return UNTIL_ERASED;
  if (days % 365 !== 0) return `${days} días`;
  const years = days / 365;
  return pluralize(years, "año", "años");
}

import type { Heard } from "./hear-answer.ts";
import type { Part } from "./parts.ts";

/** What the screen says of each part. */

type PartTexts = {
  name: string;
  /** What is not there: "Falta …", "no encontramos …". */
  lack: string;
  /** What stands in a gap, and its name for who hears it. */
  gap: string;
  gained: string;
  /** What is worked on, in a profile. */
  goal: string;
};

export const PART_TEXTS: Readonly<Record<Part, PartTexts>> = {
  situation: {
    name: "Situación",
    lack: "un caso: dónde y cuándo pasó",
    gap: "¿dónde y cuándo fue?",
    gained: "Ahora dices dónde o cuándo pasó",
    goal: "Poner la situación",
  },
  task: {
    name: "Tarea",
    lack: "qué tenías que lograr",
    gap: "¿qué tenías que lograr?",
    gained: "Ahora se sabe qué tenías que lograr",
    goal: "Decir qué tenías que lograr",
  },
  action: {
    name: "Acción",
    lack: "lo que hiciste tú",
    gap: "¿qué hiciste tú?",
    gained: "Ahora se ve qué hiciste tú",
    goal: "Decir qué hiciste tú",
  },
  reason: {
    name: "Razón",
    lack: "el porqué",
    gap: "¿por qué?",
    gained: "Ahora dices por qué",
    goal: "Decir por qué",
  },
  result: {
    name: "Resultado",
    lack: "cómo terminó",
    gap: "¿cómo terminó?",
    gained: "Ahora tu historia tiene final",
    goal: "Cerrar con un resultado",
  },
  figure: {
    name: "Cifra",
    lack: "un número",
    gap: "¿cuánto?",
    gained: "Ahora hay una cifra",
    goal: "Poner un número",
  },
  learning: {
    name: "Aprendizaje",
    lack: "qué aprendiste o qué harías distinto",
    gap: "¿qué harías distinto?",
    gained: "Ahora dices qué aprendiste",
    goal: "Decir qué aprendiste",
  },
};

/** What the screen says of a try besides its parts, or in their place. */
export const HEARD_TEXTS: Readonly<Record<Heard, { title: string; text: string }>> = {
  answer: { title: "Tu respuesta, por partes", text: "" },
  no_answer: {
    title: "Aquí no reconocimos una respuesta a la pregunta",
    text:
      "Puede que nos equivoquemos, y aquí nada cuenta en tu contra. Cuando quieras, cuéntala como se la dirías a " +
      "alguien: qué pasó, qué hiciste tú y cómo terminó.",
  },
  read_again: {
    title: "Léela otra vez antes de contarla",
    text:
      "Piensa qué entendería quien contrata de tu manera de actuar con las personas, con la verdad y con las " +
      "reglas. Si no te convence, elige otro ejemplo.",
  },
  may_be_read_as: {
    title: "Esta respuesta puede jugarte en contra",
    text:
      "Quien contrata puede entender que se faltó a la verdad, a una regla o al respeto. Si fue así, di qué harías " +
      "hoy; si no, cuéntala de modo que no quede duda.",
  },
  sad: {
    title: "Tu respuesta, por partes",
    text:
      "Gracias por contar algo así. De una historia como esta no decimos que falte nada: cuéntala hasta donde " +
      "quieras.",
  },
};

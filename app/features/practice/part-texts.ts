import type { Part } from "./parts.ts";

/** What the screen says of each part. */

type PartTexts = {
  name: string;
  missing: string;
  /** What stands in a gap, and its name for who hears it. */
  gap: string;
  gained: string;
};

export const PART_TEXTS: Readonly<Record<Part, PartTexts>> = {
  situation: {
    name: "Situación",
    missing: "Falta un caso: dónde y cuándo pasó",
    gap: "¿dónde y cuándo fue?",
    gained: "Ahora dices dónde o cuándo pasó",
  },
  task: {
    name: "Tarea",
    missing: "Falta qué tenías que lograr",
    gap: "¿qué tenías que lograr?",
    gained: "Ahora se sabe qué tenías que lograr",
  },
  action: {
    name: "Acción",
    missing: "Falta lo que hiciste tú",
    gap: "¿qué hiciste tú?",
    gained: "Ahora se ve qué hiciste tú",
  },
  reason: { name: "Razón", missing: "Falta el porqué", gap: "¿por qué?", gained: "Ahora dices por qué" },
  result: {
    name: "Resultado",
    missing: "Falta cómo terminó",
    gap: "¿cómo terminó?",
    gained: "Ahora tu historia tiene final",
  },
  figure: { name: "Cifra", missing: "Falta un número", gap: "¿cuánto?", gained: "Ahora hay una cifra" },
  learning: {
    name: "Aprendizaje",
    missing: "Falta qué aprendiste o qué harías distinto",
    gap: "¿qué harías distinto?",
    gained: "Ahora dices qué aprendiste",
  },
};

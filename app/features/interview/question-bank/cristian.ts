/** Cristian: 4 to 10 years. Direct, results-minded, tú. */

import type { Question } from "./question.ts";

export const CRISTIAN_QUESTIONS: readonly Question[] = [
  {
    id: "cristian-1",
    question: "Resume tu trayectoria en tres hitos. De cada uno, dime qué cambió en tu responsabilidad.",
    category: "Trayectoria",
    focus: "cómo creció tu responsabilidad en el tiempo",
  },
  {
    id: "cristian-2",
    question: "¿Cuál es el resultado más importante que has conseguido en los últimos dos años y cómo se midió?",
    category: "Logros",
    focus: "un resultado medible y tu parte en él",
  },
  {
    id: "cristian-3",
    question: "Cuéntame de un proceso que funcionaba mal cuando lo recibiste. ¿Qué cambiaste y qué pasó después?",
    category: "Mejora de procesos",
    focus: "qué encontraste, qué cambiaste y qué efecto tuvo",
  },
  {
    id: "cristian-4",
    question: "¿Cuándo fue la última vez que te tocó corregir el desempeño de alguien? ¿Qué le dijiste y cómo terminó?",
    category: "Liderazgo",
    focus: "cómo conduces una conversación difícil con alguien de tu equipo",
  },
  {
    id: "cristian-5",
    question: "Dos jefaturas te piden cosas urgentes y solo alcanzas a hacer una. ¿Te ha pasado? ¿Cómo decidiste?",
    category: "Prioridades",
    focus: "el criterio con que eliges qué va primero",
  },
  {
    id: "cristian-6",
    question:
      "Háblame de un proyecto tuyo que no resultó. ¿Qué parte fue responsabilidad tuya y qué haces distinto desde entonces?",
    category: "Errores",
    focus: "tu responsabilidad en algo que falló y lo que corregiste",
  },
  {
    id: "cristian-7",
    question: "¿A quién has tenido que convencer sin tener autoridad sobre esa persona? ¿Qué argumento funcionó?",
    category: "Influencia",
    focus: "cómo logras que otros se sumen sin darles órdenes",
  },
  {
    id: "cristian-8",
    question: "Descríbeme el problema técnico o de negocio más enredado que has resuelto. ¿Cómo llegaste a la causa?",
    category: "Resolución de problemas",
    focus: "el camino que sigues para llegar a la causa de un problema",
  },
  {
    id: "cristian-9",
    question: "Cuéntame de un choque con otra área o con un cliente. ¿Qué quería cada parte y en qué quedaron?",
    category: "Conflictos",
    focus: "cómo llevas un desacuerdo hasta un acuerdo",
  },
  {
    id: "cristian-10",
    question:
      "¿Por qué cambiarías de trabajo ahora, y qué tendrías que haber logrado en un año para decir que valió la pena?",
    category: "Proyección",
    focus: "la razón del cambio y la meta que te pones",
  },
];

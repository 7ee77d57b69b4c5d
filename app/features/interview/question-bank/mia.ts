/** Mia: more than 10 years. Executive, strategic, usted. */

import type { Question } from "./question.ts";

export const MIA_QUESTIONS: readonly Question[] = [
  {
    id: "mia-1",
    question:
      "Piense en una organización, un área o un equipo que haya recibido o al que haya llegado. ¿En qué era distinto cuando lo dejó, o cómo es hoy?",
    category: "Resultados de negocio",
    focus: "el efecto de su trabajo sobre una organización, un área o un equipo",
  },
  {
    id: "mia-2",
    question:
      "Describa una decisión estratégica que haya tomado contra la opinión predominante. ¿En qué se apoyó y qué ocurrió?",
    category: "Estrategia",
    focus: "el fundamento de una apuesta estratégica y su desenlace",
  },
  {
    id: "mia-3",
    question:
      "Cuénteme de una transformación que haya encabezado. ¿Dónde estuvo la mayor resistencia y cómo la trabajó?",
    category: "Transformación",
    focus: "cómo conduce un cambio de fondo cuando hay resistencia",
  },
  {
    id: "mia-4",
    question: "¿Cómo prepara una conversación difícil con un directorio o con los dueños? Tome un caso real.",
    category: "Directorio",
    focus: "su relación con quienes gobiernan la empresa",
  },
  {
    id: "mia-5",
    question:
      "¿A quiénes formó usted que hoy ocupen cargos de mayor responsabilidad, y qué hizo para que llegaran ahí?",
    category: "Talento",
    focus: "su manera de preparar a quienes siguen",
  },
  {
    id: "mia-6",
    question:
      "Piense en la crisis más seria que le haya tocado conducir. ¿Qué hizo en los primeros días y qué haría hoy de otro modo?",
    category: "Crisis",
    focus: "su conducción bajo presión y lo que extrajo de ella",
  },
  {
    id: "mia-7",
    question:
      "Relate una negociación en que ambas partes tenían mucho que perder. ¿Qué cedió usted y dónde puso el límite?",
    category: "Negociación",
    focus: "cómo construye un acuerdo y dónde fija el límite",
  },
  {
    id: "mia-8",
    question: "¿Qué costumbre arraigada logró cambiar en una organización y cómo supo que el cambio era real?",
    category: "Cultura",
    focus: "cómo modifica la forma de trabajar de muchas personas",
  },
  {
    id: "mia-9",
    question: "¿En qué ocasión renunció a un buen resultado, o lo puso en riesgo, por un principio? ¿Cómo lo explicó?",
    category: "Ética",
    focus: "su criterio cuando el resultado y los valores se oponen",
  },
  {
    id: "mia-10",
    question:
      "Si asumiera mañana la gerencia general de una empresa de su industria, ¿cuáles serían sus tres prioridades del primer año y por qué?",
    category: "Proyección",
    focus: "la agenda que se propone y las razones que la ordenan",
  },
];

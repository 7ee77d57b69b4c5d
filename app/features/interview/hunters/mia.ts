/** Mia: more than 10 years of experience. Executive, strategic; says usted. */

import type { Hunter } from "./hunter.ts";
import { ASKS_BACK } from "./mia-asks-back.ts";
import { MORE_QUESTIONS } from "./mia-more-questions.ts";

export const MIA = {
  id: "mia",
  name: "Mia",
  otherSpellings: ["Mía"],
  title: "Head hunter ejecutiva senior",
  description: "Conversa como un directorio: estrategia, equipos y resultados. Exigente y siempre respetuosa.",
  style: "Trata de usted, pide síntesis y pregunta por el efecto en el negocio y en las personas.",
  specialties: ["Estrategia", "Alta dirección", "Negociación"],
  approach: "Busca visión, criterio ante dilemas y resultados sostenidos de organizaciones completas.",
  inBrief: "alta dirección, más de 10 años",
  portrait: "/art/mia.svg",
  years: { from: 10, to: null },
  level: "senior",
  rating: 5,
  address: "usted",
  cardColor: "patina-100",
  badgeColor: "solid",
  questions: [
    {
      id: "mia-1",
      question:
        "Piense en una organización, un área o un equipo que haya recibido o al que " +
        "haya llegado. ¿En qué era distinto cuando lo dejó, o cómo es hoy?",
      category: "Resultados de negocio",
      focus: "el efecto de su trabajo sobre una organización, un área o un equipo",
      asks: ["organisation_changed"],
    },
    {
      id: "mia-2",
      question:
        "Describa una decisión estratégica que haya tomado contra la " +
        "opinión predominante. ¿En qué se apoyó y qué ocurrió?",
      category: "Estrategia",
      focus: "el fundamento de una apuesta estratégica y su desenlace",
      asks: ["against_opinion"],
    },
    {
      id: "mia-3",
      question:
        "Cuénteme de una transformación que haya encabezado. ¿Dónde estuvo la mayor resistencia y cómo la trabajó?",
      category: "Transformación",
      focus: "cómo conduce un cambio de fondo cuando hay resistencia",
      asks: ["lead_change"],
    },
    {
      id: "mia-4",
      question: "¿Cómo prepara una conversación difícil con un directorio o con los dueños? Tome un caso real.",
      category: "Directorio",
      focus: "su relación con quienes gobiernan la empresa",
      asks: ["board"],
    },
    {
      id: "mia-5",
      question:
        "¿A quiénes formó usted que hoy ocupen cargos de mayor responsabilidad, y qué hizo para que llegaran ahí?",
      category: "Talento",
      focus: "su manera de preparar a quienes siguen",
      asks: ["develop_people"],
    },
    {
      id: "mia-6",
      question:
        "Piense en la crisis más seria que le haya tocado conducir. ¿Qué " +
        "hizo en los primeros días y qué haría hoy de otro modo?",
      category: "Crisis",
      focus: "su conducción bajo presión y lo que extrajo de ella",
      asks: ["crisis"],
    },
    {
      id: "mia-7",
      question:
        "Relate una negociación en que ambas partes tenían mucho que " +
        "perder. ¿Qué cedió usted y dónde puso el límite?",
      category: "Negociación",
      focus: "cómo construye un acuerdo y dónde fija el límite",
      asks: ["negotiation"],
    },
    {
      id: "mia-8",
      question: "¿Qué costumbre arraigada logró cambiar en una organización y cómo supo que el cambio era real?",
      category: "Cultura",
      focus: "cómo modifica la forma de trabajar de muchas personas",
      asks: ["culture_habit"],
    },
    {
      id: "mia-9",
      question:
        "¿En qué ocasión renunció a un buen resultado, o lo puso en riesgo, por un principio? ¿Cómo lo explicó?",
      category: "Ética",
      focus: "su criterio cuando el resultado y los valores se oponen",
      asks: ["principle"],
    },
    {
      id: "mia-10",
      question:
        "Si asumiera mañana la gerencia general de una empresa de su industria, " +
        "¿cuáles serían sus tres prioridades del primer año y por qué?",
      category: "Proyección",
      focus: "la agenda que se propone y las razones que la ordenan",
      asks: ["first_year_agenda"],
    },
  ],
  moreQuestions: MORE_QUESTIONS,
  asksBack: ASKS_BACK,
  lines: {
    greetings: [
      "Es un gusto recibirle{nombre}. Soy Mia y me dedico a la búsqueda de ejecutivos. Dispondremos de {minutos} " +
        "minutos para {total} preguntas. Le pediré síntesis, criterio y el efecto de sus decisiones. ¿Podemos " +
        "comenzar?",
      "Le doy la bienvenida{nombre}. Mi nombre es Mia. Conversaremos durante {minutos} minutos, en {total} " +
        "preguntas, como lo haría un directorio. Hable de casos propios y de sus consecuencias. ¿Le parece que " +
        "empecemos?",
      "Le agradezco que esté aquí{nombre}. Soy Mia. La entrevista considera {total} preguntas y {minutos} " +
        "minutos; mientras leo sus respuestas, el tiempo no avanza. ¿Tiene todo dispuesto para comenzar?",
      "Gracias por su tiempo{nombre}. Soy Mia. En los próximos {minutos} minutos le haré " +
        "{total} preguntas sobre estrategia, personas y resultados. ¿Damos inicio?",
    ],
    firstLeads: [
      "Muy bien. Comencemos por su gestión.",
      "Gracias{nombre}. Abro con la siguiente pregunta.",
      "Comencemos.",
      "De acuerdo. Partamos por lo sustantivo.",
    ],
    transitions: [
      "Le agradezco la respuesta. Avancemos.",
      "Comprendo. Quisiera explorar otro ámbito.",
      "Gracias{nombre}. Continúo.",
      "Queda registrado. Pasemos a otra materia.",
      "Bien. Le propongo mirar una situación distinta.",
      "Tomo nota. Sigamos con la conversación.",
      "De acuerdo. Me interesa ahora lo siguiente.",
      "Gracias. Cambiemos el foco.",
      "Entiendo su planteamiento. Prosigamos.",
    ],
    recoveries: [
      "Ahora responde a lo que planteaba. Continuemos.",
      "Gracias por precisarlo. Avancemos.",
      "Con esa precisión puedo seguir. Pasemos a la siguiente.",
      "Le agradezco que lo haya retomado. Prosigamos.",
    ],
    lastLeads: ["Llegamos a la última pregunta.", "Para concluir, una última materia.", "Cierro con lo siguiente."],
    closings: [
      "Con esto concluimos{nombre}. Le agradezco la conversación. A " +
        "continuación verá su resultado, con el detalle de cada respuesta.",
      "Hemos terminado. Gracias por su disposición{nombre}. Su resultado estará disponible en un momento.",
      "Damos por cerrada la entrevista. Le sugiero leer con atención las " +
        "respuestas en que el efecto quedó implícito. Muchas gracias.",
    ],
    suggestionEnds: [
      "Hemos llegado al máximo de sugerencias para esta pregunta, por lo que la entrevista concluye aquí. Sus " +
        "respuestas quedan guardadas. Le recomiendo preparar un caso propio y retomar esta práctica.",
      "Se alcanzó el máximo de sugerencias y debo cerrar la entrevista. Revise " +
        "el resultado: esta pregunta merece una respuesta ensayada.",
      "Concluimos en este punto, pues se alcanzó el máximo de sugerencias disponibles. " +
        "Escoja una decisión que conozca a fondo y volvamos a conversar.",
    ],
    timeUps: [
      "El tiempo ha concluido. Completó {hechas} de {total} preguntas. A continuación verá su resultado.",
      "Se cumplió el tiempo previsto: completó {hechas} de {total} preguntas. " +
        "Lo respondido queda guardado y le muestro el resultado.",
      "Debemos detenernos aquí, con {hechas} de {total} preguntas completas. Pasemos al resultado.",
    ],
    declines: [
      "Comprendo. Retomaremos cuando le resulte oportuno.",
      "Perfectamente. Le llevo de regreso a la selección de entrevistas.",
      "De acuerdo. Cuando disponga de {minutos} minutos sin interrupciones, conversamos.",
    ],
    suggestions: {
      example: [
        "Le pido un caso concreto: empresa o unidad, momento y decisión. Quiero entender {foco}.",
        "Su respuesta queda en lo general. Escoja una situación que haya " +
          "conducido y descríbala con sus hechos principales.",
        "Permítame reencauzar la pregunta. Tome un episodio real de su gestión que permita conocer {foco}.",
      ],
      role: [
        "No alcanzo a distinguir su participación. ¿Qué decidió usted y qué delegó? Quiero entender {foco}.",
        "Precise su responsabilidad: qué dependía de usted y ante quién respondía.",
        "Le sugiero partir por su decisión, en primera persona, y luego describir el contexto.",
      ],
      result: [
        "Falta el efecto. ¿Qué cambió en el negocio o en las personas, y en qué plazo? Quiero entender {foco}.",
        "Un directorio le pediría la magnitud: ventas, margen, rotación, continuidad. Escoja la que corresponda.",
        "Ordene la respuesta desde el desenlace: qué había antes, qué hubo después y cuánto se sostuvo.",
      ],
      reason: [
        "Me falta el fundamento. ¿Qué alternativas evaluó y por qué descartó las demás? Quiero entender {foco}.",
        "Exponga el criterio antes que la conclusión: qué sabía, qué ignoraba y qué riesgo aceptó.",
        "La respuesta no aborda lo que planteo. Le pido la razón de fondo y un hecho que la respalde.",
      ],
      plan: [
        "Le pido una agenda: prioridades, plazos y la señal con que sabría que avanza. Quiero entender {foco}.",
        "Concrete la proyección. ¿Qué haría primero, qué postergaría y por qué?",
        "Retome la pregunta y ordene su propuesta en dos o tres prioridades con su justificación.",
      ],
      learning: [
        "Falta la reflexión. ¿Qué modificó en su manera de dirigir después de ese episodio? Quiero entender {foco}.",
        "Dígame qué haría hoy de otro modo y qué le llevó a esa conclusión.",
        "Vuelva sobre la pregunta y cierre con una lección que haya aplicado más tarde.",
      ],
      people: [
        "No aparecen las personas. ¿Quiénes estaban, qué posición tenían y cómo las abordó? Quiero entender {foco}.",
        "Describa el interés de la otra parte y de qué manera lo incorporó en su planteamiento.",
        "Le pido mirar la relación: qué esperaban de usted, qué ofreció y en qué términos quedaron.",
      ],
    },
  },
  headlines: {
    ok: [
      "Una conversación sólida. Conserve esa forma de responder y revise el detalle.",
      "Sus respuestas se siguen bien. Revise pregunta por pregunta y afine lo que señala el detalle.",
    ],
    warn: [
      "La conversación tiene base. Revise en el detalle qué daría más peso a cada respuesta.",
      "Va por buen camino. Elija dos respuestas del detalle y prepárelas otra vez.",
    ],
    bad: [
      "Prepare tres decisiones propias, con su contexto y desenlace, y conversemos de nuevo.",
      "Un directorio evalúa decisiones concretas: traiga tres a la próxima conversación.",
    ],
  },
  headlinesWithoutAnswers: [
    "No alcanzamos a conversar. Reserve media hora y comencemos por una decisión suya.",
    "Quedó pendiente escucharle. Prepare su primera respuesta y retomemos la conversación.",
  ],
} as const satisfies Hunter;

/** Cristian: 4 to 10 years of experience. Direct, focused on results; says tú. */

import { ASKS_BACK } from "./cristian-asks-back.ts";
import { MORE_QUESTIONS } from "./cristian-more-questions.ts";
import type { Hunter } from "./hunter.ts";

export const CRISTIAN = {
  id: "cristian",
  name: "Cristian",
  otherSpellings: ["Cristián"],
  title: "Especialista en nivel medio",
  description: "Pregunta por logros y decisiones. Quiere ejemplos concretos y saber qué aprendiste de ellos.",
  style: "Va al grano: pregunta corto y espera hechos, tu parte en ellos y cifras.",
  specialties: ["Logros medibles", "Liderazgo", "Cambio de rol"],
  approach: "Busca resultados que puedas explicar, decisiones con criterio y responsabilidad sobre lo que salió mal.",
  inBrief: "nivel medio, 4 a 10 años",
  portrait: "/art/cristian.svg",
  years: { from: 4, to: 10 },
  level: "semi-senior",
  rating: 4,
  address: "tú",
  cardColor: "cobre-50",
  badgeColor: "cobre",
  questions: [
    {
      id: "cristian-1",
      question: "Resume tu trayectoria en tres hitos. De cada uno, dime qué cambió en tu responsabilidad.",
      category: "Trayectoria",
      focus: "cómo creció tu responsabilidad en el tiempo",
      asks: ["career_path"],
    },
    {
      id: "cristian-2",
      question: "¿Cuál es el resultado más importante que has conseguido en los últimos dos años y cómo se midió?",
      category: "Logros",
      focus: "un resultado medible y tu parte en él",
      asks: ["measured_result"],
    },
    {
      id: "cristian-3",
      question: "Cuéntame de un proceso que funcionaba mal cuando lo recibiste. ¿Qué cambiaste y qué pasó después?",
      category: "Mejora de procesos",
      focus: "qué encontraste, qué cambiaste y qué efecto tuvo",
      asks: ["broken_process"],
    },
    {
      id: "cristian-4",
      question:
        "¿Cuándo fue la última vez que te tocó corregir el desempeño de alguien? ¿Qué le dijiste y cómo terminó?",
      category: "Liderazgo",
      focus: "cómo conduces una conversación difícil con alguien de tu equipo",
      asks: ["correct_performance"],
    },
    {
      id: "cristian-5",
      question: "Dos jefaturas te piden cosas urgentes y solo alcanzas a hacer una. ¿Te ha pasado? ¿Cómo decidiste?",
      category: "Prioridades",
      focus: "el criterio con que eliges qué va primero",
      asks: ["choose_between_urgent"],
    },
    {
      id: "cristian-6",
      question:
        "Háblame de un proyecto tuyo que no resultó. ¿Qué parte fue " +
        "responsabilidad tuya y qué haces distinto desde entonces?",
      category: "Errores",
      focus: "tu responsabilidad en algo que falló y lo que corregiste",
      asks: ["failed_project"],
    },
    {
      id: "cristian-7",
      question: "¿A quién has tenido que convencer sin tener autoridad sobre esa persona? ¿Qué argumento funcionó?",
      category: "Influencia",
      focus: "cómo logras que otros se sumen sin darles órdenes",
      asks: ["persuade"],
    },
    {
      id: "cristian-8",
      question: "Descríbeme el problema técnico o de negocio más enredado que has resuelto. ¿Cómo llegaste a la causa?",
      category: "Resolución de problemas",
      focus: "el camino que sigues para llegar a la causa de un problema",
      asks: ["root_cause"],
    },
    {
      id: "cristian-9",
      question: "Cuéntame de un choque con otra área o con un cliente. ¿Qué quería cada parte y en qué quedaron?",
      category: "Conflictos",
      focus: "cómo llevas un desacuerdo hasta un acuerdo",
      asks: ["clash_settled"],
    },
    {
      id: "cristian-10",
      question:
        "¿Por qué cambiarías de trabajo ahora, y qué tendrías que haber " +
        "logrado en un año para decir que valió la pena?",
      category: "Proyección",
      focus: "la razón del cambio y la meta que te pones",
      asks: ["change_and_goal"],
    },
  ],
  moreQuestions: MORE_QUESTIONS,
  asksBack: ASKS_BACK,
  lines: {
    greetings: [
      "Hola{nombre}. Soy Cristian y entrevisto a profesionales con 4 a 10 años de " +
        "experiencia. Son {total} preguntas en {minutos} minutos. Espero hechos: qué pasaba, " +
        "qué hiciste tú y qué resultado hubo. ¿Estás en condiciones de empezar?",
      "Buenas{nombre}, soy Cristian. Vamos al grano: {minutos} minutos, {total} preguntas. Si tienes " +
        "un número, dilo. Si una respuesta se desvía, te lo voy a marcar. ¿Comenzamos?",
      "Hola{nombre}. Soy Cristian, y hoy quiero saber qué has logrado y cómo. Tienes {minutos} " +
        "minutos para {total} preguntas; mientras leo, el reloj se detiene. ¿Partimos?",
      "Hola{nombre}, habla Cristian. La dinámica es simple: {total} preguntas, {minutos} " +
        "minutos y respuestas con ejemplos reales de tu trabajo. ¿Tienes todo listo?",
    ],
    firstLeads: [
      "Bien, partamos.",
      "Vamos con la primera.",
      "De acuerdo{nombre}. Primera pregunta.",
      "Empecemos por tu recorrido en el trabajo.",
    ],
    transitions: [
      "Anotado. Siguiente pregunta.",
      "Entendido. Cambio de tema.",
      "Gracias{nombre}. Siguiente pregunta.",
      "Bien. Quiero mirar otro punto.",
      "Ok, lo tengo. Vamos a la que sigue.",
      "De acuerdo. Ahora otra situación.",
      "Tomo nota. Seguimos.",
      "Bien{nombre}, avancemos.",
      "Recibido. Te pregunto otra cosa.",
    ],
    recoveries: [
      "Eso era lo que preguntaba. Seguimos.",
      "Ahora sí responde a lo que pregunté. Vamos a la siguiente.",
      "Mejor encaminado. Siguiente pregunta.",
      "Con eso puedo trabajar. Avancemos.",
    ],
    lastLeads: ["Última pregunta.", "Nos queda una. Que sea precisa.", "Cierro con esta."],
    closings: [
      "Eso es todo{nombre}. Gracias por tu tiempo. Viene tu resultado: mira " +
        "primero las respuestas que quedaron sin un efecto claro.",
      "Terminamos. Gracias{nombre}. Ahora verás el detalle por pregunta, con lo que sumó y lo que faltó.",
      "Cerramos aquí. Te dejo el resultado con puntos concretos para la próxima entrevista.",
    ],
    suggestionEnds: [
      "Llegamos al máximo de sugerencias en esta pregunta y la entrevista termina aquí. Tus respuestas " +
        "quedan guardadas. Prepara un caso en tres partes, situación, acción y resultado, y vuelve.",
      "Van tres intentos: es el máximo de sugerencias, así que cierro la entrevista. " +
        "Revisa el resultado, elige un ejemplo sólido y hagámosla de nuevo.",
      "Hasta aquí: se alcanzó el máximo de sugerencias. En una entrevista real " +
        "pasaría lo mismo. Ensaya esta respuesta y probamos otra vez.",
    ],
    timeUps: [
      "Tiempo. Completaste {hechas} de {total} preguntas. Vamos al resultado.",
      "Se acabó el tiempo: {hechas} de {total} preguntas completas. Lo " +
        "respondido queda guardado; ahora te muestro el resultado.",
      "El reloj llegó a cero. Completaste {hechas} de {total} preguntas. La " +
        "próxima vez, respuestas más cortas y con el resultado al principio.",
    ],
    declines: [
      "Sin problema. Vuelve cuando tengas {minutos} minutos seguidos.",
      "De acuerdo, lo dejamos aquí. Te llevo a la lista para que elijas.",
      "Entendido. Prepara un par de ejemplos y hablamos después.",
    ],
    suggestions: {
      example: [
        "Eso no responde lo que pregunté. Elige un solo caso de tu trabajo y cuéntalo en " +
          "orden: qué pasaba, qué hiciste, cómo terminó. Quiero entender {foco}.",
        "Necesito un hecho, no una idea general. Di dónde fue, cuándo y qué ocurrió.",
        "Falta un caso concreto. Toma el más reciente que recuerdes y úsalo para mostrar {foco}.",
      ],
      role: [
        "No veo tu parte. Di qué decidiste o hiciste tú, separado de lo que hizo el equipo. Quiero entender {foco}.",
        "Cambia el «nosotros» por «yo» y respóndeme otra vez: ¿cuál fue tu responsabilidad?",
        "Vuelve a la pregunta y parte por tu acción: qué hiciste primero y por qué.",
      ],
      result: [
        "Falta el resultado. Antes y después: ¿qué cambió y en cuánto? Quiero entender {foco}.",
        "Dame un efecto que se pueda comprobar: tiempo, costo, ventas, " +
          "errores, reclamos. Si no hay cifra exacta, un rango.",
        "Te fuiste por otro lado. Empieza por cómo terminó y después explícame cómo llegaste ahí.",
      ],
      reason: [
        "Falta el criterio. ¿Por qué esa opción y no otra? Quiero entender {foco}.",
        "Dime la razón principal en una frase y respáldala con un dato o un hecho.",
        "Eso no contesta la pregunta. Nombra las alternativas que tenías y qué te hizo elegir.",
      ],
      plan: [
        "Sé más específico con lo que viene: meta, plazo y cómo sabrías que la cumpliste. Quiero entender {foco}.",
        "Te pregunté por lo que buscas. Di una meta y el primer paso concreto.",
        "Falta dirección en la respuesta. Parte por dónde quieres estar en un año y qué te falta para llegar.",
      ],
      learning: [
        "Falta la segunda parte: qué cambiaste después de eso. Quiero entender {foco}.",
        "Un error sin corrección no me sirve. Di qué haces hoy de otra manera.",
        "Retoma la pregunta: qué salió mal, qué parte era tuya y qué aprendiste.",
      ],
      people: [
        "Falta la contraparte. ¿Quién era, qué quería y qué le dijiste? Quiero entender {foco}.",
        "Cuéntame la conversación, no la teoría: qué te respondió y cómo siguieron.",
        "Pon a la otra persona en la historia: su posición, la tuya y en qué quedaron.",
      ],
    },
  },
  headlines: {
    ok: [
      "Así se responde. Revisa los comentarios y deja cada respuesta en un minuto.",
      "Buen nivel. Mantenlo y afina lo que marca el detalle.",
    ],
    warn: [
      "Hay base. Mira pregunta por pregunta qué te acerca al siguiente nivel.",
      "Vas por buen camino. Ensaya otra vez la respuesta con menos puntos y vuelve.",
    ],
    bad: [
      "Todavía no me alcanza para decidir. Prepara tres casos con situación, acción y resultado.",
      "Trae tres casos concretos la próxima vez y la conversación cambia.",
    ],
  },
  headlinesWithoutAnswers: [
    "No hubo respuestas. Reserva 30 minutos, trae tres casos y empezamos.",
    "Sin respuestas no hay qué evaluar. Prepara tu primer ejemplo y vuelve.",
  ],
} as const satisfies Hunter;

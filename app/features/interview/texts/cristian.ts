/** Cristian: direct, results-minded, tú. */

import type { Voice } from "./voice.ts";

export const CRISTIAN_VOICE: Voice = {
  greetings: [
    "Hola{nombre}. Soy Cristian y entrevisto a profesionales con 4 a 10 años de experiencia. Son {total} preguntas en {minutos} minutos. Espero hechos: qué pasaba, qué hiciste tú y qué resultado hubo. ¿Estás en condiciones de empezar?",
    "Buenas{nombre}, soy Cristian. Vamos al grano: {minutos} minutos, {total} preguntas. Si tienes un número, dilo. Si una respuesta se desvía, te lo voy a marcar. ¿Comenzamos?",
    "Hola{nombre}. Soy Cristian, y hoy quiero saber qué has logrado y cómo. Tienes {minutos} minutos para {total} preguntas; mientras leo, el reloj se detiene. ¿Partimos?",
    "Hola{nombre}, habla Cristian. La dinámica es simple: {total} preguntas, {minutos} minutos y respuestas con ejemplos reales de tu trabajo. ¿Tienes todo listo?",
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
    "Eso es todo{nombre}. Gracias por tu tiempo. Viene tu resultado: mira primero las respuestas que quedaron sin un efecto claro.",
    "Terminamos. Gracias{nombre}. Ahora verás el detalle por pregunta, con lo que sumó y lo que faltó.",
    "Cerramos aquí. Te dejo el resultado con puntos concretos para la próxima entrevista.",
  ],
  suggestionEnds: [
    "Llegamos al máximo de sugerencias en esta pregunta y la entrevista termina aquí. Tus respuestas quedan guardadas. Prepara un caso en tres partes, situación, acción y resultado, y vuelve.",
    "Van tres intentos: es el máximo de sugerencias, así que cierro la entrevista. Revisa el resultado, elige un ejemplo sólido y hagámosla de nuevo.",
    "Hasta aquí: se alcanzó el máximo de sugerencias. En una entrevista real pasaría lo mismo. Ensaya esta respuesta y probamos otra vez.",
  ],
  timeUps: [
    "Tiempo. Completaste {hechas} de {total} preguntas. Vamos al resultado.",
    "Se acabó el tiempo: {hechas} de {total} preguntas completas. Lo respondido queda guardado; ahora te muestro el resultado.",
    "El reloj llegó a cero. Completaste {hechas} de {total} preguntas. La próxima vez, respuestas más cortas y con el resultado al principio.",
  ],
  declines: [
    "Sin problema. Vuelve cuando tengas {minutos} minutos seguidos.",
    "De acuerdo, lo dejamos aquí. Te llevo a la lista para que elijas.",
    "Entendido. Prepara un par de ejemplos y hablamos después.",
  ],
  suggestions: {
    example: [
      "Eso no responde lo que pregunté. Elige un solo caso de tu trabajo y cuéntalo en orden: qué pasaba, qué hiciste, cómo terminó. Quiero entender {foco}.",
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
      "Dame un efecto que se pueda comprobar: tiempo, costo, ventas, errores, reclamos. Si no hay cifra exacta, un rango.",
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
};

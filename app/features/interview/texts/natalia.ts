/** Natalia: warm, simple, tú. */

import type { Voice } from "./voice.ts";

export const NATALIA_VOICE: Voice = {
  greetings: [
    "Hola{nombre}. Soy Natalia y acompaño a quienes buscan su primer trabajo. Tenemos {minutos} minutos y {total} preguntas. Sirve todo lo que hayas hecho: estudios, práctica, voluntariado o un trabajo de verano. ¿Tienes todo listo para comenzar?",
    "Hola{nombre}, soy Natalia. Vamos a conversar {minutos} minutos sobre ti, en {total} preguntas. Responde con tus palabras y con ejemplos tuyos, aunque te parezcan pequeños. Si una respuesta se va por otro lado, te doy una pista. ¿Comenzamos?",
    "Qué gusto saludarte{nombre}. Me llamo Natalia y hoy haré el papel de tu entrevistadora. Son {total} preguntas y {minutos} minutos, con calma: mientras leo lo que escribes, tu tiempo no corre. ¿Te parece bien que empecemos?",
    "Hola{nombre}. Soy Natalia. Esta es una práctica, así que aquí puedes equivocarte sin costo. Te haré {total} preguntas y tienes {minutos} minutos en total. ¿Partimos?",
  ],
  firstLeads: [
    "Muy bien, vamos con la primera.",
    "Gracias{nombre}. Empecemos por aquí.",
    "Perfecto. Tómate un momento antes de escribir y partimos.",
    "Bien. La primera es para entrar en confianza.",
  ],
  transitions: [
    "Gracias por contármelo. Sigamos.",
    "Te entiendo. Vamos a otra cosa.",
    "Gracias{nombre}. Ahora quiero preguntarte esto.",
    "Bien, lo dejo anotado. Cambiemos de tema.",
    "Me sirve para conocerte. Pasemos a la siguiente.",
    "Gracias por la respuesta. Te hago otra pregunta.",
    "De acuerdo. Te llevo a otra situación.",
    "Anotado. Sigamos conversando.",
    "Bien{nombre}. Ahora cuéntame de otra cosa.",
  ],
  recoveries: [
    "Ahora te sigo. Vamos a la próxima.",
    "Así se entiende mejor. Sigamos.",
    "Gracias por volver a intentarlo. Pasemos a otra.",
    "Con eso me queda más claro. Te hago la siguiente.",
  ],
  lastLeads: [
    "Llegamos a la última pregunta.",
    "Nos queda una sola. Tómate tu tiempo.",
    "Para cerrar, te hago la última.",
  ],
  closings: [
    "Eso era todo{nombre}. Gracias por contestar las preguntas hasta el final. Ahora preparo tu resultado, con lo que se entendió bien y lo que puedes practicar.",
    "Terminamos{nombre}. Gracias por la conversación. En un momento verás qué respuestas funcionaron y cuáles conviene ensayar otra vez.",
    "Con esto cerramos la entrevista. Te agradezco la confianza{nombre}. Tu resultado viene enseguida, con los próximos pasos.",
  ],
  suggestionEnds: [
    "Llegamos al máximo de sugerencias para esta pregunta, así que hasta aquí llega la entrevista. Lo que respondiste queda guardado. Elige un ejemplo tuyo, ensáyalo en voz alta y vuelve cuando quieras.",
    "Alcanzaste el máximo de sugerencias en esta pregunta y la entrevista termina aquí. No pasa nada: revisa el resultado, prepara esta respuesta y practica otra vez.",
    "Hasta aquí llegamos, porque se alcanzó el máximo de sugerencias. Anota la pregunta, piensa en una situación que hayas vivido y conversemos de nuevo otro día.",
  ],
  timeUps: [
    "Se acabó el tiempo. Completaste {hechas} de {total} preguntas. Gracias por conversar conmigo: ahora verás tu resultado.",
    "Se cumplió el tiempo y completaste {hechas} de {total} preguntas. Dejo guardado todo lo que me contaste y te muestro el resultado.",
    "El tiempo llegó a su fin. Alcanzaste a completar {hechas} de {total} preguntas. Veamos cómo te fue.",
  ],
  declines: [
    "No hay apuro. Te llevo de vuelta para que elijas con quién practicar.",
    "Está bien, lo dejamos para otro momento. Volvemos a la lista de entrevistas.",
    "De acuerdo. Cuando quieras practicar, aquí voy a estar.",
  ],
  suggestions: {
    example: [
      "Todavía no veo una situación concreta. Elige una sola, de tus estudios, tu práctica o tu casa, y cuéntame dónde fue y qué pasó. Quiero entender {foco}.",
      "Prueba con un ejemplo tuyo, aunque sea pequeño: cuándo fue, quiénes estaban y qué ocurrió. Así podré conocer {foco}.",
      "Volvamos a la pregunta con un caso real. Puedes partir con «una vez, en mi práctica…» y seguir desde ahí.",
    ],
    role: [
      "Me falta saber qué hiciste tú. Cuéntame un paso tuyo, en primera persona: «yo propuse», «yo llamé», «yo ordené». Quiero entender {foco}.",
      "Acércame a tu parte. De todo lo que pasó, ¿qué quedó en tus manos? Con eso podré conocer {foco}.",
      "Responde pensando en ti: qué decidiste, qué hiciste primero y qué dejaste para después.",
    ],
    result: [
      "Cuéntame cómo terminó. ¿Qué cambió después: una nota, un tiempo, una persona más tranquila? Quiero entender {foco}.",
      "Falta el final de la historia. Di qué había antes y qué hubo después, aunque el cambio sea chico.",
      "Vuelve a la pregunta y agrega el resultado: qué se logró y cómo lo supiste. Así podré conocer {foco}.",
    ],
    reason: [
      "Me falta el porqué. Termina esta frase: «lo elegí porque…», con algo que te haya pasado. Quiero entender {foco}.",
      "Cuéntame qué te llevó a eso: una persona, un ramo, un momento. Con una razón tuya basta.",
      "Acerca tu respuesta a la pregunta. Lo que busco conocer es {foco}, contado con tus propias razones.",
    ],
    plan: [
      "Mira hacia adelante: di una cosa que te gustaría hacer y cómo partirías. Quiero entender {foco}.",
      "Intenta con algo concreto: qué harías el primer mes y qué te gustaría aprender después.",
      "Respóndeme con una meta tuya, aunque cambie más adelante, y con el primer paso para llegar a ella.",
    ],
    learning: [
      "Cuéntame qué te quedó de esa experiencia: algo que hoy haces distinto. Quiero entender {foco}.",
      "Falta lo que aprendiste. Di qué no sabías antes, cómo lo aprendiste y dónde lo usaste.",
      "Retoma la pregunta y cierra con una lección tuya, dicha en una frase simple.",
    ],
    people: [
      "Me falta la otra persona en la historia. ¿Quién era, qué necesitaba y cómo te acercaste? Quiero entender {foco}.",
      "Cuéntame qué pasaba entre ustedes y qué hiciste para que se pudiera conversar.",
      "Piensa en un compañero, una clienta o un profesor de verdad. Di qué le pasaba y qué hiciste tú. Así podré conocer {foco}.",
    ],
  },
};

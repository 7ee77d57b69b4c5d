/** Natalia: first job, 0 to 3 years of experience. Warm, simple words; says tú. */

import type { Hunter } from "./hunter.ts";
import { ASKS_BACK } from "./natalia-asks-back.ts";
import { MORE_QUESTIONS } from "./natalia-more-questions.ts";

export const NATALIA = {
  id: "natalia",
  name: "Natalia",
  otherSpellings: [],
  title: "Especialista en primer empleo",
  description: "Cercana y directa. Te ayuda a contar lo que sabes hacer aunque tu experiencia recién empiece.",
  style: "Conversa con calma y palabras simples, y te pide un ejemplo cuando falta.",
  specialties: ["Primera entrevista", "Prácticas", "Motivación"],
  approach: "Busca ganas de aprender, responsabilidad y ejemplos de estudios, prácticas o trabajos de verano.",
  inBrief: "primer empleo, 0 a 3 años",
  portrait: "/art/natalia.svg",
  years: { from: 0, to: 3 },
  level: "junior",
  rating: 3,
  address: "tú",
  cardColor: "patina-50",
  badgeColor: "patina",
  questions: [
    {
      id: "natalia-1",
      question: "Cuéntame quién eres en un minuto: qué estudiaste, qué has hecho hasta ahora y qué te gustaría hacer.",
      category: "Presentación",
      focus: "cómo te presentas y qué eliges destacar de ti",
      asks: ["introduce"],
    },
    {
      id: "natalia-2",
      question: "¿Qué te hizo elegir tu carrera, y qué parte de ella te gustaría llevar a tu primer trabajo?",
      category: "Motivación",
      focus: "la razón de tu elección y lo que te mueve hoy",
      asks: ["career_choice"],
    },
    {
      id: "natalia-3",
      question:
        "Piensa en un trabajo grupal que se complicó. ¿Qué estaba " +
        "pasando y qué hiciste tú para que saliera adelante?",
      category: "Trabajo en equipo",
      focus: "tu aporte cuando un grupo se traba",
      asks: ["teamwork_trouble"],
    },
    {
      id: "natalia-4",
      question: "Cuéntame de algo que tuviste que aprender rápido y casi sin ayuda. ¿Por dónde partiste?",
      category: "Aprendizaje",
      focus: "cómo te las arreglas para aprender algo nuevo",
      asks: ["learn_fast"],
    },
    {
      id: "natalia-5",
      question:
        "¿Alguna vez te equivocaste en una práctica, un trabajo o un " +
        "ramo y tuviste que avisarlo? ¿Cómo lo enfrentaste?",
      category: "Responsabilidad",
      focus: "cómo te haces cargo de un error propio",
      asks: ["own_mistake"],
    },
    {
      id: "natalia-6",
      question:
        "Imagina una semana con pruebas, una entrega y turnos de trabajo. " +
        "¿Cómo te organizaste la última vez que te tocó algo así?",
      category: "Organización",
      focus: "cómo ordenas tu tiempo cuando se junta todo",
      asks: ["juggling_deadlines"],
    },
    {
      id: "natalia-7",
      question:
        "¿Qué dirían de ti tus compañeros de la universidad o de la práctica, y en qué ocasión lo habrían notado?",
      category: "Autoconocimiento",
      focus: "una cualidad tuya que otras personas hayan visto",
      asks: ["quality_seen"],
    },
    {
      id: "natalia-8",
      question:
        "Recuerda a una persona difícil de atender o de explicarle algo: un " +
        "cliente, un paciente, un alumno, un vecino. ¿Qué hiciste?",
      category: "Trato con personas",
      focus: "tu manera de tratar a alguien que no está de buen ánimo",
      asks: ["difficult_person"],
    },
    {
      id: "natalia-9",
      question:
        "¿Has mejorado algo sin que nadie te lo pidiera, aunque fuera pequeño? Cuéntame qué viste y qué cambió.",
      category: "Iniciativa",
      focus: "lo que haces por cuenta propia y lo que cambia con eso",
      asks: ["unasked_improvement"],
    },
    {
      id: "natalia-10",
      question:
        "Si partieras el lunes en tu primer trabajo, ¿qué podrías aportar " +
        "desde el primer mes y qué necesitarías aprender?",
      category: "Expectativas",
      focus: "lo que ya puedes ofrecer y lo que quieres desarrollar",
      asks: ["first_month"],
    },
  ],
  moreQuestions: MORE_QUESTIONS,
  asksBack: ASKS_BACK,
  lines: {
    greetings: [
      "Hola{nombre}. Soy Natalia y acompaño a quienes buscan su primer trabajo. Tenemos " +
        "{minutos} minutos y {total} preguntas. Sirve todo lo que hayas hecho: estudios, " +
        "práctica, voluntariado o un trabajo de verano. ¿Tienes todo listo para comenzar?",
      "Hola{nombre}, soy Natalia. Vamos a conversar {minutos} minutos sobre ti, en {total} " +
        "preguntas. Responde con tus palabras y con ejemplos tuyos, aunque te parezcan pequeños. " +
        "Si una respuesta se va por otro lado, te doy una pista. ¿Comenzamos?",
      "Qué gusto saludarte{nombre}. Me llamo Natalia y hoy haré el papel de tu " +
        "entrevistadora. Son {total} preguntas y {minutos} minutos, con calma: mientras " +
        "leo lo que escribes, tu tiempo no corre. ¿Te parece bien que empecemos?",
      "Hola{nombre}. Soy Natalia. Esta es una práctica, así que aquí puedes equivocarte sin " +
        "costo. Te haré {total} preguntas y tienes {minutos} minutos en total. ¿Partimos?",
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
      "Eso era todo{nombre}. Gracias por contestar las preguntas hasta el final. Ahora " +
        "preparo tu resultado, con lo que se entendió bien y lo que puedes practicar.",
      "Terminamos{nombre}. Gracias por la conversación. En un momento verás qué " +
        "respuestas funcionaron y cuáles conviene ensayar otra vez.",
      "Con esto cerramos la entrevista. Te agradezco la confianza{nombre}. " +
        "Tu resultado viene enseguida, con los próximos pasos.",
    ],
    suggestionEnds: [
      "Llegamos al máximo de sugerencias para esta pregunta, así que hasta aquí llega la entrevista. Lo que " +
        "respondiste queda guardado. Elige un ejemplo tuyo, ensáyalo en voz alta y vuelve cuando quieras.",
      "Alcanzaste el máximo de sugerencias en esta pregunta y la entrevista termina aquí. No " +
        "pasa nada: revisa el resultado, prepara esta respuesta y practica otra vez.",
      "Hasta aquí llegamos, porque se alcanzó el máximo de sugerencias. Anota la pregunta, " +
        "piensa en una situación que hayas vivido y conversemos de nuevo otro día.",
    ],
    timeUps: [
      "Se acabó el tiempo. Completaste {hechas} de {total} preguntas. " +
        "Gracias por conversar conmigo: ahora verás tu resultado.",
      "Se cumplió el tiempo y completaste {hechas} de {total} preguntas. Dejo " +
        "guardado todo lo que me contaste y te muestro el resultado.",
      "El tiempo llegó a su fin. Alcanzaste a completar {hechas} de {total} preguntas. Veamos cómo te fue.",
    ],
    declines: [
      "No hay apuro. Te llevo de vuelta para que elijas con quién practicar.",
      "Está bien, lo dejamos para otro momento. Volvemos a la lista de entrevistas.",
      "De acuerdo. Cuando quieras practicar, aquí voy a estar.",
    ],
    suggestions: {
      example: [
        "Todavía no veo una situación concreta. Elige una sola, de tus estudios, tu práctica " +
          "o tu casa, y cuéntame dónde fue y qué pasó. Quiero entender {foco}.",
        "Prueba con un ejemplo tuyo, aunque sea pequeño: cuándo fue, " +
          "quiénes estaban y qué ocurrió. Así podré conocer {foco}.",
        "Volvamos a la pregunta con un caso real. Puedes partir con «una vez, en mi práctica…» y seguir desde ahí.",
      ],
      role: [
        "Me falta saber qué hiciste tú. Cuéntame un paso tuyo, en primera persona: " +
          "«yo propuse», «yo llamé», «yo ordené». Quiero entender {foco}.",
        "Acércame a tu parte. De todo lo que pasó, ¿qué quedó en tus manos? Con eso podré conocer {foco}.",
        "Responde pensando en ti: qué decidiste, qué hiciste primero y qué dejaste para después.",
      ],
      result: [
        "Cuéntame cómo terminó. ¿Qué cambió después: una nota, un tiempo, " +
          "una persona más tranquila? Quiero entender {foco}.",
        "Falta el final de la historia. Di qué había antes y qué hubo después, aunque el cambio sea chico.",
        "Vuelve a la pregunta y agrega el resultado: qué se logró y cómo lo supiste. Así podré conocer {foco}.",
      ],
      reason: [
        "Me falta el porqué. Termina esta frase: «lo elegí porque…», con " +
          "algo que te haya pasado. Quiero entender {foco}.",
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
        "Me falta la otra persona en la historia. ¿Quién era, qué " +
          "necesitaba y cómo te acercaste? Quiero entender {foco}.",
        "Cuéntame qué pasaba entre ustedes y qué hiciste para que se pudiera conversar.",
        "Piensa en un compañero, una clienta o un profesor de verdad. Di qué " +
          "le pasaba y qué hiciste tú. Así podré conocer {foco}.",
      ],
    },
  },
  headlines: {
    ok: [
      "Muy bien: se sigue lo que respondes. Mira pregunta por pregunta y afina lo que marca el detalle.",
      "Muy buen trabajo. Mira los comentarios, quédate con tus mejores respuestas y ensáyalas una vez más.",
    ],
    warn: [
      "Vas por buen camino. Mira pregunta por pregunta: ahí está lo que más te puede hacer subir.",
      "Hay una buena base. Elige dos respuestas de este informe y ensáyalas de nuevo.",
    ],
    bad: [
      "Elige tres ejemplos tuyos y ensáyalos en voz alta: con eso cambia mucho tu próxima entrevista.",
      "Parte de a poco: una situación, lo que hiciste y cómo terminó. Con eso ya cambia tu entrevista.",
    ],
  },
  headlinesWithoutAnswers: [
    "Aún no te escucho. Vuelve cuando tengas media hora tranquila y partimos por lo que te es más cercano.",
    "Esta vez no alcanzaste a responder. La primera pregunta es sobre ti: ensáyala y empezamos de nuevo.",
  ],
} as const satisfies Hunter;

/** Mia: executive, strategic, usted. */

import type { Voice } from "./voice.ts";

export const MIA_VOICE: Voice = {
  greetings: [
    "Es un gusto recibirle{nombre}. Soy Mia y me dedico a la búsqueda de ejecutivos. Dispondremos de {minutos} minutos para {total} preguntas. Le pediré síntesis, criterio y el efecto de sus decisiones. ¿Podemos comenzar?",
    "Le doy la bienvenida{nombre}. Mi nombre es Mia. Conversaremos durante {minutos} minutos, en {total} preguntas, como lo haría un directorio. Hable de casos propios y de sus consecuencias. ¿Le parece que empecemos?",
    "Le agradezco que esté aquí{nombre}. Soy Mia. La entrevista considera {total} preguntas y {minutos} minutos; mientras leo sus respuestas, el tiempo no avanza. ¿Tiene todo dispuesto para comenzar?",
    "Gracias por su tiempo{nombre}. Soy Mia. En los próximos {minutos} minutos le haré {total} preguntas sobre estrategia, personas y resultados. ¿Damos inicio?",
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
    "Con esto concluimos{nombre}. Le agradezco la conversación. A continuación verá su resultado, con el detalle de cada respuesta.",
    "Hemos terminado. Gracias por su disposición{nombre}. Su resultado estará disponible en un momento.",
    "Damos por cerrada la entrevista. Le sugiero leer con atención las respuestas en que el efecto quedó implícito. Muchas gracias.",
  ],
  suggestionEnds: [
    "Hemos llegado al máximo de sugerencias para esta pregunta, por lo que la entrevista concluye aquí. Sus respuestas quedan guardadas. Le recomiendo preparar un caso propio y retomar esta práctica.",
    "Se alcanzó el máximo de sugerencias y debo cerrar la entrevista. Revise el resultado: esta pregunta merece una respuesta ensayada.",
    "Concluimos en este punto, pues se alcanzó el máximo de sugerencias disponibles. Escoja una decisión que conozca a fondo y volvamos a conversar.",
  ],
  timeUps: [
    "El tiempo ha concluido. Completó {hechas} de {total} preguntas. A continuación verá su resultado.",
    "Se cumplió el tiempo previsto: completó {hechas} de {total} preguntas. Lo respondido queda guardado y le muestro el resultado.",
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
      "Su respuesta queda en lo general. Escoja una situación que haya conducido y descríbala con sus hechos principales.",
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
};

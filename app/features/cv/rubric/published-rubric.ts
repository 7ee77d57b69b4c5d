/** The rubric for the public page: import-safe for the browser, mirrored in docs/rubrica.md. */

import { CRITERIA, type CriterionId, criterion, RUBRIC_VERSION, UNBELIEVED, UNREACHABLE } from "./criteria.ts";
import { ADJUSTABLE, MAX_EACH, MAX_TOGETHER } from "./model-score-adjustment.ts";

export type PublishedCriterion = {
  id: CriterionId;
  name: string;
  max: number;
  /** What the criterion looks at, one sentence. */
  looksAt: string;
  /** How to get all its points. */
  fullPoints: string;
  /** What neither adds nor costs points. */
  doesNotCount: string;
};

export type PublishedRubric = {
  version: string;
  /** ISO date of this version. */
  date: string;
  principles: readonly string[];
  /** What earns no points in the place of achievements, one sentence each. */
  unpaid: readonly string[];
  criteria: readonly PublishedCriterion[];
};

type Wording = Omit<PublishedCriterion, "id" | "name" | "max" | "looksAt">;

const WORDING: Readonly<Record<CriterionId, Wording>> = {
  achievements: {
    fullPoints:
      "En cada frase de tus cargos, prácticas o proyectos, di de cuánto a cuánto cambió algo o, al menos, cuántas " +
      "personas, unidades o plazos hubo. Las primeras suman más que las últimas: «Bajé la espera de 14 a 9 días», " +
      "«46 registros aprobados». Un empleo sin ninguna frase cuenta como media frase sin resultado.",
    doesNotCount:
      "Teléfonos, RUT, fechas, horarios, direcciones, números de local o sala, normas, edades, años de experiencia " +
      "y horas de cursos. Las frases que no suman, explicadas más abajo, cuentan como frases sin resultado. Lo " +
      "mismo dicho dos veces cuenta una vez. Desde cuatro frases importa la proporción y no cuántas son: una o dos " +
      "son muy pocas para mostrar una costumbre.",
  },
  verbs: {
    fullPoints:
      "Abre con una acción tuya o con un resultado: «Diseñé», «Coordino», «Ahorro de 20%». Participar o " +
      "apoyar vale la mitad; «Responsable de», «Hacía» o «temas varios» casi no suma, salvo que la frase " +
      "traiga una cifra. Varía los verbos. Una frase que no suma no abre con nada.",
    doesNotCount: "El tiempo verbal ni el idioma: vale «Lidero», «Lideré» o «Led».",
  },
  chronology: {
    fullPoints:
      "Escribe cargo, lugar, mes y año de inicio y de término, y al menos una línea sobre lo " +
      "que hiciste. Las prácticas, las ayudantías y el voluntariado valen igual que un empleo y " +
      "casi les basta el año; sin ellos, cuentan los proyectos con fecha.",
    doesNotCount: "Cuántos años trabajaste, cuántos cargos tuviste ni las pausas entre ellos.",
  },
  contact: {
    fullPoints: "Pon nombre, correo, teléfono, comuna o ciudad y un enlace a LinkedIn o a tu portafolio.",
    doesNotCount:
      "De dónde eres, cómo te llamas ni en qué comuna vives. Un dato de " +
      "plantilla, como «tu.correo@ejemplo.com», no es un dato.",
  },
  structure: {
    fullPoints: "Incluye titular con tu profesión, perfil breve, experiencia o proyectos, formación y habilidades.",
    doesNotCount: "El diseño, los colores, la foto, el orden de las columnas ni las palabras exactas de los títulos.",
  },
  skills: {
    fullPoints:
      "Nombra al menos cinco y muéstralos en uso dentro de un cargo, práctica o " +
      "proyecto; con la mayoría en uso ya tienes casi todos los puntos.",
    doesNotCount:
      "Las listas largas, las palabras repetidas y las cualidades en lista, como «responsable» o «proactivo».",
  },
  clarity: {
    fullPoints:
      "La mitad de los puntos es por frases que dicen qué hiciste, con qué o para quién: basta con unas seis " +
      "palabras de contenido, y una cifra vale por dos. El resto, por frases de una idea, de hasta unas 26 " +
      "palabras, y por una o dos páginas. Todo, sin frases hechas, historias personales ni tareas que podrían ser " +
      "de cualquiera.",
    doesNotCount:
      "Desde unas 50 palabras y tres frases sobre lo que hiciste, ser breve no " +
      "resta: un CV corto con resultados vale más que uno largo sin ellos.",
  },
  spelling: {
    fullPoints:
      "Escribe sin faltas, con mayúsculas donde corresponde y sin abreviaturas de chat. Una tilde omitida pesa " +
      "menos que una letra cambiada. Un décimo de los puntos es por escribir parejo: que todas tus frases " +
      "terminen en punto, o ninguna, y los meses con minúscula, como en «desde marzo de 2021».",
    doesNotCount:
      "Nombres propios, direcciones, correos, siglas, abreviaturas, términos técnicos, anglicismos comunes y " +
      "frases en otro idioma. Una palabra desconocida cuenta solo si es casi igual a una conocida. El diccionario " +
      "no se usa en un CV en otro idioma, y en uno leído desde una imagen las faltas pesan menos y quitan a lo más " +
      "tres de cada diez puntos.",
  },
  education: {
    fullPoints:
      "Escribe título o carrera, institución y años de inicio y término. Un año solo basta si dices de qué es " +
      "(«completa», «egreso», «titulada»), y si sigues estudiando, basta con decirlo. El estudio mejor contado " +
      "vale seis de cada diez puntos; el resto es el promedio de todos, con los cursos. La enseñanza media " +
      "completa, con liceo y años, tiene todos los puntos. Un curso por sí solo vale la mitad.",
    doesNotCount: "Qué universidad, instituto o liceo es, qué grado obtuviste y cuántos estudios tienes.",
  },
  consistency: {
    fullPoints:
      "Escribe todas las fechas igual, del cargo más reciente al más antiguo, y abre tus frases de la misma " +
      "manera, todas con lo que hiciste o todas con la tarea. Saca RUT, estado civil, hijos, salud y pretensiones " +
      "de renta. Cada espacio de plantilla sin llenar, como «[X]» o «dd/mm/aaaa», quita más de un tercio.",
    doesNotCount: "Edad, sexo, nacionalidad, discapacidad y foto: ni suman ni restan.",
  },
};

const NAMES = ADJUSTABLE.map((id) => `«${criterion(id).name}»`);
/** The bounds from the code that applies them. */
const ADJUSTMENT =
  `Si hay un modelo de lenguaje local, su lectura puede sumar o restar hasta ${MAX_EACH} punto en ` +
  `${NAMES.slice(0, -1).join(", ")} y ${NAMES.at(-1)}, y hasta ${MAX_TOGETHER} en total. Siempre se muestra ` +
  "el ajuste con su cita, y no hay ajuste si el archivo trae texto oculto, instrucciones o listas de relleno.";

/** "20.000", independent of the runtime's locale. */
const thousands = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ".");

const UNPAID: readonly string[] = [
  "Lo que no es trabajo: cafés, atrasos, ausencias, juegos, peleas o pérdidas, con las cifras que sean. Solo " +
    "cuando la frase lo dice así: un oficio poco conocido no pierde nada, y lo que es propio del oficio suma.",
  `Las cifras que no parecen posibles: una baja de más de ${UNBELIEVED.fall} %, un alza de ` +
    `${thousands(UNBELIEVED.rise)} % o más (en redes y sitios web, ${thousands(UNBELIEVED.online)} %), más de ` +
    "100 % de asistencia, o personas y sumas que un cargo así no maneja. Te preguntamos si son correctas.",
  "Los espacios sin llenar de una plantilla: «[X]», «XX %», «nombre de la empresa», «Lorem ipsum».",
  "Los ejemplos de esta plataforma copiados, aunque cambies las cifras. El " +
    "que te sugerimos para tu propio oficio sí suma: para eso está.",
];

export const PUBLISHED_RUBRIC: PublishedRubric = {
  version: RUBRIC_VERSION,
  date: "2026-11-25",
  principles: [
    "Se evalúa el CV, no a la persona: años de experiencia, número de cargos, " +
      "edad, sexo, foto, universidad y origen no cambian el puntaje.",
    "El puntaje lo calculan reglas fijas: con ellas, el mismo archivo recibe siempre el mismo puntaje.",
    ADJUSTMENT,
    "Cada punto descansa en algo que el CV dice, y se muestra la cita.",
    "Paga el resultado de tu trabajo, no la cifra: hay frases que no suman, y te decimos cuáles.",
    `Sin correo, teléfono ni enlace por donde encontrarte, el puntaje no pasa de ${UNREACHABLE.named}; si ` +
      `tampoco está tu nombre, de ${UNREACHABLE.nameless}: los puntos de todos los criterios bajan en la misma ` +
      "proporción.",
    "Importa la proporción y no la cantidad: agregar relleno no sube el puntaje.",
    "El texto oculto, las instrucciones dirigidas al sistema y las listas " +
      "de palabras clave no cuentan para nada, y se avisan.",
    "Prácticas, ayudantías y proyectos valen como experiencia cuando recién empiezas.",
    "El puntaje orienta tu próxima versión. Si no te parece justo, puedes pedir que lo revise una persona.",
  ],
  unpaid: UNPAID,
  criteria: CRITERIA.map((one) => ({ ...one, ...WORDING[one.id] })),
};

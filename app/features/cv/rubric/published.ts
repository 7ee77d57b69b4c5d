/** The rubric as people read it: data for the public page, import-safe for the browser, mirrored in docs/rubrica.md. */

import { ADJUSTABLE, MOST_EACH, MOST_TOGETHER } from "./adjustment.ts";
import { CRITERIA, criterion, RUBRIC_VERSION } from "./criteria.ts";
import type { CriterionId } from "./rubric.ts";

export type PublishedCriterion = {
  id: CriterionId;
  name: string;
  max: number;
  /** What is looked at, one sentence. */
  looksAt: string;
  /** How to get all its points. */
  fullPoints: string;
  /** What neither adds nor takes away. */
  doesNotCount: string;
};

export type PublishedRubric = {
  version: string;
  /** ISO date of this version. */
  date: string;
  principles: readonly string[];
  criteria: readonly PublishedCriterion[];
};

type Wording = Omit<PublishedCriterion, "id" | "name" | "max">;

const WORDING: Readonly<Record<CriterionId, Wording>> = {
  achievements: {
    looksAt: "Cuántas de las frases sobre lo que hiciste muestran un resultado con su cifra y su unidad.",
    fullPoints:
      "En cada frase de tus cargos, prácticas o proyectos, di de cuánto a cuánto cambió algo o, al menos, cuántas personas, unidades o plazos hubo. Las primeras suman más que las últimas: «Bajé la espera de 14 a 9 días», «46 registros aprobados». Un empleo sin ninguna frase cuenta como media frase sin resultado.",
    doesNotCount:
      "Teléfonos, RUT, fechas, direcciones, normas, edades, años de experiencia y horas de cursos. Desde cuatro frases importa la proporción y no cuántas son: una o dos son muy pocas para mostrar una costumbre.",
  },
  verbs: {
    looksAt: "Con qué empieza cada frase sobre lo que hiciste.",
    fullPoints:
      "Abre con una acción tuya o con un resultado: «Diseñé», «Coordino», «Ahorro de 20%». Participar o apoyar vale la mitad; «Responsable de», «Hacía» o «temas varios» casi no suma, salvo que la frase traiga una cifra. Varía los verbos.",
    doesNotCount: "El tiempo verbal ni el idioma: vale «Lidero», «Lideré» o «Led».",
  },
  chronology: {
    looksAt: "Si cada cargo dice qué era, dónde, entre qué meses y qué hiciste.",
    fullPoints:
      "Escribe cargo, lugar, mes y año de inicio y de término, y al menos una línea sobre lo que hiciste. Las prácticas, las ayudantías y el voluntariado valen igual que un empleo y casi les basta el año; sin ellos, cuentan los proyectos con fecha.",
    doesNotCount: "Cuántos años trabajaste, cuántos cargos tuviste ni las pausas entre ellos.",
  },
  contact: {
    looksAt: "Si alguien puede escribirte, llamarte y encontrarte.",
    fullPoints: "Pon nombre, correo, teléfono, comuna o ciudad y un enlace a LinkedIn o a tu portafolio.",
    doesNotCount: "De dónde eres, cómo te llamas ni en qué comuna vives.",
  },
  structure: {
    looksAt: "Si están las partes que se buscan en un CV, cada una con su título.",
    fullPoints: "Incluye titular con tu profesión, perfil breve, experiencia o proyectos, formación y habilidades.",
    doesNotCount: "El diseño, los colores, la foto, el orden de las columnas ni las palabras exactas de los títulos.",
  },
  skills: {
    looksAt: "Si nombras herramientas y conocimientos de tu oficio y si se ven en uso.",
    fullPoints:
      "Nombra al menos cinco y muéstralos en uso dentro de un cargo, práctica o proyecto; con la mayoría en uso ya tienes casi todos los puntos.",
    doesNotCount:
      "Las listas largas, las palabras repetidas y las cualidades en lista, como «responsable» o «proactivo».",
  },
  clarity: {
    looksAt: "Si el texto es breve, directo y de tono profesional.",
    fullPoints:
      "Usa líneas de una idea, sin frases hechas, historias personales ni tareas que podrían ser de cualquiera, en una o dos páginas.",
    doesNotCount:
      "Desde unas 50 palabras y tres frases sobre lo que hiciste, ser breve no resta: un CV corto con resultados vale más que uno largo sin ellos.",
  },
  spelling: {
    looksAt: "Las faltas de ortografía y el cuidado de la escritura.",
    fullPoints:
      "Escribe sin faltas, con mayúsculas donde corresponde y sin abreviaturas de chat. Una tilde omitida pesa menos que una letra cambiada.",
    doesNotCount:
      "Nombres propios, direcciones, correos, siglas, abreviaturas, términos técnicos, anglicismos comunes y frases en otro idioma. Una palabra desconocida cuenta solo si es casi igual a una conocida. El diccionario no se usa en un CV en otro idioma, y en uno leído desde una imagen las faltas pesan menos y quitan a lo más tres de cada diez puntos.",
  },
  education: {
    looksAt: "Si tus estudios dicen qué, dónde y cuándo.",
    fullPoints:
      "Escribe título o carrera, institución y años; si sigues estudiando, dilo. Un curso por sí solo vale la mitad.",
    doesNotCount: "Qué universidad, instituto o liceo es, qué grado obtuviste y cuántos estudios tienes.",
  },
  consistency: {
    looksAt: "Si las fechas y el orden son parejos y si sobran datos personales.",
    fullPoints:
      "Escribe todas las fechas igual, del cargo más reciente al más antiguo, sin RUT, estado civil, hijos, salud ni pretensiones de renta.",
    doesNotCount: "Edad, sexo, nacionalidad, discapacidad y foto: ni suman ni restan.",
  },
};

const NAMES = ADJUSTABLE.map((id) => `«${criterion(id).name}»`);
/** The bounds as the arithmetic has them. */
const ADJUSTMENT = `Si hay un modelo de lenguaje local, su lectura puede sumar o restar hasta ${MOST_EACH} punto en ${NAMES.slice(0, -1).join(", ")} y ${NAMES.at(-1)}, y hasta ${MOST_TOGETHER} en total. Siempre se muestra el ajuste con su cita, y no hay ajuste si el archivo trae texto oculto, instrucciones o listas de relleno.`;

export const PUBLISHED_RUBRIC: PublishedRubric = {
  version: RUBRIC_VERSION,
  date: "2026-11-23",
  principles: [
    "Se evalúa el CV, no a la persona: años de experiencia, número de cargos, edad, sexo, foto, universidad y origen no cambian el puntaje.",
    "El puntaje lo calculan reglas fijas: con ellas, el mismo archivo recibe siempre el mismo puntaje.",
    ADJUSTMENT,
    "Cada punto descansa en algo que el CV dice, y se muestra la cita.",
    "Importa la proporción y no la cantidad: agregar relleno no sube el puntaje.",
    "El texto oculto, las instrucciones dirigidas al sistema y las listas de palabras clave no cuentan para nada, y se avisan.",
    "Prácticas, ayudantías y proyectos valen como experiencia cuando recién empiezas.",
    "El puntaje orienta tu próxima versión. Si no te parece justo, puedes pedir que lo revise una persona.",
  ],
  criteria: CRITERIA.map((one) => ({ ...one, ...WORDING[one.id] })),
};

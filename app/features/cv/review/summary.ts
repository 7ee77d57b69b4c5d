/** Two or three sentences: who the CV presents, its strongest point and the next step. */

import { deedQuote } from "../rubric/criteria/award.ts";
import type { CriterionId } from "../rubric/rubric.ts";
import { isQuotedIn, jobOf, jobPhrase, type ReviewProfile, shareOf, withinReach } from "./profile.ts";
import { insideSentence, properName, quoted, roleText, sameText, sentence, yearsText } from "./voice.ts";
import { weakDeed } from "./workable-deeds.ts";

const STRONG_POINT: Readonly<Record<CriterionId, string>> = {
  achievements: "los resultados con cifras",
  verbs: "las frases que abren con acciones",
  chronology: "la trayectoria, con cargos y fechas completas",
  structure: "el orden: sus partes se encuentran de un vistazo",
  skills: "los conocimientos concretos, que se ven en uso",
  education: "la formación, que dice qué, dónde y cuándo",
  clarity: "la claridad: es breve y va al punto",
  spelling: "la escritura, cuidada y sin faltas",
  consistency: "la coherencia entre fechas y cargos",
  contact: "los datos de contacto, fáciles de encontrar",
};
const NEXT_STEP: Readonly<Record<CriterionId, string>> = {
  achievements: "mostrar el efecto de tu trabajo con cifras: cuánto, para cuántas personas o en cuánto tiempo",
  verbs: "abrir cada línea con lo que hiciste, con verbos como «Diseñé», «Atendí» o «Coordiné»",
  chronology: "completar cada experiencia con cargo, lugar y mes de inicio y de término",
  structure: "ordenar el CV en partes con título: perfil, experiencia, formación y habilidades",
  skills: "mostrar tus herramientas y conocimientos en uso, dentro de un cargo o proyecto",
  education: "completar tus estudios con institución y años",
  clarity: "acortar los párrafos y cambiar las frases hechas por hechos",
  spelling: "corregir la ortografía antes de enviarlo",
  consistency: "escribir todas las fechas igual y sacar los datos personales que sobran",
  contact: "completar tus datos de contacto al inicio",
};
/** Order in which equals are named: content before form. */
const WEIGHTY: readonly CriterionId[] = [
  "achievements",
  "chronology",
  "verbs",
  "skills",
  "education",
  "structure",
  "clarity",
  "consistency",
  "spelling",
  "contact",
];
const MEASURED = 0.6;
const RESULT = 0.8;
/** Share of the achievements from which more figures are no longer the advice. */
const RICH = 0.7;

function who(profile: ReviewProfile): string {
  const { facts, latest, choose } = profile;
  const profession = facts.profession;
  // What the profile shows as a profession is never said to be missing, even where it cannot stand in a sentence.
  const titled = profile.reading.facts.profession !== null;
  const role = profession === null ? "" : roleText(profession);
  const years = facts.yearsTotal > 0 ? yearsText(facts.yearsTotal) : null;
  const place = latest?.employer ? properName(latest.employer, 60) : null;
  const title =
    latest?.title && !(profession !== null && sameText(latest.title, profession)) ? insideSentence(latest.title) : null;
  // An internship or a season as a volunteer is no position.
  const phrase = latest === null || latest.kind === "employment" ? null : jobPhrase(latest);
  const last =
    phrase !== null
      ? `tu experiencia más reciente es ${phrase}`
      : title !== null && place !== null
        ? `tu cargo más reciente es ${title} en ${place}`
        : place !== null
          ? `tu experiencia más reciente es en ${place}`
          : title !== null
            ? `tu cargo más reciente es ${title}`
            : null;
  if (profession !== null && years !== null) {
    const tail = last === null ? "" : choose([`, y ${last}`, `; ${last}`], "tail");
    return choose(
      [`Tienes ${years} de experiencia ${role}${tail}`, `Te presentas ${role} con ${years} de experiencia${tail}`],
      "who",
    );
  }
  if (years !== null)
    return `Tienes ${years} de experiencia${last === null ? "" : ` y ${last}`}${titled ? "" : ", pero tu CV no dice con claridad cuál es tu profesión"}`;
  const studies = profile.study === null ? null : `tu formación es ${quoted(profile.study.degree)}`;
  if (profession !== null) {
    const worked =
      last !== null && facts.jobs.some((job) => job.interval !== null)
        ? `y ${last}`
        : last !== null && facts.jobs.length > 0
          ? `y ${last}, sin fechas que permitan sumar años de experiencia`
          : "y tu CV todavía no muestra empleos con fecha";
    return `Te presentas ${role} ${worked}`;
  }
  if (last !== null)
    return `Cuentas que ${last}, pero tu CV no da ${titled ? "fechas" : "una profesión ni fechas"} que permitan sumar años de experiencia`;
  return studies === null
    ? "Tu CV da muy poca información: no encontramos profesión, empleos con fecha ni estudios"
    : `Según tu CV, ${studies}; no encontramos ${titled ? "" : "una profesión clara ni "}empleos con fecha`;
}

function strongest(profile: ReviewProfile): string {
  const { choose, score } = profile;
  const best = profile.deeds[0];
  if (best !== undefined && best.strength >= MEASURED && best.figures.length > 0) {
    const words = quoted(deedQuote(profile.reading, best, 120));
    if (best.strength < RESULT)
      return choose(
        [
          `A tu favor está que dices de qué tamaño es tu trabajo: ${words}`,
          `Das cifras de lo que haces, como ${words}`,
        ],
        "strong",
      );
    return choose(
      [
        `Lo que más pesa a tu favor es un resultado concreto: ${words}`,
        `Tu punto más fuerte es que muestras resultados, como ${words}`,
        `Destaca un logro que se puede medir: ${words}`,
      ],
      "strong",
    );
  }
  // Where the dictionary was not used, faultless spelling is no finding.
  const unread =
    profile.facts.language !== "es" ||
    profile.reading.document.method === "ocr" ||
    shareOf(score, "spelling") < 1 ||
    !/[áéíóúñ]/iu.test(profile.reading.kept.map((line) => profile.reading.document.lines[line]?.text ?? "").join(" "));
  const named = WEIGHTY.filter((one) => !(unread && one === "spelling"));
  const id =
    [...named].sort((a, b) => shareOf(score, b) - shareOf(score, a) || WEIGHTY.indexOf(a) - WEIGHTY.indexOf(b))[0] ??
    "clarity";
  return shareOf(score, id) >= 0.6
    ? choose([`Lo más sólido de tu CV es ${STRONG_POINT[id]}`, `A tu favor está ${STRONG_POINT[id]}`], "strong")
        .replace(/está los/, "están los")
        .replace(/está las/, "están las")
        .replace(/es los/, "son los")
        .replace(/es las/, "son las")
    : "";
}

/** Where figures lack: of the line and job that has none, so that it never denies the figures praised before. */
function figuresStep(profile: ReviewProfile, praised: boolean): string {
  const { choose } = profile;
  const deed = weakDeed(profile);
  if (deed === undefined) return "llevar tus otros logros al mismo nivel: di de cuánto partiste y a cuánto llegaste";
  const line = quoted(deedQuote(profile.reading, deed, 70));
  const where = jobPhrase(jobOf(profile, deed));
  if (praised)
    return where === null
      ? `decir también el resultado de ${line}`
      : choose(
          [
            `decir también qué resultó de ${line}, en ${where}`,
            `llevar esas cifras al resto de ${where}, como en ${line}`,
            `medir del mismo modo ${line}, en ${where}`,
          ],
          "figures",
        );
  return choose(
    [
      `decir cuánto, para cuántas personas o en cuánto tiempo hiciste ${line}`,
      `mostrar con una cifra el efecto de ${line}`,
      `contar qué resultó de ${line}${where === null ? "" : `, en ${where}`}`,
      `poner una cantidad o un plazo en ${line}`,
    ],
    "figures",
  );
}

function verbsStep(profile: ReviewProfile): string {
  return profile.choose(
    [
      NEXT_STEP.verbs,
      "decir qué hiciste tú en cada línea: cambia los nombres de tareas por verbos en primera persona",
      "partir cada línea con un verbo tuyo, como «Resolví», «Preparé» o «Mejoré»",
    ],
    "verbs",
  );
}

function next(profile: ReviewProfile, before: string): string {
  const { choose, score } = profile;
  const lost = (id: CriterionId) => withinReach(score, id);
  if (profile.reading.deeds.length === 0) {
    return "Tu siguiente paso es contar qué has hecho en prácticas, trabajos o proyectos, con lugar y fechas, aunque sean breves";
  }
  const id =
    [...WEIGHTY].sort((a, b) => lost(b) - lost(a) || WEIGHTY.indexOf(a) - WEIGHTY.indexOf(b))[0] ?? "achievements";
  if (lost(id) < 1.5)
    return choose(
      [
        "Tu siguiente paso es adaptar el perfil y el orden de los logros a cada aviso al que postules",
        "Ahora conviene elegir, para cada aviso, los dos o tres logros que mejor responden a lo que piden",
      ],
      "next",
    );
  const step =
    id === "achievements"
      ? shareOf(score, id) >= RICH
        ? "llevar tus otros logros al mismo nivel: di de cuánto partiste y a cuánto llegaste"
        : figuresStep(
            profile,
            profile.deeds.some((deed) => deed.figures.length > 0 && isQuotedIn(before, profile, deed)),
          )
      : id === "verbs"
        ? verbsStep(profile)
        : NEXT_STEP[id];
  return choose(
    [
      `Tu siguiente paso es ${step}`,
      `Lo que más te haría avanzar es ${step}`,
      `Te conviene ahora ${step}`,
      `El cambio que más pesa es ${step}`,
    ],
    "next",
  );
}

/** Natural Spanish, in 'tú'; says what the CV does not give, invents nothing. */
export function summary(profile: ReviewProfile): string {
  const strong = strongest(profile);
  return [who(profile), strong, next(profile, strong)]
    .filter((part) => part !== "")
    .map(sentence)
    .join(" ");
}

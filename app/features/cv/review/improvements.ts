/** What to change, where in this CV, and how; ordered by the points that can be won. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { deedQuote, joined } from "../rubric/criteria/award.ts";
import { quote } from "../rubric/evidence/quote.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { wordCount } from "../rubric/evidence/units.ts";
import { emptyWordings, privateData } from "../rubric/evidence/wording.ts";
import type { CriterionId } from "../rubric/rubric.ts";
import { freshFirst, jobLabel, jobOf, type ReviewProfile, shareOf, withinReach } from "./profile.ts";
import { exampleFor, pastOf } from "./rewording.ts";
import { properName, quoted, sentence } from "./voice.ts";
import { plainDeeds, weakDeed } from "./workable-deeds.ts";

const MOST = 5;
const FEWEST = 3;
/** Points that are not worth a line. */
const WORTH_SAYING = 0.8;
/** Share of the achievements from which nearly every line has its figure. */
const RICH = 0.6;
const RESULT = 0.8;
/** Says with whom, or of what size. */
const SIZED =
  /\b(?:equipos?|cuadrillas?|personas|trabajador\w*|tecnic[oa]s|presupuesto|hectareas|ha|millones|mm|m2|team|budget|people)\b|\$/;
const TOLD_RESULT = 0.25;

type Advice = (profile: ReviewProfile) => string;

function placeOf(profile: ReviewProfile, deed: Deed): string {
  const label = jobLabel(jobOf(profile, deed));
  return label === null ? "" : `En ${quoted(label)}, `;
}

const DULL: ReadonlySet<Deed["opener"]["kind"]> = new Set(["noun", "infinitive", "weak", "none"]);

function tradeOf(profile: ReviewProfile): string[] {
  const { facts, latest, study } = profile;
  const degree = study === null || study.level === "school" ? null : study.degree;
  return [facts.profession, latest?.title, degree].flatMap((part) => (part == null ? [] : [part]));
}

const achievements: Advice = (profile) => {
  const deed = weakDeed(profile);
  const [trade, ...others] = tradeOf(profile);
  if (deed === undefined) {
    const least = [...plainDeeds(profile)].sort((a, b) => a.strength - b.strength)[0];
    if (least !== undefined && shareOf(profile.score, "achievements") >= RICH)
      return `${placeOf(profile, least)}di en ${quoted(deedQuote(profile.reading, least, 90))} de cuánto partiste y a cuánto llegaste: «de [X] a [X] en [X] meses»`;
    const label = jobLabel(profile.latest);
    const where =
      label === null ? "Agrega una experiencia, práctica o proyecto" : `Describe qué lograste en ${quoted(label)}`;
    return `${where} en dos o tres líneas con cifras, por ejemplo ${quoted(exampleFor(tradeOf(profile)))}`;
  }
  const example = exampleFor([...(trade === undefined ? [] : [trade]), deed.text, ...others]);
  // A result that is told without its size lacks the figure only.
  const what = deed.strength >= TOLD_RESULT ? "agrega una cifra a" : "agrega el resultado a";
  return `${placeOf(profile, deed)}${what} ${quoted(deedQuote(profile.reading, deed, 90))}. Por ejemplo: ${quoted(example)}`;
};

const verbs: Advice = (profile) => {
  const dull = plainDeeds(profile).filter((deed) => deed.strength < 0.4 && DULL.has(deed.opener.kind));
  const convertible = dull.find((deed) => pastOf(deed.opener.word) !== null);
  const deed = convertible ?? dull[0];
  if (deed === undefined)
    return "Abre cada línea con un verbo que diga lo que hiciste, como «Diseñé», «Resolví» o «Atendí»";
  const past = pastOf(deed.opener.word);
  const line = quoted(deedQuote(profile.reading, deed, 80));
  return past === null
    ? `${placeOf(profile, deed)}abre ${line} con un verbo que diga lo que hiciste, como «Organicé», «Atendí» o «Logré»`
    : `${placeOf(profile, deed)}abre ${line} con un verbo en primera persona: en vez de ${quoted(deed.opener.word)}, escribe ${quoted(`${past} [X]`)}`;
};

const chronology: Advice = (profile) => {
  const undated =
    profile.jobs.find((job) => job.interval === null) ?? profile.jobs.find((job) => job.datePrecision === "year");
  const label = jobLabel(undated ?? null);
  if (label !== null)
    return `Escribe mes y año de inicio y de término en ${quoted(label)}, por ejemplo «mar [X] - dic [X]»`;
  // The facts, not what can be said of them: what the CV gives is never asked for.
  const nameless = profile.reading.facts.jobs.find((job) => job.title === null || job.employer === null);
  const pointed = nameless === undefined ? "" : (jobLabel(nameless) ?? nameless.dateText);
  if (nameless !== undefined && pointed !== "") {
    const lacks = [
      ...(nameless.title === null ? ["el cargo exacto"] : []),
      ...(nameless.employer === null ? ["el nombre del lugar"] : []),
    ];
    return `Completa ${quoted(pointed)} con ${joined(lacks)}: «[cargo], [empresa], mar [X] - dic [X]»`;
  }
  const silent = profile.jobs.find(
    (job) => !profile.reading.deeds.some((deed) => jobOf(profile, deed)?.headerLines === job.headerLines),
  );
  const untold = jobLabel(silent ?? null);
  if (untold !== null) return `Cuenta en una o dos líneas qué hiciste en ${quoted(untold)}`;
  return profile.jobs.length === 0
    ? "Agrega tus prácticas, ayudantías, proyectos o trabajos, aunque sean breves, cada uno con lugar y fechas: «[rol], [lugar], mar [X] - jul [X]»"
    : "Nombra cada cargo y lugar con precisión: «[cargo], [empresa], [ciudad]», en vez de palabras como «varios» u «otros»";
};

const skills: Advice = (profile) => {
  const hard = profile.skills.filter(
    (skill) => (skill.kind === "tool" || skill.kind === "technical") && !skill.generic,
  );
  const idle = hard.find((skill) => !skill.shown);
  const label = jobLabel(profile.latest);
  if (idle === undefined)
    return "Nombra cinco o más herramientas o conocimientos concretos de tu oficio con su nivel, por ejemplo «[herramienta], nivel intermedio»";
  const where = label === null ? "en un proyecto o cargo" : `en ${quoted(label)}`;
  return `Nombras ${quoted(properName(idle.name, 40))} solo en una lista. Cuenta ${where} dónde aplicaste ese conocimiento y qué resultó, por ejemplo «[tarea] para [X] personas en [X] meses»`;
};

const education: Advice = (profile) => {
  const study = profile.study;
  if (study === null || study.degree.trim() === "")
    return "Agrega tus estudios en una línea: «[título o carrera], [institución], [año de inicio] - [año de término]»";
  const missing = [
    ...(study.institution === null ? ["la institución"] : []),
    ...(study.startYear === null && study.endYear === null ? ["los años"] : []),
  ];
  return missing.length === 0
    ? `Revisa que ${quoted(study.degree)} diga institución, años y estado en una sola línea`
    : `Completa ${quoted(study.degree)} con ${joined(missing)}, en la misma línea`;
};

const structure: Advice = (profile) => {
  const { facts } = profile;
  const has = (kind: string) => facts.sections.some((section) => section.kind === kind && section.heading !== null);
  const missing = [
    ...(has("summary") ? [] : ["«Perfil»"]),
    ...(has("experience") || has("projects") ? [] : ["«Experiencia»"]),
    ...(has("education") ? [] : ["«Formación»"]),
    ...(has("skills") ? [] : ["«Habilidades»"]),
  ];
  const headline =
    facts.profession === null ? "Pon bajo tu nombre un titular con tu profesión o el cargo que buscas. " : "";
  return missing.length === 0
    ? `${headline === "" ? "Deja cada parte bajo un título corto y reconocible" : headline.trim()}`
    : `${headline}Separa el CV en partes con título: falta ${joined(missing)}`;
};

const clarity: Advice = (profile) => {
  const { reading } = profile;
  const empty = emptyWordings(reading)[0];
  const wall = [...reading.prose].sort((a, b) => wordCount(b.text) - wordCount(a.text))[0];
  if (wall !== undefined && wordCount(wall.text) > 60)
    return `Divide en líneas cortas el párrafo que empieza con ${quoted(quote(reading.document, wall.lines, 60))}: una idea por línea y solo lo que sirve para el cargo`;
  if (empty !== undefined && empty.kind === "chatter") {
    return `Saca ${quoted(empty.text)} y otras frases de conversación: deja solo hechos, por ejemplo «Atendí a [X] personas al día»`;
  }
  if (empty !== undefined) {
    return `Cambia ${quoted(empty.text)} por un hecho que lo demuestre, por ejemplo «Cumplí [X] meses sin atrasos» o «Capacité a [X] personas»`;
  }
  return reading.words < 50 || reading.deeds.length < 3
    ? "Tu CV dice muy poco: agrega por cada estudio, trabajo o proyecto dos líneas sobre lo que hiciste y lo que resultó"
    : "Deja en una o dos páginas lo que sirve para el cargo que buscas y quita lo demás";
};

const spelling: Advice = (profile) => {
  const found = profile.score.criteria.find((one) => one.id === "spelling");
  const words = [...(found?.finding.matchAll(/«([^»]+)»/g) ?? [])].map((match) => quoted(match[1] ?? ""));
  return words.length > 0
    ? `Corrige ${joined(words)} y pasa el corrector ortográfico a todo el texto antes de enviarlo`
    : "Revisa mayúsculas al inicio de cada línea, abreviaturas y signos repetidos, y pasa el corrector ortográfico";
};

const consistency: Advice = (profile) => {
  const personal = privateData(profile.reading)[0];
  if (personal !== undefined)
    return `Saca ${quoted(personal.text)}: es un dato personal que ningún empleador necesita para evaluarte`;
  return profile.jobs.length === 0
    ? "Escribe todas las fechas del mismo modo, por ejemplo «mar [X] - dic [X]», de lo más reciente a lo más antiguo"
    : "Ordena tus cargos del más reciente al más antiguo y escribe todas las fechas igual, por ejemplo «mar [X] - dic [X]»";
};

const contact: Advice = (profile) => {
  const { facts } = profile;
  const missing = [
    ...(facts.name === null ? ["tu nombre completo"] : []),
    ...(facts.email === null ? ["un correo"] : []),
    ...(facts.phone === null ? ["un teléfono con +56 9"] : []),
    ...(facts.location === null ? ["tu comuna o ciudad"] : []),
    ...(facts.linkedin === null ? ["el enlace a tu LinkedIn"] : []),
  ];
  return missing.length === 0
    ? "Deja tus datos de contacto juntos, bajo tu nombre"
    : facts.name === null
      ? `Pon al inicio del CV ${joined(missing)}`
      : `Agrega bajo tu nombre ${joined(missing)}`;
};

const ADVICE: Readonly<Record<CriterionId, Advice>> = {
  achievements,
  verbs,
  chronology,
  contact,
  structure,
  skills,
  clarity,
  spelling,
  education,
  consistency,
};

/** Said when there is little to win: what makes a good CV better. */
function refinements(profile: ReviewProfile, said: string): string[] {
  // A plain duty opens no profile, and what stands there already need not be taken there.
  const results = profile.deeds.filter((deed) => deed.strength >= RESULT && deed.figures.length > 0 && !deed.aside);
  const best = freshFirst(profile, results, said)[0];
  const opening =
    best === undefined
      ? "Adapta el titular a cada aviso: usa el nombre exacto del cargo al que postulas"
      : `Lleva ${quoted(deedQuote(profile.reading, best, 90))} a tu perfil, en la primera línea: es lo primero que se lee`;
  const label = jobLabel(profile.latest);
  const sized = profile.deeds.some((deed) => jobOf(profile, deed) === profile.latest && SIZED.test(fold(deed.text)));
  return [
    opening,
    label === null || sized
      ? "Agrega un proyecto reciente con tu rol, el plazo y el resultado: «[proyecto], [X] meses, [resultado]»"
      : `En ${quoted(label)}, di con quién trabajaste y de qué tamaño era el desafío: «equipo de [X] personas, presupuesto de [X]»`,
    "Adapta el orden de tus logros a cada aviso: pon primero los que responden a lo que piden",
  ];
}

/** Three to five sentences or pairs of sentences; never an invented number. */
export function improvements(profile: ReviewProfile): string[] {
  const lost = [...profile.score.criteria]
    .map((one) => ({ id: one.id, points: withinReach(profile.score, one.id) }))
    .filter((one) => one.points >= WORTH_SAYING)
    .sort((a, b) => b.points - a.points);
  const found = lost.slice(0, MOST).map((one) => ADVICE[one.id](profile));
  for (const extra of refinements(profile, found.join("\n"))) if (found.length < FEWEST) found.push(extra);
  return [...new Set(found.map(sentence))];
}

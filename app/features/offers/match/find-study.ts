import type { Study } from "#app/features/cv/facts/facts.ts";
import { degreeOpenerLexicon } from "#app/features/cv/vocabulary/degrees.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { concreteStems, isAmong } from "#app/features/practice/content-words.ts";
import { regex } from "#app/platform/regex.ts";
import broadFields from "./broad-fields.json";
import { careersIn } from "./careers.ts";
import type { CvEvidence, EvidenceLine } from "./cv-evidence.ts";
import { familyOfBoth, membersIn } from "./related.ts";
import { ABSENT, type Finding, type Requirement, UNKNOWN } from "./requirement.ts";
import { asksForStudent, findStudent, yearIn } from "./student-years.ts";

/** Titles, careers, courses and years of study. */

const SCHOOL = regex("")`
  \b(?:(?:ensenanza|educacion) (?:media|basica)|media completa|(?:cuarto|4to|4[°º]?) medio|secundari[oa]|high school|
  octavo basico|(?:8vo|8[°º]?) basico|(?:estudios|escolaridad)[^,;]{0,20} (?:basic[oa]s?|medi[oa]s?))\b
`;
const OF_TEACHER = /\b(?:pedagogia|profesor|educador|titulo|mencion)/;
const STUDENT = regex("")`
  \b(?:estudiante|alumn[oa]|cursar|cursando|cursas|ultimo ano|(?:3|4|5)(?:er|to|°|º)? ano|
  estudi(?:as|ando|es)|studying|practica profesional|semestre|student|en curso)\b
`;
const ANY_DEGREE = regex("")`
  \b(?:titulo (?:profesional|universitario|tecnico)|educacion: universitari|tecnico (?:de |del )?(?:nivel )?superior|
  bachelor'?s?(?: degree)?|university degree|college degree|alguien ya titulad|profesional (?:titulad|universitari)|
  universitari[oa] complet|carrera (?:profesional|universitaria|tecnica)|formacion (?:profesional|
  universitaria|tecnica))
`;
const SIMILAR = /\b(?:afin|afines|similar|similares|relacionad[oa]s?|equivalente|related|equivalent|otra)\b/;

/** A course or a postgraduate study is of a subject of its own, whatever career it builds on. */
const SPECIAL = regex("")`
  \b(?:diplomado|magister|master|mba|postitulo|postgrado|posgrado|doctorado|phd|curso|certificacion|
  certificado|especializacion|especialidad|mencion|ramo)\b
`;

/** "Estudios de postgrado", "Master's or PhD": of any subject. */
const POSTGRADUATE = /\b(?:post?grado|magister|masters?|phd|doctorado|doctorate|post?graduate)\b/;
const NO_SUBJECT_WORDS = regex("g")`
  \b(?:estudios?|post?grados?|magister(?:es)?|masters?|phd|doctorados?|doctorate|post?graduate|degrees?|programas?|
  titulos?|grado|academico|cursado|deseables?|ideal(?:mente)?|completos?|preferred|preferib\w+|excluyente|or|o|u|y|
  and|de|en|an?|the|un|con|s|is|be|plus|mas|would)\b
`;
const namesNoSubject = (plain: string) => !/[a-z]{2,}/.test(plain.replace(NO_SUBJECT_WORDS, " "));

const MASTER = /\b(?:magister|maestria|masters?|mba|msc|m\.?sc|phd|doctor\w*)\b/;

function postgraduate(plain: string, cv: CvEvidence): Finding {
  const own = cv.facts.studies.filter(({ level }) => level === "postgraduate");
  const study = own.find(({ degree }) => MASTER.test(normalize(degree))) ?? own[0];
  if (!study) return ABSENT;
  const quotes = quoteOf(study, cv);
  return MASTER.test(plain) && !MASTER.test(normalize(study.degree)) && quotes.length > 0
    ? { verdict: "parecido", quotes, because: "Es un postgrado; piden magíster o doctorado." }
    : byStatus(study, "titulo", cv);
}

/** CVs leave them out. */
const COURSE = /\b(?:curso|ramo|certificacion|certificado)\b/;
const TECHNICAL = /\b(?:tecnic|tec\b|tns\b|tens\b|media\b|technician|bachiller)/;

export function findStudy(requirement: Requirement, cv: CvEvidence): Finding {
  const plain = normalize(requirement.text);
  if (SCHOOL.test(plain) && !OF_TEACHER.test(plain)) return school(plain, cv);
  if (POSTGRADUATE.test(plain) && namesNoSubject(plain)) return postgraduate(plain, cv);
  if (SPECIAL.test(plain)) return byWords(requirement, cv) ?? (COURSE.test(plain) ? UNKNOWN : ABSENT);
  const named = careersIn(requirement.text);
  if (named.length === 0 && asksForStudent(plain) && !namesField(plain))
    return findStudent(plain, cv.facts.studies, cv);
  const exact = cv.facts.studies.filter(({ degree }) => careersIn(degree).some((career) => named.includes(career)));
  const rank = (study: Study) => Number(study.status === "completed") * 2 + Number(isDegree(study));
  const [best] = exact.toSorted((one, other) => rank(other) - rank(one));
  if (best) return byStatus(best, plain, cv);
  const said = cv.lines.find(
    (line) => line.plain.length < 200 && careersIn(aboutPerson(line, cv)).some((career) => named.includes(career)),
  );
  if (said) return saidAside(said, plain, cv);
  const near = nearStudy(requirement, cv) ?? inBroadField(plain, cv);
  if (near) return near;
  if (ANY_DEGREE.test(plain) && named.length === 0) return anyDegree(plain, cv);
  return byWords(requirement, cv) ?? ABSENT;
}

/** A title, rather than a course or a diploma built on it. */
const isDegree = ({ level, degree }: Study) =>
  (level === "undergraduate" || level === "technical") && !SPECIAL.test(normalize(degree));

const quoteOf = (study: Study, cv: CvEvidence): string[] =>
  study.lines
    .map((line) => cv.lineAt(line)?.text ?? "")
    .filter(Boolean)
    .slice(0, 2);

function byStatus(study: Study, asked: string, cv: CvEvidence): Finding {
  const quotes = quoteOf(study, cv);
  if (quotes.length === 0) return UNKNOWN;
  const own = normalize(quotes.join(" "));
  const isLower = !TECHNICAL.test(asked) && (TECHNICAL.test(normalize(study.degree)) || OF_SCHOOL.test(own));
  if (study.level === "school" || study.level === "course" || (isLower && TITLE.test(asked)))
    return { verdict: "parecido", quotes, because: "Es esa área, en otro nivel de estudios." };
  if (yearIn(asked) !== null && asksForStudent(asked)) return findStudent(asked, [study], cv);
  const isStudent = study.status === "ongoing" || study.status === "incomplete" || UNFINISHED.test(own);
  if (isStudent && !STUDENT.test(asked))
    return { verdict: "parecido", quotes, because: "Es esa carrera, y tu CV la muestra sin terminar." };
  return { verdict: "cumple", quotes, because: null };
}

const HEAD_LINES = 8;
const isAboutPerson =
  ({ index }: EvidenceLine) =>
  ({ kind, lines }: { kind: string; lines: number[] }) =>
    (kind === "summary" || kind === "education") && lines.includes(index);

const FIRST_WORDS = 4;

/** A duty has a career's name as an ordinary word ("consultas de auditoría"); who one is stands at its beginning. */
function aboutPerson({ text, index }: EvidenceLine, cv: CvEvidence): string {
  const isDuty = cv.facts.jobs.some(({ detailLines }) => detailLines.includes(index));
  return isDuty ? text.split(/\s+/).slice(0, FIRST_WORDS).join(" ") : text;
}

/** A line of the CV that names the career outside of its studies: "Abogada con diez años en el sector público". */
function saidAside(line: EvidenceLine, asked: string, cv: CvEvidence): Finding {
  const isStudent = (STUDENT.test(line.plain) && !STUDENT.test(asked)) || UNFINISHED.test(line.plain);
  const isWork = cv.facts.jobs.some(({ detailLines }) => detailLines.includes(line.index));
  const isHead = line.index < HEAD_LINES || cv.facts.sections.some(isAboutPerson(line));
  if (!TECHNICAL.test(asked) && (TECHNICAL.test(line.plain) || OF_SCHOOL.test(line.plain)))
    return { verdict: "parecido", quotes: [line.text], because: "Es esa área, en otro nivel de estudios." };
  return isStudent || isWork || !isHead
    ? { verdict: "parecido", quotes: [line.text], because: "Tu CV nombra la carrera, sin decir que la terminaste." }
    : { verdict: "cumple", quotes: [line.text], because: null };
}

/** School itself, finished as far as the CV tells, or a study that asks for it. A course asks for nothing. */
function school(plain: string, cv: CvEvidence): Finding {
  const own = cv.facts.studies.find(({ level }) => level === "school");
  const further = cv.facts.studies.find(isHigher);
  const shown = further ?? own;
  const quotes = shown ? quoteOf(shown, cv) : [];
  if (!shown || quotes.length === 0) return saidOfSchool(plain, cv);
  if (shown === further) return { verdict: "cumple", quotes, because: "Para estudiar eso hay que terminar la media." };
  return shown.status === "ongoing" || shown.status === "incomplete"
    ? { verdict: "parecido", quotes, because: "Tu CV muestra el colegio sin terminar." }
    : { verdict: "cumple", quotes, because: null };
}

/** "Tengo la enseñanza media completa", outside of any list of studies. */
function saidOfSchool(asked: string, cv: CvEvidence): Finding {
  const isBasic = /basic/.test(asked);
  const line = cv.lines.find(
    ({ plain }) => SCHOOL.test(plain) && !UNFINISHED.test(plain) && (isBasic || !/basic/.test(plain)),
  );
  return line ? { verdict: "cumple", quotes: [line.text], because: null } : UNKNOWN;
}

function nearStudy({ text }: Requirement, cv: CvEvidence): Finding | null {
  const wanted = membersIn(text).map(({ member }) => member);
  const isOpen = SIMILAR.test(normalize(text));
  for (const study of cv.facts.studies) {
    for (const { member } of membersIn(study.degree)) {
      const family = wanted.map((one) => familyOfBoth(one, member, ["study"])).find((one) => one !== undefined);
      const quotes = quoteOf(study, cv);
      if (!family || quotes.length === 0) continue;
      const finding = byStatus(study, normalize(text), cv);
      const isMet = isOpen && finding.verdict === "cumple";
      return isMet ? { ...finding, because: family.why } : { verdict: "parecido", quotes, because: family.why };
    }
  }
  return null;
}

const fieldsIn = (plain: string) =>
  broadFields.filter(({ asked }) => asked.some((word) => new RegExp(`\\b${word}\\b`).test(plain)));
const namesField = (plain: string) => fieldsIn(plain).length > 0;

/** "A degree in engineering": any of them; a more exact demand is only near. */
function inBroadField(plain: string, cv: CvEvidence): Finding | null {
  const fields = fieldsIn(plain);
  const study = cv.facts.studies.find(({ degree, level }) => {
    const own = normalize(degree);
    return level !== "school" && fields.some((field) => field.degree.some((stem) => own.includes(stem)));
  });
  const quotes = study ? quoteOf(study, cv) : [];
  if (!study || quotes.length === 0) return null;
  const isOpen = SIMILAR.test(plain) || /\bdegree\b/.test(plain) || asksForStudent(plain);
  return isOpen
    ? byStatus(study, plain, cv)
    : { verdict: "parecido", quotes, because: "Es un estudio del mismo campo." };
}

const OF_SCHOOL = /\b(?:ensenanza media|nivel medio|liceo)\b/;
const UNFINISHED = regex("")`
  \b(?:(?:not|never) (?:finished|completed)|unfinished|sin terminar|no termin\w+|inconclus[oa]|incomplet[oa]|
  (?:cursad|aprobad)[oa]s? hasta|congelad[oa])\b
`;
const TITLE = /\btitul(?:o|ad)/;
const PROFESSIONAL = /\b(?:profesional universitari|universitari|(?:8|ocho|9|nueve|10|diez) semestres)/;

function anyDegree(plain: string, cv: CvEvidence): Finding {
  const study = cv.facts.studies.find(isHigher);
  const quotes = study ? quoteOf(study, cv) : [];
  if (!study || quotes.length === 0) return ABSENT;
  return study.level === "technical" && PROFESSIONAL.test(plain)
    ? { verdict: "parecido", quotes, because: "Tu CV muestra un título técnico; piden uno profesional." }
    : byStatus(study, TECHNICAL.test(plain) ? plain : "titulo", cv);
}

const isHigher = ({ level }: Study) => level === "undergraduate" || level === "postgraduate" || level === "technical";

const NO_SUBJECT = regex()`
  ^(?:titul|profe|unive|carre|curso|diplo|certi|vigen|egres|licen|tecni|magis|maste|posti|postg|horas|menos|anos|
  antig|mencio|prefe|degre|desea|ideal|reali)
`;

/** By the words of the subject: courses and diplomas have no list. */
function byWords({ text }: Requirement, cv: CvEvidence): Finding | null {
  const openers = new Set(degreeOpenerLexicon.matches(text).flatMap(({ text: opener }) => concreteStems(opener)));
  const stems = concreteStems(text).filter((stem) => !openers.has(stem) && !NO_SUBJECT.test(stem));
  const initials = initialsIn(text);
  const byInitials = cv.lines.find(({ text: own }) => initialsIn(own).some((name) => initials.includes(name)));
  if (byInitials) return ofLength(text, byInitials.text);
  if (stems.length === 0) return null;
  const hits = (line: EvidenceLine) => stems.filter((stem) => isAmong(stem, line.stems)).length;
  const [best] = cv.lines.toSorted((one, other) => hits(other) - hits(one));
  if (best === undefined || hits(best) === 0) return null;
  const isAcronym = stems.length === 1 && /\p{Lu}{3,}/u.test(text);
  const isStudy =
    isAcronym ||
    HOURS.test(best.plain) ||
    cv.facts.studies.some(({ lines }) => lines.includes(best.index)) ||
    cv.facts.sections.some(
      ({ kind, lines }) => (kind === "education" || kind === "certifications") && lines.includes(best.index),
    );
  if (hits(best) === stems.length && isStudy) return ofLength(text, best.text);
  if (hits(best) * 2 >= stems.length && (isStudy || hits(best) >= 2))
    return { verdict: "parecido", quotes: [best.text], because: "Tu CV muestra algo cercano a ese estudio." };
  return null;
}

/** "ACLS", "BLS", "SEIA": what a course is called by. */
function initialsIn(text: string): string[] {
  if (text === text.toUpperCase() && /\s/.test(text)) return [];
  const written = text.match(/(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu) ?? [];
  const made = (text.match(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){2,5}/gu) ?? []).map((name) =>
    name.replace(/[^\p{Lu}]/gu, ""),
  );
  return [...written, ...made].filter((name) => !NO_COURSE.test(name));
}

const NO_COURSE = /^(?:CFT|IP|NO|EN|DE|LA|EL|II|III|IV|AM|PM|TNS|UI|UX|IT|TI|OF|OR|AND)$/;
const HOURS = /(\d{1,4}) ?(?:h|hr|hrs|hora|horas|hours)\b/;

/** A course of 40 hours is a beginning of one of 80. */
function ofLength(asked: string, own: string): Finding {
  const [wanted, has] = [asked, own].map((text) => Number(HOURS.exec(normalize(text))?.[1] ?? 0));
  return wanted && has && has < wanted
    ? { verdict: "parecido", quotes: [own], because: `Tu CV nombra ${has} horas; piden ${wanted}.` }
    : { verdict: "cumple", quotes: [own], because: null };
}

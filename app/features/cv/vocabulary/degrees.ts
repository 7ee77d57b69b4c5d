import type { Study } from "../facts/facts.ts";
import { CAREERS } from "./degrees-careers.ts";
import { buildLexicon } from "./lexicon.ts";
import { list } from "./list.ts";
import { type Profession, professionFrom } from "./profession.ts";

export type StudyLevel = Study["level"];

/** Words that open the name of a degree or course, by level. */
export const DEGREE_OPENERS: Readonly<Record<StudyLevel, readonly string[]>> = {
  postgraduate: list(`
magíster; máster; maestría; master of; master in; master's degree; master degree; MSc; M.Sc.; MS in; M.S. in; master of science; MA in; M.A.; MBA; executive MBA; LLM; LL.M.; doctorado; doctorado en; doctor en; PhD; Ph.D.; doctorate; postdoctorado; posdoctorado; postgrado; posgrado; post grado; postítulo; post título
especialidad médica; especialidad en; especialización en; especialista en; subespecialidad; beca de especialización; residencia médica; postgraduate; graduate certificate; mestrado; doutorado; especialização; pós-graduação; candidato a doctor; candidato a magíster; magíster en; maestría en; máster en`),
  undergraduate: list(`
ingeniería; ingeniería civil; ingeniería en; ingeniería de; ingeniería civil en; ingeniería de ejecución; ingeniería de ejecución en; ingeniero en; ingeniero civil; ingeniero de ejecución; licenciatura; licenciatura en; licenciado en; lic. en; pedagogía; pedagogía en; profesorado; profesorado en; profesorado de
título profesional; título profesional de; título de; carrera de; carrera universitaria; carrera profesional; pregrado; pregrado en; bachillerato en ciencias; bachillerato en humanidades; bachillerato universitario; bachiller en; bachelor; bachelor of; bachelor in; bachelor's degree; bachelor degree; BSc; B.Sc.; BA in; B.A.; BS in; B.S. in; bachelor of science; bachelor of arts; BEng; B.Eng.; BBA; LLB
undergraduate degree; major in; degree in; minor en; minor in; grado en; grado universitario; contador auditor; contador público; construcción civil; plan común; bacharelado; bacharelado em; graduação; graduação em; licenciatura em; programa especial de titulación; PET; prosecución de estudios; estudiante de; egresado de; titulado de`),
  technical: list(`
técnico en; técnico de nivel superior; técnico de nivel superior en; TNS; TNS en; técnico superior; técnico superior en; técnico superior universitario; TSU; técnico universitario; técnico universitario en; técnico profesional; técnico profesional en; técnico laboral en; técnico; tecnicatura; tecnicatura en; tecnicatura superior en
tecnicatura universitaria en; tecnólogo en; tecnología en; tecnológico en; carrera técnica; título técnico; título técnico de nivel superior; formación técnica; ciclo formativo; grado superior; grado medio; profesional técnico en; analista programador; contador general; auxiliar paramédico; associate degree; associate of; higher national diploma
vocational training; técnico de nivel medio; técnico nivel medio en; técnico profesional de nivel medio; curso técnico em; tecnólogo em`),
  school: list(`
enseñanza media; enseñanza media completa; enseñanza media incompleta; enseñanza media científico humanista; enseñanza media humanista; enseñanza media técnico profesional; enseñanza básica; enseñanza básica completa; educación media; educación media completa; educación básica completa; educación secundaria; educación primaria; secundaria; secundaria completa
primaria; primaria completa; estudios secundarios; estudios primarios; científico humanista; científico humanístico; humanista científico; cuarto medio; 4to medio; 4° medio; IV medio; octavo básico; 8° básico; licencia de enseñanza media; licencia media; bachillerato; bachiller; bachillerato completo; bachiller académico; preparatoria; perito mercantil
primer ciclo; prueba de selección universitaria; educación de adultos; nivelación de estudios; validación de estudios; high school; high school diploma; secondary school; secondary education; GED; international baccalaureate; bachillerato internacional; ensino médio; ensino fundamental; educación general básica; educación diversificada`),
  course: list(`
diplomado; diplomado en; diplomado internacional en; diploma; diploma en; diploma de; curso; curso de; curso en; curso online; curso básico de; curso avanzado de; certificación; certificación en; certificación internacional; certificado en; certificado de; certificate; certificate in; certified; certification in; course; course in; taller; taller de; taller en
seminario; seminario de; seminario en; capacitación; capacitación en; bootcamp; bootcamp en; workshop; nanodegree; especialización coursera; jornada de; congreso; congreso de; programa de formación en; programa de especialización en; programa en; programa avanzado en; perfeccionamiento en; inducción; charla de; webinar; masterclass; short course; training in; oposición; preuniversitario; curso de extensão; certificado em`),
};

/** Finds degree openers; "Técnico de Nivel Superior en Enfermería" opens as technical. */
export const degreeOpenerLexicon = buildLexicon<StudyLevel>(
  (Object.entries(DEGREE_OPENERS) as [StudyLevel, readonly string[]][]).flatMap(([level, openers]) =>
    openers.map((opener) => [opener, level] as const),
  ),
  { never: ["en curso"] },
);

type Career = { name: string; profession: string | null };

function careerOf(entry: string): Career {
  const [name = "", profession] = entry.split(" = ");
  return { name, profession: profession ?? null };
}

/** Careers by name, with the profession written for those that no rule gives. */
export const CAREER_LIST: readonly Career[] = CAREERS.map(careerOf);

/** Finds careers in a text; names only, a level before them ("Magíster en") is not looked at. */
export const careerLexicon = buildLexicon<Career>(
  CAREER_LIST.flatMap((career) =>
    [career.name, career.name.replace(/^Ingeniería /, "Ing. ")].map((wording) => [wording, career] as const),
  ),
);

const ORDINARY_WORD = /^\S+$/;

/** Finds what names a degree, not a course: an opener, or a career of two words or more ("Trabajo Social"). */
export const degreeLexicon = buildLexicon<StudyLevel>([
  ...(Object.entries(DEGREE_OPENERS) as [StudyLevel, readonly string[]][])
    .filter(([level]) => level !== "course")
    .flatMap(([level, openers]) => openers.map((opener) => [opener, level] as const)),
  ...CAREER_LIST.filter((career) => !ORDINARY_WORD.test(career.name)).map(
    (career) => [career.name, /^técnico/iu.test(career.name) ? "technical" : "undergraduate"] as const,
  ),
]);

const RULES: readonly (readonly [pattern: RegExp, profession: string])[] = [
  [
    /^t[ée]cnic[oa](?:\/a|\/o|\([ao]\))? (?:de )?(?:nivel superior|nivel medio|superior|universitari[oa]|profesional) /iu,
    "Técnico/a ",
  ],
  [/^t[ée]cnic[oa] /iu, "Técnico/a "],
  [/^(?:TNS|TSU) /u, "Técnico/a "],
  [/^tecnicatura (?:superior |universitaria )?/iu, "Técnico/a "],
  [/^(?:tecnolog[íi]a|tecn[óo]log[oa]) en /iu, "Tecnólogo/a en "],
  [/^(?:licenciatura|licenciad[oa]) (?:en|em) /iu, "Licenciado/a en "],
  [/^(?:pedagog[íi]a|profesorado) (?:en|de) /iu, "Profesor/a de "],
  [/^bachelor(?:'s degree)? (?:of|in) /iu, "Bachelor of "],
];

const ENGINEERING = /^ingenier[íi]a(?=\s|$)/iu;
// Adjectives that agree with "Ingeniería" and must agree with the person: "Mecánica" -> "Mecánico/a".
const FEMININE_ADJECTIVE = /(?<=^(?:ingenier[íi]a )(?:civil )?)(\p{L}+)a(?=$|\s)/iu;

/** "Psicóloga", "Ingeniera Comercial": professions as people write them instead of the career. */
const professionLexicon = buildLexicon(
  CAREER_LIST.flatMap((career) => {
    const written = career.profession ?? byRule(career.name);
    return written === null ? [] : [[professionFrom(written).masculine, written] as const];
  }),
);

/**
 * Profession that a career gives, in every gender form ("Enfermería" or "Enfermera" -> "Enfermero/a"); null where the
 * text is neither. A career that was not finished gives no profession: then the person is "Estudiante de …".
 */
export function professionOf(career: string, completed = true): Profession | null {
  const name = career.trim().replace(/[\s.,;:–-]+$/u, "");
  const known = careerLexicon.get(name);
  const written = known?.profession ?? byRule(known?.name ?? name);
  if (written !== null) return professionFrom(completed ? written : `Estudiante de ${name}`);
  const own = professionLexicon.get(name);
  return own !== undefined && completed ? professionFrom(own) : null;
}

function byRule(name: string): string | null {
  if (ENGINEERING.test(name)) {
    return name.replace(FEMININE_ADJECTIVE, "$1o/a").replace(ENGINEERING, "Ingeniero/a");
  }
  for (const [pattern, opening] of RULES) {
    if (pattern.test(name)) return name.replace(pattern, opening);
  }
  return null;
}

/** Words that mark the name of a place of study. */
export const INSTITUTION_CUES: readonly string[] = list(`
universidad; universidade; university; univ; instituto profesional; instituto; institute; institute of technology; I.P.; centro de formación técnica; CFT; C.F.T.; liceo; liceo politécnico; liceo industrial; liceo comercial; liceo bicentenario; complejo educacional; colegio; escuela; escola; school; school of; high school; college
facultad; facultad de; faculty of; academia; academy; politécnico; escuela politécnica; escuela industrial; escuela agrícola; escuela normal; escuela naval; escuela militar; escuela de suboficiales; escuela de negocios; escuela de carabineros; academia politécnica; conservatorio; unidad educativa; institución educativa; institución universitaria; corporación universitaria
fundación universitaria; tecnológico de; instituto tecnológico; instituto superior; instituto nacional; instituto comercial; pontificia universidad; preuniversitario; centro de capacitación; OTEC; université; università; universität; universiteit; universitet; uniwersytet; universitas; faculté; hochschule; gymnasium; lycée; école; istituto; institut; inistitisyon; inivèsite; lise; đại học; daxue; xueyuan; daigaku; centro educativo; centro de educación; business school; bootcamp
DUOC; Duoc UC; INACAP; AIEP; Santo Tomás; IPLACEX; CIISA; IACC; IPP; DGM; Los Leones; Esucomex; La Araucana; ENAC; CEDUC; Manpower; Prodata; IPG; Instituto Virginio Gómez; Arcos; Culinary; SENATI; SENCICO; TECSUP; SISE; IDAT; Cibertec; SENA; SENAI; SENAC; CONALEP; CETis; CBTis; IPN; UNAM; ITESM; Tec de Monterrey; UBA; UTN; UNLP; UADE; UPC; PUCP; UNMSM
USIL; ESPOL; ESPE; UTPL; UMSA; UMSS; UCV; USB; LUZ; UDELAR; UTU; INET; ORT; UNA; UCR; TEC; USAC; UTP; UC; PUC; UCH; USACH; UTFSM; USM; PUCV; UdeC; UACh; UFRO; UCN; UTA; UNAP; UANTOF; ULS; UDA; UPLA; UV; UTEM; UMCE; UTALCA; UCM; UBB; UCSC; UCT; ULagos; UMAG; UOH; UAysén; UDP; UAI; UAH; UNAB; UDLA; UDD; UANDES; USS; UBO; UGM; UFT; UMayor; UCEN; UST; UNIACC; UAutónoma; UCINF; UNINI; UNIR; UOC; UNED
Coursera; edX; Udemy; Platzi; LinkedIn Learning; Crehana; Domestika; Google Actívate; Cisco Networking Academy; Capacítate para el empleo; SENCE; Fundación Telefónica; Desafío Latam; Coderhouse; Laboratoria; Talento Digital; Udacity; DataCamp; Khan Academy; British Council; Instituto Chileno Norteamericano; Alianza Francesa; Goethe Institut; Instituto Cervantes; Wall Street English; Berlitz; Tronwell
`);

/** Finds places of study by their cue words; short ones ("UC", "TEC") count only in a line that also holds a degree. */
export const institutionLexicon = buildLexicon(
  INSTITUTION_CUES.map((cue) => [cue, cue] as const),
  { literal: true },
);

/** Words that tell how far a study went, folded by the lexicon. */
export const studyStatusLexicon = buildLexicon<Study["status"]>([
  ...list(`
titulado; titulada; egresado; graduado; licenciado; completo; completa; completado; finalizado; terminado; concluido; aprobado; obtenido; titulado en; fecha de titulación; titulación; tesis aprobada; graduated; completed; awarded; degree obtained; concluído; formado; cum laude; con distinción; con distinción máxima
  `).map((word) => [word, "completed"] as const),
  ...list(`
en curso; cursando; actualmente; a la fecha; presente; actualidad; en proceso; en desarrollo; en progreso; estudiante; estudiante de; estudiante regular; alumno regular; cursando actualmente; tesista; memorista; en proceso de titulación; en proceso de título; pendiente de titulación; in progress; ongoing; expected; currently; student; candidate; present; em andamento; cursando último año
  `).map((word) => [word, "ongoing"] as const),
  ...list(`
incompleto; incompleta; incompletos; inconcluso; congelado; congelada; no finalizado; no terminado; no concluido; suspendido; abandonado; retirado; trunco; truncos; sin terminar; sin titularse; no titulado; incomplete; unfinished; dropped out; on hold; trancado; interrumpido
  `).map((word) => [word, "incomplete"] as const),
]);

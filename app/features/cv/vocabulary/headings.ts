import type { SectionKind } from "../facts/facts.ts";
import { buildLexicon } from "./lexicon.ts";
import { list } from "./list.ts";
import { fold } from "./text.ts";

/** Wordings of section headings, Spanish, English and Portuguese, formal and invented. Each belongs to one kind. */
export const HEADINGS: Readonly<Record<SectionKind, readonly string[]>> = {
  contact: list(`
contacto; datos de contacto; información de contacto; mis datos de contacto; contáctame; contáctame en; cómo contactarme; dónde encontrarme; para contactarme; medios de contacto; formas de contacto; ubícame; señas; mis señas; hablemos; conversemos; escríbeme; para conversar
conectemos; mis redes; redes sociales; enlaces; links; antecedentes de contacto; contacto y ubicación; vías de contacto; sígueme; ponte en contacto; teléfono y correo; correo y teléfono; contact me; contact details; contact information; contact info; get in touch; reach me; let's talk; find me; contato; dados de contato; informações de contato; fale comigo`),
  summary: list(`
perfil; perfil profesional; mi perfil; perfil laboral; perfil personal; perfil ejecutivo; perfil del candidato; perfil académico; perfil docente; resumen; resumen profesional; resumen ejecutivo; resumen laboral; resumen de perfil; resumen curricular; acerca; extracto; extracto profesional; síntesis; síntesis profesional
síntesis curricular; reseña; reseña profesional; presentación; presentación personal; breve presentación; acerca de mí; sobre mí; acerca mío; quién soy; soy; un poco de mí; un poco sobre mí; conóceme; hola; objetivo; objetivo profesional; objetivo laboral; mis objetivos
objetivo de carrera; propuesta de valor; mi propuesta de valor; qué ofrezco; lo que ofrezco; qué puedo aportar; qué aporto; mi aporte; en pocas palabras; en breve; en una frase; mi historia; mi motivación; qué busco; lo que busco; biografía; bio; descripción personal; descripción profesional; declaración personal
por qué yo; por qué contratarme; mi sello; profile; professional profile; summary; professional summary; executive summary; career summary; about; about me; who I am; objective; career objective; personal statement; overview; career profile; introduction; hello; resumo; resumo profissional; sobre mim; quem sou; perfil profissional; objetivo profissional`),
  experience: list(`
último cargo; último cargo o cargo en desarrollo; cargo en desarrollo; experiencia; experiencia laboral; experiencia profesional; experiencia de trabajo; experiencia clínica; experiencia docente; experiencia pedagógica; experiencia previa; experiencia relevante; experiencia destacada; experiencia reciente; mi experiencia; mis experiencias; experiencia y logros
experiencia y práctica profesional; antecedentes laborales; antecedentes profesionales; antecedentes de trabajo; historial laboral; historial profesional; historia laboral; historia profesional; trayectoria; trayectoria laboral; trayectoria profesional; mi trayectoria; recorrido; recorrido profesional; recorrido laboral; mi recorrido
mi camino; mi camino profesional; mi carrera; carrera profesional; carrera; vida laboral; mi vida laboral; desempeño laboral; desempeño profesional; ejercicio profesional; actividad laboral; actividad profesional; empleo actual; empleos anteriores; empleos previos; trabajos; mis trabajos; trabajo actual; antes; anteriormente
trabajos anteriores; trabajos realizados; trabajos desempeñados; mis pegas; pegas; pegas anteriores; en qué he trabajado; dónde he trabajado; donde trabajé; lugares donde he trabajado; lugares de trabajo; lugares en que ha trabajado; se ha desempeñado en; se desempeñó en; me he desempeñado en; ha trabajado en; empleos; lo que he hecho; qué he hecho; lo que hago; he trabajado en; cargos; cargos desempeñados; cargos ocupados; puestos desempeñados; puestos de trabajo; situación laboral
prácticas; prácticas profesionales; práctica laboral; prácticas y pasantías; prácticas clínicas; prácticas pedagógicas; pasantías; internados; internados clínicos; rotaciones; rotaciones clínicas; ayudantías; ayudantías y docencia; docencia; docencia universitaria; asesorías; consultorías; experiencia internacional; experiencia en terreno
experiencia en el área; experiencia en investigación; otras experiencias; otros trabajos; otras experiencias laborales; experience; work experience; professional experience; employment; employment history; work history; career history; career; relevant experience; work; my journey; professional background; background; internships; clinical experience; teaching experience
research experience; leadership experience; experiência profissional; experiências profissionais; histórico profissional; trajetória profissional; estágios`),
  education: list(`
educación; formación; formación académica; formación profesional; formación educacional; formación universitaria; mi formación; educación formal; educación superior; educación universitaria; antecedentes académicos; antecedentes educacionales; antecedentes educativos; antecedentes de estudios; antecedentes de formación; historial académico
historial educativo; trayectoria académica; trayectoria educativa; recorrido académico; estudios; mis estudios; estudios realizados; estudios cursados; estudios superiores; estudios universitarios; estudios académicos; estudios formales; nivel de estudios; nivel educacional; escolaridad; títulos; títulos y grados; títulos profesionales; grados académicos
grados y títulos; estudios de posgrado; estudios de postgrado; posgrados; postgrados; postítulos; estudios secundarios; enseñanza media; enseñanza básica; enseñanza superior; dónde estudié; qué estudié; dónde aprendí; lo que estudié; lo que he estudiado; dónde me formé; mi paso por las aulas; información académica; datos académicos; antecedentes escolares
instrucción; instrucción formal; preparación académica; perfil de egreso; education; academic background; educational background; academic history; education history; studies; qualifications; academic qualifications; degrees; schooling; learning; where I studied; academic record; educação; formação; formação acadêmica; histórico acadêmico`),
  skills: list(`
habilidades; mis habilidades; habilidades técnicas; habilidades blandas; habilidades duras; habilidades profesionales; habilidades personales; habilidades y competencias; habilidades y conocimientos; habilidades informáticas; habilidades computacionales; habilidades digitales; habilidades clave; habilidades clínicas; habilidades interpersonales
competencias; mis competencias; competencias técnicas; competencias profesionales; competencias laborales; competencias personales; competencias clave; competencias digitales; competencias transversales; competencias blandas; competencias clínicas; competencias informáticas; destrezas; aptitudes; aptitudes y habilidades; capacidades; cualidades; fortalezas
mis fortalezas; conocimientos; mis conocimientos; conocimientos técnicos; conocimientos computacionales; conocimientos informáticos; conocimientos específicos; conocimientos adicionales; conocimientos de software; conocimientos clave; áreas de conocimiento; áreas de experiencia; áreas de expertise; áreas de especialización; áreas de dominio; especialidades; expertise
herramientas; mis herramientas; caja de herramientas; mi caja de herramientas; herramientas digitales; herramientas informáticas; herramientas tecnológicas; herramientas computacionales; herramientas que manejo; con qué trabajo; herramientas y tecnologías; programas; programas que manejo; manejo de programas; manejo de software; manejo computacional; manejo de herramientas
software; dominio de software; tecnologías; tecnologías que uso; stack; stack tecnológico; mi stack; lenguajes de programación; lenguajes y tecnologías; computación; informática; ofimática; sé hacer; lo que sé hacer; qué sé hacer; lo que sé; en qué soy bueno; en lo que soy bueno; lo que manejo; mis superpoderes; superpoderes; talentos; saber hacer
equipos y maquinaria; maquinaria que opero; skills; top skills; my skills; key skills; core skills; technical skills; soft skills; hard skills; computer skills; professional skills; core competencies; strengths; areas of expertise; technical proficiencies; technologies; tech stack; tools; toolbox; toolkit; my toolkit; tools and technologies; programming languages; capabilities; what I do
habilidades técnicas e pessoais; conhecimentos; ferramentas`),
  languages: list(`
idiomas; mis idiomas; lenguas; lenguajes e idiomas; manejo de idiomas; dominio de idiomas; nivel de idiomas; conocimiento de idiomas; idiomas extranjeros; competencias idiomáticas; competencias lingüísticas; habilidades lingüísticas; lenguas que hablo; idiomas que hablo; hablo; lenguas extranjeras; nivel de inglés; inglés
dominio de lenguas; idiomas y niveles; languages; language skills; language proficiency; languages I speak; I speak; speak; foreign languages; línguas; línguas estrangeiras; idiomas estrangeiros`),
  certifications: list(`
certificaciones; certificados; mis certificaciones; certificaciones y cursos; cursos; mis cursos; cursos realizados; cursos de capacitación; cursos complementarios; cursos y certificaciones; cursos y seminarios; cursos y talleres; cursos y capacitaciones; cursos de perfeccionamiento; capacitación; capacitaciones y cursos; perfeccionamiento
perfeccionamiento docente; perfeccionamiento profesional; formación complementaria; formación continua; formación adicional; educación continua; educación complementaria; estudios complementarios; otros estudios; otros cursos; actualización; especializaciones; diplomados; diplomas; diplomados y cursos; seminarios; seminarios y congresos; congresos
congresos y seminarios; jornadas; talleres; licencias; licencias y certificaciones; licencias de conducir; licencias y permisos; acreditaciones; habilitaciones; registros y certificaciones; lo que sigo aprendiendo; sigo aprendiendo; aprendizaje continuo; certifications; certificates; licenses; licenses and certifications; courses; training
professional development; continuing education; workshops; professional certifications; additional training; certificações; cursos complementares; licenças e certificados`),
  projects: list(`
proyectos; mis proyectos; proyectos destacados; proyectos realizados; proyectos personales; proyectos académicos; proyectos relevantes; proyectos profesionales; proyectos de título; proyectos de investigación; proyectos propios; proyectos universitarios; proyectos adjudicados; portafolio; mi portafolio; portafolio de proyectos; portfolio; mis obras; obras
obras realizadas; trabajos destacados; memoria de título; tesis; tesis de grado; seminario de título; trabajo de título; emprendimientos; mis emprendimientos; lo que he creado; cosas que he construido; lo que he construido; exposiciones; exposiciones y obras; projects; personal projects; selected projects; academic projects; side projects; key projects; case studies; selected work; projetos; projetos acadêmicos`),
  publications: list(`
publicaciones; mis publicaciones; publicaciones científicas; publicaciones académicas; publicaciones y ponencias; artículos; artículos publicados; artículos científicos; investigación; investigaciones publicadas; producción académica; producción científica; libros; libros publicados; capítulos de libro; ponencias; presentaciones en congresos
ponencias y congresos; conferencias; charlas; charlas dictadas; publicaciones y presentaciones; líneas de investigación; publications; selected publications; papers; research; articles; conferences; talks; presentations; conference presentations; patents; publicações; produção acadêmica; artigos`),
  awards: list(`
logros; mis logros; logros destacados; logros profesionales; logros académicos; principales logros; logros relevantes; logros e hitos; hitos; hitos profesionales; lo que he logrado; de lo que estoy orgulloso; mis orgullos; resultados destacados; premios; premios y reconocimientos; premios y distinciones; reconocimientos; distinciones; becas; becas y premios; becas y distinciones
honores; méritos; menciones; menciones honrosas; galardones; reconocimientos y logros; medallas; fondos adjudicados; awards; awards and honors; honors and awards; achievements; key achievements; accomplishments; recognition; scholarships; grants; distinctions; conquistas; prêmios e reconhecimentos; realizações`),
  volunteering: list(`
voluntariado; mi voluntariado; experiencia de voluntariado; experiencia voluntaria; trabajo voluntario; actividades de voluntariado; labor social; labor voluntaria; acción social; servicio comunitario; servicio social; ayuda social; trabajo comunitario; actividades comunitarias; compromiso social; participación social
participación ciudadana; participación comunitaria; actividades; actividades extracurriculares; actividades extraprogramáticas; actividades complementarias; actividades estudiantiles; participación estudiantil; representación estudiantil; liderazgo estudiantil; liderazgo y voluntariado; liderazgo y actividades; actividades y liderazgo; actividades universitarias; actividades de extensión; participación universitaria; dirigencia estudiantil; vida universitaria; centro de alumnos; membresías; afiliaciones; asociaciones; organizaciones
dónde ayudo; lo que doy; give back; giving back; volunteering; volunteer experience; volunteer work; volunteer; community service; community involvement; extracurricular activities; leadership and activities; activities; memberships; affiliations; voluntariado social; trabalho voluntário; atividades voluntárias`),
  references: list(`
referencias; mis referencias; referencias laborales; referencias personales; referencias profesionales; referencias comerciales; referencias académicas; referencias de trabajo; contactos de referencia; personas de referencia; recomendaciones; recomendaciones laborales; cartas de recomendación; quiénes me recomiendan; quién habla por mí; pregúntales a ellos
ellos me conocen; lo que dicen de mí; referencias disponibles; referencias a solicitud; referencias y recomendaciones; antecedentes de referencia; testimonios; references; professional references; references available upon request; referees; recommendations; testimonials; referências profissionais; recomendações`),
  interests: list(`
intereses; mis intereses; intereses personales; intereses y hobbies; intereses y pasatiempos; intereses profesionales; áreas de interés; hobbies; hobby; pasatiempos; mis pasatiempos; aficiones; gustos; gustos personales; lo que me gusta; qué me gusta; me gusta; cosas que me gustan; pasiones; mis pasiones; me apasiona; tiempo libre; en mi tiempo libre; mi tiempo libre
fuera del trabajo; más allá del trabajo; fuera de la oficina; cuando no trabajo; deportes; deportes y hobbies; ocio; otros intereses; interests; personal interests; hobbies and interests; activities and interests; passions; my passions; free time; outside work; beyond work; interesses; interesses pessoais; passatempos`),
  personal: list(`
datos personales; mis datos; mis datos personales; antecedentes personales; información personal; información general; datos generales; antecedentes generales; antecedentes; datos; ficha personal; identificación; identificación personal; individualización; identificación del postulante; datos del postulante; antecedentes del postulante; datos básicos
datos biográficos; datos de identificación; información básica; antecedentes individuales; antecedentes de identificación; ficha del postulante; datos del candidato; personal details; personal information; personal data; personal info; general information; personal; dados pessoais; informações pessoais; dados gerais; identificação`),
  other: list(`
otros; otras cosas; otros antecedentes; otros datos; otros datos de interés; otra información; otras actividades; información adicional; información complementaria; información relevante; antecedentes adicionales; antecedentes complementarios; datos adicionales; datos complementarios; datos de interés; adicional; anexos; observaciones; notas
disponibilidad; disponibilidad horaria; disponibilidad inmediata; pretensiones de renta; expectativas de renta; renta esperada; pretensiones; movilidad; varios; índice; miscelánea; additional information; other; other information; miscellaneous; additional; availability; salary expectations; informações adicionais; outras informações; outros`),
};

const ENTRIES = (Object.entries(HEADINGS) as [SectionKind, readonly string[]][]).flatMap(([kind, wordings]) =>
  wordings.map((wording) => [wording, kind] as const),
);

/** Whole headings; `get` wants the line without number or bullet. */
export const headingLexicon = buildLexicon<SectionKind>(ENTRIES);

const SQUEEZED = new Map(ENTRIES.map(([wording, kind]) => [squeeze(wording), kind] as const));

function squeeze(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, "");
}

/** "3. ", "IV) ", "•", "—" before a heading, ":" and "(de la más antigua a la actual)" after it are no part of it. */
function bareHeading(line: string): string {
  return line
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/^(?:\d{1,2}|[IVX]{1,4})[.)\-:]\s*/u, "")
    .replace(/[^\p{L}\p{N})]+$/u, "")
    .replace(/(?<=\p{L})\s*\([^()]*\)$/u, "")
    .trim();
}

const HEADING_MAX = 60;
/** Words that qualify a heading without changing its kind: "Aptitudes principales", "Mis cursos recientes". */
const QUALIFIED =
  /^(?:mis?|principales|algun[oa]s)\s+|\s+(?:principales|destacad[oa]s?|relevantes?|recientes?|adicionales|vigentes|realizad[oa]s|cursad[oa]s|anteriores|generales|obtenid[oa]s)$/giu;

/**
 * Kind of the section that the line would head, or null. The whole line must be a known heading, also letter-spaced
 * ("E D U C A C I Ó N"), numbered, or joined of known ones ("Formación y cursos" counts as its first part).
 */
export function headingKind(line: string): SectionKind | null {
  const text = bareHeading(line);
  if (text === "" || text.length > HEADING_MAX * 2) return null;
  const whole = headingLexicon.get(text) ?? SQUEEZED.get(squeeze(text));
  if (whole !== undefined) return whole;
  const bare = text.replace(QUALIFIED, "").trim();
  const kind = bare === text || bare === "" ? undefined : headingLexicon.get(bare);
  if (kind !== undefined) return kind;
  const parts = text.split(/\s+(?:y|e|and|&)\s+|\s*[/|,+·]\s*|\s+[-–]\s+/iu);
  const kinds = parts.map((part) => headingLexicon.get(part));
  const [first] = kinds;
  return parts.length > 1 && first !== undefined && !kinds.includes(undefined) ? first : null;
}

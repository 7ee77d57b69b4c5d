import { buildLexicon } from "./lexicon.ts";
import { list } from "./list.ts";

/** Phrases that any CV could hold and that prove nothing by themselves, Spanish and English. */
export const CLICHES: readonly string[] = list(`
proactivo; proactividad; altamente motivado; muy motivado; alta motivación; trabajo bajo presión; trabajar bajo presión; capacidad de trabajo bajo presión; capaz de trabajar bajo presión; tolerancia a la presión; trabajo en equipo; capacidad de trabajo en equipo; facilidad para trabajar en equipo; buen trabajo en equipo; orientado a resultados; orientado al logro; orientado a los detalles; orientado al cumplimiento de metas; enfocado en resultados
me adapto a todo; me adapto a cualquier situación; me adapto fácilmente; fácil adaptación; rápida adaptación; gran capacidad de adaptación; capacidad de adaptación; adaptable al cambio; ganas de aprender; muchas ganas de aprender; ganas de trabajar; muchas ganas de trabajar; ganas de superarme; ganas de crecer; con ganas de crecer profesionalmente; deseos de superación; deseos de superarme; afán de superación; ansias de aprender; dispuesto a aprender; disposición para aprender
abierto a nuevos desafíos; en búsqueda de nuevos desafíos; en busca de nuevos desafíos; busco nuevos desafíos; nuevos retos; buena presencia; buena presentación personal; buen trato; buen trato con las personas; buena voluntad; buena disposición; excelente disposición; buena actitud; actitud positiva; excelente actitud; aprendo rápido; rápido aprendizaje; aprendizaje rápido; facilidad de aprendizaje; facilidad para aprender; facilidad de palabra; buenas relaciones interpersonales; excelentes relaciones interpersonales
buena comunicación; excelente comunicación; responsable y puntual; responsable y comprometido; persona responsable; soy una persona responsable; soy responsable; muy responsable; honesto y responsable; puntual y responsable; comprometido con mi trabajo; comprometido con la empresa; muy comprometido; ponerse la camiseta; ponerme la camiseta; con la camiseta puesta; dar lo mejor de mí; doy lo mejor de mí; dar el cien por ciento; dar el 100%; dar el máximo; dinámico y proactivo; persona dinámica
espíritu de equipo; espíritu de superación; espíritu emprendedor; vocación de servicio; persona trabajadora; soy trabajador; muy trabajador; esforzado; luchador; sacrificado; emprendedor; apasionado por; apasionado de; apasionado; pasión por lo que hago; pensar fuera de la caja; fuera de la caja; visión 360; sinergia; valor agregado; agregar valor; excelencia; alto nivel de excelencia; multifacético; polifuncional; multitarea; líder nato; líder innato; perfeccionista; autodidacta
aportar al crecimiento de la empresa; contribuir al crecimiento de la empresa; crecer junto a la empresa; crecer dentro de la empresa; ser un aporte; ser un aporte para la empresa; desarrollarme profesionalmente; desarrollarme personal y profesionalmente; poner en práctica mis conocimientos; aplicar mis conocimientos; aplicar los conocimientos adquiridos; adquirir experiencia; ganar experiencia; formar parte de una gran empresa; una empresa líder; oportunidad de crecer; estabilidad laboral; lo que se necesite
disponibilidad inmediata; disponibilidad total; manejo de office nivel usuario; entre otras cosas; etc etc; hard worker; hard-working; hardworking; team player; self-motivated; self-starter; highly motivated; results-oriented; results-driven; detail-oriented; go-getter; fast learner; quick learner; dynamic professional; think outside the box; thinking outside the box; out of the box; people person; strong work ethic; excellent communication skills; great communication skills; good communication skills
works well under pressure; able to work under pressure; proven track record; track record of success; passionate about; passionate; seeking a challenging position; challenging position; go the extra mile; synergy; value add; best of breed; dynamic; motivated individual; eager to learn; willing to learn; born leader; perfectionist; references available upon request; team-oriented; multitasker; jack of all trades; guru; ninja; rockstar
`);

export const clicheLexicon = buildLexicon(CLICHES.map((phrase) => [phrase, phrase] as const));

export type PersonalDataKind =
  | "marital_status"
  | "national_id"
  | "birth"
  | "children"
  | "religion"
  | "photo"
  | "nationality"
  | "health"
  | "politics"
  | "family"
  | "military"
  | "physique"
  | "pension"
  | "address";

const PERSONAL_DATA_LABELS: Readonly<Record<PersonalDataKind, readonly string[]>> = {
  marital_status: list(
    `estado civil; soltero; casado; divorciado; viudo; separado legalmente; conviviente civil; acuerdo de unión civil; marital status; single; married; civil status`,
  ),
  national_id: list(
    `RUT; R.U.T.; RUN; R.U.N.; cédula de identidad; cédula de ciudadanía; carnet de identidad; C.I.; DNI; D.N.I.; CURP; RFC; CUIT; CUIL; CPF; pasaporte; número de pasaporte; rol único tributario; national id; passport number; social security number; SSN; documento de identidad`,
  ),
  birth: list(
    `fecha de nacimiento; fecha nac; f. nacimiento; nacimiento; lugar de nacimiento; edad; años de edad; nacido el; nací el; date of birth; birth date; DOB; place of birth; age; data de nascimento`,
  ),
  children: list(
    `hijos; número de hijos; sin hijos; con hijos; cargas familiares; cargas; número de cargas; madre de; padre de; children; number of children`,
  ),
  religion: list(`religión; católico; evangélico; cristiano; religion; testigo de jehová; adventista`),
  photo: list(`foto; fotografía adjunta; foto tamaño carnet; foto carnet; fotografía reciente; photo attached`),
  nationality: list(
    `nacionalidad; nationality; nacionalidade; situación migratoria; residencia definitiva; visa definitiva; visa temporaria; permanencia definitiva`,
  ),
  health: list(
    `estado de salud; salud compatible; salud compatible con el cargo; sistema de salud; previsión de salud; grupo sanguíneo; tipo de sangre; salud; blood type; discapacidad; enfermedades; no fumador; non smoker`,
  ),
  politics: list(`afiliación política; partido político; militante; political affiliation`),
  family: list(
    `nombre del padre; nombre de la madre; nombre del cónyuge; cónyuge; profesión del padre; father's name; mother's name`,
  ),
  military: list(
    `situación militar; servicio militar; servicio militar al día; cantón de reclutamiento; libreta militar; military status`,
  ),
  physique: list(
    `estatura; peso; talla; talla de zapatos; talla de calzado; talla de pantalón; talla de polera; número de calzado; contextura; color de ojos; height; weight`,
  ),
  pension: list(
    `AFP; previsión; sistema previsional; fondo previsional; afiliado a; isapre; fonasa; antecedentes previsionales; cuenta rut; cuenta bancaria; pretensiones de sueldo`,
  ),
  address: list(
    `domicilio; domicilio particular; dirección; dirección particular; dirección completa; home address; street address; domicilio actual`,
  ),
};

/** Labels of personal data that a CV should not carry today; the words are everyday ones, so read them as labels ("Hijos: 2"). */
export const personalDataLexicon = buildLexicon<PersonalDataKind>(
  (Object.entries(PERSONAL_DATA_LABELS) as [PersonalDataKind, readonly string[]][]).flatMap(([kind, labels]) =>
    labels.map((label) => [label, kind] as const),
  ),
);

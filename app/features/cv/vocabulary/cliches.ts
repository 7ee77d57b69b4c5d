import { buildLexicon } from "./lexicon.ts";
import { list } from "./list.ts";
import { fold } from "./text.ts";

/** Phrases that any CV could hold and that prove nothing by themselves, Spanish and English. */
export const CLICHES: readonly string[] = list(`
proactivo; proactividad; altamente motivado; muy motivado; alta motivación; trabajo bajo presión; trabajar bajo presión; capacidad de trabajo bajo presión; capaz de trabajar bajo presión; tolerancia a la presión; orientado a resultados; orientado al logro; orientado a los detalles; orientado al cumplimiento de metas; enfocado en resultados
me adapto a todo; me adapto a cualquier situación; me adapto fácilmente; fácil adaptación; rápida adaptación; gran capacidad de adaptación; capacidad de adaptación; adaptable al cambio; ganas de aprender; muchas ganas de aprender; ganas de trabajar; muchas ganas de trabajar; ganas de superarme; ganas de crecer; con ganas de crecer profesionalmente; deseos de superación; deseos de superarme; afán de superación; ansias de aprender; dispuesto a aprender; disposición para aprender
abierto a nuevos desafíos; en búsqueda de nuevos desafíos; en busca de nuevos desafíos; busco nuevos desafíos; nuevos retos; buena presencia; buena presentación personal; buen trato; buen trato con las personas; buena voluntad; buena disposición; excelente disposición; buena actitud; actitud positiva; excelente actitud; aprendo rápido; rápido aprendizaje; aprendizaje rápido; facilidad de aprendizaje; facilidad para aprender; facilidad de palabra; buenas relaciones interpersonales; excelentes relaciones interpersonales
buena comunicación; excelente comunicación; responsable y puntual; responsable y comprometido; persona responsable; soy una persona responsable; soy responsable; muy responsable; honesto y responsable; puntual y responsable; comprometido con mi trabajo; comprometido con la empresa; muy comprometido; ponerse la camiseta; ponerme la camiseta; con la camiseta puesta; dar lo mejor de mí; doy lo mejor de mí; dar el cien por ciento; dar el 100%; dar el máximo; dinámico y proactivo; persona dinámica
espíritu de equipo; espíritu de superación; espíritu emprendedor; persona trabajadora; soy trabajador; muy trabajador; esforzado; apasionado por; apasionado de; apasionado; pasión por lo que hago; pensar fuera de la caja; fuera de la caja; visión 360; sinergia; alto nivel de excelencia; multifacético; polifuncional; multitarea; líder nato; líder innato; perfeccionista
aportar al crecimiento de la empresa; contribuir al crecimiento de la empresa; crecer junto a la empresa; crecer dentro de la empresa; ser un aporte; ser un aporte para la empresa; desarrollarme profesionalmente; desarrollarme personal y profesionalmente; poner en práctica mis conocimientos; aplicar mis conocimientos; aplicar los conocimientos adquiridos; adquirir experiencia; ganar experiencia; formar parte de una gran empresa; una empresa líder; oportunidad de crecer; estabilidad laboral; lo que se necesite
manejo de office nivel usuario; entre otras cosas; etc etc; hard worker; hard-working; hardworking; team player; self-motivated; self-starter; highly motivated; results-oriented; results-driven; detail-oriented; go-getter; fast learner; quick learner; dynamic professional; think outside the box; thinking outside the box; out of the box; people person; strong work ethic; excellent communication skills; great communication skills; good communication skills
works well under pressure; able to work under pressure; proven track record; track record of success; passionate about; passionate; seeking a challenging position; challenging position; go the extra mile; synergy; value add; best of breed; motivated individual; eager to learn; willing to learn; born leader; perfectionist; references available upon request; team-oriented; multitasker; jack of all trades; guru; ninja; rockstar
dinámico; joven dinámico; puntualidad; puntual; empático; resiliente; versátil; honesto; honradez; entusiasta; persona proactiva; persona comprometida; profesional comprometido; persona alegre; persona organizada; joven responsable; profesional responsable; ganas de surgir; tolerancia a la frustración; buen humor; facilidad para trabajar; facilidad de trabajo; fácil aprendizaje; capacidad de aprendizaje; don de gente; altamente calificado; altamente capacitado; orientado a metas; orientado a objetivos
enfocado en metas; enfocado en objetivos; enfocado a resultados; mejora continua personal; crecer profesionalmente; crecer personalmente; desarrollarme personalmente; nuevos desafíos; proativo; dinamismo; facilidade de aprendizado; trabalho em equipe; comprometida con los objetivos; visión de negocio; visión integral; visión estratégica; capacidad de gestión; sólida trayectoria; amplia trayectoria; vasta experiencia; amplia experiencia; reconocida trayectoria; profesional integral; profesional con amplia; pensamiento disruptivo; mentalidad ganadora; liderazgo innato; alto compromiso; fuerte compromiso; gran compromiso; alto sentido de responsabilidad; sentido de la responsabilidad
`);

/** The tone of a chat or a letter: talk about oneself, thanks, requests, stories. Spanish, English and Portuguese. */
export const CHATTER: readonly string[] = list(`
yo soy; yo creo; yo siempre; yo tengo; yo he; yo trabajé; yo no; yo me; yo quiero; yo sé; yo estuve; yo estoy; yo hice; yo puedo; yo era; creo que; creo q; me considero; me gusta; me gustan; me gustaría; me gustaba; mi nombre es; me llamo; hola; buenas tardes; buenos días; la verdad; de todo un poco; lo que sea; lo q sea; lo que necesiten; cualquier cosa me llaman; otras cosas; muchas cosas; cosas nuevas; etc; cuando faltaba; cuando podía; cuando era; a veces; aveces; me pedía; me pedían; me mandaba; me mandaban
me tocó; me di cuenta; me tuve que ir; me fui; me echaron; mi jefe; mi ex jefe; mi tío; mi papá; mi mamá; mis papás; mi familia; mi vida; mi hijo; mi pololo; mi señora; mi esposo; mi primo; mi hermano; mi persona; mis padres; mis hijos; mis amigos; mis compañeros; dios; bendiga; de antemano; una oportunidad; la oportunidad; esta oportunidad; otra oportunidad; no los voy a defraudar; no les voy a defraudar; espero que; espero su; espero ser; espero contar; espero poder; por favor; muchas gracias; gracias por; llamar después; llamar solo; busco pega; la pega
una pega; alguna pega; de pega; necesito trabajo; necesito trabajar; busco trabajo; buscando trabajo; buscando pega; no tengo vicios; no tengo problemas; no tengo hijos; no tengo su teléfono; sin vicios; no fumo; disponible para lo que; hacía de todo; hice de todo; hago de todo; i am a; i like; i love; my hobbies; dear sir; please hire; i really; i think; eu sou; gosto de
`);

/** The same words as the name of something real. */
const NO_CLICHES = list(
  `tabla dinámica; tablas dinámicas; página dinámica; dynamic pricing; programación dinámica; equilibrio dinámico; páginas web dinámicas; contenido dinámico; modelo dinámico`,
);

export const clicheLexicon = buildLexicon(
  CLICHES.map((phrase) => [phrase, phrase] as const),
  { never: NO_CLICHES },
);
export const chatterLexicon = buildLexicon(CHATTER.map((phrase) => [phrase, phrase] as const));

// "Doy el 110%": a percentage of will measures nothing. Folded text.
const WILLING =
  /1[0-9]0\s?%.{0,30}(?:actitud|compromiso|esfuerzo|entrega|attitude|commit|effort)|(?:doy|dar|give|entrego)\b.{0,20}1[0-9]0\s?%|\balways give\b/;

/** Whether a sentence is talk about oneself rather than about work. */
export function isEmptyTalk(text: string): boolean {
  return WILLING.test(fold(text)) || clicheLexicon.matches(text).length > 0 || chatterLexicon.matches(text).length > 0;
}

export type PersonalDataKind =
  | "marital_status"
  | "national_id"
  | "birth"
  | "children"
  | "religion"
  | "photo"
  | "nationality"
  | "health"
  | "disability"
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
    `hijos; número de hijos; sin hijos; un hijo; dos hijos; tres hijos; con hijos; cargas familiares; cargas; número de cargas; madre de; padre de; children; number of children`,
  ),
  religion: list(`religión; católico; evangélico; cristiano; religion; testigo de jehová; adventista`),
  photo: list(`foto; fotografía adjunta; foto tamaño carnet; foto carnet; fotografía reciente; photo attached`),
  nationality: list(
    `nacionalidad; nationality; nacionalidade; situación migratoria; residencia definitiva; visa definitiva; visa temporaria; permanencia definitiva`,
  ),
  health: list(
    `estado de salud; sistema de salud; previsión de salud; grupo sanguíneo; tipo de sangre; salud; blood type; enfermedades; no fumador; no fumo; sin vicios; buena salud; non smoker`,
  ),
  disability: list(`discapacidad; disability; credencial de discapacidad`),
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
    `AFP; previsión; sistema previsional; fondo previsional; afiliado a; isapre; fonasa; antecedentes previsionales; cuenta rut; cuenta bancaria; pretensiones de sueldo; pretensiones de renta; pretensión de renta; pretención de renta; renta esperada; renta líquida; renta pretendida`,
  ),
  address: list(
    `domicilio; domicilio particular; dirección; dirección particular; dirección completa; home address; street address; domicilio actual`,
  ),
};

const PERSONAL_LABELS = buildLexicon<PersonalDataKind>(
  (Object.entries(PERSONAL_DATA_LABELS) as [PersonalDataKind, readonly string[]][]).flatMap(([kind, labels]) =>
    labels.map((label) => [label, kind] as const),
  ),
);

/** Phrases that are personal data wherever they stand, with a label or without one. */
const UNMISTAKABLE = new Set(
  list(`estado civil; soltero; casado; divorciado; separado legalmente; conviviente civil; marital status; cédula de identidad;
  carnet de identidad; rol único tributario; sin hijos; número de hijos; cargas familiares; testigo de jehová; estado de salud; buena salud; situación militar; servicio militar; servicio militar al día;
  pretensiones de sueldo; pretensiones de renta; pretensión de renta; pretención de renta; renta esperada; renta líquida; no fumador;
  no fumo; sin vicios; un hijo; dos hijos; tres hijos`),
);
/** Labels about the person, which have the person's gender. In any other the last vowel is part of the word. */
const OF_EITHER_GENDER = new Set(list(`soltero; casado; divorciado; viudo; hijos; católico; evangélico; cristiano`));

/** "Cargo:" is the label of a post in a form, not "cargas"; "Viuda:" is "viudo". */
function isSameWord(text: string, phrase: string): boolean {
  if (OF_EITHER_GENDER.has(phrase) || phrase.includes(" ")) return true;
  const gender = (word: string) => /([ao])s?$/.exec(fold(word))?.[1];
  return gender(text) === gender(phrase);
}

const LABEL_BEFORE = /(?:^|[.;|•·(,–-]\s*)$/u;
const LABEL_AFTER = /^\.?\s*(?:n[°º.]*\s*)?(?::|\d)/iu;

export type PersonalData = { kind: PersonalDataKind; text: string; start: number };

/**
 * The personal data of one line, with offsets in its NFC form. Everyday words count only as the label of a value
 * ("Hijos: 2", "RUT 12.345.678-5"): "Universidad Católica" and "prevención en salud" are none.
 */
export function personalDataIn(line: string): PersonalData[] {
  const composed = line.normalize("NFC");
  return PERSONAL_LABELS.matches(composed)
    .filter(
      ({ start, end, text, phrase }) =>
        UNMISTAKABLE.has(phrase) ||
        (isSameWord(text, phrase) &&
          LABEL_BEFORE.test(composed.slice(0, start)) &&
          LABEL_AFTER.test(composed.slice(end))),
    )
    .map(({ start, text, value }) => ({ kind: value, text, start }));
}

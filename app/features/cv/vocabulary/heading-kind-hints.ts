import { regex } from "#app/platform/regex.ts";
import type { SectionKind } from "../facts/facts.ts";
import { normalize } from "./normalize-text.ts";

/** Single words that suggest the kind of an unknown heading ("Banca de estudios", "Equipaje técnico"). */
const WORDS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    "experience",
    regex()`
      \b(?:experiencias?|trayectoria|desempeno|laboral(?:es)?|trabaj(?:os?|e|ad[oa]s?)|empleos?|empleadores|
      ocupacion(?:es)?|oficios?|cargos|puestos|faenas|temporadas|contratos|ejercicio|recorrido|carrera|hitos|
      pegas?|practicas|pasantias|internados|ayudantias|reemplazos|experience|employment|career|jobs|work(?:ed)?|
      experiencia|trajetoria|empregos)\b
    `,
  ],
  [
    "education",
    regex()`
      \b(?:estudi(?:os?|e|ad[oa])|formacion|escolaridad|educacion(?:al(?:es)?)?|titulos|grados|academic[oa]s?|
      escuelas?|aulas?|colegios|universidad|education|studies|degrees|academic|formacao|educacao)\b
    `,
  ],
  [
    "certifications",
    regex()`
      \b(?:cursos?|capacitacion(?:es)?|certificacion(?:es)?|certificados|diplomados?|diplomas?|
      perfeccionamientos?|talleres|seminarios|licencias|acreditaciones|courses|certifications?|training|
      licenses)\b
    `,
  ],
  [
    "skills",
    regex()`
      \b(?:habilidades|herramientas?|softwares?|tecnic[oa]s?|programas|conocimientos?|competencias|aptitudes|
      destrezas|dominios?|manejo|stack|tecnologias?|capacidades|fortalezas|saber(?:es)?|talentos|paqueteria|
      ofimatica|computacion|informatic[oa]s?|especialidades|defiendo|skills|tools|tech|technologies|software|
      strengths|expertise)\b
    `,
  ],
  ["languages", /\b(?:idiomas?|lenguas|languages?)\b/],
  ["references", /\b(?:referencias?|referentes|recomiend[ae]n|recomendaciones|references|referees)\b/],
  [
    "publications",
    regex()`
      \b(?:publicaciones|publicado|articulos|papers|ponencias|columnas|congresos|conferencias|publications|talks|
      bibliografia)\b
    `,
  ],
  [
    "volunteering",
    regex()`
      \b(?:voluntari(?:ado|ados|as?|os?)|volunteer(?:ing)?|comunidad|comunitari[oa]s?|solidari[oa]s?|
      helping(?: out)?|giving back|ayudando)\b
    `,
  ],
  ["awards", /\b(?:premios|logros|reconocimientos|becas|distinciones|honores|awards|achievements|honors)\b/],
  [
    "projects",
    regex()`
      \b(?:proyectos?|portafolio|exposiciones|projects?|portfolio|projetos|things i (?:have )?(?:built|made)|
      what i (?:have )?(?:built|made)|cosas que (?:he )?hech[oe]|lo que he (?:hecho|construido))\b
    `,
  ],
  ["interests", /\b(?:intereses|hobb(?:y|ies)|aficiones|pasatiempos|tiempo libre|interests)\b/],
  ["contact", /\b(?:contact[oa]?|contactarme|contactame|ubicarme|encontrarme)\b/],
  ["personal", /\b(?:datos|antecedentes personales|identificacion|personales)\b/],
  ["summary", /\b(?:perfil|resumen|objetivos?|sobre mi|acerca|quien soy|profile|summary|about)\b/],
];
/** A job or a task may begin like this; then the words say nothing about a section. */
const ENTRY = regex()`
    ^(?:practicas? (?:profesional(?:es)?|laboral|inicial|en|de)|internado|pasantia|ayudantia|curso|diplomado|
    diploma|taller|seminario|proyecto|tecnic[oa]|universidad|escuela|colegio)\b
  `;

/**
 * Kind suggested by the words of a heading that no list knows as a whole: that of the first significant word, with its
 * position. Meant for lines that look like headings; null when no word is significant.
 */
export function headingHint(text: string): { kind: SectionKind; at: number } | null {
  const normalized = normalize(text);
  if (ENTRY.test(normalized.replace(/^[^a-z]+/, ""))) return null;
  let best: { kind: SectionKind; at: number } | null = null;
  for (const [kind, pattern] of WORDS) {
    const at = normalized.search(pattern);
    if (at >= 0 && (best === null || at < best.at)) best = { kind, at };
  }
  return best;
}

const JOB_COLUMN = regex()`
    ^(?:empresas?|empleador(?:es)?|cargos?|puestos?|funcion(?:es)?|donde|que hice|establecimientos?|labor(?:es)?|
    lugar(?: de trabajo)?|actividad|jefatura|company|employer|position|role|faena|cliente|organizacion)\b
  `;
const STUDY_COLUMN =
  /^(?:titulos?|carrera|grado|cursos?|universidad|casa de estudios|degree|school|estudios?|programa)\b/;
const SKILL_COLUMN = regex()`
    ^(?:especialidad|habilidad(?:es)?|herramientas?|software|programas?|competencias?|conocimientos?|tecnologias?|
    area|skill|tool)\b
  `;
const LANGUAGE_COLUMN = /^(?:idiomas?|lenguas?|languages?)\b/;
const NEUTRAL_COLUMN = regex()`
    ^(?:periodo|fechas?|anos?|desde|hasta|desde ?[/-] ?hasta|inicio|termino|cuando|duracion|horas?|ciudad|comuna|
    pais|institucion(?:es)?|nivel(?: de dominio)?|dominio|grado de dominio|n°?|jornada|dates?|years?|from|to|
    level|place|detalle|descripcion|motivo(?: de)? (?:retiro|salida)|contacto|telefono|oral|escrito|lectura|
    referencia|lugar)$
  `;

/** Kind of the table whose column titles the row holds ("Periodo  Empresa  Cargo"), or null for any other row. */
export function columnTitles(row: string): SectionKind | null {
  const cells = normalize(row)
    .split(/\s{2,}/)
    .filter((cell) => cell !== "");
  if (cells.length < 2 || cells.length > 7) return null;
  const count = (pattern: RegExp): number =>
    cells.filter((cell) => pattern.test(cell) && cell.split(" ").length <= 4).length;
  const [jobs, studies, skills, languages] = [JOB_COLUMN, STUDY_COLUMN, SKILL_COLUMN, LANGUAGE_COLUMN].map(count);
  const told = (jobs ?? 0) + (studies ?? 0) + (skills ?? 0) + (languages ?? 0);
  if (told === 0 || told + count(NEUTRAL_COLUMN) < cells.length) return null;
  if ((languages ?? 0) > 0) return "languages";
  if ((studies ?? 0) > 0 && (studies ?? 0) >= (jobs ?? 0)) return "education";
  if ((jobs ?? 0) > 0) return "experience";
  return "skills";
}

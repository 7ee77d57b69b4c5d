import { buildLexicon } from "./lexicon.ts";
import { list } from "./list.ts";
import { OTHER_DOCUMENT_CUES } from "./other-documents-cues.ts";

export type OtherDocument = {
  /** Spanish noun phrase with its article: "una factura". */
  name: string;
  /** Number of different cues that make it likely. */
  minimum: number;
  cues: readonly string[];
};

export const OTHER_DOCUMENTS: readonly OtherDocument[] = OTHER_DOCUMENT_CUES.map(([name, minimum, cues]) => ({
  name,
  minimum,
  cues: list(cues),
}));

const otherLexicons = OTHER_DOCUMENTS.map((document) => ({
  document,
  lexicon: buildLexicon(document.cues.map((cue) => [cue, cue] as const)),
}));

export type OtherDocumentEvidence = { name: string; found: readonly string[]; minimum: number };

/**
 * Documents of another kind that the text has enough different cues of, the best supported first (cues found over
 * those needed). A CV may hold some too ("emisión de facturas y boletas"): weigh them against `cvCueLexicon`.
 */
export function otherDocumentEvidence(text: string): OtherDocumentEvidence[] {
  return otherLexicons
    .map(({ document, lexicon }) => ({
      name: document.name,
      minimum: document.minimum,
      found: [...new Set(lexicon.matches(text).map((match) => match.value))],
    }))
    .filter((evidence) => evidence.found.length >= evidence.minimum)
    .sort((a, b) => b.found.length / b.minimum - a.found.length / a.minimum);
}

/** What a text about a person's own career says, whatever its layout. */
export const CV_CUES: readonly string[] = list(`
currículum vitae; currículum; CV; hoja de vida; resume; experiencia laboral; experiencia profesional; antecedentes laborales; antecedentes académicos; antecedentes personales; formación académica; perfil profesional; objetivo profesional; sobre mí; acerca de mí; historial laboral; trayectoria profesional; trayectoria laboral; prácticas profesionales; estudios realizados; enseñanza media
título profesional; titulado de; titulada; egresado de; licenciatura en; ingeniería en; técnico en; técnico de nivel superior; magíster en; diplomado en; universidad; instituto profesional; centro de formación técnica; liceo; habilidades blandas; competencias; habilidades; conocimientos computacionales; manejo de office; nivel usuario; idiomas; inglés intermedio; inglés avanzado; inglés básico; español nativo; referencias laborales; referencias; pretensiones de renta
disponibilidad inmediata; licencia de conducir; cargo; funciones; funciones principales; logros; principales logros; me desempeñé como; trabajé en; trabajé como; encargado de; responsable de; a la fecha; hasta la actualidad; actualidad; voluntariado; cursos y capacitaciones; linkedin.com; estado civil; fecha de nacimiento; nacionalidad; work experience; professional experience; employment history; education; skills; professional summary; references available upon request
bachelor of; internship; experiência profissional; formação acadêmica; soy profesional; con experiencia en; años de experiencia; years of experience; práctica laboral; pasantía; ayudantía; liderazgo
`);

/** Finds the cues of a CV; count the different ones. */
export const cvCueLexicon = buildLexicon(CV_CUES.map((cue) => [cue, cue] as const));

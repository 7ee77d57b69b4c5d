import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

/** Gendered words that reveal the sex of a CV's owner, in both forms. */

const PAIRS: readonly (readonly [feminine: string, masculine: string])[] = (
  "abogada/abogado administradora/administrador administrativa/administrativo antropóloga/antropólogo " +
  "arquitecta/arquitecto asistente/asistente bibliotecóloga/bibliotecólogo bióloga/biólogo casada/casado " +
  "chilena/chileno cocinera/cocinero colombiana/colombiano consultora/consultor contadora/contador " +
  "coordinadora/coordinador desarrolladora/desarrollador directora/director diseñadora/diseñador ecónoma/ecónomo " +
  "educadora/educador egresada/egresado ejecutiva/ejecutivo encargada/encargado enfermera/enfermero " +
  "fonoaudióloga/fonoaudiólogo funcionaria/funcionario geógrafa/geógrafo geóloga/geólogo ingeniera/ingeniero " +
  "instructora/instructor investigadora/investigador jefa/jefe kinesióloga/kinesiólogo licenciada/licenciado " +
  "maestra/maestro manipuladora/manipulador mecánica/mecánico monitora/monitor nacida/nacido operadora/operador " +
  "orientadora/orientador pastelera/pastelero profesora/profesor psicóloga/psicólogo radicada/radicado " +
  "secretaria/secretario soltera/soltero subgerenta/subgerente supervisora/supervisor titulada/titulado " +
  "topógrafa/topógrafo trabajadora/trabajador traductora/traductor tutora/tutor vendedora/vendedor " +
  "venezolana/venezolano voluntaria/voluntario"
)
  .split(" ")
  .map((pair) => {
    const [feminine = "", masculine = ""] = pair.split("/");
    return [feminine, masculine] as const;
  });

/** Both forms of every such word, including those that a text says about studies or other people: compared as equal. */
export const BOTH_FORMS: readonly string[] = [
  ...PAIRS.flat(),
  ...(
    "técnica técnico música músico médica médico presidenta presidente química químico física físico alumna " + "alumno"
  ).split(" "),
];

/** After these words it names a trade, a place or somebody else: "Ingeniería Mecánica", "la enfermera jefa". */
const SOMEBODY_ELSE =
  /(?:^|\P{L})(?:\p{L}*(?:ía|ieria|ción|[aá]rea)|la|las|el|los|de|del|al|a|su|con|por|otra|otro|cada)\s+$/iu;

/** The text as the same person of the other sex would write it, with the words that changed, in both forms. */
export function inOtherSex(text: string, sex: "f" | "m"): { text: string; words: string[] } {
  const words = new Set<string>();
  const forms = new Map(PAIRS.flatMap(([f, m]) => (sex === "f" ? [[m, f]] : [[f, m]]) as [string, string][]));
  const changed = text.replace(/\p{L}+/gu, (word: string, at: number) => {
    const other = forms.get(word.toLowerCase());
    // "Consultora Trazo Verde" is a company.
    const firm = /^consultora?$/iu.test(word) && /^\s+\p{Lu}/u.test(text.slice(at + word.length));
    if (
      firm ||
      other === undefined ||
      normalize(other) === normalize(word) ||
      SOMEBODY_ELSE.test(text.slice(Math.max(0, at - 30), at))
    )
      return word;
    words.add(word.toLowerCase()).add(other);
    if (word === word.toUpperCase()) return other.toUpperCase();
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
  return { text: changed, words: [...words] };
}

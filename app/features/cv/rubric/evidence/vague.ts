/** Tasks that could be anybody's: "otras labores propias del cargo", "temas varios", "apoyo en lo que se requiera". */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { Deed } from "./results.ts";

const INDEFINITE =
  "(?:divers[oa]s|vari[oa]s|otr[oa]s|distint[oa]s|diferentes|cualquier|generales|propi[oa]s|afines|relacionad[oa]s|inherentes|encomendad[oa]s|asignad[oa]s|pendientes)";
const ANYTHING =
  "(?:tareas?|labores?|funciones|actividades|cosas|trabajos|deberes|duties|temas?|materias?|asuntos|areas?|ambitos?|instancias|gestiones|responsabilidades|necesidades|proyectos|tasks|things)";
const VAGUE = new RegExp(
  [
    `\\b${INDEFINITE} ${ANYTHING}\\b`,
    `\\b${ANYTHING} (?:\\w+ )?${INDEFINITE}\\b`,
    String.raw`\b(?:propi[oa]s?|afines|inherentes|relacionad[oa]s) (?:al?|del?|con el) (?:cargo|puesto|area|departamento|gerencia|jefatura)\b`,
    String.raw`\b(?:lo|los|las) que (?:me |se |le )?(?:ped|pid|mand|neces|solicit|ofre|requier|encomend|asign)\w*`,
    String.raw`\bque (?:me|se|le) (?:requier|solicit|encomend|asign|neces|pid)\w*`,
    String.raw`\b(?:todo|todos) (?:lo|los) (?:que|relacionad)\w*|\bcosas que\b|\bentre otr[oa]s\b|\by otr[oa]s\s*(?:\.|$)|\b(?:various|other|general|day to day) (?:tasks|duties|things|activities)\b|\band others\b|\bthe same things\b`,
    String.raw`\b(?:participacion|participe|participar|asistencia) en (?:reuniones|comites|actividades|instancias|diversas)\b(?!\s+(?:de|con|sobre)\b)`,
    String.raw`\bapoyo (?:transversal|general|constante|permanente)\b|\bbusqueda (?:permanente|constante) de oportunidades\b|\bpoliticas y procedimientos internos\b`,
  ].join("|"),
);

const known = new WeakMap<Deed, boolean>();

/** A line with a figure is never vague: it says at least how much. Several criteria ask; each deed is looked at once. */
export function isVague(deed: Deed): boolean {
  const before = known.get(deed);
  if (before !== undefined) return before;
  const vague = deed.figures.length === 0 && VAGUE.test(fold(deed.text));
  known.set(deed, vague);
  return vague;
}

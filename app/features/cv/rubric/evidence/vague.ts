/** Generic tasks: "otras labores propias del cargo", "temas varios", "apoyo en lo que se requiera". */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { Achievement } from "./results.ts";

const INDEFINITE =
  "(?:divers[oa]s|vari[oa]s|otr[oa]s|distint[oa]s|diferentes|cualquier|generales|propi[oa]s|afines|relacionad[oa]s|" +
  "inherentes|encomendad[oa]s|asignad[oa]s|pendientes)";
const ANYTHING =
  "(?:tareas?|labores?|funciones|actividades|cosas|trabajos|deberes|duties|temas?|materias?|asuntos|areas?|" +
  "ambitos?|instancias|gestiones|responsabilidades|necesidades|proyectos|tasks|things)";
const VAGUE = new RegExp(
  [
    `\\b${INDEFINITE} ${ANYTHING}\\b`,
    `\\b${ANYTHING} (?:\\w+ )?${INDEFINITE}\\b`,
    String.raw`\b(?:propi[oa]s?|afines|inherentes|relacionad[oa]s) (?:al?|del?|con el) (?:cargo|puesto|area|` +
      String.raw`departamento|gerencia|jefatura)\b`,
    String.raw`\b(?:lo|los|las) que (?:me |se |le )?(?:ped|pid|mand|neces|solicit|ofre|requier|encomend|asign)\w*`,
    String.raw`\bque (?:me|se|le) (?:requier|solicit|encomend|asign|neces|pid)\w*`,
    String.raw`\b(?:todo|todos) (?:lo|los) (?:que|relacionad)\w*|\bcosas que\b|\bentre otr[oa]s\b|` +
      String.raw`\by otr[oa]s\s*(?:\.|$)|\b(?:various|other|general|day to day) (?:tasks|duties|things|` +
      String.raw`activities)\b|\band others\b|\bthe same things\b`,
    String.raw`\b(?:participacion|participe|participar|asistencia) en (?:reuniones|comites|actividades|` +
      String.raw`instancias|diversas)\b(?!\s+(?:de|con|sobre)\b)`,
    String.raw`\bapoyo (?:transversal|general|constante|permanente)\b|\bbusqueda (?:permanente|constante)` +
      String.raw` de oportunidades\b|\bpoliticas y procedimientos internos\b`,
  ].join("|"),
);

const known = new WeakMap<Achievement, boolean>();

/** A line with a figure is never vague. Cached for each achievement, as several criteria ask. */
export function isVague(achievement: Achievement): boolean {
  const before = known.get(achievement);
  if (before !== undefined) return before;
  const vague = achievement.figures.length === 0 && VAGUE.test(normalize(achievement.text));
  known.set(achievement, vague);
  return vague;
}

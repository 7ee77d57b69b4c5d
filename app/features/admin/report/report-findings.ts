import { listAnd } from "#app/platform/format.ts";
import type { Figure, TermReport } from "../panel-api-schemas.server.ts";
import { dayText, type GroupedBy } from "./report-labels.ts";

/**
 * What the report's charts show, as the titles above them: the same on the screen and on paper. Only what the published
 * figures prove is said: rounding down keeps the order of two counts, but not the size of their difference.
 */

/** A title, and a sentence with more of it. */
export type Finding = { title: string; text?: string };

const GROUPS: Record<GroupedBy, string> = {
  faculty: "facultades",
  career: "carreras",
  campus: "sedes",
  entryYear: "años de ingreso",
};

/** More groups than this are counted instead of named. */
const NAMED_AT_MOST = 3;

/** In how many groups more people had a CV analysed than before; null for less than two groups, or no difference. */
export function groupsFinding({ groups }: Pick<TermReport, "groups">, by: GroupedBy): Finding | null {
  const named = groups.filter(({ name }) => name !== null);
  if (named.length < 2) return null;
  const grown = named.filter(({ now, before }) => rank(now.cv) > rank(before.cv));
  const shrunk = named.filter(({ now, before }) => rank(now.cv) < rank(before.cv));
  const share = (part: number) => `en ${part} de ${named.length} ${GROUPS[by]}`;
  if (grown.length === 0)
    return shrunk.length === 0 ? null : { title: `Menos personas con CV ${share(shrunk.length)}` };
  const title = `Más personas con CV ${share(grown.length)}`;
  if (shrunk.length === 0) return { title };
  const where = shrunk.length > NAMED_AT_MOST ? `${shrunk.length}` : listAnd(shrunk.map(({ name }) => name ?? ""));
  return { title, text: `Menos en ${where}.` };
}

/** The one week with the most CV analyses; null when it cannot be told. */
export function weeksFinding({ weeks }: Pick<TermReport, "weeks">): Finding | null {
  // A week about few people is not published, and may hold many analyses.
  if (weeks.length < 2 || weeks.some(({ cv }) => cv === null)) return null;
  const top = highest(weeks, ({ cv }) => cv ?? 0);
  return top && { title: `Más análisis de CV en la semana del ${dayText(top.week)}` };
}

/** The most frequent scores; null when two ranges have as many people. */
export function scoresFinding({ scores }: Pick<TermReport, "scores">): Finding | null {
  const top = highest(scores, ({ people }) => rank(people));
  return top && { title: `Lo más común: un puntaje de ${top.from} a ${top.to}` };
}

/** How the mean score moved between the first and the last analysis; null when it is not published. */
export function movementFinding({ movement: { first, last } }: Pick<TermReport, "movement">): Finding | null {
  if (first === null || last === null) return null;
  if (first === last) return { title: "El puntaje casi no cambia del primer análisis al último" };
  // Both are rounded: how many points lie between them is not known.
  return { title: `El puntaje ${last > first ? "sube" : "baja"} de ${first} a ${last} del primer análisis al último` };
}

/** Whether more sessions were held than before; null when it cannot be told. */
export function sessionsFinding(report: Pick<TermReport, "bookingsByStatus" | "previous">): Finding | null {
  const now = report.bookingsByStatus.completed;
  const before = report.previous.bookingsByStatus.completed;
  if (now === null || before === null || now === before) return null;
  return { title: `${now > before ? "Más" : "Menos"} sesiones completadas que antes` };
}

/** How a count moved, in percent of the one before: "+25 %"; null where one is not published or nothing moved. */
export function changeText(now: Figure, before: Figure): string | null {
  if (now === null || before === null || before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? null : `${percent > 0 ? "+" : ""}${percent} %`;
}

/** A count of people for comparing: a held-back one is about 1 to 4, so more than zero and less than any other. */
function rank(people: Figure): number {
  return people ?? 1;
}

/** The item with more than any other, at least one published count. */
function highest<Item>(items: readonly Item[], count: (item: Item) => number): Item | null {
  const [top, next] = items.toSorted((a, b) => count(b) - count(a));
  if (!top || count(top) <= 1 || (next && count(next) === count(top))) return null;
  return top;
}

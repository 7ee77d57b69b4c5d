/** What was found in the whole of a CV, in words; null where nothing was. */

import type { ActsFound } from "#app/features/workshop/acts/act-schemas.ts";
import { listAnd, pluralize } from "#app/platform/format.ts";

const OLDEST_FIRST = "del más antiguo al más nuevo";
const LISTS: Record<ActsFound["order"][number]["of"], { name: string; oldestFirst: string }> = {
  employment: { name: "trabajos", oldestFirst: OLDEST_FIRST },
  internship: { name: "prácticas", oldestFirst: "de la más antigua a la más nueva" },
  volunteering: { name: "voluntariados", oldestFirst: OLDEST_FIRST },
  studies: { name: "estudios", oldestFirst: OLDEST_FIRST },
  courses: { name: "cursos", oldestFirst: OLDEST_FIRST },
};
const MOST_QUOTES = 4;

export function orderText(order: ActsFound["order"]): string | null {
  if (order.length === 0) return null;
  return order
    .map(({ of, oldestFirst }) => {
      const { name, oldestFirst: way } = LISTS[of];
      return oldestFirst ? `Tus ${name} van ${way}.` : `Tus ${name} no van por fecha.`;
    })
    .join(" ");
}

export function headingsText({ uneven, changed }: ActsFound["headings"]): string | null {
  const [first] = changed;
  if (uneven.length === 0 && first === undefined) return null;
  const found = uneven.length === 0 ? [] : [`Tus títulos no van de un solo modo: ${quotes(uneven)}.`];
  const more = changed.length - 1;
  const others = more > 0 ? `, y ${pluralize(more, "título más", "títulos más")}` : "";
  const then =
    first === undefined
      ? "La plantilla pone los suyos en las partes que conoce."
      : `Puede quedar «${first.to}» en vez de «${first.from}»${others}; en Clásica todos van en mayúsculas.`;
  return [...found, then].join(" ");
}

const CONTACT = { email: "tu correo", phone: "tu teléfono", linkedin: "tu LinkedIn" } as const;

export function contactText(away: ActsFound["contactAway"]): string | null {
  if (away.length === 0) return null;
  const names = listAnd(away.map((one) => CONTACT[one]));
  const isOne = away.length === 1;
  return (
    `${names.charAt(0).toUpperCase()}${names.slice(1)} no ${isOne ? "está" : "están"} en la cabecera. ` +
    `La plantilla ${isOne ? "lo" : "los"} pone bajo tu nombre.`
  );
}

export function personalText(personal: readonly string[]): string | null {
  if (personal.length === 0) return null;
  const need = personal.length === 1 ? "nadie lo necesita" : "nadie los necesita";
  return `Trae ${quotes(personal)}: ${need} para evaluarte.`;
}

function quotes(texts: readonly string[]): string {
  const shown = texts.slice(0, MOST_QUOTES).map((text) => `«${text}»`);
  const more = texts.length - shown.length;
  return listAnd(more > 0 ? [...shown, `${more} más`] : shown);
}

/** `canSave`: with smaller letters and spaces it has fewer pages. */
export function lengthOf(pages: ActsFound["pages"]): { text: string; canSave: boolean } | null {
  const most = Math.max(0, ...pages.map(({ usual }) => usual));
  const canSave = pages.some(({ usual, compact }) => compact < usual);
  if (most < 2 || (!canSave && most < 3)) return null;
  const told = `Escrito de nuevo, tu CV tiene ${pagesText(pages, "usual")} en PDF`;
  return canSave
    ? { text: `${told}; más junto, ${pagesText(pages, "compact")}.`, canSave }
    : { text: `${told}, y más junto también. Para acortarlo hay que quitar texto: qué, lo decides tú.`, canSave };
}

const LOOKS = { clara: "Clara", clasica: "Clásica" } as const;

function pagesText(pages: ActsFound["pages"], which: "usual" | "compact"): string {
  const [first] = pages;
  const count = (number: number) => pluralize(number, "página", "páginas");
  if (first === undefined || pages.every((one) => one[which] === first[which])) return count(first?.[which] ?? 0);
  return listAnd(pages.map((one) => `${count(one[which])} en ${LOOKS[one.template]}`));
}

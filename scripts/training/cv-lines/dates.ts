import type { Random } from "./random.ts";

/** Months since year 0; `end` is null if ongoing. */
export type Span = { start: number; end: number | null };
export type Tongue = "es" | "en";

const MONTHS = {
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
} as const;
const NOW = {
  es: ["actualidad", "a la fecha", "presente", "Actualidad", "la fecha", "hoy", "actual", "Presente", "Actual"],
  en: ["Present", "to date", "Current", "present", "Now", "now", "today", "ongoing"],
} as const;
const DASHES = [" – ", " - ", "–", "-", " — ", " a ", " / ", " \u00ad ", "  ", " al ", " hasta "];
const ENGLISH_DASHES = [" – ", " - ", "–", "-", " — ", " to ", " through ", " until ", "  ", " \u00ad "];

const STYLES = [
  "long",
  "long",
  "short",
  "short",
  "dotted",
  "number",
  "number",
  "points",
  "iso",
  "day",
  "year",
  "year",
  "apostrophe",
  "capital",
  "season",
  "length",
] as const;

/** The date format used throughout a CV. */
export type DateStyle = { point: (month: number) => string; dash: string; now: string; led: boolean; length: boolean };

export function dateStyle(random: Random, tongue: Tongue): DateStyle {
  const style = random.pick(STYLES);
  const english = tongue === "en";
  return {
    point: (month) => pointOf(month, style, tongue),
    dash: random.pick(english ? ENGLISH_DASHES : DASHES),
    now: random.pick(NOW[tongue]),
    led: random.chance(0.08),
    length: style === "length" && random.chance(0.5),
  };
}

function pointOf(month: number, style: (typeof STYLES)[number], tongue: Tongue): string {
  const year = Math.floor(month / 12);
  const index = month % 12;
  const name = MONTHS[tongue][index] ?? "";
  const two = String(index + 1).padStart(2, "0");
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  switch (style) {
    case "long":
      return tongue === "es" ? `${name} de ${year}` : `${name} ${year}`;
    case "capital":
      return `${capital} ${year}`;
    case "short":
      return `${capital.slice(0, 3)} ${year}`;
    case "dotted":
      return `${name.slice(0, 3)}. ${year}`;
    case "number":
      return `${two}/${year}`;
    case "points":
      return `${two}.${year}`;
    case "iso":
      return `${year}-${two}-01`;
    case "day":
      return `01/${two}/${year}`;
    case "apostrophe":
      return `${capital.slice(0, 3)} '${String(year).slice(2)}`;
    case "season":
      return (
        `${tongue === "es" ? (index < 6 ? "1er semestre" : "2º semestre") : index < 6 ? "Spring" : "Fall"} ` + `${year}`
      );
    default:
      return String(year);
  }
}

export function written({ start, end }: Span, style: DateStyle, random: Random, tongue: Tongue): string {
  if (style.length) {
    const years = Math.max(1, Math.round(((end ?? start + 30) - start) / 12));
    return tongue === "es" ? `${years} ${years === 1 ? "año" : "años"}` : `${years} ${years === 1 ? "year" : "years"}`;
  }
  const [from, to] = [style.point(start), end === null ? style.now : style.point(end)];
  if (end !== null && from === to) return from;
  if (style.led) return tongue === "es" ? `Desde ${from} hasta ${to}` : `From ${from} to ${to}`;
  const span = `${from}${style.dash}${to}`;
  const months = (end ?? start + 14) - start;
  if (end !== null && random.chance(0.04)) {
    const years = Math.max(1, Math.round(months / 12));
    return `${span} (${years} ${tongue === "es" ? (years === 1 ? "año" : "años") : years === 1 ? "year" : "years"})`;
  }
  return span;
}

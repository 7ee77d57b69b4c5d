import { dayName, wallTimeOf } from "#app/features/coaching/day-text.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { countWord } from "#app/platform/format.ts";
import type { OfferState } from "#db/job-offers-table.ts";

/** Days of America/Santiago in words. */

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Whole days from today in Santiago; negative for days that have passed. */
function daysUntil(day: string, now: number): number {
  return Math.round((noon(day) - noon(wallTimeOf(new Date(now).toISOString()).date)) / DAY_MS);
}

/** "hoy", "mañana", "en dos días" */
export function inDays(day: string, now: number): string {
  const days = daysUntil(day, now);
  if (days === 0) return "hoy";
  if (days === 1) return "mañana";
  return `en ${(countWord(days) ?? String(days)).toLocaleLowerCase("es-CL")} días`;
}

/** Of the next dated one, for a list and the home: "Entrevista mañana" */
export function nextDayWords({ state, stateOn }: { state: OfferState; stateOn: string }, now: number): string {
  const near = inDays(stateOn, now);
  return state === "interview" ? `Entrevista ${near}` : `Anotaste esta fecha: ${near}`;
}

const DATED: Readonly<Record<OfferState, [coming: string, past: string]>> = {
  interested: ["fecha anotada:", "fecha anotada:"],
  applied: ["postulas", "postulaste"],
  interview: ["entrevista", "entrevista"],
  answered: ["respuesta", "respuesta"],
  closed: ["se cierra", "se cerró"],
};

/** "entrevista el martes 24 de noviembre"; without a day when it was kept. */
export function stateDayWords(
  { state, stateOn, createdAt }: { state: OfferState; stateOn: string | null; createdAt: string },
  now: number,
): string {
  if (stateOn === null) return `guardada ${nearWords(wallTimeOf(createdAt).date, now)}`;
  const [coming, past] = DATED[state];
  return `${daysUntil(stateOn, now) >= 0 ? coming : past} ${nearWords(stateOn, now)}`;
}

function nearWords(day: string, now: number): string {
  const days = daysUntil(day, now);
  return days === 0 ? "hoy" : days === 1 ? "mañana" : days === -1 ? "ayer" : `el ${dayName(day)}`;
}

type Dated = { state: OfferState; stateOn: string | null };

/** The next one with a day that has not passed; what is closed is over. */
export function nextDated<T extends Dated>(offers: readonly T[], now: number): (T & { stateOn: string }) | null {
  const coming = offers.flatMap((offer) =>
    offer.stateOn !== null && offer.state !== "closed" && daysUntil(offer.stateOn, now) >= 0
      ? [{ ...offer, stateOn: offer.stateOn }]
      : [],
  );
  return coming.toSorted((one, other) => (one.stateOn < other.stateOn ? -1 : 1))[0] ?? null;
}

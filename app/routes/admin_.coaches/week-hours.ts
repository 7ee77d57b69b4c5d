import type { Availability } from "#app/features/coaching/coaching.ts";

/** The hours of a week as the office types them: one text for each day, from Monday on. */

/** Minutes between two sessions of one coach: shorter ones would run into each other. */
const SESSION_MINUTES = 30;

/** [{ weekday: 5, times: ["15:00", "15:30"] }] -> ["", "", "", "", "15:00, 15:30", "", ""] */
export function textsOf(availability: Availability): string[] {
  return Array.from(
    { length: 7 },
    (_, index) => availability.find(({ weekday }) => weekday === index + 1)?.times.join(", ") ?? "",
  );
}

/**
 * "9:00 15.30, 16:00" -> ["09:00", "15:30", "16:00"], in order and once each.
 * @returns the times, or a Spanish sentence that says what is wrong
 */
export function readHours(text: string): string[] | string {
  const times = new Set<string>();
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const [, hour = "", minute = "00"] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(word) ?? [];
    if (hour === "" || Number(hour) > 23 || Number(minute) > 59) {
      return `«${word}» no es una hora. Escribe horas como 15:00, separadas por comas.`;
    }
    times.add(`${hour.padStart(2, "0")}:${minute}`);
  }
  const inOrder = [...times].sort();
  const tooClose = inOrder.some(
    (time, index) => index > 0 && minutes(time) - minutes(inOrder[index - 1]) < SESSION_MINUTES,
  );
  return tooClose ? "Deja al menos 30 minutos entre una hora y la siguiente." : inOrder;
}

function minutes(time = "00:00"): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

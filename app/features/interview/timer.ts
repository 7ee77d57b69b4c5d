/** The interview's clock: duration, colours, digits, announcements. All in seconds. */

/** Length of an interview without extra time: 30 minutes. */
const INTERVIEW_SECONDS = 1800;
const WARN_UNDER = 600;
const BAD_UNDER = 300;
/** Minutes left at which a screen reader gets an announcement, highest first. */
const ANNOUNCED_MINUTES = [10, 5, 1] as const;
/** Nobody gets less than the standard time, nor more than three times it. */
const FACTOR_RANGE = { min: 1, max: 3 } as const;

/** Seconds of an interview for a student with an extra-time factor (1 = none, 1.5 = half as much again). */
export function interviewSeconds(extraTimeFactor = 1): number {
  const factor = Number.isFinite(extraTimeFactor) ? extraTimeFactor : 1;
  return Math.round(INTERVIEW_SECONDS * Math.min(FACTOR_RANGE.max, Math.max(FACTOR_RANGE.min, factor)));
}

export type TimerTone = "neutral" | "warn" | "bad";

/** Colour of the countdown: warn under 600 s, bad under 300 s. It changes with the digits: 10:00 is not yet yellow. */
export function timerTone(secondsLeft: number): TimerTone {
  const whole = Math.ceil(secondsLeft);
  if (whole < BAD_UNDER) return "bad";
  return whole < WARN_UNDER ? "warn" : "neutral";
}

/** "09:12"; a second counts until it is over, so that 00:00 means the end. */
export function countdown(secondsLeft: number): string {
  const whole = Math.ceil(Math.max(0, secondsLeft));
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * Minutes to announce when the clock goes from `before` to `after` seconds: 10, 5, 1, or 0 for the end; null when no
 * mark was passed. If several marks were passed at once, the lowest.
 */
export function minutesToAnnounce(before: number, after: number): number | null {
  const passed = [...ANNOUNCED_MINUTES, 0].filter((minutes) => before > minutes * 60 && after <= minutes * 60);
  return passed.at(-1) ?? null;
}

/** Text that a screen reader says at a mark. */
export function announcementText(minutes: number): string {
  if (minutes === 0) return "Se acabó el tiempo de la entrevista.";
  return minutes === 1 ? "Queda 1 minuto de entrevista." : `Quedan ${minutes} minutos de entrevista.`;
}

/** Whether an open interview has been idle for longer than its whole duration. @param at epoch milliseconds */
export function isIdle(
  { status, updatedAt, state }: { status: string; updatedAt: string; state: { duration: number } },
  at: number,
): boolean {
  return status === "open" && at - Date.parse(updatedAt) > state.duration * 1000;
}

/** Whole minutes used, as POST /api/interview-feedback sends them: round((1800 - remaining) / 60). */
export function interviewDurationMinutes(secondsLeft: number, total = INTERVIEW_SECONDS): number {
  return Math.max(0, Math.round((total - secondsLeft) / 60));
}

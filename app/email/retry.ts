/** Waiting times before the next attempt. */

const MINUTE = 60;
const FIRST_WAITS = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
const LATER_WAIT = 60 * MINUTE;
const GIVE_UP_AFTER = 3 * 24 * 60 * MINUTE;

/** Attempts for one message; the waits between them add up to three days. */
export const MAX_ATTEMPTS = attemptsWithin(GIVE_UP_AFTER);

/**
 * Seconds until the next attempt after `attempts` attempts: 30 s, 1, 2, 5, 15, 30 min, then every hour.
 * @param jitter 0 to 1; changes the wait by up to a fifth, so that messages that failed together are spread out.
 */
export function messageWait(attempts: number, jitter: number): number {
  return spread(FIRST_WAITS[attempts - 1] ?? LATER_WAIT, jitter);
}

/** Seconds without attempts after a server failed `failures` times in a row: 30 s, 1, 2, then every 5 min. */
export function serverWait(failures: number, jitter: number): number {
  return spread(FIRST_WAITS[Math.min(failures, 4) - 1] ?? MINUTE, jitter);
}

function spread(seconds: number, jitter: number): number {
  return Math.round(seconds * (0.8 + 0.4 * jitter));
}

function attemptsWithin(seconds: number): number {
  let attempts = 1;
  let total = 0;
  while (total < seconds) {
    total += FIRST_WAITS[attempts - 1] ?? LATER_WAIT;
    attempts += 1;
  }
  return attempts;
}

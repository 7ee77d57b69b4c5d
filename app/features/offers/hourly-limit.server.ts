import { type Clock, systemClock } from "#app/platform/clock.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";

/** How often in an hour a person may ask for something that computes. Kept in memory: it stops scripts, not people. */
export class HourlyLimit {
  readonly #most: number;
  readonly #what: string;
  readonly #times = new Map<number, number[]>();

  /** @param what what there are too many of, e.g. "cambios" */
  constructor(most: number, what: string) {
    this.#most = most;
    this.#what = what;
  }

  /** Counts one. @throws AppError too_many `too_often` */
  count(userId: number, clock: Clock = systemClock): void {
    const now = clock.now().getTime();
    for (const [id, times] of this.#times) if ((times.at(-1) ?? 0) <= now - HOUR_MS) this.#times.delete(id);
    const recent = (this.#times.get(userId) ?? []).filter((time) => time > now - HOUR_MS);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= this.#most) {
      const waitMs = oldest + HOUR_MS - now;
      const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
      throw new AppError(
        "too_many",
        `Llegaste al máximo de ${this.#most} ${this.#what} por hora. Podrás seguir en ` +
          `${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`,
        { reason: "too_often", retryAfter: waitMs / 1000 },
      );
    }
    this.#times.set(userId, [...recent, now]);
  }
}

import { networksOf } from "#app/features/auth/network-prefix.server.ts";
import { WindowCounter } from "#app/features/auth/throttle/window-counter.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * The limit of the mailed links, by network: wrong tokens and acts count. Looking at a page with a right token does
 * not, because the mail scanner of a campus opens the links of everybody from one address.
 */
const requests = new WindowCounter({
  now: () => performance.now(),
  windowMs: 10 * MINUTE_MS,
  limit: 120,
  capacity: 50_000,
});

/** @throws AppError too_many */
export function paceLinks(clientAddress: string): void {
  const waitMs = Math.max(...networksOf(clientAddress).map(({ name }) => requests.waitMs(name)));
  if (waitMs <= 0) return;
  throw new AppError("too_many", "Se abrieron muchos enlaces desde esta red. Espera unos minutos e intenta otra vez.", {
    retryAfter: Math.ceil(waitMs / 1000),
  });
}

export function countLink(clientAddress: string): void {
  for (const { name } of networksOf(clientAddress)) requests.add(name);
}

import { isIP } from "node:net";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** The site that passkeys are made for. */
export type RelyingParty = { id: string; origin: string };

type Offered = RelyingParty | { reason: string };

/**
 * The site's name and origin, from PUBLIC_URL; without it only on this machine (localhost), from the request. Browsers
 * make passkeys only for names, over https or on localhost.
 */
export function relyingParty(settings: Pick<Settings, "PUBLIC_URL">, request: Request): Offered {
  const { protocol, hostname, origin } = new URL(settings.PUBLIC_URL ?? request.url);
  if (hostname === "localhost") return { id: hostname, origin };
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0)
    return { reason: "Las llaves de acceso necesitan un nombre y no un número en la dirección de la plataforma." };
  if (settings.PUBLIC_URL === undefined)
    return { reason: "Las llaves de acceso necesitan que la administración configure PUBLIC_URL con https." };
  if (protocol !== "https:") return { reason: "Las llaves de acceso necesitan que la plataforma se abra con https." };
  return { id: hostname, origin };
}

/** @throws AppError conflict passkeys_off, which says why */
export function requireRelyingParty(settings: Pick<Settings, "PUBLIC_URL">, request: Request): RelyingParty {
  const site = relyingParty(settings, request);
  if ("reason" in site) throw new AppError("conflict", site.reason, { reason: "passkeys_off" });
  return site;
}

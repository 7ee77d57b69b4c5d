import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { oidcProviders } from "../oidc/providers.server.ts";
import { SAML_WAY, samlProvider } from "../saml/provider.server.ts";
import { tryLdap } from "./ldap-trial.server.ts";
import { tryOidc } from "./oidc-trial.server.ts";
import { trySaml } from "./saml-trial.server.ts";
import type { TrialStep } from "./trial.ts";

export const LDAP_WAY = "ldap";

const running = new Map<string, Promise<TrialStep[]>>();

/**
 * Goes the way of a sign-in as far as it leads without a person. Who asks while a trial runs gets its result.
 * @param way id of a way that is on: an OIDC provider's, "saml", "ldap". @throws AppError not_found for another
 */
export function tryWay(settings: Settings, way: string, clock: Clock = systemClock): Promise<TrialStep[]> {
  const known = running.get(way);
  if (known) return known;
  const trial = begin(settings, way, clock).finally(() => running.delete(way));
  running.set(way, trial);
  return trial;
}

async function begin(settings: Settings, way: string, clock: Clock): Promise<TrialStep[]> {
  const saml = samlProvider(settings);
  if (way === SAML_WAY && saml) return trySaml(saml, clock);
  if (way === LDAP_WAY && settings.LDAP_URL !== undefined) return tryLdap(settings);
  const provider = oidcProviders(settings).find(({ id }) => id === way);
  if (provider) return tryOidc(provider, settings);
  throw new AppError("not_found", "Esa forma de ingreso no está activa. Recarga la página.");
}

import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type CookieOptions, createCookie } from "@remix-run/node";
import { systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { DEVICE_LIFETIME_SECONDS } from "./device.server.ts";
import { createPasswordHasher } from "./password.server.ts";
import { type AuthRuntime, setAuthRuntime } from "./runtime.server.ts";
import { loadSecrets } from "./secrets.server.ts";
import { LoginThrottle } from "./throttle.server.ts";

/**
 * Prepares sign-in for this process; boot calls it once, before the first request.
 * @param replaced clock and waiting, in tests only
 */
export function configureAuth(
  settings: Pick<Settings, "DATA_DIR" | "SESSION_SECRET" | "https">,
  replaced: Partial<Pick<AuthRuntime, "clock" | "wait">> & { monotonicNow?: () => number } = {},
): AuthRuntime {
  const { sessionSecret, pepper } = loadSecrets(settings);
  const secure = settings.https;
  const name = (plain: string) => (secure ? `__Host-${plain}` : plain);
  const attributes: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure, secrets: [sessionSecret] };
  const runtime: AuthRuntime = {
    // No Max-Age: many sign in on shared computers, and closing the browser there has to end it.
    sessionCookie: createCookie(name("sid"), attributes),
    deviceCookie: createCookie(name("device"), { ...attributes, maxAge: DEVICE_LIFETIME_SECONDS }),
    sessionSecret,
    passwords: createPasswordHasher(pepper),
    throttle: new LoginThrottle(replaced.monotonicNow ?? (() => performance.now()), throttleSecret(pepper)),
    clock: replaced.clock ?? systemClock,
    wait: replaced.wait ?? ((milliseconds) => sleep(milliseconds)),
  };
  setAuthRuntime(runtime);
  return runtime;
}

/**
 * Key of the throttle's fingerprints. From the pepper, which stays: another SESSION_SECRET must not hand out new tries.
 */
export function throttleSecret(pepper: string): string {
  return createHmac("sha256", pepper).update("login throttle").digest("base64url");
}

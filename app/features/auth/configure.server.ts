import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type CookieOptions, createCookie } from "@remix-run/node";
import { setAuditKey } from "#app/features/audit/audit-key.server.ts";
import { auditKeyOf } from "#app/features/audit/chain.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { type AuthRuntime, setAuthRuntime } from "./auth-services.server.ts";
import { breakGlassOf } from "./break-glass.server.ts";
import { DEVICE_LIFETIME_SECONDS } from "./known-browser-cookie.server.ts";
import { createPasswordHasher } from "./password.server.ts";
import { ENTRY_CODE_SECONDS, NO_SECOND_STEP, SECOND_STEP_SECONDS } from "./second-step.ts";
import { loadSecrets } from "./secrets.server.ts";
import { LoginThrottle } from "./throttle/login-throttle.server.ts";
import { WindowCounter } from "./throttle/window-counter.server.ts";

type AuthSettings = Pick<Settings, "DATA_DIR" | "SESSION_SECRET" | "https"> &
  Partial<Pick<Settings, "INITIAL_PASSWORD" | "OWN_PASSWORD">> &
  Parameters<typeof breakGlassOf>[0];

/** A computer room, or a campus behind one address, asks in its first hour; a program asks for ever. */
const CODE_REQUESTS = { windowMs: 10 * MINUTE_MS, limit: 120, capacity: 50_000 };

/**
 * Prepares sign-in for this process. Called once at boot, before the first request.
 * @param replaced the second step of sign-in; clocks and waiting function, for tests only
 */
export function configureAuth(
  settings: AuthSettings,
  replaced: Partial<Pick<AuthRuntime, "clock" | "wait" | "secondStep">> & { monotonicNow?: () => number } = {},
): AuthRuntime {
  const { sessionSecret, storedSecret, pepper } = loadSecrets(settings);
  setAuditKey(auditKeyOf(pepper));
  const now = replaced.monotonicNow ?? (() => performance.now());
  const initialPassword = settings.INITIAL_PASSWORD ?? "rut";
  const secure = settings.https;
  const name = (plain: string) => (secure ? `__Host-${plain}` : plain);
  const attributes: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure, secrets: [sessionSecret] };
  const runtime: AuthRuntime = {
    // No Max-Age: many people use shared computers, so the session must end when the browser is closed.
    sessionCookie: createCookie(name("sid"), attributes),
    deviceCookie: createCookie(name("device"), { ...attributes, maxAge: DEVICE_LIFETIME_SECONDS }),
    pendingCookie: createCookie(name("pending"), { ...attributes, maxAge: SECOND_STEP_SECONDS }),
    challengeCookie: createCookie(name("challenge"), { ...attributes, maxAge: SECOND_STEP_SECONDS }),
    entryCookie: createCookie(name("entry"), { ...attributes, maxAge: ENTRY_CODE_SECONDS }),
    codeRequests: new WindowCounter({ now, ...CODE_REQUESTS }),
    initialPassword,
    ownPassword: settings.OWN_PASSWORD ?? "offered",
    sessionSecret,
    storedSecret,
    passwords: createPasswordHasher(pepper, { isInitialOpen: initialPassword === "rut" }),
    throttle: new LoginThrottle(now, throttleSecret(pepper)),
    breakGlass: breakGlassOf(settings),
    secondStep: replaced.secondStep ?? NO_SECOND_STEP,
    clock: replaced.clock ?? systemClock,
    wait: replaced.wait ?? ((milliseconds) => sleep(milliseconds)),
  };
  setAuthRuntime(runtime);
  return runtime;
}

/**
 * Key of the throttle's fingerprints. Derived from the pepper, which never changes: a new SESSION_SECRET must not reset
 * the failure counters.
 */
export function throttleSecret(pepper: string): string {
  return createHmac("sha256", pepper).update("login throttle").digest("base64url");
}

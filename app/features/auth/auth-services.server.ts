import type { Cookie } from "@remix-run/node";
import type { Clock } from "#app/platform/clock.ts";
import type { PasswordHasher } from "./password.server.ts";
import type { SecondStep } from "./second-step.ts";
import type { LoginThrottle } from "./throttle/login-throttle.server.ts";

/** What sign-in needs besides the database; created once by configureAuth(). */
export type AuthRuntime = {
  sessionCookie: Cookie;
  deviceCookie: Cookie;
  /** Of the sign-in that waits for its second step in this browser. */
  pendingCookie: Cookie;
  /** Of the passkey question that this browser was asked. */
  challengeCookie: Cookie;
  /** Key of the HMAC fingerprints in the device cookie. */
  sessionSecret: string;
  /** What other keys are derived from (derived-key.server.ts). */
  storedSecret: string;
  passwords: PasswordHasher;
  throttle: LoginThrottle;
  secondStep: SecondStep;
  clock: Clock;
  /** Resolves after the given milliseconds. */
  wait(milliseconds: number): Promise<void>;
};

/** On globalThis because development reloads modules, and a reload must not reset the throttle. */
const store = globalThis as typeof globalThis & { __auth?: AuthRuntime };

export function setAuthRuntime(runtime: AuthRuntime): void {
  store.__auth = runtime;
}

/** @throws Error when configureAuth() has not run. */
export function authRuntime(): AuthRuntime {
  if (!store.__auth) throw new Error("Sign-in is not configured: configureAuth() has not run");
  return store.__auth;
}

import type { BlockList } from "node:net";
import type { Cookie } from "@remix-run/node";
import type { Clock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { PasswordHasher } from "./password.server.ts";
import type { SecondStep } from "./second-step.ts";
import type { LoginThrottle } from "./throttle/login-throttle.server.ts";
import type { WindowCounter } from "./throttle/window-counter.server.ts";

/** Who may use a password where passwords are closed. */
export type BreakGlass = {
  rut: string;
  networks: BlockList;
  /** Whether X-Forwarded-For is read at all; otherwise a proxy's own address would pass for the client's. */
  knowsProxies: boolean;
};

/** What sign-in needs besides the database; created once by configureAuth(). */
export type AuthRuntime = {
  sessionCookie: Cookie;
  deviceCookie: Cookie;
  /** Of the sign-in that waits for its second step in this browser. */
  pendingCookie: Cookie;
  /** Of the passkey question that this browser was asked. */
  challengeCookie: Cookie;
  /** Of the browser that asked for a mailed code. */
  entryCookie: Cookie;
  /** Requests for codes by network. */
  codeRequests: WindowCounter;
  /** What opens an account without an own password. */
  initialPassword: Settings["INITIAL_PASSWORD"];
  /** Whether an own password comes before anything else. */
  ownPassword: Settings["OWN_PASSWORD"];
  /** Key of the HMAC fingerprints in the device cookie. */
  sessionSecret: string;
  /** What other keys are derived from (derived-key.server.ts). */
  storedSecret: string;
  passwords: PasswordHasher;
  throttle: LoginThrottle;
  /** Set where passwords are closed (LOGIN_RUT=off): who may use one all the same. */
  breakGlass: BreakGlass | undefined;
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

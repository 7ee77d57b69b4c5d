import { homeOf } from "#app/features/auth/landing-path.ts";
import { forgetWelcome } from "#app/features/guide/welcome-flag.ts";
import { ownPath } from "#app/platform/own-path.ts";
import type { Role } from "#db/schema.ts";

/** Opens the screen, or the role's home. Loads a new document, so that no data of a previous user stays in memory. */
export function enter(role: Role, path: string | null = null): void {
  forgetWelcome();
  window.location.assign(path ?? homeOf(role));
}

/** Where the sign-in is to lead, if the address of its screen says so. */
export function returnPath(): string | null {
  return ownPath(new URLSearchParams(window.location.search).get("volver"));
}

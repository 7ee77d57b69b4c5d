import { homeOf } from "#app/features/auth/landing-path.ts";
import { forgetWelcome } from "#app/features/guide/welcome-flag.ts";
import type { Role } from "#db/schema.ts";

/** Opens the role's home screen. Loads a new document, so that no data of a previous user stays in memory. */
export function enter(role: Role): void {
  forgetWelcome();
  window.location.assign(homeOf(role));
}

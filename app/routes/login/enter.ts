import { homeOf } from "#app/features/auth/landing-path.ts";
import { forgetWelcome } from "#app/features/guide/welcome-flag.ts";

/** Opens the role's home screen. Loads a new document, so that no data of a previous user stays in memory. */
export function enter(role: "admin" | "user"): void {
  forgetWelcome();
  window.location.assign(homeOf(role));
}

import { type Appearance, isAppearance } from "#app/platform/appearance.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** The appearance that this browser's person chose: a cookie without personal data, for the first frame's markup. */

const NAME = "appearance";
const YEAR_SECONDS = 365 * 24 * 3600;

/** What was chosen in this browser; "system" while nothing was. */
export function appearanceOf(request: Request): Appearance {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  const value = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return isAppearance(value) ? value : "system";
}

/** @returns the Set-Cookie value; "system" takes the cookie away */
export function appearanceCookie(chosen: Appearance): string {
  const kept = chosen === "system" ? `${NAME}=; Max-Age=0` : `${NAME}=${chosen}; Max-Age=${YEAR_SECONDS}`;
  return `${kept}; Path=/; HttpOnly; SameSite=Lax${getSettings().https ? "; Secure" : ""}`;
}

/**
 * Sources of help shown to a student who disclosed distress, violence or harassment. The default contains Chile's
 * public help lines; docs/operacion.md lists their sources, the date of the check, and how to configure others.
 */

import type { HelpLine } from "#app/platform/support-contacts.ts";

/** What a disclosure is about; it decides which default line comes first. */
export type Concern = "distress" | "violence";

/** `emergency`: for immediate danger; null if the institution's own lines must mention it. */
export type Care = { lines: readonly HelpLine[]; emergency: string | null };

const SUICIDE_PREVENTION: HelpLine = {
  name: "*4141",
  detail: "Línea gratuita de prevención del suicidio. Todo el día, todos los días, desde un celular.",
  href: "tel:*4141",
};
const FAMILY: HelpLine = {
  name: "149",
  detail:
    "Fono Familia de Carabineros. Orientación gratuita y confidencial a toda persona que vive violencia en su familia.",
  href: "tel:149",
};
const WOMEN: HelpLine = {
  name: "1455",
  detail: "Orientación gratuita a mujeres que viven violencia. Lunes a viernes de 8:00 a 24:00, salvo festivos.",
  href: "tel:1455",
};
const EMERGENCY = "131 ambulancia, 133 Carabineros";

/** The institution's lines in their order, or Chile's with the one for this concern first. */
export function careFor(concern: Concern, own: readonly HelpLine[] | undefined): Care {
  // Other lines may mean another country, where these emergency numbers are wrong.
  if (own) return { lines: own, emergency: null };
  const lines = concern === "violence" ? [FAMILY, WOMEN] : [SUICIDE_PREVENTION, FAMILY];
  return { lines, emergency: EMERGENCY };
}

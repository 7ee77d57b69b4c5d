import type { CSSProperties } from "react";
import { accentProperties, OWN_ACCENT, readableAccent } from "#app/platform/accent-color.ts";
import { type FormValues, typedAccent } from "./form-values.ts";

/** The typed accent, #rrggbb; the product's own while there is none. */
export function accentOf(values: FormValues): string {
  return typedAccent(values) ?? OWN_ACCENT;
}

/** Style of a preview: the nearest colour that can be saved. */
export function themeOf(values: FormValues): CSSProperties {
  return accentProperties(readableAccent(accentOf(values))) as CSSProperties;
}

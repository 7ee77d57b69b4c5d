import { INSTITUTION_LIMITS as LIMITS } from "#app/features/admin/institution/institution-limits.ts";
import type { InstitutionData } from "#app/features/admin/institution/institution-schema.server.ts";
import { PICTURE_LIMITS } from "#app/features/admin/picture-limits.ts";
import { wallTimeOf } from "#app/features/coaching/day-text.ts";
import { accentProblem, isHexColor } from "#app/platform/accent-color.ts";

/** The form's fields as typed, what is wrong with them, and what is sent. */

export type FormValues = {
  name: string;
  accent: string;
  email: string;
  phone: string;
  web: string;
  welcome: string;
  announcement: string;
  /** Wall times of Chile, "2026-12-01T08:00", or empty. */
  from: string;
  until: string;
};
export type FieldName = keyof FormValues;
/** A sentence for each field that has to be corrected. */
export type Problems = Partial<Record<FieldName, string>>;

/** What a save bar calls the fields. */
export const FIELD_LABELS: Record<FieldName, string> = {
  name: "nombre",
  accent: "color principal",
  email: "correo de ayuda",
  phone: "teléfono",
  web: "sitio web",
  welcome: "bienvenida",
  announcement: "texto del anuncio",
  from: "comienzo del anuncio",
  until: "término del anuncio",
};

export function valuesOf({ texts }: InstitutionData): FormValues {
  const { name, accent, email, phone, web, welcome, announcement } = texts;
  return {
    name: name ?? "",
    accent: accent?.toUpperCase() ?? "",
    email: email ?? "",
    phone: phone ?? "",
    web: web ?? "",
    welcome: welcome ?? "",
    announcement: announcement?.text ?? "",
    from: announcement?.from ?? "",
    until: announcement?.until ?? "",
  };
}

/** The accent as #rrggbb in lower case, also without its #; null for none or no colour. */
export function typedAccent({ accent }: FormValues): string | null {
  const text = accent.trim().toLowerCase();
  const hex = text.startsWith("#") ? text : `#${text}`;
  return isHexColor(hex) ? hex : null;
}

export function problemsOf(values: FormValues): Problems {
  const { email, phone, web } = values;
  const accent = accentProblemOf(values);
  return {
    ...(accent && { accent }),
    ...(email.trim() &&
      !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: "Escribe un correo como ayuda@universidad.cl." }),
    ...(phone.trim() &&
      !/^\+?\d[\d\s()-]{5,}$/.test(phone.trim()) && { phone: "Escribe un teléfono como +56 2 2345 6789." }),
    ...(web.trim() && !isSecureAddress(web.trim()) && { web: "Escribe una dirección que empiece con https://." }),
    ...announcementProblems(values),
  };
}

function accentProblemOf(values: FormValues): string | null {
  if (values.accent.trim() === "") return null;
  const accent = typedAccent(values);
  return accent === null ? "Escribe el color con seis cifras, como #175F99." : accentProblem(accent);
}

function isSecureAddress(text: string): boolean {
  return text.startsWith("https://") && URL.canParse(text);
}

function announcementProblems({ announcement, from, until }: FormValues): Problems {
  if (announcement.trim() === "") return {};
  return {
    ...(from === "" && { from: "Elige desde cuándo se muestra." }),
    ...(until === "" ? { until: "Elige hasta cuándo se muestra." } : {}),
    ...(from !== "" && until !== "" && until <= from && { until: "Elige un momento posterior al comienzo." }),
  };
}

/** What PUT /api/admin/institution takes. */
export function bodyOf(values: FormValues, version: number) {
  const { name, email, phone, web, welcome, announcement, from, until } = values;
  return {
    version,
    name,
    accent: typedAccent(values) ?? "",
    email: email.trim(),
    phone,
    web: web.trim(),
    welcome,
    announcement: announcement.trim() === "" ? null : { text: announcement, from, until },
  };
}

/** Why a chosen file cannot be a logo, as far as the browser can tell; null when it may be one. */
export function logoProblem(file: { size: number; name: string }): string | null {
  if (!/\.(?:png|jpe?g|webp)$/i.test(file.name)) return "Elige una imagen PNG, JPEG o WebP.";
  return file.size > PICTURE_LIMITS.logo.bytes ? PICTURE_LIMITS.logo.tooLarge : null;
}

/** Words for when the announcement is shown; null without a whole one. @param now ISO-8601 UTC */
export function announcementWords(values: FormValues, now: string): { words: string; isShown: boolean } | null {
  const { announcement, from, until } = values;
  if (announcement.trim() === "" || from === "" || until === "" || until <= from) return null;
  const { date, time } = wallTimeOf(now);
  const wall = `${date}T${time}`;
  if (wall < from) return { words: `Parte el ${shortMoment(from)}`, isShown: false };
  return wall < until ? { words: "Se muestra ahora", isShown: true } : { words: "Ya terminó", isShown: false };
}

/** "2026-12-01T08:00" -> "01-12, 08:00" */
function shortMoment(wall: string): string {
  return `${wall.slice(8, 10)}-${wall.slice(5, 7)}, ${wall.slice(11, 16)}`;
}

/** "58 de 160 caracteres" */
export function countHint(text: string, field: "welcome" | "announcement"): string {
  return `${text.length} de ${LIMITS[field]} caracteres`;
}

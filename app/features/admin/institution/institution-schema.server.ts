import { z } from "zod";
import { isHexColor } from "#app/platform/accent-color.ts";
import { INSTITUTION_LIMITS as LIMITS } from "./institution-limits.ts";

/** One line: the name stands in the headers of mails. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\P{Cc}\n\r\t]*$/u);
/** An empty text is none. */
const orNone = <S extends z.ZodType<string>>(schema: S) =>
  z.union([z.literal("").transform(() => null), schema]).nullable();
const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

const announcementSchema = z.object({
  text: text(LIMITS.announcement).min(1),
  /** Wall times of Chile, such as 2026-12-01T08:00. */
  from: wallTime,
  until: wallTime,
});

/** What the office may say of its institution; null: nothing, then the settings of the environment hold. */
export const institutionTextsSchema = z.object({
  name: orNone(line(LIMITS.name)),
  accent: orNone(z.string().trim().toLowerCase().refine(isHexColor)),
  email: orNone(z.email().max(LIMITS.email)),
  phone: orNone(
    z
      .string()
      .trim()
      .max(LIMITS.phone)
      .regex(/^\+?\d[\d\s()-]{5,}$/),
  ),
  web: orNone(z.url({ protocol: /^https$/ }).max(LIMITS.web)),
  welcome: orNone(text(LIMITS.welcome)),
  announcement: announcementSchema.nullable(),
});
export type InstitutionTexts = z.infer<typeof institutionTextsSchema>;

export const institutionSchema = z.object({
  texts: z.object({
    name: z.string().nullable(),
    accent: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    web: z.string().nullable(),
    welcome: z.string().nullable(),
    announcement: z
      .object({
        text: z.string(),
        from: z.string(),
        until: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
        state: z.enum(["scheduled", "shown", "over"]),
      })
      .nullable(),
  }),
  /** Raised by every change of the texts. */
  version: z.number().int(),
  /** Address of the office's own logo; null: the one of the settings is shown. */
  logo: z.string().nullable(),
  /** What holds where the texts say nothing. */
  defaults: z.object({ name: z.string(), supportContact: z.string(), logo: z.string() }),
});
export type InstitutionData = z.infer<typeof institutionSchema>;

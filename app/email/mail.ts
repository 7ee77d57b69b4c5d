import { z } from "zod";

/** One message to one recipient, as stored in the outbox. Addresses and one-line texts contain no CR, LF or NUL. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what could start a header of its own.
const oneLine = z.string().regex(/^[^\u0000\r\n]*$/, { error: "una sola línea" });

export const mailSchema = z.object({
  to: z.object({ name: oneLine.max(200), address: z.email().max(254) }),
  subject: oneLine.min(1).max(200),
  text: z.string(),
  html: z.string(),
  /** An appointment for the recipient's calendar. */
  calendar: z.object({ method: z.enum(["REQUEST", "CANCEL"]), ics: z.string() }).optional(),
});

export type Mail = z.infer<typeof mailSchema>;

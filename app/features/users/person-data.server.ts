import { z } from "zod";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User, UserUpdate } from "#db/schema.ts";
import { generatedEmail } from "./email.ts";
import { pendingEmailSchema } from "./email-change.server.ts";
import { otherId } from "./other-id.ts";
import { checkDigitMatches, isValidRutShape, normalizeRut } from "./rut.ts";

/** The data that the office types about one person: their form, their rules, and the columns that hold them. */

/** Single-line text without control characters: names are used in mail headers. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
    .transform((text) => text.normalize("NFC").replace(/\s+/gu, " "));
const cohort = line(120)
  .nullable()
  .transform((text) => text || null);

/** Body of POST /api/admin/users and PUT /api/admin/users/{id}. Empty text or null: not known. */
export const personDataSchema = z.object({
  identifierKind: z.enum(["rut", "other"]).describe("other: a passport or a provisional number"),
  identifier: z.string().max(40),
  name: line(120),
  email: line(254).describe("empty: a placeholder is made up, and nothing is sent there"),
  faculty: cohort,
  career: cohort,
  campus: cohort,
  entryYear: z.number().int().min(1950).max(2100).nullable(),
  studyStatus: z.enum(["student", "graduate"]).nullable(),
});
export type PersonData = z.infer<typeof personDataSchema>;

/** One account with what the office may edit. */
export const personSchema = personDataSchema
  .extend({
    id: z.number().int(),
    /** Empty while it is a placeholder. */
    email: z.string().describe("empty: the account has a placeholder only"),
    emailSource: z.enum(["generated", "roster", "office", "confirmed"]),
    pendingEmail: pendingEmailSchema.nullable().describe("the address that the office or the person wants instead"),
    version: z.string().describe("send it with a change, which is refused when somebody else was faster"),
    isUnused: z.boolean().describe("nobody has used the account: it can be deleted"),
  })
  .meta({ id: "Person" });
export type Person = z.infer<typeof personSchema>;

const MESSAGES = {
  rut: "El RUT no es válido. Escríbelo como 12345678-9.",
  digit: "El dígito verificador no corresponde a ese RUT. Revísalo.",
  other: "El identificador no es válido. Debe tener entre 5 y 20 letras y números.",
  name: "Escribe el nombre de la persona.",
  email: "Escribe un correo completo, como nombre@correo.cl, o déjalo vacío.",
};

/**
 * Checks the data and returns the columns that hold them.
 * @param existing the account that changes; null for a new one
 * @throws AppError unprocessable invalid_identifier, invalid_name or invalid_email; conflict identifier_taken or
 *   email_taken
 */
export async function personColumns(
  trx: Db,
  data: PersonData,
  { existing, domain }: { existing: User | null; domain: string },
): Promise<PersonColumns> {
  const identifier = checkedIdentifier(data, existing);
  if (!/\p{L}/u.test(data.name)) throw invalid("invalid_name", MESSAGES.name);
  const owner = await trx.selectFrom("users").select(["id", "name"]).where("rut", "=", identifier).executeTakeFirst();
  if (owner && owner.id !== existing?.id) {
    throw new AppError("conflict", `${identifier} ya es de ${owner.name}. Revisa el número o edita esa cuenta.`, {
      reason: "identifier_taken",
    });
  }
  return {
    rut: identifier,
    identifier_kind: data.identifierKind,
    name: data.name,
    ...(await emailColumns(trx, data.email, { existing, identifier, domain })),
    faculty: data.faculty,
    career: data.career,
    campus: data.campus,
    entry_year: data.entryYear,
    study_status: data.studyStatus,
  };
}

type PersonColumns = Required<
  Pick<
    UserUpdate,
    "rut" | "identifier_kind" | "name" | "email" | "email_source" | "faculty" | "career" | "campus" | "entry_year"
  >
> &
  Pick<UserUpdate, "study_status">;

/** The stored form. A RUT that was there before stays, whatever its check digit. */
function checkedIdentifier({ identifierKind, identifier }: PersonData, existing: User | null): string {
  if (identifierKind === "other") {
    const other = otherId(identifier);
    if (other === null) throw invalid("invalid_identifier", MESSAGES.other);
    return other;
  }
  const rut = normalizeRut(identifier);
  if (!isValidRutShape(rut)) throw invalid("invalid_identifier", MESSAGES.rut);
  if (rut !== existing?.rut && !checkDigitMatches(rut)) throw invalid("invalid_identifier", MESSAGES.digit);
  return rut;
}

type EmailColumns = Pick<User, "email" | "email_source">;

async function emailColumns(
  trx: Db,
  typed: string,
  { existing, identifier, domain }: { existing: User | null; identifier: string; domain: string },
): Promise<EmailColumns> {
  const email = typed.toLowerCase();
  if (email === "") {
    const isKept = existing?.email_source === "generated" && existing.rut === identifier;
    const placeholder = isKept ? existing.email : await freePlaceholder(trx, identifier, domain);
    return { email: placeholder, email_source: "generated" };
  }
  if (!z.email().safeParse(email).success) throw invalid("invalid_email", MESSAGES.email);
  if (existing && email === existing.email.toLowerCase()) {
    const source = existing.email_source === "generated" ? "office" : existing.email_source;
    return { email: existing.email, email_source: source };
  }
  const owner = await trx.selectFrom("users").select(["id", "name"]).where("email", "=", email).executeTakeFirst();
  if (owner && owner.id !== existing?.id) {
    throw new AppError("conflict", `Ese correo ya es de ${owner.name}. Escribe otro o déjalo vacío.`, {
      reason: "email_taken",
    });
  }
  return { email, email_source: "office" };
}

/** A placeholder address that no account has. */
export async function freePlaceholder(trx: Db, identifier: string, domain: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const email = generatedEmail(number === 1 ? identifier : `${identifier}.${number}`, domain);
    if (!(await trx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst())) return email;
  }
}

function invalid(reason: string, message: string): AppError {
  return new AppError("unprocessable", message, { reason });
}

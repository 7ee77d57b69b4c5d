import { isDeliverable } from "#app/email/deliverable.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { isStaff } from "#app/features/permissions/roles.ts";
import type { User } from "#db/schema.ts";
import type { AfterReset } from "./after-reset.ts";

type Addressed = Pick<User, "email" | "email_source">;

/** An address from the roster or the office, or a confirmed one; never one that the program made up. */
export function hasUsableEmail({ email, email_source }: Addressed): boolean {
  return email_source !== "generated" && isDeliverable(email);
}

/** What a person who is loaded by a roster enters with first, for the office. */
export function firstEntryWords(): string {
  const { initialPassword, breakGlass } = authRuntime();
  if (breakGlass !== undefined) return "Ninguna contraseña: entra con su cuenta de la universidad.";
  return initialPassword === "code"
    ? "Ninguna contraseña: la primera vez entra con un código de su correo. Sin correo no puede entrar todavía."
    : "Una contraseña: los primeros 4 dígitos del RUT.";
}

/** Staff never get digits that others know: without an address for a code they get a password at random. */
export function afterReset(person: Addressed & Pick<User, "role">): AfterReset {
  const { initialPassword, breakGlass } = authRuntime();
  const isByCode = initialPassword === "code" && breakGlass === undefined;
  if (isByCode && hasUsableEmail(person)) return "code";
  if (isStaff(person.role)) return "random";
  if (breakGlass !== undefined) return "campus";
  return isByCode ? "no_email" : "digits";
}

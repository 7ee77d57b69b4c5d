import { claimedIdentifiers, isAmbiguousNumber } from "#app/features/access/identity.ts";
import { otherId } from "#app/features/users/other-id.ts";
import { isValidRutShape, normalizeRut } from "#app/features/users/rut.ts";
import type { IdentifierKind } from "#db/schema.ts";
import { refused } from "./refused.ts";

/** `userName` is the identifier with which a person signs in: the RUT, or a passport or provisional number. */

const RUT_SIGNS = /^[\d.\s-]+[\dk]$/i;
/** Digits as long as a RUT may be one that was mistyped: no account is made of them, as at a first sign-in. */
const LIKE_A_RUT = /^\d{7,8}[\dK]$/;

/** The forms in which an account may hold it, the likeliest first. Nothing: no account can have it. */
export function storedForms(userName: string): string[] {
  const text = userName.normalize("NFKC").trim();
  const rut = RUT_SIGNS.test(text) && !isAmbiguousNumber(text) ? normalizeRut(text) : "";
  const isWrittenAsRut = isValidRutShape(rut) && /[.-]/.test(text);
  const other = isWrittenAsRut ? null : otherId(text);
  return [...(isValidRutShape(rut) ? [rut] : []), ...(other === null ? [] : [other])];
}

/**
 * Under which identifier a new account is made.
 * @throws AppError bad_request invalidValue
 */
export function newIdentifier(userName: string): { kind: IdentifierKind; identifier: string } {
  const { rut, other } = claimedIdentifiers(userName);
  if (rut !== null) return { kind: "rut", identifier: rut };
  if (other !== null && !LIKE_A_RUT.test(other)) return { kind: "other", identifier: other };
  throw refused(
    "invalidValue",
    "`userName` debe ser el RUT con su dígito verificador y su guion, como 12345678-5, u otro identificador de 5 a " +
      "20 letras y números. Revisa qué atributo se envía como `userName`.",
  );
}

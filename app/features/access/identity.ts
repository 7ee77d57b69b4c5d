import { otherId } from "#app/features/users/other-id.ts";
import { checkDigitMatches, isValidRutShape, normalizeRut } from "#app/features/users/rut.ts";

/** Who somebody is, as the institution's own sign-in says. */
export type Identity = {
  /** Name of the way in, as in external_identities: oidc:google, saml, ldap. */
  provider: string;
  /** Who vouches for the subject. */
  issuer: string;
  subject: string;
  /** The claim that holds the RUT or another identifier, as it was sent. */
  identifierClaim?: string | undefined;
  email?: string | undefined;
  /** Whether the provider has checked that the person reads that address. */
  emailVerified: boolean;
  name?: string | undefined;
  /** The provider's own number of its session. */
  sessionId?: string | undefined;
};

/** What a claim can stand for. Both, where the nine digits of a passport happen to be a RUT without its hyphen. */
export type ClaimedIdentifiers = {
  /** 12345678-K, its check digit fits. */
  rut: string | null;
  /** Stored form of passports and provisional numbers. */
  other: string | null;
};

/** Stricter than the field on /login, which drops every other sign: nobody sees how a claim was read. */
const RUT_TEXT = /^\d{1,2}\.?\d{3}\.?\d{3}-?[\dk]$/i;

/** 18901234 may be 1.890.123-4, or 18.901.234 without its check digit: nobody can tell, and each is another person. */
export const isAmbiguousNumber = (text: string): boolean => /^\d{8}$/.test(text);

/** Neither: the claim is no identifier, or a RUT whose check digit is wrong. */
export function claimedIdentifiers(claim: string): ClaimedIdentifiers {
  const text = claim.normalize("NFKC").trim();
  const isRut = RUT_TEXT.test(text) && !isAmbiguousNumber(text);
  const rut = isRut ? normalizeRut(text) : "";
  const fits = isValidRutShape(rut) && checkDigitMatches(rut);
  const isWrittenAsRut = isRut && /[-.]/.test(text);
  return { rut: fits ? rut : null, other: isWrittenAsRut ? null : otherId(text) };
}

import { generateSecret, generateURI, verifySync } from "otplib";

/** Codes of authenticator apps (RFC 6238: SHA-1, 6 digits, 30 s, which is what all apps can do). Pure. */

const PERIOD = 30;
/** One step before and after the current one: clocks of phones differ. */
const TOLERANCE = PERIOD;

/** 160 random bits, base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** What a QR code tells an app. */
export function totpUri(secret: string, account: { issuer: string; label: string }): string {
  // A colon would end the issuer's name in the app.
  return generateURI({ secret, issuer: account.issuer.replaceAll(":", " "), label: account.label });
}

/** The six digits of what a person typed; null when it is no code. */
export function typedCode(text: string): string | null {
  const digits = text.replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

/**
 * The 30-second step whose code this is, compared in constant time.
 * @param after the newest step that was used: neither it nor an older one counts
 * @returns null when the code is none of the current step or its two neighbours
 */
export function matchingStep(
  secret: string,
  code: string,
  { now, after }: { now: Date; after: number },
): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  // The library throws for a step that lies ahead, as after a clock that was set back.
  if (after > Math.floor((epoch + TOLERANCE) / PERIOD)) return null;
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE, afterTimeStep: after });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

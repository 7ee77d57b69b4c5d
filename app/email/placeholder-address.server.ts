import type { Db } from "#db/open.server.ts";

/** The local part of an address made from a RUT, with a number where the plain one was taken. */
const RUT_LOCAL_PART = /^\d{7,8}-[\dk](?:\.\d+)?$/;

/**
 * Whether the program made up this address from somebody's identifier. Nobody reads it, so nothing may be sent there.
 * An account with this address decides; without one, a RUT at the platform's own domain counts as made up, because an
 * account may have had it before.
 * @param domain EMAIL_DOMAIN
 */
export async function isPlaceholderAddress(db: Db, address: string, domain: string): Promise<boolean> {
  const email = address.trim().toLowerCase();
  const owner = await db.selectFrom("users").select("email_source").where("email", "=", email).executeTakeFirst();
  if (owner) return owner.email_source === "generated";
  const [local = "", host] = email.split("@");
  return host === domain.toLowerCase() && RUT_LOCAL_PART.test(local);
}

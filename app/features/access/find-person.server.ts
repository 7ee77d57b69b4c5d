import { findUserByEmail, findUserById, findUserByRut } from "#app/features/users/queries.server.ts";
import { checkDigitOf } from "#app/features/users/rut.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { claimedIdentifiers, type Identity, isAmbiguousNumber } from "./identity.ts";
import { SignInRefused } from "./sign-in-refused.server.ts";

export type FoundPerson = { user: User; isLinked: boolean };

/**
 * The one account that an identity belongs to: by its link, by the identifier that the institution sends, or by an
 * e-mail address that both sides have confirmed. Never by a name.
 * @returns null for nobody. @throws SignInRefused two_people, identifier
 */
export async function findPerson(db: Db, identity: Identity): Promise<FoundPerson | null> {
  const linked = await linkedUser(db, identity);
  const found = [linked, ...(await byIdentifier(db, identity, linked !== undefined)), await byEmail(db, identity)];
  const people = found.filter((user) => user !== undefined);
  const [user] = people;
  if (!user) return null;
  if (people.some((other) => other.id !== user.id)) throw new SignInRefused("two_people");
  return { user, isLinked: linked !== undefined };
}

async function linkedUser(db: Db, { provider, issuer, subject }: Identity): Promise<User | undefined> {
  const link = await db
    .selectFrom("external_identities")
    .select("user_id")
    .where("provider", "=", provider)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return link && findUserById(db, link.user_id);
}

/** A claim that cannot be read stops a first sign-in; whoever is linked already is known without it. */
async function byIdentifier(db: Db, { identifierClaim }: Identity, isLinked: boolean): Promise<User[]> {
  if (identifierClaim === undefined || identifierClaim.trim() === "") return [];
  const { rut, other } = claimedIdentifiers(identifierClaim);
  if (rut === null && other === null && !isLinked) throw new SignInRefused("identifier");
  if (!isLinked && (await isRutWithoutDigit(db, identifierClaim))) throw new SignInRefused("identifier");
  const byRut = rut === null ? undefined : await findUserByRut(db, rut);
  const byOther = other === null ? undefined : await findUserByRut(db, other);
  return [byRut, byOther].filter((user) => user !== undefined);
}

/** Eight digits with which the RUT of an account begins: a passport with the same ones may be somebody else's. */
export async function isRutWithoutDigit(db: Db, claim: string): Promise<boolean> {
  const text = claim.normalize("NFKC").trim();
  return isAmbiguousNumber(text) && (await findUserByRut(db, `${text}-${checkDigitOf(text)}`)) !== undefined;
}

async function byEmail(db: Db, { email, emailVerified }: Identity): Promise<User | undefined> {
  if (!email || !emailVerified) return undefined;
  const user = await findUserByEmail(db, email.trim());
  return user?.email_source === "confirmed" ? user : undefined;
}

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { hash as argon2Hash, verify as argon2Verify } from "@node-rs/argon2";
import { initialPassword } from "#app/features/users/rut.ts";
import { createGate } from "./gate.server.ts";

/** Argon2id (the library's default algorithm) at OWASP's minimum: about 10 ms of CPU and 19 MiB each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Two at once: hashing runs in the thread pool, which files and the database need too. */
const CONCURRENT_HASHES = 2;
/** About 4 s of work on a small machine. */
const MAX_WAITING_HASHES = 200;

/** In the place of the RUT where nobody has the name. */
const NO_RUT = "0000000-0";

/** What is kept of a person's password; without a hash it is still the initial one. */
export type Credential = { rut: string; passwordHash: string | null };

export type PasswordHasher = {
  /** A string as the column password_hash keeps it: `$argon2id$v=19$m=19456,t=2,p=1$…`. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password fits. Costs exactly one hash in every case: no such person, initial password, own password.
   * @param credential null when nobody has the name that was given
   * @param admit runs when a place is free, right before the work; what it throws stops the work
   * @throws AppError unavailable when too many wait already.
   */
  verify(password: string, credential: Credential | null, admit?: () => void): Promise<boolean>;
};

/** @param pepper secret of this installation, kept outside the database */
export function createPasswordHasher(pepper: string): PasswordHasher {
  const options = { ...COST, secret: Buffer.from(pepper) };
  const gate = createGate(CONCURRENT_HASHES, MAX_WAITING_HASHES);
  // Made before the first person arrives, so that the first unknown name costs no more than the others.
  const decoy = argon2Hash(randomBytes(32), options);

  return {
    hash: (password) => gate(() => argon2Hash(composed(password), options)),
    verify: (password, credential, admit) =>
      gate(async () => {
        admit?.();
        const fits = await argon2Verify(credential?.passwordHash ?? (await decoy), composed(password), options);
        const isInitial = sameText(password, initialPassword(credential?.rut ?? NO_RUT));
        if (!credential) return false;
        return credential.passwordHash === null ? isInitial : fits;
      }),
  };
}

/** One spelling of accented letters: systems differ in how their keyboards write them. */
function composed(password: string): string {
  return password.normalize("NFC");
}

/** Takes the same time wherever the texts differ. */
function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

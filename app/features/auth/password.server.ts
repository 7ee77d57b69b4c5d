import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { hash as argon2Hash, verify as argon2Verify } from "@node-rs/argon2";
import PQueue from "p-queue";
import { initialPassword } from "#app/features/users/rut.ts";
import { AppError } from "#app/platform/errors.ts";

/** Argon2id (the library's default algorithm) with OWASP's minimum cost: about 10 ms of CPU and 19 MiB per hash. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Only two at once: hashing runs in the thread pool, which file and database access also need. */
const CONCURRENT_HASHES = 2;
/** About 4 s of work on a small machine. */
const MAX_WAITING_HASHES = 200;

/** Used instead of a RUT when no account has the given name. */
const NO_RUT = "0000000-0";

/** The stored password of a person; without a hash it is still the initial one. */
type Credential = { rut: string; passwordHash: string | null };

export type PasswordHasher = {
  /** The format of the column password_hash: `$argon2id$v=19$m=19456,t=2,p=1$…`. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is correct. Always costs exactly one hash: for an unknown person, the initial password and a
   * chosen password.
   * @param credential null when no account has the given name
   * @param admit runs when the queue has a free slot, right before hashing; when it throws, nothing is hashed
   * @throws AppError unavailable when the queue is full.
   */
  verify(password: string, credential: Credential | null, admit?: () => void): Promise<boolean>;
};

/**
 * @param pepper secret of this installation, kept outside the database
 * @param isInitialOpen whether the RUT's first digits are the password of accounts that have no own one
 */
export function createPasswordHasher(pepper: string, { isInitialOpen = true } = {}): PasswordHasher {
  const options = { ...COST, secret: Buffer.from(pepper) };
  const inQueue = createHashingQueue(CONCURRENT_HASHES, MAX_WAITING_HASHES);
  // Created at the start, so that the first unknown name takes no longer than later ones.
  const decoy = argon2Hash(randomBytes(32), options);

  return {
    hash: (password) => inQueue(() => argon2Hash(composed(password), options)),
    verify: (password, credential, admit) =>
      inQueue(async () => {
        admit?.();
        const fits = await argon2Verify(credential?.passwordHash ?? (await decoy), composed(password), options);
        const isInitial = sameText(password, initialPassword(credential?.rut ?? NO_RUT));
        if (!credential) return false;
        return credential.passwordHash === null ? isInitialOpen && isInitial : fits;
      }),
  };
}

/** Normalises accented letters: operating systems encode them differently. */
function composed(password: string): string {
  return password.normalize("NFC");
}

/** Compares in constant time. */
function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/**
 * A bounded first-in, first-out queue.
 * @param concurrency how many run at once
 * @param maxWaiting how many may wait; further ones are refused
 */
export function createHashingQueue(concurrency: number, maxWaiting: number) {
  const queue = new PQueue({ concurrency });

  /** @throws AppError unavailable when the queue is full. */
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (queue.pending >= concurrency && queue.size >= maxWaiting) {
      throw new AppError(
        "unavailable",
        "Hay muchas personas entrando a la vez. Espera unos segundos y vuelve a intentarlo.",
        { retryAfter: 5 },
      );
    }
    return await queue.add(work);
  };
}

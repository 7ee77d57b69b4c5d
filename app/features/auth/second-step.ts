import type { Db } from "#db/open.server.ts";
import type { Role, User } from "#db/schema.ts";
import type { SessionProvider } from "./session-provider.ts";

/** How long a sign-in waits for its second step, and a passkey question for its answer. */
export const SECOND_STEP_SECONDS = 5 * 60;

/** How long a mailed code is good. */
export const ENTRY_CODE_SECONDS = 15 * 60;

/** How a sign-in knows of second factors, which are built on it (features/access/second-factor). */
export type SecondStep = {
  /**
   * Holds the sign-in of a person who has a second factor, whose first step has been verified in this transaction.
   * @returns the Set-Cookie value of the sign-in that waits; null: the first step is enough
   */
  hold(
    trx: Db,
    user: User,
    first: { method: string; request: Request; provider?: SessionProvider | undefined },
  ): Promise<string | null>;
  /** Whether the account has to get a second factor before anything else. */
  isMissing(db: Db, user: { id: number; role: Role }): Promise<boolean>;
};

/** Programs without sign-in, and tests of other things. */
export const NO_SECOND_STEP: SecondStep = { hold: async () => null, isMissing: async () => false };

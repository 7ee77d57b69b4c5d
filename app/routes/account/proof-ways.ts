/** What may stand for the password where a change asks who makes it. */
export type ProofWays = {
  /** What opened the session minutes ago, which is enough. */
  fresh: "campus" | "entry" | null;
  /** The institution's own sign-in opened the session: the address that begins it anew, where there is one. */
  campus: { again: string | null } | null;
  /** The account may have a password of this platform. */
  password: boolean;
  passkey: boolean;
  /** A code can be mailed to the confirmed address. */
  code: boolean;
};

/** How a change is proved, as the calls take it. */
export type Proof = { password: string } | { passkey: object } | { campus: true } | { entry: true } | { code: string };

/** The institution's own sign-in, where it opened the session. */
export type SessionProvider = {
  /** As in external_identities, e.g. "oidc:google". */
  name: string;
  /** The provider's own number of its session. */
  sessionId?: string | undefined;
};

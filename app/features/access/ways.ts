/** The ways in that the sign-in screens offer. */
export type SignInWays = {
  /** By SAML (its id is "saml") and OpenID Connect. */
  providers: { id: string; label: string }[];
  /** The directory's own user name and password: what its field is called; null without a directory. */
  directory: string | null;
  /** Whether RUT or e-mail and a password of ours open a session. */
  isPasswordOpen: boolean;
  /** Whether accounts without an own password are opened by mailed codes, and not by the RUT's first digits. */
  isEntryByCode: boolean;
};

/** The address that begins it. */
export const startPath = (id: string): string => (id === "saml" ? "/auth/saml" : `/auth/oidc/${id}`);

import type { Settings } from "#app/platform/env.server.ts";
import type { SignInSettings } from "#app/platform/sign-in-settings.server.ts";

/** A provider of OpenID Connect, as the settings describe it. */
export type OidcProvider = {
  /** In its addresses: /auth/oidc/google */
  id: string;
  /** After "Entrar con". */
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that holds the RUT. */
  identifierClaim: string | undefined;
  /** Claims that must have exactly this value: the institution's tenant, its domain. */
  requiredClaims: Readonly<Record<string, string>>;
  /** More parameters of the address to which the browser is sent. */
  parameters: Readonly<Record<string, string>>;
};

/** The name under which identities and sessions of a provider are stored. */
export const storedName = (provider: Pick<OidcProvider, "id">): string => `oidc:${provider.id}`;

/** The configured providers, in the order of their buttons. */
export function oidcProviders(settings: SignInSettings): OidcProvider[] {
  const providers: OidcProvider[] = [];
  const add = (
    id: string,
    secrets: { clientId: string | undefined; clientSecret: string | undefined; issuer: string | undefined },
    more: { label: string; requiredClaims?: Record<string, string>; parameters?: Record<string, string> },
  ) => {
    const { clientId, clientSecret, issuer } = secrets;
    if (!clientId || !clientSecret || !issuer) return;
    const identifierClaim = settings.OIDC_RUT_CLAIM;
    providers.push({
      id,
      issuer,
      clientId,
      clientSecret,
      identifierClaim,
      requiredClaims: {},
      parameters: {},
      ...more,
    });
  };
  add(
    "campus",
    {
      issuer: settings.OIDC_ISSUER,
      clientId: settings.OIDC_CLIENT_ID,
      clientSecret: settings.OIDC_CLIENT_SECRET,
    },
    { label: settings.OIDC_NAME },
  );
  const domain = settings.OIDC_GOOGLE_DOMAIN?.toLowerCase();
  add(
    "google",
    {
      issuer: "https://accounts.google.com",
      clientId: settings.OIDC_GOOGLE_CLIENT_ID,
      clientSecret: settings.OIDC_GOOGLE_CLIENT_SECRET,
    },
    // The parameter only offers the right account; the claim is what counts.
    { label: "Google", ...(domain && { requiredClaims: { hd: domain }, parameters: { hd: domain } }) },
  );
  const tenant = settings.OIDC_MICROSOFT_TENANT?.toLowerCase();
  add(
    "microsoft",
    {
      issuer: tenant && `https://login.microsoftonline.com/${tenant}/v2.0`,
      clientId: settings.OIDC_MICROSOFT_CLIENT_ID,
      clientSecret: settings.OIDC_MICROSOFT_CLIENT_SECRET,
    },
    { label: "Microsoft", ...(tenant && { requiredClaims: { tid: tenant } }) },
  );
  return providers;
}

/** Where the provider sends the browser back: registered there, letter by letter. */
export function callbackUrl(provider: Pick<OidcProvider, "id">, settings: Pick<Settings, "PUBLIC_URL">): URL {
  return new URL(`/auth/oidc/${provider.id}/callback`, settings.PUBLIC_URL);
}

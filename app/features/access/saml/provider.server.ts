import { SAML } from "@node-saml/node-saml";
import type { Settings } from "#app/platform/env.server.ts";
import type { SamlIdentityProvider } from "#app/platform/saml-metadata.server.ts";
import { hasSaml, readSamlFiles } from "#app/platform/saml-settings.server.ts";
import type { SignInSettings } from "#app/platform/sign-in-settings.server.ts";

/** The name under which identities and sessions are stored, and the id of the button. */
export const SAML_WAY = "saml";

/** Clocks of two servers differ. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** The identity provider, and this platform as its service provider. */
export type SamlProvider = {
  identityProvider: SamlIdentityProvider;
  /** This platform's pair of keys as PEM: signs requests and opens encrypted assertions. */
  own?: { key: string; certificate: string } | undefined;
  /** This platform's name at the provider. */
  entityId: string;
  /** Where the provider's answer comes in (AssertionConsumerService). */
  acsUrl: string;
  /** Where the provider says that somebody has signed out (SingleLogoutService). */
  logoutUrl: string;
  attributes: { identifier?: string | undefined; email: string; name: string };
  /** Whether the institution vouches for the addresses that it sends. */
  isEmailVerified: boolean;
};

type SamlSource = SignInSettings & Pick<Settings, "PUBLIC_URL">;

const known = new WeakMap<object, SamlProvider>();

/** Null where SAML is not configured. The files are read once for a process's settings. */
export function samlProvider(settings: SamlSource): SamlProvider | null {
  if (!hasSaml(settings) || settings.PUBLIC_URL === undefined) return null;
  const provider = known.get(settings) ?? makeProvider(settings, settings.PUBLIC_URL);
  known.set(settings, provider);
  return provider;
}

/** @throws Response 404 where SAML is not configured */
export function configuredSaml(settings: SamlSource): SamlProvider {
  const provider = samlProvider(settings);
  if (!provider) throw new Response("No encontramos esa dirección.", { status: 404 });
  return provider;
}

function makeProvider(settings: SamlSource, publicUrl: string): SamlProvider {
  const address = (path: string) => new URL(`/auth/saml/${path}`, publicUrl).href;
  return {
    ...readSamlFiles(settings),
    entityId: settings.SAML_ENTITY_ID ?? address("metadata"),
    acsUrl: address("acs"),
    logoutUrl: address("logout"),
    attributes: {
      identifier: settings.SAML_RUT_ATTRIBUTE,
      email: settings.SAML_EMAIL_ATTRIBUTE,
      name: settings.SAML_NAME_ATTRIBUTE,
    },
    isEmailVerified: settings.SAML_EMAIL_VERIFIED,
  };
}

/** The library for one message. @param requestId id of the request that it writes */
export function samlClient(provider: SamlProvider, requestId?: string): SAML {
  const { identityProvider, own } = provider;
  return new SAML({
    callbackUrl: provider.acsUrl,
    issuer: provider.entityId,
    audience: provider.entityId,
    entryPoint: identityProvider.entryPoint,
    logoutUrl: identityProvider.logoutUrl ?? identityProvider.entryPoint,
    idpIssuer: identityProvider.issuer,
    idpCert: identityProvider.certificates,
    ...(own && { privateKey: own.key, publicCert: own.certificate, decryptionPvk: own.key }),
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    wantAssertionsSigned: true,
    // A provider may sign the answer too; the assertion is what counts.
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_TOLERANCE_MS,
    // The provider knows which kind of name it gives, and how its people sign in.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  });
}

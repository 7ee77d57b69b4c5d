import { X509Certificate } from "node:crypto";
import { isLoopbackHost } from "./loopback.ts";
import { allElements, childrenOf, parseXmlTree, type XmlElement, XmlRefused } from "./xml-tree.server.ts";

/** What a SAML identity provider says of itself in its metadata, or an administrator in settings. */

export type SamlIdentityProvider = {
  /** Its entityID. */
  issuer: string;
  /** Where a browser is sent to sign in (HTTP-Redirect). */
  entryPoint: string;
  /** Where a browser is sent to sign out; none: the provider has no such address. */
  logoutUrl?: string | undefined;
  /** PEM; more than one while the provider changes its key. */
  certificates: string[];
};

/** `message` completes the sentence that begins with "se esperaba". */
export class SamlFileProblem extends Error {
  override name = "SamlFileProblem";
}

const METADATA = "urn:oasis:names:tc:SAML:2.0:metadata";
const DSIG = "http://www.w3.org/2000/09/xmldsig#";
const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const MIN_KEY_BITS = 2048;

/** https; http only to this machine. */
export function isProviderUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, hash } = new URL(value);
  return (
    username === "" && hash === "" && (protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname)))
  );
}

/** @throws SamlFileProblem */
export function readIdentityProvider(metadata: string): SamlIdentityProvider {
  const providers = providersIn(metadata);
  const [found] = providers;
  if (!found || providers.length > 1) {
    throw new SamlFileProblem(
      `la descripción (metadata) de un solo proveedor de identidad; el archivo tiene ${providers.length}`,
    );
  }
  const { entity, descriptor } = found;
  const issuer = entity.attributes.entityID ?? "";
  const entryPoint = locationOf(descriptor, "SingleSignOnService");
  if (issuer === "" || entryPoint === undefined) {
    throw new SamlFileProblem(
      "una descripción (metadata) con entityID y un SingleSignOnService HTTP-Redirect con https://",
    );
  }
  const certificates = childrenOf(descriptor, METADATA, "KeyDescriptor")
    .filter(({ attributes }) => attributes.use === undefined || attributes.use === "signing")
    .flatMap(allElements)
    .filter(({ namespace, name }) => namespace === DSIG && name === "X509Certificate")
    .map(({ text }) => pemOf(text));
  return {
    issuer,
    entryPoint,
    logoutUrl: locationOf(descriptor, "SingleLogoutService"),
    certificates: signingCertificates(certificates.join("\n")),
  };
}

function providersIn(metadata: string): { entity: XmlElement; descriptor: XmlElement }[] {
  try {
    const root = parseXmlTree(metadata, { elements: 50_000, attributes: 100_000, depth: 40, comments: true });
    return allElements(root)
      .filter(({ namespace, name }) => namespace === METADATA && name === "EntityDescriptor")
      .flatMap((entity) =>
        childrenOf(entity, METADATA, "IDPSSODescriptor").map((descriptor) => ({ entity, descriptor })),
      );
  } catch (error) {
    if (error instanceof XmlRefused) throw new SamlFileProblem("un archivo XML con la descripción (metadata)");
    throw error;
  }
}

function locationOf(descriptor: XmlElement, service: string): string | undefined {
  return childrenOf(descriptor, METADATA, service)
    .filter(({ attributes }) => attributes.Binding === REDIRECT)
    .map(({ attributes }) => attributes.Location ?? "")
    .find(isProviderUrl);
}

/**
 * The certificates of a file, one after another.
 * @returns PEM. @throws SamlFileProblem none, one that cannot be read, another kind of key, a short one
 */
export function signingCertificates(pem: string): string[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0) throw new SamlFileProblem("al menos un certificado (BEGIN CERTIFICATE)");
  return [...new Set(blocks.map(checkedCertificate))];
}

function checkedCertificate(block: string): string {
  const certificate = readCertificate(block);
  const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = certificate.publicKey;
  if (kind !== "rsa" || (details?.modulusLength ?? 0) < MIN_KEY_BITS)
    throw new SamlFileProblem(`certificados con una clave RSA de ${MIN_KEY_BITS} bits o más`);
  return certificate.toString();
}

function readCertificate(block: string): X509Certificate {
  try {
    return new X509Certificate(block);
  } catch {
    throw new SamlFileProblem("certificados que se puedan leer");
  }
}

const pemOf = (base64: string): string =>
  `-----BEGIN CERTIFICATE-----\n${base64.replace(/\s+/g, "").replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----`;

import { createSign, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";
import { encrypt } from "xml-encryption";
import { makeCertificate, type TestCertificate } from "./certificate.ts";

/** An identity provider of SAML 2.0 on loopback that answers whatever a test tells it, right or forged. */

export const RUT_ATTRIBUTE = "urn:oid:1.3.6.1.4.1.9999.1.1";
export const MAIL_ATTRIBUTE = "urn:oid:0.9.2342.19200300.100.1.3";
const FORMAT = "urn:oasis:names:tc:SAML:2.0:nameid-format:";
const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";
const RSA_SHA256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const C14N = "http://www.w3.org/2001/10/xml-exc-c14n#";
const ENVELOPED = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";

export type AuthnRequest = { id: string; acsUrl: string; entityId: string };

/** Everything that an answer can be made of; what is not named is right. Null leaves it out. */
export type SamlForgery = {
  attributes?: Record<string, string | string[]>;
  /** XML of the value of the RUT's attribute, as it stands. */
  rutXml?: string;
  nameId?: string;
  nameIdXml?: string;
  nameIdFormat?: "persistent" | "transient";
  sessionIndex?: string;
  assertionId?: string;
  issuer?: string;
  responseIssuer?: string;
  audience?: string | null;
  recipient?: string;
  destination?: string;
  inResponseTo?: string | null;
  confirmationInResponseTo?: string | null;
  /** Seconds from now. */
  notBefore?: number;
  notOnOrAfter?: number;
  confirmationEnd?: number;
  sign?: "assertion" | "response" | "both" | "none";
  key?: "own" | "other";
  signatureAlgorithm?: string;
  digestAlgorithm?: string;
  /** The certificate for which the assertion is encrypted. */
  encryptFor?: string;
  contentAlgorithm?: string;
  status?: string;
  /** Changes the finished XML. */
  change?: (xml: string) => string;
  /** Changes the assertion before it is signed. */
  changeAssertion?: (xml: string) => string;
};

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const id = () => `_${randomBytes(16).toString("hex")}`;
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

export class ScriptedSamlProvider {
  url = "";
  /** Whom the sign-in page of its own signs in. */
  person: SamlForgery = {};
  readonly own: TestCertificate = makeCertificate("idp.example", 2048);
  readonly #other: TestCertificate = makeCertificate("other.example", 2048);
  readonly #server: Server;
  /** Addresses to which browsers were sent to sign out. */
  readonly signedOut: URL[] = [];

  constructor() {
    this.#server = createServer((req, res) => {
      const url = new URL(req.url ?? "/", this.url);
      if (url.pathname !== "/sso") {
        this.signedOut.push(url);
        return res.end("<!doctype html><title>Adiós</title>");
      }
      void this.answer(url, this.person).then((message) => {
        const { acsUrl } = this.requestOf(url);
        res.writeHead(200, { "content-type": "text/html; charset=utf-8" });
        res.end(`<!doctype html><title>IdP</title><form method="post" action="${acsUrl}">
          <input type="hidden" name="SAMLResponse" value="${message}"><input type="hidden" name="RelayState" value="x">
          </form><script>document.forms[0].submit()</script>`);
      });
    });
  }

  get issuer(): string {
    return `${this.url}/idp`;
  }

  async start(): Promise<this> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** As Shibboleth writes it, comment included. */
  get metadata(): string {
    const base64 = (pem: string) => pem.replace(/-----[A-Z ]+-----/g, "").trim();
    return `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by a script -->
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"
  entityID="${this.issuer}">
  <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
${base64(this.own.cert)}
    </ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>
    <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${this.url}/slo"/>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${this.url}/post"/>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${this.url}/sso"/>
  </IDPSSODescriptor>
</EntityDescriptor>`;
  }

  requestOf(location: URL): AuthnRequest {
    const xml = inflateRawSync(Buffer.from(location.searchParams.get("SAMLRequest") ?? "", "base64")).toString();
    const part = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? "";
    return {
      id: part(/ ID="([^"]+)"/),
      acsUrl: part(/AssertionConsumerServiceURL="([^"]+)"/),
      entityId: part(/<saml:Issuer[^>]*>([^<]+)</),
    };
  }

  /** The base64 of an answer to the request that a browser brought. */
  async answer(location: URL, forgery: SamlForgery = {}): Promise<string> {
    const xml = await this.answerXml(this.requestOf(location), forgery);
    return Buffer.from(forgery.change ? forgery.change(xml) : xml).toString("base64");
  }

  async answerXml(request: AuthnRequest, forgery: SamlForgery): Promise<string> {
    const sign = forgery.sign ?? "assertion";
    const responseId = id();
    const plain = this.#assertion(request, forgery);
    const changed = forgery.changeAssertion ? forgery.changeAssertion(plain) : plain;
    let assertion = sign === "assertion" || sign === "both" ? this.sign(changed, "Assertion", forgery) : changed;
    if (forgery.encryptFor !== undefined) assertion = await encryptAssertion(assertion, forgery);
    const inResponseTo = attribute("InResponseTo", forgery.inResponseTo, request.id);
    const ok = "urn:oasis:names:tc:SAML:2.0:status:Success";
    const xml = [
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${responseId}" Version="2.0"`,
      ` IssueInstant="${at(0)}" Destination="${forgery.destination ?? request.acsUrl}"${inResponseTo}>`,
      '<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">',
      `${forgery.responseIssuer ?? this.issuer}</saml:Issuer>`,
      `<samlp:Status><samlp:StatusCode Value="${ok}"/></samlp:Status>`.replace(ok, forgery.status ?? ok),
      forgery.status === undefined ? assertion : "",
      "</samlp:Response>",
    ].join("");
    return sign === "response" || sign === "both" ? this.sign(xml, "Response", forgery) : xml;
  }

  #assertion(request: AuthnRequest, forgery: SamlForgery): string {
    const attributes = Object.entries(forgery.attributes ?? {}).map(([name, value]) => {
      const values = [value].flat().map((each) => `<saml:AttributeValue>${escapeXml(each)}</saml:AttributeValue>`);
      return `<saml:Attribute Name="${name}">${values.join("")}</saml:Attribute>`;
    });
    if (forgery.rutXml !== undefined) {
      const value = `<saml:AttributeValue>${forgery.rutXml}</saml:AttributeValue>`;
      attributes.push(`<saml:Attribute Name="${RUT_ATTRIBUTE}">${value}</saml:Attribute>`);
    }
    const end = forgery.notOnOrAfter ?? 300;
    const confirmed = attribute("InResponseTo", forgery.confirmationInResponseTo, request.id);
    const audience = forgery.audience === null ? "" : (forgery.audience ?? request.entityId);
    const audiences = `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`;
    return [
      `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${forgery.assertionId ?? id()}"`,
      ` Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${forgery.issuer ?? this.issuer}</saml:Issuer>`,
      `<saml:Subject><saml:NameID Format="${FORMAT}${forgery.nameIdFormat ?? "persistent"}">`,
      `${forgery.nameIdXml ?? escapeXml(forgery.nameId ?? "persona-1")}</saml:NameID>`,
      '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
      `<saml:SubjectConfirmationData NotOnOrAfter="${at(forgery.confirmationEnd ?? end)}"`,
      ` Recipient="${forgery.recipient ?? request.acsUrl}"${confirmed}/>`,
      "</saml:SubjectConfirmation></saml:Subject>",
      `<saml:Conditions NotBefore="${at(forgery.notBefore ?? -5)}" NotOnOrAfter="${at(end)}">`,
      `${forgery.audience === null ? "" : audiences}</saml:Conditions>`,
      `<saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${forgery.sessionIndex ?? id()}"><saml:AuthnContext>`,
      "<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport",
      "</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>",
      attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement>` : "",
      "</saml:Assertion>",
    ].join("");
  }

  /** Signs the element of that name, which then holds its signature behind its issuer. */
  sign(xml: string, name: string, forgery: SamlForgery = {}): string {
    const { cert, key } = forgery.key === "other" ? this.#other : this.own;
    const isHmac = forgery.signatureAlgorithm?.includes("hmac") ?? false;
    const signer = new SignedXml({
      // Whoever takes the public certificate for a shared secret.
      privateKey: isHmac ? cert : key,
      publicCert: cert,
      signatureAlgorithm: (forgery.signatureAlgorithm ?? RSA_SHA256) as never,
      canonicalizationAlgorithm: C14N,
    });
    if (isHmac) signer.enableHMAC();
    const xpath = `//*[local-name(.)='${name}']`;
    signer.addReference({
      xpath,
      transforms: [ENVELOPED, C14N],
      digestAlgorithm: (forgery.digestAlgorithm ?? SHA256) as never,
    });
    signer.computeSignature(xml, {
      prefix: "ds",
      location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: "after" },
    });
    return signer.getSignedXml();
  }

  logoutXml(
    destination: string,
    { nameId = "persona-1", sessionIndex }: { nameId?: string; sessionIndex?: string },
  ): string {
    const index = sessionIndex === undefined ? "" : `<samlp:SessionIndex>${sessionIndex}</samlp:SessionIndex>`;
    return [
      '<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"',
      ` xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id()}" Version="2.0" IssueInstant="${at(0)}"`,
      ` Destination="${destination}"><saml:Issuer>${this.issuer}</saml:Issuer>`,
      `<saml:NameID Format="${FORMAT}persistent">${nameId}</saml:NameID>${index}</samlp:LogoutRequest>`,
    ].join("");
  }

  /** The query of a message in an address, signed beside it. */
  signedQuery(xml: string, { key = "own", relayState }: { key?: "own" | "other"; relayState?: string } = {}): string {
    const parts = [`SAMLRequest=${encodeURIComponent(deflateRawSync(xml).toString("base64"))}`];
    if (relayState !== undefined) parts.push(`RelayState=${encodeURIComponent(relayState)}`);
    parts.push(`SigAlg=${encodeURIComponent(RSA_SHA256)}`);
    const signer = createSign("sha256").update(parts.join("&"));
    const signature = signer.sign(key === "own" ? this.own.key : this.#other.key, "base64");
    return `?${parts.join("&")}&Signature=${encodeURIComponent(signature)}`;
  }
}

function attribute(name: string, given: string | null | undefined, right: string): string {
  return given === null ? "" : ` ${name}="${given ?? right}"`;
}

async function encryptAssertion(xml: string, { encryptFor, contentAlgorithm }: SamlForgery): Promise<string> {
  const encrypted = await promisify(encrypt)(xml, {
    pem: encryptFor ?? "",
    rsa_pub: encryptFor ?? "",
    encryptionAlgorithm: contentAlgorithm ?? "http://www.w3.org/2009/xmlenc11#aes256-gcm",
    keyEncryptionAlgorithm: "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p",
  } as never);
  const namespace = "urn:oasis:names:tc:SAML:2.0:assertion";
  return `<saml:EncryptedAssertion xmlns:saml="${namespace}">${encrypted}</saml:EncryptedAssertion>`;
}

import { createHash } from "node:crypto";
import type { CampusWay } from "../browser-answers.server.ts";
import { MAX_ENCODED } from "./message.server.ts";
import { SAML_WAY, type SamlProvider } from "./provider.server.ts";
import { forgetTransaction } from "./transaction.server.ts";

/** What browsers and the provider's administrator get to see. */

/** Most bytes of a form: the message, with what a form writes as three signs. */
export const MAX_FORM_BYTES = MAX_ENCODED + 64 * 1024;
/** The fields of the form that is sent on. */
const CONTINUED = "continued";

export const SAML_CAMPUS_WAY: CampusWay = { name: SAML_WAY, event: "saml_refused", forget: forgetTransaction };

export const wasContinued = (form: URLSearchParams): boolean => form.has(CONTINUED);

/**
 * The provider's form comes from another site, and browsers leave our cookies out of it. This page sends it once more,
 * from here: the cookies stay Lax, and what counts is a request of our own origin like any other.
 */
export function continuePage(form: URLSearchParams, nonce: string): Response {
  // Nothing but base64 is written into the page.
  const message = (form.get("SAMLResponse") ?? "").slice(0, MAX_ENCODED + 1).replace(/[^A-Za-z\d+/=]/g, "");
  const html = `<!doctype html>
<html lang="es-CL">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Terminando tu ingreso</title></head>
<body><main><h1>Terminando tu ingreso</h1>
<p>Si esta página no avanza sola, aprieta el botón.</p>
<form method="post" action="/auth/saml/acs">
<input type="hidden" name="SAMLResponse" value="${message}"><input type="hidden" name="${CONTINUED}" value="1">
<button type="submit">Continuar</button></form></main>
<script nonce="${nonce}">document.forms[0].submit()</script></body>
</html>`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } });
}

const BINDING = "urn:oasis:names:tc:SAML:2.0:bindings:";
const ENCRYPTION = ["http://www.w3.org/2009/xmlenc11#aes256-gcm", "http://www.w3.org/2009/xmlenc11#aes128-gcm"];
const KEY_ENCRYPTION = "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p";

/** This platform as the provider's administrator registers it. */
export function metadataDocument(provider: SamlProvider): string {
  const keys = provider.own
    ? ["signing", "encryption"].map((use) => keyDescriptor(provider.own?.certificate, use))
    : [];
  const logout = ["HTTP-Redirect", "HTTP-POST"].map(
    (binding) => `<md:SingleLogoutService Binding="${BINDING}${binding}" Location="${escapeXml(provider.logoutUrl)}"/>`,
  );
  const entity = escapeXml(provider.entityId);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" ID="${idOf(provider)}" entityID="${entity}">`,
    '<md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"',
    `  AuthnRequestsSigned="${provider.own !== undefined}" WantAssertionsSigned="true">`,
    ...keys,
    ...logout,
    `<md:AssertionConsumerService Binding="${BINDING}HTTP-POST" Location="${escapeXml(provider.acsUrl)}"`,
    '  index="1" isDefault="true"/>',
    "</md:SPSSODescriptor>",
    "</md:EntityDescriptor>",
    "",
  ].join("\n");
}

function keyDescriptor(certificate: string | undefined, use: string): string {
  const base64 = (certificate ?? "").replace(/-----[A-Z ]+-----/g, "").trim();
  const methods = [...ENCRYPTION, KEY_ENCRYPTION].map((each) => `<md:EncryptionMethod Algorithm="${each}"/>`);
  return [
    `<md:KeyDescriptor use="${use}">`,
    '<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>',
    `<ds:X509Certificate>${base64}</ds:X509Certificate>`,
    "</ds:X509Data></ds:KeyInfo>",
    ...(use === "encryption" ? methods : []),
    "</md:KeyDescriptor>",
  ].join("\n");
}

const idOf = ({ entityId }: SamlProvider): string => `_${createHash("sha256").update(entityId).digest("hex")}`;

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

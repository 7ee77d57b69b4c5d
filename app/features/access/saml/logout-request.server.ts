import { verify } from "node:crypto";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { childrenOf, type XmlElement } from "#app/platform/xml-tree.server.ts";
import {
  ASSERTION,
  checkSignatures,
  decodeMessage,
  decodeText,
  decryptPart,
  MAX_ENCODED,
  MessageRefused,
  PROTOCOL,
  parseMessage,
  timeOf,
} from "./message.server.ts";
import { CLOCK_TOLERANCE_MS, type SamlProvider, samlClient } from "./provider.server.ts";

/** The provider's word that somebody has signed out, checked; anybody can send one: see verify.server.ts. */

/** A request is younger than this. */
const MAX_AGE_MS = 5 * MINUTE_MS;
const DSIG = "http://www.w3.org/2000/09/xmldsig#";
const HASH_OF: Readonly<Record<string, string>> = {
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256": "sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512": "sha512",
};

export type LogoutRequest = { id: string; nameId: string; sessionIndexes: string[] };

/** How the message came: the form of a POST, or the query of a redirect, as it was sent. */
export type SentMessage = { form: string } | { query: string };

/**
 * Checks signature, issuer, destination and times of a LogoutRequest.
 * @param now epoch milliseconds
 * @throws MessageRefused
 */
export async function readLogoutRequest(
  provider: SamlProvider,
  sent: SentMessage,
  now: number,
): Promise<LogoutRequest> {
  const xml = "form" in sent ? await signedForm(provider, sent.form) : await signedQuery(provider, sent.query);
  const root = parseMessage(xml);
  const { ID: id = "", Version: version, Destination, IssueInstant, NotOnOrAfter } = root.attributes;
  if (root.name !== "LogoutRequest" || root.namespace !== PROTOCOL || version !== "2.0" || id === "")
    throw new MessageRefused("no request");
  const issuers = childrenOf(root, ASSERTION, "Issuer");
  if (issuers.length !== 1 || issuers[0]?.text !== provider.identityProvider.issuer) throw new MessageRefused("issuer");
  if (Destination !== provider.logoutUrl) throw new MessageRefused("destination");
  const issued = timeOf(IssueInstant);
  const until = timeOf(NotOnOrAfter);
  if (issued === null || Math.abs(now - issued) > MAX_AGE_MS) throw new MessageRefused("expired");
  if (until !== null && until <= now - CLOCK_TOLERANCE_MS) throw new MessageRefused("expired");
  const nameId = await nameIn(provider, xml, root);
  const sessionIndexes = childrenOf(root, PROTOCOL, "SessionIndex").map(({ text }) => text.trim());
  return { id, nameId, sessionIndexes };
}

async function nameIn(provider: SamlProvider, xml: string, root: XmlElement): Promise<string> {
  const names = childrenOf(root, ASSERTION, "NameID");
  const encrypted = childrenOf(root, ASSERTION, "EncryptedID");
  if (names.length + encrypted.length !== 1) throw new MessageRefused("subject");
  const name = names[0] ?? parseMessage(await decryptPart(xml, root, provider.own?.key));
  if (name.name !== "NameID" || name.namespace !== ASSERTION || name.children.length > 0)
    throw new MessageRefused("subject");
  return name.text.trim();
}

/** A request in a form is signed inside. */
async function signedForm(provider: SamlProvider, form: string): Promise<string> {
  const [encoded = "", ...more] = new URLSearchParams(form).getAll("SAMLRequest");
  if (more.length > 0) throw new MessageRefused("twice");
  const xml = decodeMessage(encoded);
  const root = parseMessage(xml);
  checkSignatures(root);
  if (root.name !== "LogoutRequest" || childrenOf(root, DSIG, "Signature").length !== 1)
    throw new MessageRefused("signature");
  await samlClient(provider)
    .validatePostRequestAsync({ SAMLRequest: encoded })
    .catch(() => {
      throw new MessageRefused("signature");
    });
  return xml;
}

/** A request in an address is signed beside it: the text of its parameters, as they were sent and in this order. */
async function signedQuery(provider: SamlProvider, query: string): Promise<string> {
  const pairs = query.replace(/^\?/, "").split("&");
  const sentAs = (name: string) => {
    const found = pairs.filter((pair) => pair.startsWith(`${name}=`));
    if (found.length > 1) throw new MessageRefused("twice");
    return found[0];
  };
  const parameters = new URLSearchParams(query);
  const names = ["SAMLRequest", "RelayState", "SigAlg"];
  // A name that is written in another way would be read here and not be signed.
  if ([...names, "Signature"].some((name) => parameters.has(name) !== (sentAs(name) !== undefined)))
    throw new MessageRefused("twice");
  if (parameters.getAll("SAMLRequest").length !== 1) throw new MessageRefused("twice");
  const hash = HASH_OF[parameters.get("SigAlg") ?? ""];
  if (hash === undefined) throw new MessageRefused("algorithm");
  const text = Buffer.from(
    names
      .map(sentAs)
      .filter((pair) => pair !== undefined)
      .join("&"),
  );
  const signature = Buffer.from(parameters.get("Signature") ?? "", "base64");
  const isSigned = provider.identityProvider.certificates.some((pem) => verify(hash, text, pem, signature));
  if (!isSigned) throw new MessageRefused("signature");
  const packed = Buffer.from(parameters.get("SAMLRequest") ?? "", "base64");
  const unpacked = await promisify(inflateRaw)(packed, { maxOutputLength: MAX_ENCODED }).catch(() => {
    throw new MessageRefused("too large");
  });
  return decodeText(unpacked);
}

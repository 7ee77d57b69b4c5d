import { decrypt } from "xml-encryption";
import { allElements, childrenOf, parseXmlTree, type XmlElement, XmlRefused } from "#app/platform/xml-tree.server.ts";

/**
 * What a message must look like before any signature is checked: one reading for every reader, nothing hidden beside
 * what is signed, and no algorithm that is broken.
 */

export const PROTOCOL = "urn:oasis:names:tc:SAML:2.0:protocol";
export const ASSERTION = "urn:oasis:names:tc:SAML:2.0:assertion";
const DSIG = "http://www.w3.org/2000/09/xmldsig#";
const XMLENC = "http://www.w3.org/2001/04/xmlenc#";
const XMLENC11 = "http://www.w3.org/2009/xmlenc11#";
const EXCLUSIVE_C14N = "http://www.w3.org/2001/10/xml-exc-c14n#";

/** Characters of base64 in a form. */
export const MAX_ENCODED = 256 * 1024;
const LIMITS = { elements: 500, attributes: 1_000, depth: 32 };

const SIGNATURES = [
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
];
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  [`${DSIG} SignatureMethod`]: SIGNATURES,
  [`${DSIG} CanonicalizationMethod`]: [EXCLUSIVE_C14N],
  [`${DSIG} Transform`]: [EXCLUSIVE_C14N, `${DSIG}enveloped-signature`],
};
const DIGESTS = [`${XMLENC}sha256`, `${XMLENC}sha512`];
const CONTENT_ENCRYPTION = [`${XMLENC11}aes128-gcm`, `${XMLENC11}aes256-gcm`];
const KEY_ENCRYPTION = [`${XMLENC}rsa-oaep-mgf1p`];

/** A message that is not taken. `message` is a word of ours for the log. */
export class MessageRefused extends Error {
  override name = "MessageRefused";
}

/** @throws MessageRefused */
export function decodeMessage(encoded: string): string {
  if (encoded.length > MAX_ENCODED) throw new MessageRefused("too large");
  const base64 = encoded.replace(/[\r\n]/g, "");
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(base64)) throw new MessageRefused("not base64");
  return decodeText(Buffer.from(base64, "base64"));
}

/** @throws MessageRefused */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MessageRefused("not UTF-8");
  }
}

/** @throws MessageRefused */
export function parseMessage(xml: string): XmlElement {
  try {
    // An XML declaration is the one instruction that is no instruction.
    return parseXmlTree(xml.replace(/^<\?xml [^<>?]*\?>/, ""), LIMITS);
  } catch (error) {
    throw new MessageRefused(error instanceof XmlRefused ? error.message : "not readable");
  }
}

/**
 * Checks where signatures stand and what they are made of; not whether they fit.
 * @throws MessageRefused
 */
export function checkSignatures(root: XmlElement): void {
  const elements = allElements(root);
  checkIds(elements);
  for (const { namespace, name, attributes } of elements) {
    const allowed = ALLOWED[`${namespace} ${name}`];
    if (allowed && !allowed.includes(attributes.Algorithm ?? "")) throw new MessageRefused("algorithm");
    // Room in which somebody can keep what was signed once.
    if (namespace === DSIG && (name === "Object" || name === "Manifest")) throw new MessageRefused("signature place");
  }
  let expected = 0;
  for (const element of elements) {
    const signatures = childrenOf(element, DSIG, "Signature");
    if (signatures.length > 1) throw new MessageRefused("signature place");
    const [signature] = signatures;
    if (!signature) continue;
    const isSignable = element.name === "Assertion" || element === root;
    if (!isSignable) throw new MessageRefused("signature place");
    checkSignature(signature, element);
    expected += 1;
  }
  const all = elements.filter(({ namespace, name }) => namespace === DSIG && name === "Signature").length;
  if (all !== expected) throw new MessageRefused("signature place");
}

/** One signature, of the element in which it stands, by algorithms that hold. */
function checkSignature(signature: XmlElement, owner: XmlElement): void {
  const below = allElements(signature).filter(({ namespace }) => namespace === DSIG);
  const references = below.filter(({ name }) => name === "Reference");
  const [reference] = references;
  const id = owner.attributes.ID ?? "";
  if (!reference || references.length > 1 || id === "" || reference.attributes.URI !== `#${id}`)
    throw new MessageRefused("signature reference");
  const digests = below.filter(({ name }) => name === "DigestMethod");
  if (digests.length !== 1 || !DIGESTS.includes(digests[0]?.attributes.Algorithm ?? ""))
    throw new MessageRefused("algorithm");
  if (below.filter(({ name }) => name === "SignedInfo").length !== 1) throw new MessageRefused("signature place");
}

function checkIds(elements: XmlElement[]): void {
  const ids = elements.flatMap(({ attributes }) =>
    Object.entries(attributes)
      .filter(([name]) => /^id$/i.test(name))
      .map(([, value]) => value),
  );
  if (new Set(ids).size !== ids.length) throw new MessageRefused("same id twice");
}

/**
 * Opens what was encrypted for this platform.
 * @param xml the message; it holds one encrypted element
 * @throws MessageRefused
 */
export async function decryptPart(xml: string, root: XmlElement, key: string | undefined): Promise<string> {
  if (key === undefined) throw new MessageRefused("encrypted");
  const elements = allElements(root);
  const method = (kind: string) => {
    const found = elements.filter(({ namespace, name }) => namespace === XMLENC && name === kind);
    const [only] = found;
    if (!only || found.length > 1) throw new MessageRefused("encryption");
    return childrenOf(only, XMLENC, "EncryptionMethod")[0]?.attributes.Algorithm ?? "";
  };
  const isAllowed =
    CONTENT_ENCRYPTION.includes(method("EncryptedData")) && KEY_ENCRYPTION.includes(method("EncryptedKey"));
  if (!isAllowed) throw new MessageRefused("encryption algorithm");
  return new Promise((resolve, reject) => {
    const options = { key, disallowDecryptionWithInsecureAlgorithm: true, warnInsecureAlgorithm: false };
    decrypt(xml, options, (error, text) => {
      if (error || typeof text !== "string") reject(new MessageRefused("encryption"));
      else resolve(text);
    });
  });
}

/** Epoch milliseconds; null for none. @throws MessageRefused a time that cannot be read */
export function timeOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const epoch = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(epoch)) throw new MessageRefused("time");
  return epoch;
}

import { allElements, childrenOf, type XmlElement } from "#app/platform/xml-tree.server.ts";
import {
  ASSERTION,
  checkSignatures,
  decodeMessage,
  decryptPart,
  MessageRefused,
  PROTOCOL,
  parseMessage,
  timeOf,
} from "./message.server.ts";
import { CLOCK_TOLERANCE_MS, type SamlProvider, samlClient } from "./provider.server.ts";

/** The answer of an identity provider, checked. It computes on what anybody can send: see verify.server.ts. */

export type VerifiedAssertion = {
  id: string;
  /** Until when the provider lets it count, epoch milliseconds. */
  expiresAt: number;
  nameId: { value: string; format: string } | null;
  sessionIndex: string | null;
  /** Every value that was sent under a name, in order. */
  attributes: [name: string, values: string[]][];
};

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";
/** The person, and not the platform, is why there is no assertion. */
const CANCELLED = /:(AuthnFailed|RequestDenied|NoPassive)$/;

/** The provider signed nobody in. */
export class NobodySignedIn extends Error {
  override name = "NobodySignedIn";
  readonly isCancelled: boolean;
  constructor(isCancelled: boolean) {
    super("the provider said no");
    this.isCancelled = isCancelled;
  }
}

/**
 * Checks signature, issuer, audience, recipient, times, and that it answers the request of this browser.
 * @param answer the form's SAMLResponse, the ID of the browser's request, and now in epoch milliseconds
 * @throws MessageRefused, NobodySignedIn
 */
export async function verifiedAssertion(
  provider: SamlProvider,
  { encoded, requestId, now }: { encoded: string; requestId: string; now: number },
): Promise<VerifiedAssertion> {
  const xml = decodeMessage(encoded);
  const response = parseMessage(xml);
  checkResponse(provider, response, requestId);
  await checkAssertionShape(provider, xml, response);
  const signed = await signedAssertion(provider, encoded);
  return readAssertion(provider, parseMessage(signed), { requestId, now });
}

function checkResponse(provider: SamlProvider, response: XmlElement, requestId: string): void {
  const { name, namespace, attributes } = response;
  if (name !== "Response" || namespace !== PROTOCOL || attributes.Version !== "2.0")
    throw new MessageRefused("no response");
  if (attributes.InResponseTo !== requestId) throw new MessageRefused("in response to");
  if (attributes.Destination !== undefined && attributes.Destination !== provider.acsUrl)
    throw new MessageRefused("destination");
  const issuers = childrenOf(response, ASSERTION, "Issuer");
  if (issuers.length > 1 || issuers.some(({ text }) => text !== provider.identityProvider.issuer))
    throw new MessageRefused("issuer");
  const codes = childrenOf(response, PROTOCOL, "Status").flatMap(allElements);
  const values = codes.filter(({ name: each }) => each === "StatusCode").map((code) => code.attributes.Value ?? "");
  if (values[0] !== SUCCESS) throw new NobodySignedIn(values.some((value) => CANCELLED.test(value)));
}

/** One assertion, in its place, in the clear or encrypted. */
async function checkAssertionShape(provider: SamlProvider, xml: string, response: XmlElement): Promise<void> {
  checkSignatures(response);
  const isAssertion = ({ name }: XmlElement) => name === "Assertion" || name === "EncryptedAssertion";
  const places = response.children.filter(isAssertion);
  const [assertion] = places;
  if (!assertion || assertion.namespace !== ASSERTION || places.length > 1) throw new MessageRefused("assertions");
  if (allElements(response).filter(isAssertion).length > 1) throw new MessageRefused("assertions");
  if (assertion.name === "Assertion") return;
  const opened = parseMessage(await decryptPart(xml, response, provider.own?.key));
  if (opened.name !== "Assertion" || opened.namespace !== ASSERTION) throw new MessageRefused("assertions");
  if (allElements(opened).filter(isAssertion).length > 1) throw new MessageRefused("assertions");
  checkSignatures(opened);
}

/** The text that was signed, as the library canonicalized it. */
async function signedAssertion(provider: SamlProvider, encoded: string): Promise<string> {
  const { profile } = await samlClient(provider)
    .validatePostResponseAsync({ SAMLResponse: encoded })
    .catch((error: unknown) => {
      throw new MessageRefused(causeOf(error));
    });
  const signed = profile?.getAssertionXml?.();
  if (signed === undefined) throw new MessageRefused("signature");
  return signed;
}

/** The library's messages quote what was sent: only their kind is kept. */
function causeOf(error: unknown): string {
  const text = error instanceof Error ? error.message : "";
  const kinds = ["signature", "audience", "expired", "not yet valid", "subject confirmation"];
  return kinds.find((kind) => text.toLowerCase().includes(kind)) ?? "not readable";
}

type Asked = { requestId: string; now: number };

function readAssertion(provider: SamlProvider, assertion: XmlElement, asked: Asked): VerifiedAssertion {
  const { ID: id = "", Version: version } = assertion.attributes;
  if (assertion.name !== "Assertion" || version !== "2.0" || id === "") throw new MessageRefused("assertions");
  const [issuer, ...moreIssuers] = childrenOf(assertion, ASSERTION, "Issuer");
  if (issuer?.text !== provider.identityProvider.issuer || moreIssuers.length > 0) throw new MessageRefused("issuer");
  const expiresAt = checkConditions(provider, only(assertion, "Conditions"), asked.now);
  const subject = only(assertion, "Subject");
  checkConfirmation(provider, subject, asked);
  const statement = childrenOf(assertion, ASSERTION, "AuthnStatement")[0];
  if (!statement) throw new MessageRefused("no sign-in in it");
  const end = timeOf(statement.attributes.SessionNotOnOrAfter);
  if (end !== null && end <= asked.now - CLOCK_TOLERANCE_MS) throw new MessageRefused("expired");
  return {
    id,
    expiresAt,
    nameId: nameIdOf(subject),
    sessionIndex: statement.attributes.SessionIndex ?? null,
    attributes: attributesOf(assertion),
  };
}

function only(element: XmlElement, name: string): XmlElement {
  const found = childrenOf(element, ASSERTION, name);
  const [first] = found;
  if (!first || found.length > 1) throw new MessageRefused(name.toLowerCase());
  return first;
}

/** @returns the end, epoch milliseconds */
function checkConditions(provider: SamlProvider, conditions: XmlElement, now: number): number {
  const end = checkTimes(conditions, now);
  if (end === null) throw new MessageRefused("no end");
  const restrictions = childrenOf(conditions, ASSERTION, "AudienceRestriction");
  const isForUs = (restriction: XmlElement) =>
    childrenOf(restriction, ASSERTION, "Audience").some(({ text }) => text === provider.entityId);
  if (restrictions.length === 0 || !restrictions.every(isForUs)) throw new MessageRefused("audience");
  return end;
}

function checkTimes({ attributes }: XmlElement, now: number): number | null {
  const start = timeOf(attributes.NotBefore);
  const end = timeOf(attributes.NotOnOrAfter);
  if (start !== null && start > now + CLOCK_TOLERANCE_MS) throw new MessageRefused("not yet valid");
  if (end !== null && end <= now - CLOCK_TOLERANCE_MS) throw new MessageRefused("expired");
  return end;
}

/** Whoever brings it is the person, here, now, and in answer to this browser's request. */
function checkConfirmation(provider: SamlProvider, subject: XmlElement, { requestId, now }: Asked): void {
  const bearers = childrenOf(subject, ASSERTION, "SubjectConfirmation").filter(
    ({ attributes }) => attributes.Method === BEARER,
  );
  const [bearer] = bearers;
  if (!bearer || bearers.length > 1) throw new MessageRefused("subject confirmation");
  const data = only(bearer, "SubjectConfirmationData");
  if (data.attributes.Recipient !== provider.acsUrl) throw new MessageRefused("recipient");
  if (data.attributes.InResponseTo !== requestId) throw new MessageRefused("in response to");
  if (checkTimes(data, now) === null) throw new MessageRefused("no end");
}

function nameIdOf(subject: XmlElement): VerifiedAssertion["nameId"] {
  const found = childrenOf(subject, ASSERTION, "NameID");
  if (found.length > 1) throw new MessageRefused("subject");
  const [nameId] = found;
  if (!nameId) return null;
  const value = plainText(nameId);
  return value === "" ? null : { value, format: nameId.attributes.Format ?? "" };
}

function attributesOf(assertion: XmlElement): VerifiedAssertion["attributes"] {
  const found = new Map<string, string[]>();
  for (const statement of childrenOf(assertion, ASSERTION, "AttributeStatement")) {
    for (const attribute of childrenOf(statement, ASSERTION, "Attribute")) {
      const values = childrenOf(attribute, ASSERTION, "AttributeValue");
      const name = attribute.attributes.Name ?? "";
      // One with elements in it (an eduPersonTargetedID) is none that is read here.
      const texts = values.filter(({ children }) => children.length === 0).map(plainText);
      found.set(name, [...(found.get(name) ?? []), ...texts]);
    }
  }
  return [...found];
}

function plainText({ text, children }: XmlElement): string {
  if (children.length > 0) throw new MessageRefused("subject");
  return text.trim();
}

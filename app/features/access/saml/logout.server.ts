import { verify } from "node:crypto";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { endProviderSessions } from "#app/features/auth/session.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { childrenOf, type XmlElement } from "#app/platform/xml-tree.server.ts";
import type { Db } from "#db/open.server.ts";
import { endPendingOfProvider } from "../second-factor/pending-sign-in.server.ts";
import { spendToken } from "../used-tokens.server.ts";
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
import { CLOCK_TOLERANCE_MS, SAML_WAY, type SamlProvider, samlClient } from "./provider.server.ts";
import { sessionNumber } from "./sign-in.server.ts";

/** The provider says that somebody has signed out there (Single Logout Profile, begun by the provider). */

/** A request is younger than this. */
const MAX_AGE_MS = 5 * MINUTE_MS;
const DSIG = "http://www.w3.org/2000/09/xmldsig#";
const HASH_OF: Readonly<Record<string, string>> = {
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256": "sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512": "sha512",
};

type LogoutRequest = { id: string; nameId: string; sessionIndexes: string[] };

/** How the message came: the form of a POST, or the query of a redirect, as it was sent. */
export type SentMessage = { form: URLSearchParams } | { query: string };

/**
 * Ends the sessions that the provider's request names.
 * @returns where the browser goes back to with our answer. @throws AppError bad_request for a request that is not right
 */
export async function finishProviderLogout(db: Db, provider: SamlProvider, sent: SentMessage): Promise<string> {
  const request = await readRequest(provider, sent).catch((error: unknown) => {
    if (error instanceof MessageRefused) return refuse(error.message);
    throw error;
  });
  const expiresAt = new Date(authRuntime().clock.now().getTime() + DAY_MS);
  const ended = await db.transaction().execute(async (trx) => {
    if (!(await spendToken(trx, "saml logout", request.id, expiresAt))) return null;
    return endNamed(trx, provider, request);
  });
  if (ended === null) return refuse("used before");
  log.info({ event: "saml_logout", ended }, "the provider ended sessions");
  if (provider.identityProvider.logoutUrl === undefined) return "/login";
  const relayState = "form" in sent ? sent.form.get("RelayState") : new URLSearchParams(sent.query).get("RelayState");
  const profile = { issuer: provider.identityProvider.issuer, nameID: "", nameIDFormat: "", ID: request.id };
  return samlClient(provider).getLogoutResponseUrlAsync(profile, relayState?.slice(0, 1_000) ?? "", {}, true);
}

/** By name and index together; without an index, every session of the person. */
async function endNamed(trx: Db, { identityProvider }: SamlProvider, request: LogoutRequest): Promise<number> {
  const { nameId, sessionIndexes } = request;
  let ended = 0;
  const numbers = sessionIndexes.length > 0 ? sessionIndexes : [null];
  for (const index of numbers) ended += await end(trx, { sessionId: sessionNumber(nameId, index) });
  if (sessionIndexes.length > 0) return ended;
  const link = await trx
    .selectFrom("external_identities")
    .select("user_id")
    .where("provider", "=", SAML_WAY)
    .where("issuer", "=", identityProvider.issuer)
    .where("subject", "=", nameId)
    .executeTakeFirst();
  return link ? ended + (await end(trx, { userId: link.user_id })) : ended;
}

async function end(trx: Db, which: Parameters<typeof endProviderSessions>[2]): Promise<number> {
  await endPendingOfProvider(trx, SAML_WAY, which);
  return endProviderSessions(trx, SAML_WAY, which);
}

async function readRequest(provider: SamlProvider, sent: SentMessage): Promise<LogoutRequest> {
  const xml = "form" in sent ? await signedForm(provider, sent.form) : await signedQuery(provider, sent.query);
  const root = parseMessage(xml);
  const { ID: id = "", Version: version, Destination, IssueInstant, NotOnOrAfter } = root.attributes;
  if (root.name !== "LogoutRequest" || root.namespace !== PROTOCOL || version !== "2.0" || id === "")
    throw new MessageRefused("no request");
  const issuers = childrenOf(root, ASSERTION, "Issuer");
  if (issuers.length !== 1 || issuers[0]?.text !== provider.identityProvider.issuer) throw new MessageRefused("issuer");
  if (Destination !== provider.logoutUrl) throw new MessageRefused("destination");
  const now = authRuntime().clock.now().getTime();
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
async function signedForm(provider: SamlProvider, form: URLSearchParams): Promise<string> {
  const [encoded = "", ...more] = form.getAll("SAMLRequest");
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

function refuse(cause: string): never {
  log.warn({ event: "saml_logout_refused", cause }, "a logout request was refused");
  throw new AppError("bad_request", "Ese aviso de cierre de sesión no es válido.", { title: "invalid_request" });
}

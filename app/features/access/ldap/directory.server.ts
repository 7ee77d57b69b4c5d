import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import type { ConnectionOptions } from "node:tls";
import {
  Client,
  type Entry,
  Filter,
  InappropriateAuthError,
  InvalidCredentialsError,
  InvalidDNSyntaxError,
  NoSuchObjectError,
  ResultCodeError,
  type SearchOptions,
} from "ldapts";
import { SECOND_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { isLoopbackHost } from "#app/platform/loopback.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import type { SignInSettings } from "#app/platform/sign-in-settings.server.ts";

/** Asks the institution's directory whether a user name and a password belong together: an LDAP bind. */

export type DirectorySettings = Pick<SignInSettings, Extract<keyof SignInSettings, `LDAP_${string}`>> &
  Pick<Settings, "LDAP_URL">;

export type DirectoryPerson = { subject: string; identifier: string | undefined; name: string | undefined };

const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
const OPERATION_TIMEOUT_MS = 8 * SECOND_MS;
/** Numbers that a directory never gives to somebody else: OpenLDAP's, Active Directory's. */
const STABLE_NUMBERS = ["entryUUID", "objectGUID"] as const;
/** The answers of a directory that mean: not this person. */
const WRONG = [InvalidCredentialsError, InvalidDNSyntaxError, NoSuchObjectError, InappropriateAuthError];

/**
 * Null for an unknown user, a wrong password, and a name that more than one entry has. Referrals are not followed.
 * @throws whatever keeps the directory from answering
 */
export async function askDirectory(
  settings: DirectorySettings,
  username: string,
  password: string,
): Promise<DirectoryPerson | null> {
  // A bind without a password succeeds as nobody.
  if (password === "" || username === "") return null;
  return withConnection(settings, async (client) => {
    const dn = await findDn(client, settings, username);
    if (!(await isBound(client, dn ?? unknownDn(settings), password)) || dn === null) return null;
    const entry = await ownEntry(client, settings, dn);
    return entry && personOf(entry, settings);
  });
}

/** What a sign-in meets on its way. `identifiers`: of each of the first entries that fit, as written there. */
export type DirectorySeen =
  | { what: "connected" }
  | { what: "bound" }
  | { what: "entries"; identifiers: (string | undefined)[] };

const FIRST_ENTRIES = 20;

/**
 * Goes the way of a sign-in as far as it leads without a person, and says what it meets.
 * @throws whatever keeps the directory from answering
 */
export function inspectDirectory(settings: DirectorySettings, onSeen: (seen: DirectorySeen) => void): Promise<void> {
  const { LDAP_BASE, LDAP_USER_FILTER, LDAP_BIND_DN, LDAP_SEARCH_DN, LDAP_RUT_ATTRIBUTE = "" } = settings;
  return withConnection(settings, async (client) => {
    const isBoundFirst = LDAP_SEARCH_DN !== undefined;
    // Connects: without it nothing has been said yet.
    const first = isBoundFirst
      ? bindForSearch(client, settings)
      : client.search("", { ...SEARCH, scope: "base", filter: EVERY_ENTRY, attributes: ["1.1"] });
    await first.catch((error: unknown) => {
      if (error instanceof ResultCodeError) onSeen({ what: "connected" });
      throw error;
    });
    onSeen({ what: "connected" });
    if (isBoundFirst) onSeen({ what: "bound" });
    if (LDAP_BIND_DN !== undefined) return;
    const { searchEntries } = await client.search(LDAP_BASE ?? "", {
      ...SEARCH,
      scope: "sub",
      filter: filled(LDAP_USER_FILTER ?? "", "*"),
      sizeLimit: FIRST_ENTRIES,
      attributes: [LDAP_RUT_ATTRIBUTE],
    });
    onSeen({ what: "entries", identifiers: searchEntries.map((entry) => only(entry, LDAP_RUT_ATTRIBUTE)) });
  });
}

/** Encrypted before anything else is said; plain only to this machine. */
async function withConnection<T>(settings: DirectorySettings, work: (client: Client) => Promise<T>): Promise<T> {
  const url = new URL(settings.LDAP_URL ?? "");
  const tlsOptions = tlsOptionsOf(url, settings);
  const isTls = url.protocol === "ldaps:";
  const client = new Client({
    url: url.href.replace(/\/$/, ""),
    timeout: OPERATION_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    ...(isTls && { tlsOptions }),
  });
  try {
    const isPlain = !isTls && isLoopbackHost(url.hostname) && settings.LDAP_CA === undefined;
    if (!isTls && !isPlain) await client.startTLS(tlsOptions);
    return await work(client);
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/** With `host`: an upgraded connection would otherwise be compared with the name "localhost". */
function tlsOptionsOf(url: URL, { LDAP_CA }: DirectorySettings): ConnectionOptions {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return {
    host,
    ...(isIP(host) === 0 && { servername: host }),
    minVersion: "TLSv1.2",
    rejectUnauthorized: true,
    ...(LDAP_CA !== undefined && { ca: readFileSync(path.resolve(projectRoot, LDAP_CA)) }),
  };
}

/** The DN of the one entry with this name; null for none and for several. */
async function findDn(client: Client, settings: DirectorySettings, username: string): Promise<string | null> {
  const { LDAP_BASE, LDAP_USER_FILTER, LDAP_BIND_DN } = settings;
  if (LDAP_BIND_DN !== undefined) return filled(LDAP_BIND_DN, escapeDn(username));
  await bindForSearch(client, settings);
  const { searchEntries } = await client.search(LDAP_BASE ?? "", {
    ...SEARCH,
    scope: "sub",
    filter: filled(LDAP_USER_FILTER ?? "", Filter.escape(username)),
    sizeLimit: 0,
    attributes: ["1.1"],
  });
  const [entry] = searchEntries;
  return entry && searchEntries.length === 1 ? entry.dn : null;
}

const SEARCH: SearchOptions = { derefAliases: "never", timeLimit: OPERATION_TIMEOUT_MS / SECOND_MS };

async function bindForSearch(
  client: Client,
  { LDAP_SEARCH_DN, LDAP_SEARCH_PASSWORD }: DirectorySettings,
): Promise<void> {
  if (LDAP_SEARCH_DN !== undefined && LDAP_SEARCH_PASSWORD !== undefined)
    await client.bind(LDAP_SEARCH_DN, LDAP_SEARCH_PASSWORD);
}

async function isBound(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (WRONG.some((kind) => error instanceof kind)) return false;
    throw error;
  }
}

/** Unknown people cost a bind too: nobody can tell by the time who is in the directory. */
function unknownDn({ LDAP_BASE }: DirectorySettings): string {
  return `cn=nadie,${LDAP_BASE ?? ""}`;
}

/** Read as the person, who has just been let in. */
async function ownEntry(client: Client, settings: DirectorySettings, dn: string): Promise<Entry | null> {
  const { searchEntries } = await client.search(dn, {
    ...SEARCH,
    scope: "base",
    filter: EVERY_ENTRY,
    attributes: [settings.LDAP_RUT_ATTRIBUTE ?? "", "displayName", "cn", ...STABLE_NUMBERS],
    explicitBufferAttributes: ["objectGUID"],
  });
  return searchEntries.length === 1 ? (searchEntries[0] ?? null) : null;
}

const EVERY_ENTRY = "(objectClass=*)";

function personOf(entry: Entry, { LDAP_RUT_ATTRIBUTE }: DirectorySettings): DirectoryPerson {
  const number = STABLE_NUMBERS.map((name) => only(entry, name)).find((value) => value !== undefined);
  return {
    subject: number ?? entry.dn.toLowerCase(),
    identifier: only(entry, LDAP_RUT_ATTRIBUTE ?? ""),
    name: only(entry, "displayName") ?? only(entry, "cn"),
  };
}

/** The value of an attribute that has exactly one; bytes as hexadecimal. */
function only(entry: Entry, name: string): string | undefined {
  const key = Object.keys(entry).find((each) => each.toLowerCase() === name.toLowerCase());
  const sent = key === undefined ? [] : [entry[key] ?? []].flat();
  const [value] = sent;
  if (sent.length !== 1 || value === undefined) return undefined;
  const text = typeof value === "string" ? value : value.toString("hex");
  return text === "" ? undefined : text;
}

/** Text of a template, without String.replace's own signs ($&). */
function filled(template: string, value: string): string {
  return template.split("{usuario}").join(value);
}

/** Every sign that is no letter or digit, as its bytes (RFC 4514). */
function escapeDn(value: string): string {
  return [...Buffer.from(value, "utf8")]
    .map((byte) => (isPlainByte(byte) ? String.fromCharCode(byte) : `\\${byte.toString(16).padStart(2, "0")}`))
    .join("");
}

const isPlainByte = (byte: number): boolean => /[\da-z]/i.test(String.fromCharCode(byte));

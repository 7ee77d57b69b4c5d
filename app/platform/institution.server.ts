import type { Db } from "#db/open.server.ts";
import type { Settings } from "./env.server.ts";

/** What the office says of its institution, with the settings of the environment where it says nothing. */

type Defaults = Pick<Settings, "INSTITUTION_NAME" | "LOGO" | "SUPPORT_CONTACT">;

export type ContactLink = { href: string; label: string };

export type Institution = {
  name: string;
  /** Address of the logo on this platform. */
  logo: string;
  /** #rrggbb; null: the product's own. */
  accent: string | null;
  /** mailto: or https: address. */
  supportContact: string;
  /** More ways to the office than supportContact: telephone, web page. */
  moreContacts: ContactLink[];
  /** Text for the home screen; null without one. */
  welcome: string | null;
};

/** Where the office's logo is answered from. */
const LOGO_PATH = "/api/institution/logo";

/** Address of a saved logo: another one with every file, so that browsers may keep it. */
export function logoAddress(hash: string): string {
  return `${LOGO_PATH}?v=${hash.slice(0, 16)}`;
}

export async function readInstitution(db: Db, defaults: Defaults): Promise<Institution> {
  const row = await db
    .selectFrom("institution")
    .select(["name", "accent", "support_email", "support_phone", "support_web", "welcome", "logo_hash"])
    .executeTakeFirstOrThrow();
  const web = row.support_web;
  const contact = contactOf(row, defaults);
  return {
    name: row.name ?? defaults.INSTITUTION_NAME,
    logo: row.logo_hash ? logoAddress(row.logo_hash) : defaults.LOGO,
    accent: row.accent,
    supportContact: contact,
    moreContacts: [
      ...(row.support_phone ? [phoneLink(row.support_phone)] : []),
      ...(web && web !== contact ? [{ href: web, label: web.replace(/^https:\/\/|\/$/g, "") }] : []),
    ],
    welcome: row.welcome,
  };
}

type Contacts = { support_email: string | null; support_web: string | null };

function contactOf({ support_email: email, support_web: web }: Contacts, defaults: Pick<Settings, "SUPPORT_CONTACT">) {
  return email ? `mailto:${email}` : (web ?? defaults.SUPPORT_CONTACT);
}

function phoneLink(phone: string): ContactLink {
  return { href: `tel:${phone.replace(/[^\d+]/g, "")}`, label: phone };
}

/** What stands at the head and foot of mails and reports besides the name. */
export type Letterhead = {
  /** #rrggbb; null: the product's own. */
  accent: string | null;
  /** Telephone of the office; null without one. */
  phone: string | null;
  hasLogo: boolean;
};

/** Settings in which the office's name and contact stand for those of the environment. */
export type OfficeSettings<S> = S & { letterhead: Letterhead };

/**
 * Settings as mails and reports need them. Call it in the transaction that writes the mail.
 * @param settings those of the environment
 */
export async function officeSettings<S extends Pick<Settings, "INSTITUTION_NAME" | "SUPPORT_CONTACT">>(
  db: Db,
  settings: S,
): Promise<OfficeSettings<S>> {
  const row = await db
    .selectFrom("institution")
    .select(["name", "accent", "support_email", "support_phone", "support_web", "logo_hash"])
    .executeTakeFirstOrThrow();
  return {
    ...settings,
    INSTITUTION_NAME: row.name ?? settings.INSTITUTION_NAME,
    SUPPORT_CONTACT: contactOf(row, settings),
    letterhead: { accent: row.accent, phone: row.support_phone, hasLogo: row.logo_hash !== null },
  };
}

/** The office's logo; null while the one of the settings holds. */
export async function readLogo(db: Db): Promise<{ png: Buffer; hash: string } | null> {
  const row = await db.selectFrom("institution").select(["logo", "logo_hash"]).executeTakeFirstOrThrow();
  return row.logo && row.logo_hash ? { png: row.logo, hash: row.logo_hash } : null;
}

/** What stands at the head of reports, the logo in base64. @param defaults those of the environment */
export async function readReportHead(db: Db, defaults: Defaults) {
  const [{ name, accent }, logo] = await Promise.all([readInstitution(db, defaults), readLogo(db)]);
  return { institution: name, accent, logo: logo?.png.toString("base64") ?? null };
}

/** The announcement that students see at this moment; null without one. */
export async function currentAnnouncement(db: Db, now: Date): Promise<string | null> {
  const instant = now.toISOString();
  const row = await db
    .selectFrom("institution")
    .select("announcement")
    .where("announcement_starts_at", "<=", instant)
    .where("announcement_ends_at", ">", instant)
    .executeTakeFirst();
  return row?.announcement ?? null;
}

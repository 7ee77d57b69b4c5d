import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { logoAddress } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import { wallTimeOf } from "../santiago-days.server.ts";
import { announcementState } from "./announcement-period.ts";
import type { InstitutionData } from "./institution-schema.server.ts";

/** What the office has said of its institution, for the form. */
export async function readInstitutionData(
  db: Db,
  settings: Pick<Settings, "INSTITUTION_NAME" | "SUPPORT_CONTACT" | "LOGO">,
  clock: Clock = systemClock,
): Promise<InstitutionData> {
  const { logo: _bytes, ...row } = await db.selectFrom("institution").selectAll().executeTakeFirstOrThrow();
  const { announcement: text, announcement_starts_at: startsAt, announcement_ends_at: endsAt } = row;
  const announcement =
    text !== null && startsAt !== null && endsAt !== null
      ? {
          text,
          from: wallTimeOf(startsAt),
          until: wallTimeOf(endsAt),
          startsAt,
          endsAt,
          state: announcementState({ startsAt, endsAt }, clock.now()),
        }
      : null;
  return {
    texts: {
      name: row.name,
      accent: row.accent,
      email: row.support_email,
      phone: row.support_phone,
      web: row.support_web,
      welcome: row.welcome,
      announcement,
    },
    version: row.version,
    logo: row.logo_hash === null ? null : logoAddress(row.logo_hash),
    defaults: { name: settings.INSTITUTION_NAME, supportContact: settings.SUPPORT_CONTACT, logo: settings.LOGO },
  };
}

import { hasUsableEmail } from "#app/features/access/entry-code/after-reset.server.ts";
import { isEntryByCode } from "#app/features/access/entry-code/request-code.server.ts";
import { factorState } from "#app/features/access/second-factor/factors.server.ts";
import { listSessions } from "#app/features/auth/session.server.ts";
import type { SessionUser } from "#app/features/auth/session-user.ts";
import { describeUserAgent } from "#app/features/auth/user-agent.ts";
import { keptData } from "#app/features/privacy/kept-data.ts";
import { listReviewRequests, listScoredResults } from "#app/features/privacy/review-requests.server.ts";
import { listOwnRights } from "#app/features/privacy/rights/list-requests.server.ts";
import { pendingEmail, sendsCodes } from "#app/features/users/email-change.server.ts";
import { objectionsOf } from "#app/features/users/objections.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { readInstitution } from "#app/platform/institution.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { proofWays } from "./proof-ways.server.ts";
import type { AccountData } from "./screen-data.ts";

/** Loads everything that 'Mi cuenta' shows about the user. */
export async function loadAccount(user: SessionUser, request: Request): Promise<AccountData> {
  const db = getDb();
  const settings = getSettings();
  const now = systemClock.now();
  const [institution, row, pending, factors, sessions, results, reviews, rights, objections, ways] = await Promise.all([
    readInstitution(db, settings),
    findUserById(db, user.id),
    pendingEmail(db, user.id),
    factorState(db, user.id),
    listSessions(db, user.id, request),
    listScoredResults(db, user.id),
    listReviewRequests(db, user.id),
    listOwnRights(db, user.id, { settings, now }),
    objectionsOf(db, user.id),
    proofWays(user.id, request, "/account"),
  ]);
  const { rut, name, email, role, initialPassword } = user;
  return {
    user: {
      rut,
      name,
      email,
      role,
      initialPassword,
      createdAt: row?.created_at ?? "",
      emailSource: row?.email_source ?? "generated",
    },
    pendingEmail: pending,
    canChangeEmail: sendsCodes(settings),
    proofWays: ways,
    canEnterByCode: isEntryByCode(settings) && row !== undefined && hasUsableEmail(row),
    isRutFormShort: settings.INITIAL_PASSWORD === "rut",
    supportContact: institution.supportContact,
    factors,
    sessions: sessions.map(({ userAgent, since, lastSeen, isCurrent }) => ({
      browser: describeUserAgent(userAgent),
      since,
      lastSeen,
      isCurrent,
    })),
    kept: keptData(settings),
    results,
    reviews,
    rights,
    objections,
    blockedAt: row?.blocked_at ?? null,
    now: now.toISOString(),
    backupDays: settings.BACKUP_KEEP_DAYS,
  };
}

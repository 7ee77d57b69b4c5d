import { activityDetails } from "#app/features/activity/queries.server.ts";
import { isStaff } from "#app/features/permissions/roles.ts";
import type { Db } from "#db/open.server.ts";
import type { Role } from "#db/schema.ts";
import type { AuditAction } from "./actions.ts";
import { type AuditDetails, type AuditEntry, recordAudit } from "./record.server.ts";

/** What commands of staff record as activities, put into the trail by the same transaction. */

/** Details that the trail takes over. No names, addresses or files: the trail outlives the people in it. */
const KEPT: ReadonlySet<string> = new Set([
  ...["bookingId", "changed", "changedSince", "clock", "coachId", "conflicts", "count", "created", "date", "filtered"],
  ...["format", "from", "hunterId", "kept", "kind", "lastSeenAt", "list", "loadId", "mailId", "mails", "method"],
  ...[
    "people",
    "previousStartsAt",
    "question",
    "rejected",
    "removed",
    "requestId",
    "restored",
    "role",
    "rows",
    "scope",
    "token",
  ],
  ...["startsAt", "subject", "subjectId", "to", "unchanged", "updated", "version"],
]);
const MAX_TEXT = 200;

/** The kind of a target by the first of these details that there is. */
const KINDS = [
  ["list", "list"],
  ["bookingId", "session"],
  ["requestId", "review"],
  ["coachId", "coach"],
  ["question", "question"],
  ["mailId", "mail"],
  ["mails", "mail"],
  ["loadId", "roster"],
  ["token", "token"],
] as const;

/** Where the activities end now; newActsOf() takes those after it. */
export async function lastActivity(trx: Db): Promise<number> {
  const last = await trx.selectFrom("activities").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return last?.id ?? 0;
}

/**
 * Adds what the actor has done in this transaction to the trail.
 * @param gone pseudonyms of people whom the transaction has deleted
 */
export async function recordActsOf(
  trx: Db,
  actor: { id: number; role: Role },
  { after, gone }: { after: number; gone: ReadonlyMap<number, string | null> },
): Promise<void> {
  const activities = await trx
    .selectFrom("activities")
    .select(["action", "details"])
    .where("user_id", "=", actor.id)
    .where("id", ">", after)
    .orderBy("id")
    .execute();
  const entries = activities.map(({ action, details }): AuditEntry => {
    const all = activityDetails(details);
    const id = typeof all.targetUserId === "number" ? all.targetUserId : undefined;
    const target = id !== undefined && gone.has(id) ? { pseudonym: gone.get(id) ?? null } : id;
    // A recorded activity is one of the known ones.
    return { actor, action: action as AuditAction, target, targetKind: kindOf(action, all), details: keptDetails(all) };
  });
  await recordAudit(trx, entries);
}

/** What a program did with its token, in the transaction of the act. */
export async function recordTokenAct(
  trx: Db,
  token: { prefix: string },
  action: AuditAction,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const actor = { token: token.prefix };
  const target = typeof details.targetUserId === "number" ? details.targetUserId : undefined;
  await recordAudit(trx, [
    { actor, action, target, targetKind: kindOf(action, details), details: keptDetails(details) },
  ]);
}

/** What somebody of the staff does with the own account; those of students are their own business. */
export async function recordOwnAct(trx: Db, userId: number, action: AuditAction): Promise<void> {
  const user = await trx.selectFrom("users").select(["id", "role"]).where("id", "=", userId).executeTakeFirst();
  if (user && isStaff(user.role)) await recordAudit(trx, [{ actor: user, action, target: userId }]);
}

function kindOf(action: string, details: Readonly<Record<string, unknown>>): string | undefined {
  if (action === "institution_changed") return "institution";
  if (action === "right_handled") return "right";
  return KINDS.find(([name]) => details[name] !== undefined)?.[1];
}

function keptDetails(details: Readonly<Record<string, unknown>>): AuditDetails {
  const kept: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(details)) {
    if (!KEPT.has(name)) continue;
    if (typeof value === "string") kept[name] = value.slice(0, MAX_TEXT);
    else if (value === null || typeof value === "number" || typeof value === "boolean") kept[name] = value;
  }
  return kept;
}

import type { Action } from "#app/features/activity/actions.ts";
import { type ActivityDetails, recordActivity } from "#app/features/activity/record.server.ts";
import { lastActivity, recordActsOf, recordTokenAct } from "#app/features/audit/acts.server.ts";
import { pseudonymOf } from "#app/features/audit/people.server.ts";
import { extentOf, type Permission } from "#app/features/permissions/permissions.ts";
import { isStaff } from "#app/features/permissions/roles.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { findUserById } from "./queries.server.ts";

type Command = {
  actorId: number;
  permission: Permission;
  /** change: unless said otherwise. */
  kind?: "look" | "change";
};

/** What a command may touch: everything, or only what is the actor's own. */
export type Actor = {
  actor: User;
  extent: "all" | "own";
  /** Before the deletion of an account: the trail still has to say whose it was. */
  willDelete(userId: number): Promise<void>;
};

/**
 * Runs a command of staff in one transaction. What it records as activities of the actor is in the audit trail, too.
 * The session was checked when the request arrived; the actor is read again
 * here because somebody may have deactivated that account or changed its role since then.
 * @throws AppError forbidden
 */
export function runWithPermission<T>(db: Db, command: Command, run: (trx: Db, by: Actor) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const by = await permittedActor(trx, command);
    const after = await lastActivity(trx);
    const gone = new Map<number, string | null>();
    const willDelete = async (userId: number) => void gone.set(userId, await pseudonymOf(trx, userId));
    const result = await run(trx, { ...by, willDelete });
    await recordActsOf(trx, by.actor, { after, gone });
    return result;
  });
}

/** A program that acts with a token. */
export type Program = {
  /** The beginning of its token, under which it stands in the trail. */
  prefix: string;
  /** @throws AppError unauthenticated when the token has been revoked or has expired by now */
  checkActive(trx: Db): Promise<void>;
};

/** Writes down what was done under whoever did it. */
export type RecordAct = (action: Action, details: ActivityDetails) => Promise<void>;

/**
 * Like runWithPermission(), for a command that programs may give too. What a token permits was checked when the
 * request arrived; what a program does is no person's activity and stands in the trail only.
 * @param by id of a person, or a program
 * @throws AppError forbidden, unauthenticated
 */
export function runForPersonOrProgram<T>(
  db: Db,
  { by, permission }: { by: number | Program; permission: Permission },
  run: (trx: Db, record: RecordAct) => Promise<T>,
): Promise<T> {
  if (typeof by === "number") {
    return runWithPermission(db, { actorId: by, permission }, (trx) =>
      run(trx, (action, details) => recordActivity(trx, { userId: by, action, details })),
    );
  }
  return db.transaction().execute(async (trx) => {
    await by.checkActive(trx);
    return run(trx, (action, details) => recordTokenAct(trx, by, action, details));
  });
}

/** For a command that has a transaction already, and records itself. @throws AppError forbidden */
export async function permittedActor(
  trx: Db,
  { actorId, permission, kind = "change" }: Command,
): Promise<Pick<Actor, "actor" | "extent">> {
  const actor = await findUserById(trx, actorId);
  const extent = actor && actor.is_active === 1 ? extentOf(actor.role, permission, kind) : null;
  if (!actor || extent === null) throw notAllowed();
  return { actor, extent };
}

export function notAllowed(): AppError {
  return new AppError("forbidden", "Tu rol no permite hacer esto. Si te corresponde, pídelo a la administración.", {
    title: "Sin permiso",
  });
}

/** The person that a command applies to. @throws AppError not_found */
export async function targetUser(trx: Db, id: number): Promise<User> {
  const user = await findUserById(trx, id);
  if (user) return user;
  throw new AppError("not_found", "Esa persona no existe. Actualiza la lista.", { title: "No encontrado" });
}

/**
 * Like targetUser(), for commands by which somebody could get into the account: the accounts of staff are only for
 * whoever gives roles, or the office could make itself an administrator by resetting one's password.
 * @throws AppError not_found, forbidden (staff)
 */
export async function targetAccount(trx: Db, id: number, { actor }: Pick<Actor, "actor">): Promise<User> {
  const user = await targetUser(trx, id);
  if (id === actor.id || !isStaff(user.role) || extentOf(actor.role, "roles", "change") === "all") return user;
  throw new AppError("forbidden", "La cuenta de alguien del equipo solo la cambia la administración. Pídelo ahí.", {
    title: "Sin permiso",
  });
}

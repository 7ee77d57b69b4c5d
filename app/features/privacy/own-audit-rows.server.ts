import { auditWords } from "#app/features/audit/actions.ts";
import { ROLE_NAMES } from "#app/features/permissions/roles.ts";
import type { Db } from "#db/open.server.ts";
import type { Role } from "#db/schema.ts";

const PAGE = 100;

/**
 * The rows of the audit trail about a person, or by the person, under the person's own pseudonym. Who else stands in
 * them is told by the role only.
 */
export async function* auditRowsOf(db: Db, userId: number): AsyncGenerator<object> {
  const own = await db.selectFrom("audit_people").selectAll().where("user_id", "=", userId).executeTakeFirst();
  if (!own) return;
  const { pseudonym } = own;
  yield { tu_seudonimo: pseudonym };
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("audit_trail")
      .select(["seq", "at", "actor", "actor_role", "action"])
      .where((eb) => eb.or([eb("actor", "=", pseudonym), eb("target", "=", pseudonym)]))
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(PAGE)
      .execute();
    for (const { seq, at, actor, actor_role: role, action } of rows) {
      const who = role === "system" ? "la plataforma" : ROLE_NAMES[role as Role].toLowerCase();
      yield { fila: seq, hora: at, quien: actor === pseudonym ? "tú" : who, que: auditWords(action) };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

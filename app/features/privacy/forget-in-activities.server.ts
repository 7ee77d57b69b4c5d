import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";

/**
 * Removes a person's data from other people's activities; only the action and the id remain. The id's key is renamed,
 * because the id belongs to nobody now and may be reused. Only the activities of staff mention other people.
 */
export async function forgetInActivities(trx: Db, person: Pick<User, "id" | "rut" | "name" | "email">): Promise<void> {
  const rows = await trx
    .selectFrom("activities")
    .select(["id", "details"])
    .where("user_id", "!=", person.id)
    .where("user_id", "in", (eb) => eb.selectFrom("users").select("id").where("role", "!=", "user"))
    .where((row) => {
      const mentions = (text: string) =>
        row(row.fn<number>("instr", [row.fn("lower", ["details"]), row.val(text)]), ">", 0);
      return row.or([
        row(row.fn("json_extract", ["details", row.val("$.targetUserId")]), "=", person.id),
        ...wordsOf(person).map(mentions),
      ]);
    })
    .execute();
  for (const { id, details } of rows) {
    const forgotten = forget(JSON.parse(details), person);
    await trx
      .updateTable("activities")
      .set({ details: JSON.stringify(forgotten) })
      .where("id", "=", id)
      .execute();
  }
}

/** As SQLite's lower() writes them: A to Z only. */
function wordsOf({ rut, name, email }: Pick<User, "rut" | "name" | "email">): string[] {
  const words = [rut, rut.replace("-", ""), name, email].filter((word) => word.length >= 4);
  return words.map((word) => word.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
}

function forget(details: unknown, person: Pick<User, "id" | "rut" | "name" | "email">): unknown {
  if (Array.isArray(details)) return details.map((one) => forget(one, person)).filter((one) => one !== undefined);
  if (typeof details === "object" && details !== null) {
    return Object.fromEntries(
      Object.entries(details).flatMap(([key, value]) => {
        if (key === "targetUserId" && value === person.id) return [["erasedUserId", value]];
        const kept = forget(value, person);
        return kept === undefined ? [] : [[key, kept]];
      }),
    );
  }
  const text = String(details).toLowerCase();
  return wordsOf(person).some((word) => text.includes(word.toLowerCase())) ? undefined : details;
}

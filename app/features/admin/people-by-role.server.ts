import { ROLES } from "#app/features/permissions/roles.ts";
import type { Db } from "#db/open.server.ts";
import type { Role } from "#db/schema.ts";

/** How many active accounts have each role. */
export async function peopleByRole(db: Db): Promise<Record<Role, number>> {
  const rows = await db
    .selectFrom("users")
    .select(["role", (eb) => eb.fn.countAll<number>().as("count")])
    .where("is_active", "=", 1)
    .groupBy("role")
    .execute();
  const counts = new Map(rows.map(({ role, count }) => [role, count]));
  return Object.fromEntries(ROLES.map((role) => [role, counts.get(role) ?? 0])) as Record<Role, number>;
}

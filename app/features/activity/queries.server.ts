import { z } from "zod";
import type { Db } from "#db/open.server.ts";

export type Activity = {
  id: number;
  userId: number;
  action: string;
  details: Record<string, unknown>;
  /** ISO-8601 UTC */
  createdAt: string;
};

const detailsSchema = z.record(z.string(), z.unknown());

/** The person's own activities, newest first. */
export async function listActivitiesOf(db: Db, userId: number, limit: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom("activities")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    action: row.action,
    details: activityDetails(row.details),
    createdAt: row.created_at,
  }));
}

/** @param details the column: a JSON object */
export function activityDetails(details: string): Record<string, unknown> {
  return detailsSchema.parse(JSON.parse(details));
}

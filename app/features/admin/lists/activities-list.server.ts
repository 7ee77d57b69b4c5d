import { type Expression, type SqlBool, sql } from "kysely";
import { activityDetails } from "#app/features/activity/queries.server.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminActivity } from "../list-answer-schemas.server.ts";
import { startOfDay, startOfNextDay } from "../santiago-days.server.ts";
import { countRows, type Order, readSlice } from "./keyset-page.server.ts";
import type { ListQuery } from "./list-query.server.ts";
import { type List, mapped } from "./list-type.server.ts";
import { countShown, shownOf } from "./shown-rows.server.ts";
import { matchUsers } from "./user-match.server.ts";

/** The activity log of all users. */
export async function openActivitiesList(db: Db, query: ListQuery<"activities">): Promise<List<AdminActivity>> {
  const people = await matchUsers(db, query);
  const person = sql.ref("activity.user_id");
  const shown = await shownOf(db, "activity.user_id");
  const filtered = (ofPeople: Expression<SqlBool> | undefined) => {
    let rows = db.selectFrom("activities as activity");
    if (shown) rows = rows.where(shown);
    if (query.action) rows = rows.where("activity.action", "=", query.action);
    if (query.from) rows = rows.where("activity.created_at", ">=", startOfDay(query.from));
    if (query.to) rows = rows.where("activity.created_at", "<", startOfNextDay(query.to));
    return ofPeople ? rows.where(ofPeople) : rows;
  };
  const order: Order = {
    key: sql.ref("activity.created_at"),
    id: sql.ref("activity.id"),
    dir: query.dir,
    unindexed: people?.few === true,
  };
  const isFiltered = people !== null || [query.action, query.from, query.to].some((filter) => filter !== undefined);
  return {
    isFiltered,
    read: (window) => {
      const rows = filtered(people?.paging(person))
        .innerJoin("users as user", "user.id", "activity.user_id")
        .select([
          "activity.id",
          "activity.user_id",
          "user.name",
          "user.rut",
          "activity.action",
          "activity.details",
          "activity.created_at",
        ]);
      return mapped(readSlice(rows, order, window), (row) => ({
        id: row.id,
        userId: row.user_id,
        userName: row.name,
        userRut: row.rut,
        action: row.action,
        details: activityDetails(row.details),
        createdAt: row.created_at,
      }));
    },
    count: (most) =>
      isFiltered ? countRows(db, filtered(people?.counting(person)), most) : countShown(db, "activities", shown),
  };
}

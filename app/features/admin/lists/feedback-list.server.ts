import { type Expression, type SqlBool, sql } from "kysely";
import { savedHunterId } from "#app/features/interview/hunters.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminFeedback } from "../list-answer-schemas.server.ts";
import { countRows, type Order, readSlice } from "./keyset-page.server.ts";
import type { ListQuery } from "./list-query.server.ts";
import { type List, mapped } from "./list-type.server.ts";
import { shownOf } from "./shown-rows.server.ts";
import { matchUsers } from "./user-match.server.ts";

/** User feedback on interviews. Ordering by id is ordering by date. */
export async function openFeedbackList(db: Db, query: ListQuery<"feedback">): Promise<List<AdminFeedback>> {
  const people = await matchUsers(db, query);
  const person = sql.ref("feedback.user_id");
  const shown = await shownOf(db, "feedback.user_id");
  const filtered = (ofPeople: Expression<SqlBool> | undefined) => {
    let rows = db.selectFrom("interview_feedback as feedback");
    if (shown) rows = rows.where(shown);
    if (query.hunter) rows = rows.where("feedback.hunter_id", "=", query.hunter);
    if (query.rating) rows = rows.where("feedback.rating", "=", query.rating);
    return ofPeople ? rows.where(ofPeople) : rows;
  };
  const id = sql.ref("feedback.id");
  const order: Order = { key: id, id, dir: query.dir, unindexed: people?.few === true };
  const isFiltered = people !== null || query.hunter !== undefined || query.rating !== undefined;
  return {
    isFiltered,
    read: (window) => {
      const rows = filtered(people?.paging(person))
        .innerJoin("users as user", "user.id", "feedback.user_id")
        .select([
          "feedback.id",
          "feedback.user_id",
          "user.name",
          "user.rut",
          "feedback.hunter_id",
          "feedback.rating",
          "feedback.comments",
          "feedback.created_at",
        ]);
      return mapped(readSlice(rows, order, window), (row) => ({
        id: row.id,
        userId: row.user_id,
        userName: row.name,
        userRut: row.rut,
        hunterId: savedHunterId(row.hunter_id),
        hunterRating: row.rating,
        feedback: row.comments,
        createdAt: row.created_at,
      }));
    },
    // No counter is kept for this table; counting all of it takes about a millisecond per 50,000 rows.
    count: (most) => countRows(db, filtered(people?.counting(person)), isFiltered ? most : Number.MAX_SAFE_INTEGER),
  };
}

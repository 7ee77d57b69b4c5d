import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "#db/open.server.ts";
import type { AdminAnalysis } from "../list-answer-schemas.server.ts";
import type { SortOf } from "../list-options.ts";
import { countRows, type Order, readSlice } from "./keyset-page.server.ts";
import type { ListQuery } from "./list-query.server.ts";
import { type List, mapped } from "./list-type.server.ts";
import { countShown, shownOf } from "./shown-rows.server.ts";
import { matchUsers } from "./user-match.server.ts";

const KEYS = {
  createdAt: sql.ref("analysis.created_at"),
  score: sql.ref("analysis.overall_score"),
} as const satisfies Record<SortOf<"cv-analyses">, Order["key"]>;

/** The CV analyses, without the text of the CVs. */
export async function openAnalysesList(db: Db, query: ListQuery<"cv-analyses">): Promise<List<AdminAnalysis>> {
  const people = await matchUsers(db, query);
  const person = sql.ref("analysis.user_id");
  const shown = await shownOf(db, "analysis.user_id");
  const filtered = (ofPeople: Expression<SqlBool> | undefined) => {
    let rows = db.selectFrom("cv_analyses as analysis");
    if (shown) rows = rows.where(shown);
    if (query.status) rows = rows.where("analysis.processing_status", "=", query.status);
    return ofPeople ? rows.where(ofPeople) : rows;
  };
  const order: Order = {
    key: KEYS[query.sort],
    id: sql.ref("analysis.id"),
    dir: query.dir,
    nullable: query.sort === "score",
    unindexed: people?.few === true,
  };
  const isFiltered = people !== null || query.status !== undefined;
  return {
    isFiltered,
    read: (window) => {
      const rows = filtered(people?.paging(person))
        .innerJoin("users as user", "user.id", "analysis.user_id")
        .select([
          "analysis.id",
          "analysis.user_id",
          "user.name",
          "user.rut",
          "analysis.file_name",
          "analysis.file_type",
          "analysis.file_size",
          "analysis.processing_status",
          "analysis.current_level",
          "analysis.overall_score",
          "analysis.created_at",
        ]);
      return mapped(readSlice(rows, order, window), (row) => ({
        id: row.id,
        userId: row.user_id,
        userName: row.name,
        userRut: row.rut,
        fileName: row.file_name,
        fileType: row.file_type,
        fileSize: row.file_size,
        processingStatus: row.processing_status,
        currentLevel: row.current_level,
        overallScore: row.overall_score,
        createdAt: row.created_at,
      }));
    },
    count: (most) =>
      isFiltered ? countRows(db, filtered(people?.counting(person)), most) : countShown(db, "cv_analyses", shown),
  };
}

import type { Db } from "#db/open.server.ts";
import type {
  AdminActivity,
  AdminAnalysis,
  AdminAuditRow,
  AdminFeedback,
  AdminMail,
  AdminSession,
  AdminUser,
  PageInfo,
} from "../list-answer-schemas.server.ts";
import { type AdminTab, COUNT_LIMIT } from "../list-options.ts";
import { openActivitiesList } from "./activities-list.server.ts";
import { openAnalysesList } from "./analyses-list.server.ts";
import { openAuditList } from "./audit-list.server.ts";
import { decodeCursor, encodeCursor } from "./cursor.server.ts";
import { openFeedbackList } from "./feedback-list.server.ts";
import type { ListQuery } from "./list-query.server.ts";
import type { List } from "./list-type.server.ts";
import { openOutboxList } from "./outbox-list.server.ts";
import { openSessionsList } from "./sessions-list.server.ts";
import { openUsersList } from "./users-list.server.ts";

export type RowOf = {
  users: AdminUser;
  "cv-analyses": AdminAnalysis;
  activities: AdminActivity;
  "coach-sessions": AdminSession;
  feedback: AdminFeedback;
  outbox: AdminMail;
  audit: AdminAuditRow;
};

export const LISTS: { [T in AdminTab]: (db: Db, query: ListQuery<T>) => Promise<List<RowOf[T]>> } = {
  users: openUsersList,
  "cv-analyses": openAnalysesList,
  activities: openActivitiesList,
  "coach-sessions": openSessionsList,
  feedback: openFeedbackList,
  outbox: openOutboxList,
  audit: openAuditList,
};

/**
 * One page of a list.
 * @param query the filters, the order and the cursor
 * @throws AppError bad_request (bad_cursor)
 */
export async function listPage<T extends AdminTab>(
  db: Db,
  tab: T,
  query: ListQuery<T>,
): Promise<PageInfo & { rows: RowOf[T][] }> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, query);
  const list = await LISTS[tab](db, query);
  const { rows, next } = await list.read({ after, limit: query.limit });
  const count = await list.count(COUNT_LIMIT + 1);
  const totalIsMinimum = list.isFiltered && count > COUNT_LIMIT;
  return {
    rows,
    total: totalIsMinimum ? COUNT_LIMIT : count,
    totalIsMinimum,
    next: next && encodeCursor(query, next),
  };
}

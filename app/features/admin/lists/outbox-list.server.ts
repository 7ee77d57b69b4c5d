import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#db/open.server.ts";
import type { AdminMail } from "../list-answer-schemas.server.ts";
import { countRows, type Order, readSlice } from "./keyset-page.server.ts";
import type { ListQuery } from "./list-query.server.ts";
import { type List, mapped } from "./list-type.server.ts";
import { shownMails } from "./shown-rows.server.ts";
import { matchUsers, type UserMatch } from "./user-match.server.ts";

/** The outgoing mails, without their texts. */
export async function openOutboxList(db: Db, query: ListQuery<"outbox">): Promise<List<AdminMail>> {
  const people = await matchUsers(db, query);
  const shown = await shownMails(db);
  const filtered = () => {
    let rows = db.selectFrom("outbox as mail");
    if (shown) rows = rows.where(shown);
    if (query.state) rows = rows.where(STATES[query.state]);
    return people ? rows.where(aboutPeople(people)) : rows;
  };
  const order: Order = {
    key: sql.ref("mail.created_at"),
    id: sql.ref("mail.id"),
    dir: query.dir,
    unindexed: people !== null || (query.state !== undefined && query.state !== "sent"),
  };
  const isFiltered = people !== null || query.state !== undefined;
  return {
    isFiltered,
    read: (window) => mapped(readSlice(withBooking(filtered()), order, window), adminMail),
    count: (most) => countRows(db, filtered(), isFiltered ? most : Number.MAX_SAFE_INTEGER),
  };
}

/** One mail as the panel shows it, or undefined. */
export async function findAdminMail(db: Db, id: number): Promise<AdminMail | undefined> {
  const row = await withBooking(db.selectFrom("outbox as mail")).where("mail.id", "=", id).executeTakeFirst();
  return row && adminMail(row);
}

const STATES: Record<AdminMail["state"] | "open", RawBuilder<SqlBool>> = {
  open: sql`mail.status in ('failed', 'queued', 'sending') and mail.dismissed_at is null`,
  waiting: sql`mail.status in ('queued', 'sending')`,
  failed: sql`mail.status = 'failed' and mail.dismissed_at is null`,
  dismissed: sql`mail.status = 'failed' and mail.dismissed_at is not null`,
  sent: sql`mail.status = 'sent'`,
  expired: sql`mail.status = 'expired'`,
};

/** About a booking of these people, whoever receives it, or sent to one of them. */
function aboutPeople(people: UserMatch): Expression<SqlBool> {
  return sql<SqlBool>`(
    mail.topic in (select 'booking:' || id from coach_sessions where ${people.counting(sql.ref("user_id"))})
    or mail.recipient in (select email from users where ${people.counting(sql.ref("users.id"))}))`;
}

type Mails = ReturnType<typeof allMails>;
const allMails = (db: Db) => db.selectFrom("outbox as mail");

function withBooking(mails: Mails) {
  return mails
    .leftJoin("coach_sessions as booking", (join) =>
      join.on(sql<SqlBool>`mail.topic like 'booking:%' and booking.id = cast(substr(mail.topic, 9) as integer)`),
    )
    .select([
      "mail.id",
      "mail.recipient",
      sql<string>`json_extract(mail.mail, '$.to.name')`.as("name"),
      sql<string>`json_extract(mail.mail, '$.subject')`.as("subject"),
      "mail.status",
      "mail.dismissed_at",
      "mail.attempts",
      "mail.next_attempt_at",
      "mail.expires_at",
      "mail.last_error",
      "mail.created_at",
      "mail.sent_at",
      "booking.id as booking_id",
      "booking.starts_at",
      "booking.client_name",
    ]);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof withBooking>["executeTakeFirst"]>>>;

function adminMail(row: Row): AdminMail {
  return {
    id: row.id,
    name: row.name,
    recipient: row.recipient,
    subject: row.subject,
    booking:
      row.booking_id === null
        ? null
        : { id: row.booking_id, startsAt: row.starts_at ?? "", clientName: row.client_name ?? "" },
    state: stateOf(row),
    cause: row.last_error,
    attempts: row.attempts,
    nextAttemptAt: row.status === "queued" ? row.next_attempt_at : null,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}

function stateOf({ status, dismissed_at }: Row): AdminMail["state"] {
  if (status === "failed") return dismissed_at === null ? "failed" : "dismissed";
  return status === "queued" || status === "sending" ? "waiting" : status;
}

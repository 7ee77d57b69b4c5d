import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";

/** Mails about a person: those about the person's bookings, whoever receives them, and others sent to the person. */

/** Begin the topics of mails about an account. */
const OWN_TOPICS = ["email-code", "email-changed", "second-factor", "entry-code"];

type Person = Pick<User, "id" | "email">;

export function ownMails(db: Db, person: Person) {
  return db.selectFrom("outbox").where("id", "in", ownMailIds(db, person));
}

export function deleteOwnMails(db: Db, person: Person) {
  return db.deleteFrom("outbox").where("id", "in", ownMailIds(db, person));
}

/** Bookings of somebody else who typed this address belong to that other person. */
function ownMailIds(db: Db, { id, email }: Person) {
  return db
    .selectFrom("outbox as mail")
    .select("mail.id")
    .where((row) =>
      row.or([
        row("mail.topic", "in", topics(db, "booking", "coach_sessions", id)),
        row("mail.topic", "in", topics(db, "waiting", "waiting_list", id)),
        row("mail.topic", "in", topics(db, "rights", "rights_requests", id)),
        row(
          "mail.topic",
          "in",
          OWN_TOPICS.map((topic) => `${topic}:${id}`),
        ),
        row.and([row("mail.recipient", "=", email), row("mail.topic", "not like", "booking:%")]),
      ]),
    );
}

/** Topics of mails about the person's rows; their recipient may be an address that the person had before. */
function topics(db: Db, prefix: string, table: "coach_sessions" | "waiting_list" | "rights_requests", userId: number) {
  return db
    .selectFrom(table)
    .select((row) => row.fn<string>("concat", [row.val(`${prefix}:`), `${table}.id`]).as("topic"))
    .where(`${table}.user_id`, "=", userId);
}

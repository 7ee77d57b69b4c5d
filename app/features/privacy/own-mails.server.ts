import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";

/** Mails about a person: those about the person's bookings, whoever receives them, and others sent to the person. */

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
        row(
          "mail.topic",
          "in",
          row
            .selectFrom("coach_sessions")
            .select((booking) =>
              booking.fn<string>("concat", [booking.val("booking:"), "coach_sessions.id"]).as("topic"),
            )
            .where("user_id", "=", id),
        ),
        row.and([row("mail.recipient", "=", email), row("mail.topic", "not like", "booking:%")]),
      ]),
    );
}

import type { Db } from "#db/open.server.ts";

/**
 * Bookings that are not whole, in words: every change raises the SEQUENCE by one and leaves one activity and one mail
 * for each side. Holds while no reminder is due.
 */
export async function halfTransactions(db: Db): Promise<string[]> {
  const bookings = await db.selectFrom("coach_sessions").selectAll().execute();
  const activities = (
    await db.selectFrom("activities").select("details").where("action", "like", "coach_session%").execute()
  ).map((row): { bookingId: number } => JSON.parse(row.details));
  const mails = await db.selectFrom("outbox").select("topic").execute();
  const problems: string[] = [];
  for (const { id, calendar_sequence: sequence } of bookings) {
    const acts = activities.filter((activity) => activity.bookingId === id).length;
    if (acts !== sequence + 1) problems.push(`booking ${id}: ${sequence} changes, ${acts} activities`);
    const told = mails.filter((mail) => mail.topic === `booking:${id}`).length;
    if (told !== 2 * acts) problems.push(`booking ${id}: ${acts} activities, ${told} mails`);
  }
  const ids = new Set(bookings.map((booking) => booking.id));
  const strays = activities.filter((activity) => !ids.has(activity.bookingId)).length;
  const strayMails = mails.filter((mail) => !ids.has(Number(mail.topic.split(":")[1]))).length;
  if (strays + strayMails > 0) problems.push(`${strays} activities and ${strayMails} mails of no booking`);
  return problems;
}

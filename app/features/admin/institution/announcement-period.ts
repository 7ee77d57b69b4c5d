/** When an announcement is shown. Instants are ISO-8601 UTC. */

export type AnnouncementState = "scheduled" | "shown" | "over";

type Period = { startsAt: string; endsAt: string };

/** Shown from its start on, and not any more at its end. */
export function announcementState({ startsAt, endsAt }: Period, now: Date): AnnouncementState {
  if (now.getTime() < Date.parse(startsAt)) return "scheduled";
  return now.getTime() < Date.parse(endsAt) ? "shown" : "over";
}

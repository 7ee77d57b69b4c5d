import type { Fact } from "#app/email/mail-content.ts";

/** What the page of a mailed link shows of an appointment; it holds nothing else about the person. */
export type AppointmentView = {
  kind: "confirm" | "cancel";
  /**
   * open: the button is there. moved: the link was of the time before. past: it has begun, or its outcome is marked.
   * too_late: it can no longer be cancelled. blocked: the person has had the own data blocked.
   */
  state: "open" | "confirmed" | "cancelled" | "moved" | "past" | "too_late" | "blocked";
  /** Null where the link is no longer good for knowing it. */
  appointment: { when: string; facts: Fact[] } | null;
  /** Until how many hours before the start it can be cancelled. */
  cancelHours: number;
};

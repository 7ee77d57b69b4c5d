import { mailSchema } from "#app/email/mail.ts";

/** The messages about one booking in the outbox. */
export function bookingTopic(bookingId: number): string {
  return `booking:${bookingId}`;
}

/** Whether the outbox takes it as an address; bookings may hold anything. */
export function isAddress(value: string): boolean {
  return mailSchema.shape.to.shape.address.safeParse(value).success;
}

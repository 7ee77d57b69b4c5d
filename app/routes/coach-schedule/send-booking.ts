import type { Modality } from "#app/features/coaching/modalities.ts";
import { postJson } from "#app/http/api.ts";
import type { Appointment } from "./choice.ts";
import type { Contact } from "./contact.ts";

type Request = { appointment: Appointment; contact: Contact; modality: Modality };

/** @throws ApiError */
export async function sendBooking({ appointment, contact, modality }: Request): Promise<void> {
  await postJson("/api/coaching/schedule", {
    coachId: appointment.coach.id,
    scheduledDate: appointment.slot.startsAt,
    clientName: contact.nombre.trim(),
    clientEmail: contact.email.trim(),
    clientPhone: contact.telefono.trim(),
    message: contact.mensaje.trim(),
    modality,
  });
}

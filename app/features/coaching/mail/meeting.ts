import type { Fact } from "#app/email/mail-content.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import { MODALITIES } from "../modalities.ts";

/** How and where a session takes place, according to its modality. */
export function meetingFacts(
  modality: CoachSessionRow["modality"],
  coach: Pick<CoachRow, "meeting_place" | "meeting_link">,
): { facts: Fact[]; location: string } {
  const place = modality === "online" ? "" : coach.meeting_place.trim();
  const link = modality === "in_person" ? "" : coach.meeting_link.trim();
  const facts: Fact[] = [{ label: "Modalidad", value: MODALITIES[modality] }];
  if (place) facts.push({ label: "Lugar", value: place });
  if (link) facts.push({ label: "Enlace", value: link, ...(/^https?:\/\//i.test(link) && { href: link }) });
  return { facts, location: [place, link].filter(Boolean).join(" · ") };
}

import type { ReactNode } from "react";
import type { AdminCoach } from "#app/features/admin/admin-reads.ts";
import { COACH_MODALITIES, WEEKDAY_NAMES } from "./coach-words.ts";

/** How and when a coach is there. */
export function CoachFacts({ coach }: { coach: AdminCoach }) {
  const days = coach.availability.filter(({ times }) => times.length > 0);
  return (
    <dl className="mt-4 grid gap-x-4 gap-y-1.5 rows:grid-cols-[8rem_minmax(0,1fr)]">
      <Fact term="Especialidad">{coach.specialty || "-"}</Fact>
      <Fact term="Email">{coach.email || "Sin email: no recibe avisos de citas"}</Fact>
      <Fact term="Horas">
        {days.length === 0
          ? "Sin horas"
          : days.map(({ weekday, times }) => (
              <span key={weekday} className="block tabular-nums">
                {WEEKDAY_NAMES[weekday - 1]}: {times.join(", ")}
              </span>
            ))}
      </Fact>
      <Fact term="Modalidad">{COACH_MODALITIES[coach.modality]}</Fact>
      {coach.modality !== "online" && <Fact term="Lugar">{coach.meetingPlace || "Sin lugar"}</Fact>}
      {coach.modality !== "in_person" && <Fact term="Enlace">{coach.meetingLink || "Sin enlace"}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm leading-6 text-ink-3 max-rows:mt-1">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

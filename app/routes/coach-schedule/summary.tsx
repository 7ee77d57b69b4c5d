import { dayName, laterTime, upperFirst } from "#app/features/coaching/day-text.ts";
import { MODALITIES, type Modality } from "#app/features/coaching/modalities.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import type { Appointment } from "./choice.ts";

type SummaryProps = {
  /** Null when the time was taken, is no longer offered, or is not known to be free. */
  appointment: Appointment | null;
  modality: Modality;
  /** Whether the time is free is being found out. */
  isChecking: boolean;
};

/** The appointment that is being booked. */
function Summary({ appointment, modality, isChecking }: SummaryProps) {
  if (isChecking) return <p className="text-ink-2">Comprobando que tu hora siga libre...</p>;
  if (!appointment) {
    return (
      <p className="text-ink-2">
        No pudimos comprobar tu hora o alguien la tomó. Presiona «Atrás» hasta el primer paso y elige otra vez.
      </p>
    );
  }
  const { coach, date, slot } = appointment;
  const rows = [
    ["Fecha", upperFirst(dayName(date))],
    ["Hora", `${slot.time} a ${laterTime(slot.time, coach.sessionDuration)}`],
    ["Duración", `${coach.sessionDuration} minutos`],
    ["Modalidad", MODALITIES[modality]],
    ["Costo", "Gratis"],
  ] as const;
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={coach.name} src={coach.image} size={48} />
        <div className="min-w-0">
          <p className="font-bold">{coach.name}</p>
          <p className="text-sm text-ink-2">{coach.specialty}</p>
        </div>
      </div>
      <dl className="mt-4 grid gap-2">
        {rows.map(([name, value]) => (
          <Row key={name} name={name} value={value} />
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-3">Hora de Chile continental.</p>
    </>
  );
}

/** The same as a column beside a form. */
export function SummaryPart(props: SummaryProps) {
  return (
    <>
      <h2 className="mb-3 text-lg leading-6">Tu cita</h2>
      <Summary {...props} />
    </>
  );
}

/** A label and its value, side by side. */
export function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-medium whitespace-pre-line tabular-nums wrap-anywhere">{value}</dd>
    </div>
  );
}

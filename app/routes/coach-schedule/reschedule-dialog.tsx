import { useId, useState } from "react";
import type { Booking, CoachOffer } from "#app/features/coaching/booking-types.ts";
import { DateChoice } from "#app/features/coaching/date-choice.tsx";
import { dayAndTime, dayName, wallTimeOf } from "#app/features/coaching/day-text.ts";
import { nearestFree } from "#app/features/coaching/nearest-free.ts";
import { TimeChoice } from "#app/features/coaching/time-choice.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { appointmentOf, type Choice, NOTHING_CHOSEN } from "./choice.ts";
import { NearestSlots } from "./nearest-slots.tsx";
import { type OccupiedRead, useOccupiedSlots } from "./queries.ts";
import { SlotsLoader } from "./slots-loader.tsx";
import { type ChangeDialogProps, useChangeBooking } from "./use-change-booking.ts";

type RescheduleDialogProps = ChangeDialogProps & {
  /** Undefined when the coach no longer takes bookings. */
  coach: CoachOffer | undefined;
};

/** Moves a booking to another time of the same coach. */
export function RescheduleDialog({ open, booking, coach, reload, onClose, onDone }: RescheduleDialogProps) {
  const [choice, setChoice] = useState<Choice>(NOTHING_CHOSEN);
  const { busy, failure, change, forget } = useChangeBooking(reload);
  const read = useOccupiedSlots(open ? booking.coachId : null);
  const picked = { ...choice, coachId: booking.coachId };
  const occupied = read.isError ? undefined : read.data;
  const appointment = coach ? appointmentOf([coach], picked, occupied) : null;
  const [lost, setLost] = useState<string | null>(null);
  const close = () => {
    if (busy) return;
    forget();
    setLost(null);
    setChoice(NOTHING_CHOSEN);
    onClose();
  };
  const move = async () => {
    if (!appointment) return;
    const scheduledDate = appointment.slot.startsAt;
    setLost(scheduledDate);
    if (!(await change(booking, "reschedule", { scheduledDate }))) return;
    setChoice(NOTHING_CHOSEN);
    onClose();
    onDone(`Cita reagendada para el ${dayAndTime(scheduledDate)}. Te llegará un email con el cambio.`);
  };
  const near = failure?.taken && lost && coach && occupied ? nearestFree(lost, coach.dates, occupied) : [];
  return (
    <Modal
      open={open}
      onClose={close}
      size="lg"
      title="Reagendar cita"
      description={
        <>
          Tu hora actual: <b className="tabular-nums">{dayAndTime(booking.startsAt)}</b>, con {booking.coachName}. La
          conservas hasta que confirmes otra.
        </>
      }
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Volver
          </Button>
          <Button disabled={!appointment} busy={busy} busyText="Reagendando..." onClick={move}>
            {appointment ? `Reagendar a las ${appointment.slot.time}` : "Reagendar"}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="bad" title={failure.text} className="mb-4">
          <NearestSlots slots={near} onPick={({ date, time }) => setChoice({ ...picked, date, time })} />
        </Alert>
      )}
      {coach ? (
        <Pickers coach={coach} booking={booking} choice={picked} read={read} onChoose={setChoice} />
      ) : (
        <p>{booking.coachName} ya no recibe citas nuevas. Si no puedes asistir, cancela la cita y elige otro coach.</p>
      )}
    </Modal>
  );
}

type PickersProps = {
  coach: CoachOffer;
  booking: Booking;
  choice: Choice;
  read: OccupiedRead;
  onChoose: (choice: Choice) => void;
};

function Pickers({ coach, booking, choice, read, onChoose }: PickersProps) {
  const id = useId();
  const now = wallTimeOf(booking.startsAt);
  const day = coach.dates.find((one) => one.date === choice.date);
  return (
    <SlotsLoader read={read}>
      {(occupied) => (
        <div className="grid gap-6 rows:grid-cols-[minmax(0,1fr)_14rem]">
          <div>
            <h3 id={`${id}-date`} className="mb-3">
              Elige la fecha
            </h3>
            <DateChoice
              labelledBy={`${id}-date`}
              dates={coach.dates}
              holidays={coach.holidays}
              occupied={occupied}
              value={choice.date}
              onChoose={(date) => onChoose({ ...choice, date, time: null })}
            />
          </div>
          <div>
            <h3 id={`${id}-time`}>Elige la hora</h3>
            {day ? (
              <>
                <p className="mt-0.5 mb-3 text-ink-2">{dayName(day.date)}</p>
                <TimeChoice
                  labelledBy={`${id}-time`}
                  day={day}
                  occupied={occupied}
                  own={now.date === day.date ? now.time : undefined}
                  value={choice.time}
                  onChoose={(time) => onChoose({ ...choice, time })}
                  minutes={coach.sessionDuration}
                />
              </>
            ) : (
              <p className="mt-3 text-ink-3">Elige una fecha para ver sus horas.</p>
            )}
          </div>
        </div>
      )}
    </SlotsLoader>
  );
}

import { useState } from "react";
import type { Booking, CoachOffer } from "#app/features/coaching/booking-types.ts";
import { dayAndTime } from "#app/features/coaching/day-text.ts";
import { nearestFree } from "#app/features/coaching/nearest-free.ts";
import { SlotPicker } from "#app/features/coaching/slot-picker.tsx";
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
  return (
    <SlotsLoader read={read}>
      {(occupied) => (
        <SlotPicker
          dates={coach.dates}
          holidays={coach.holidays}
          occupied={occupied}
          minutes={coach.sessionDuration}
          current={booking.startsAt}
          value={choice}
          onChoose={(picked) => onChoose({ ...choice, ...picked })}
        />
      )}
    </SlotsLoader>
  );
}

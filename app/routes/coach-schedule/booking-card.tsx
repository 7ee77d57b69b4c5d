import { CalendarPlus, MapPin, Video } from "lucide-react";
import { BOOKING_STATUS } from "#app/features/coaching/booking-status.ts";
import type { Booking } from "#app/features/coaching/booking-types.ts";
import { dayAndTime, upperFirst, wallTimeOf } from "#app/features/coaching/day-text.ts";
import { MODALITIES } from "#app/features/coaching/modalities.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { useSite } from "#app/ui/institution.ts";
import { bookingCardId, changeableUntil } from "./booking-groups.ts";

type BookingCardProps = {
  booking: Booking;
  cancelHours: number;
  changeable: boolean;
  /** For upcoming bookings: shows the place and the actions. */
  upcoming?: boolean;
  onMove?: (booking: Booking) => void;
  onCancel?: (booking: Booking) => void;
};

/** One booking of the list. */
export function BookingCard({ booking, cancelHours, changeable, upcoming, onMove, onCancel }: BookingCardProps) {
  const status = BOOKING_STATUS[booking.status];
  return (
    <li
      id={bookingCardId(booking)}
      className="flex scroll-mt-20 gap-3.5 p-4 target:bg-patina-50 first:rounded-t-card last:rounded-b-card @xl:p-5"
    >
      <span className="hidden @sm:block">
        <Avatar name={booking.coachName} src={booking.coachImage} size={48} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <p>
            <b className="block tabular-nums">
              {upperFirst(dayAndTime(booking.startsAt))} a {wallTimeOf(booking.endsAt).time}
            </b>
            <span className="text-ink-2">con {booking.coachName}</span>
          </p>
          <Badge tone={status.tone} icon={status.glyph}>
            {status.word}
          </Badge>
        </div>
        {upcoming && (
          <>
            <Place booking={booking} />
            <div className="mt-3 flex flex-wrap gap-2">
              <a
                href={`/api/coaching/bookings/${booking.id}/calendar.ics`}
                download
                className={buttonClass({ variant: "secondary" }, "@max-xl:grow")}
              >
                <Icon glyph={CalendarPlus} size={18} />
                Agregar a mi calendario
              </a>
              {changeable && (
                <>
                  <Button variant="secondary" onClick={() => onMove?.(booking)} className="@max-xl:grow">
                    Reagendar
                  </Button>
                  <Button variant="ghost" onClick={() => onCancel?.(booking)} className="@max-xl:grow">
                    Cancelar
                  </Button>
                </>
              )}
            </div>
            <Deadline booking={booking} cancelHours={cancelHours} changeable={changeable} />
          </>
        )}
      </div>
    </li>
  );
}

function Place({ booking: { modality, meetingPlace, meetingLink } }: { booking: Booking }) {
  const there = meetingPlace || "tu coach te dirá el lugar";
  return (
    <ul className="mt-2 grid gap-1 text-sm text-ink-2">
      {modality !== "online" && (
        <PlaceLine glyph={MapPin}>
          {MODALITIES.in_person}: {there}
        </PlaceLine>
      )}
      {modality !== "in_person" && (
        <PlaceLine glyph={Video}>
          {MODALITIES.online}: <MeetingLink address={meetingLink} />
        </PlaceLine>
      )}
    </ul>
  );
}

function PlaceLine({ glyph, children }: { glyph: Glyph; children: React.ReactNode }) {
  return (
    <li className="flex gap-1.5 wrap-anywhere">
      <Icon glyph={glyph} size={16} className="mt-0.5" />
      <span>{children}</span>
    </li>
  );
}

/** Only web addresses become links: the text is entered by people. */
function MeetingLink({ address }: { address: string }) {
  if (address === "") return <>tu coach te enviará el enlace</>;
  if (!/^https?:\/\//i.test(address)) return <>{address}</>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="link">
      <span className="print:hidden">Entrar a la reunión</span>
      <span className="hidden print:inline">{address}</span>
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  );
}

function Deadline({
  booking,
  cancelHours,
  changeable,
}: Pick<BookingCardProps, "booking" | "cancelHours" | "changeable">) {
  const { supportContact } = useSite();
  const until = dayAndTime(changeableUntil(booking, cancelHours));
  if (changeable) {
    return <p className="mt-2 text-sm text-ink-3">Puedes reagendar o cancelar hasta el {until}.</p>;
  }
  return (
    <p className="mt-2 text-sm text-ink-2">
      Se podía reagendar o cancelar hasta el {until}. Si no puedes asistir,{" "}
      {supportContact ? (
        <a href={supportContact} className="link">
          avisa a Desarrollo Profesional
        </a>
      ) : (
        "avisa a Desarrollo Profesional"
      )}
      .
    </p>
  );
}

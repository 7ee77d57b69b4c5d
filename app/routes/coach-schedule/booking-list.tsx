import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Booking, CoachOffer } from "#app/features/coaching/booking-types.ts";
import { Alert } from "#app/ui/alert.tsx";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { BookingCard } from "./booking-card.tsx";
import type { BookingDialogsProps } from "./booking-dialogs.tsx";
import { canChangeNow, groupBookings } from "./booking-groups.ts";
import type { BookingLimits } from "./screen-data.ts";
import type { ChangeDialogProps } from "./use-change-booking.ts";

const BookingDialogs = deferredDialog({ name: "esa acción", load: () => import("./booking-dialogs.tsx") });

type BookingListProps = {
  bookings: readonly Booking[];
  /** The coaches and times offered when a booking is moved. */
  coaches: readonly CoachOffer[];
  limits: BookingLimits;
  /** Milliseconds. */
  now: number;
  reload?: ChangeDialogProps["reload"];
  /** Shown instead of the list when there is no upcoming booking. */
  empty: ReactNode;
};

/** Upcoming bookings with their actions, and the others folded away. */
export function BookingList({ bookings, coaches, limits, now, reload, empty }: BookingListProps) {
  const { upcoming, past } = groupBookings(bookings, now);
  const [open, setOpen] = useState<BookingDialogsProps["open"]>(null);
  const [about, setAbout] = useState<Booking | null>(null);
  const [notice, setNotice] = useState("");
  const begin = (action: "cancel" | "move") => (booking: Booking) => {
    setNotice("");
    setAbout(booking);
    setOpen(action);
  };
  return (
    <div className="@container">
      <Notice text={notice} />
      {upcoming.length === 0 && <div className={cardClass}>{empty}</div>}
      {upcoming.length > 0 && (
        <ul className={classNames(cardClass, "divide-y divide-line")}>
          {upcoming.map((booking) => (
            <BookingCard
              key={booking.id}
              booking={booking}
              cancelHours={limits.cancelHours}
              changeable={canChangeNow(booking, limits.cancelHours, now)}
              upcoming
              onMove={begin("move")}
              onCancel={begin("cancel")}
            />
          ))}
        </ul>
      )}
      {past.length > 0 && <Past bookings={past} cancelHours={limits.cancelHours} />}
      {about && (
        <BookingDialogs
          open={open}
          booking={about}
          coach={coaches.find((one) => one.id === about.coachId)}
          reload={reload}
          onClose={() => setOpen(null)}
          onDone={setNotice}
        />
      )}
    </div>
  );
}

/** Confirmation of the last action. Takes the focus, because the pressed button may be gone. */
function Notice({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!text) return;
    // A closing dialog returns the focus to its opener: the notice takes it after that.
    let frame = requestAnimationFrame(function afterDialog() {
      if (document.querySelector("[role=dialog]")) frame = requestAnimationFrame(afterDialog);
      else box.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <div ref={box} tabIndex={-1} role="status" className={classNames("rounded-[0.75rem]", text && "mb-3")}>
      {text && <Alert tone="ok" title={text} />}
    </div>
  );
}

function Past({ bookings, cancelHours }: { bookings: readonly Booking[]; cancelHours: number }) {
  return (
    <details className="mt-3 print:hidden">
      <summary className="link">Ver citas anteriores y canceladas ({bookings.length})</summary>
      <ul className={classNames(cardClass, "mt-3 divide-y divide-line")}>
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} cancelHours={cancelHours} changeable={false} />
        ))}
      </ul>
    </details>
  );
}

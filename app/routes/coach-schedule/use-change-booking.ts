import { useRef, useState } from "react";
import type { Booking } from "#app/features/coaching/booking-types.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { useRefreshBookings } from "./queries.ts";

/** Props of each dialog that changes a booking. */
export type ChangeDialogProps = {
  open: boolean;
  booking: Booking;
  /** Reloads the screen's own booking data after a change; resolves when it is loaded. */
  reload?: () => Promise<void>;
  onClose: () => void;
  /** Called with a sentence that says what was done. */
  onDone: (notice: string) => void;
};

/** Error of a change; `taken` when someone else has booked the time. */
export type ChangeFailure = { text: string; taken: boolean };

const OFFLINE = "Error al conectar con el servidor. Por favor intenta nuevamente.";

/** Sends a change of a booking and then reloads all affected data. One change at a time. */
export function useChangeBooking(reload: ChangeDialogProps["reload"]) {
  const refreshReads = useRefreshBookings();
  const refresh = () => Promise.all([refreshReads(), reload?.()]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const sending = useRef(false);
  /** Resolves to true on success. */
  const change = async (booking: Booking, action: "cancel" | "reschedule", body?: object): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await postJson(`/api/coaching/bookings/${booking.id}/${action}`, body);
      await refresh();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const taken = error.reason === "slot_taken";
      if (!error.offline) await refresh();
      setFailure({ text: error.offline ? OFFLINE : error.message || OFFLINE, taken });
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, change, forget: () => setFailure(null) };
}

import { CalendarCheck, CircleAlert, CircleCheckBig, CircleStop } from "lucide-react";
import type { BadgeTone } from "#app/ui/badge.tsx";
import type { Glyph } from "#app/ui/icon.tsx";
import type { BookingStatus } from "./booking-types.ts";

/** Label, colour and icon for each status of a booking. */
export const BOOKING_STATUS: Record<BookingStatus, { word: string; tone: BadgeTone; glyph: Glyph }> = {
  scheduled: { word: "Programada", tone: "patina", glyph: CalendarCheck },
  completed: { word: "Completada", tone: "ok", glyph: CircleCheckBig },
  cancelled: { word: "Cancelada", tone: "neutral", glyph: CircleStop },
  no_show: { word: "No asistió", tone: "warn", glyph: CircleAlert },
};

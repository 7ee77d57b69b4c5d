import { CircleDot, UserX } from "lucide-react";
import type { AdminSession } from "#app/features/admin/list-answer-schemas.server.ts";
import { BOOKING_STATUS } from "#app/features/coaching/booking-status.ts";
import { Badge } from "#app/ui/badge.tsx";

/** Status of a session; of a past one without a mark, and of one whose student's account is not active, that. */
export function SessionState({ session }: { session: AdminSession }) {
  const { status, scheduledDate, isAccountActive, confirmedAt } = session;
  // A status that this screen does not know must not take the list away.
  if (!(status in BOOKING_STATUS)) return <Badge>{status}</Badge>;
  if (status === "scheduled" && !isAccountActive) {
    return (
      <Badge tone="warn" icon={UserX}>
        Cuenta desactivada
      </Badge>
    );
  }
  if (status === "scheduled" && Date.parse(scheduledDate) <= Date.now()) {
    return (
      <Badge tone="warn" icon={CircleDot}>
        Sin marcar
      </Badge>
    );
  }
  const { word, tone, glyph } = BOOKING_STATUS[status];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={tone} icon={glyph}>
        {word}
      </Badge>
      {status === "scheduled" && confirmedAt !== null && <span className="text-xs text-ink-2">Confirmada</span>}
    </span>
  );
}

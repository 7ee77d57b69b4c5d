import { Ban, CircleAlert, CircleCheckBig, Clock, Pause } from "lucide-react";
import { deadlineWords } from "#app/features/privacy/rights/rights.ts";
import type { DeskRow } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { formatDate } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type MeterTone, ProgressBar } from "#app/ui/progress-bar.tsx";

const TONES: Readonly<Record<DeskRow["urgency"], MeterTone>> = {
  late: "bad",
  bad: "bad",
  warn: "warn",
  calm: "patina",
};

/** A bar that fills with the time that passed, and the days that are left. */
export function Deadline({ row }: { row: DeskRow }) {
  if (row.closedAt) return <span className="tabular-nums">Cerrada el {formatDate(row.closedAt)}</span>;
  return (
    <span className="inline-grid min-w-28 gap-1 whitespace-nowrap">
      <ProgressBar percent={row.elapsed * 100} tone={TONES[row.urgency]} />
      <b className="font-semibold tabular-nums">{deadlineWords(row.dueAt, Date.now())}</b>
    </span>
  );
}

export function DeadlineBar({ row }: { row: DeskRow }) {
  const percent = Math.round(row.elapsed * 100);
  return <ProgressBar percent={percent} tone={TONES[row.urgency]} label="Plazo transcurrido" className="mt-2" />;
}

/** Words and look of the state; of open ones by their deadline. */
export function StateBadge({ row }: { row: DeskRow }) {
  const { state, urgency } = row;
  if (state === "waiting") return <Badge icon={Pause}>En espera</Badge>;
  if (state === "open") {
    if (urgency === "late")
      return (
        <Badge tone="bad" icon={CircleAlert}>
          Vencida
        </Badge>
      );
    if (urgency === "bad")
      return (
        <Badge tone="bad" icon={CircleAlert}>
          Vence pronto
        </Badge>
      );
    return (
      <Badge tone={urgency === "warn" ? "warn" : "patina"} icon={Clock}>
        En plazo
      </Badge>
    );
  }
  if (state === "accepted")
    return (
      <Badge tone="ok" icon={CircleCheckBig}>
        {row.kind === "review" ? "Respondida" : "Aceptada"}
      </Badge>
    );
  return <Badge icon={Ban}>{state === "refused" ? "Rechazada" : "Retirada"}</Badge>;
}

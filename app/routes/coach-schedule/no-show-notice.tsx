import type { NoShows } from "#app/features/coaching/no-shows.server.ts";
import { formatLongDate, pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";

/** The rule about missed sessions, before it applies and while it does. Nothing where there is none. */
export function NoShowNotice({ noShows: { limit, days, missed, closedUntil } }: { noShows: NoShows }) {
  if (limit === 0) return null;
  if (closedUntil !== null) {
    return (
      <Alert tone="warn" title="Por ahora no puedes agendar" className="mb-4">
        No llegaste a {pluralize(missed, "sesión", "sesiones")} este semestre. Puedes agendar de nuevo desde el{" "}
        {formatLongDate(closedUntil)}. Si es un error, avisa a Desarrollo Profesional.
      </Alert>
    );
  }
  const closed = `no se puede agendar por ${pluralize(days, "día", "días")}`;
  const rule = `Con ${pluralize(limit, "inasistencia", "inasistencias")} en un semestre ${closed}.`;
  if (missed === 0) return <p className="mb-3 text-sm text-ink-3">{rule} Si no puedes venir, cancela antes.</p>;
  return (
    <Alert
      tone="info"
      title={`Llevas ${pluralize(missed, "inasistencia", "inasistencias")} este semestre`}
      className="mb-4"
    >
      {rule} Si no puedes venir, cancela antes.
    </Alert>
  );
}

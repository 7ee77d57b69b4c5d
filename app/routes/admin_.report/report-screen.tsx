import { useNavigate, useSearchParams } from "@remix-run/react";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useTermReport } from "#app/routes/admin/reads.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { ReportSections } from "./report-sections.tsx";
import type { Period } from "./terms.ts";

const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;

/** The period is chosen and kept in the address; without one it is the current term. */
export function ReportScreen({ term }: { term: Period }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const period = { from: search.get("from") ?? term.from, to: search.get("to") ?? term.to };
  const problem = problemOf(period);
  const read = useTermReport(problem ? { from: "", to: "" } : period);
  const change = (changes: Partial<Period>) =>
    navigate(
      { search: new URLSearchParams({ ...period, ...changes }).toString() },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className="mb-5 grid gap-3 rows:grid-cols-[12rem_12rem] print:hidden">
        <TextField
          label="Desde"
          type="date"
          value={period.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label="Hasta"
          type="date"
          value={period.to}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      {problem && <Alert tone="info" role="status" title={problem} />}
      {!problem && read.isError && <ReadFailure read={read} title="Error al obtener el informe" />}
      {!problem && read.isPending && (
        <Card pad="none">
          <LoadingRows text="Cargando informe..." rows={5} />
        </Card>
      )}
      {!problem && read.data && <ReportSections report={read.data} />}
    </>
  );
}

function problemOf({ from, to }: Period): string | null {
  if (from === "" || to === "") return "Elige las dos fechas del período.";
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  // Written so that a date that is none, typed into the address, is a problem too.
  if (!(days >= 1)) return "La fecha final va después de la inicial.";
  return days > LONGEST_DAYS ? "Elige un período de hasta un año." : null;
}

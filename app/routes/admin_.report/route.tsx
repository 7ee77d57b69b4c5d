import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { Printer } from "lucide-react";
import { requireAdmin } from "#app/http/page.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useTermReport } from "#app/routes/admin/queries.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { ReportSections } from "./report-sections.tsx";
import { currentTerm, type Period } from "./terms.ts";

const TITLE = "Informe del período";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  const { name, role } = await requireAdmin(args);
  return { user: { name, role }, term: currentTerm(new Date()) };
}

/** The period is in the URL and loads its own figures: changing it must not reload the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function TermReportScreen() {
  const { user, term } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead="Cuánto se usó la plataforma, sin datos de personas."
      actions={
        <Button variant="secondary" icon={Printer} onClick={() => window.print()} className="print:hidden">
          Imprimir
        </Button>
      }
    >
      <ReportScreen term={term} />
    </OfficePage>
  );
}

const MAX_DAYS = 366;

/** The period is chosen here and kept in the URL; by default it is the current term. */
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
  // Written as a negation so that NaN, from an invalid date in the URL, is an error too.
  if (!(days >= 1)) return "La fecha final va después de la inicial.";
  return days > MAX_DAYS ? "Elige un período de hasta un año." : null;
}

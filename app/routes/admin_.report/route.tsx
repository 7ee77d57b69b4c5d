import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { FileDown, Printer } from "lucide-react";
import { GROUPED_BY, type GroupedBy } from "#app/features/admin/report/report-labels.ts";
import { currentTerm, type Period } from "#app/features/coaching/terms.ts";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { COHORT_FILTERS, useCohortFilters } from "#app/routes/admin/list/use-cohort-filters.ts";
import { useTermReport } from "#app/routes/admin/queries.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { FilterBar, FilterDay, FilterSelect } from "#app/ui/filter-bar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PrintHead } from "#app/ui/print-head.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { ReportSections } from "./report-sections.tsx";

const TITLE = "Informe del período";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  return { user: staffMember(await requirePermission(args, "report")), term: currentTerm(new Date()) };
}

/** The period is in the URL and loads its own figures: changing it must not reload the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function TermReportScreen() {
  const { user, term } = useLoaderData<typeof loader>();
  return (
    <OfficePage user={user} title={TITLE} lead="Cuánto se usó la plataforma, sin datos de personas.">
      <PrintHead />
      <ReportScreen term={term} />
    </OfficePage>
  );
}

const MAX_DAYS = 366;

/** The period and the cohort are chosen here and kept in the URL; by default it is the current term of everybody. */
export function ReportScreen({ term }: { term: Period }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const value = (name: string) => search.get(name) ?? "";
  const period = { from: search.get("from") ?? term.from, to: search.get("to") ?? term.to };
  const by = value("by") in GROUPED_BY ? (value("by") as GroupedBy) : "faculty";
  const problem = problemOf(period);
  const wanted = new URLSearchParams({ ...period, by });
  for (const name of COHORT_FILTERS) if (value(name)) wanted.set(name, value(name));
  const query = wanted.toString();
  const read = useTermReport(problem ? null : query);
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, text] of Object.entries({ ...period, ...changes })) {
      if (text || name === "from" || name === "to") next.set(name, text);
      else next.delete(name);
    }
    navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <ReportControls period={period} by={by} value={value} change={change} query={problem ? null : query} />
      {problem && <Alert tone="info" role="status" title={problem} />}
      {!problem && read.isError && <ReadFailure read={read} title="Error al obtener el informe" />}
      {!problem && read.isPending && (
        <Card pad="none">
          <LoadingRows text="Cargando informe..." rows={5} />
        </Card>
      )}
      {!problem && read.data && <ReportSections report={read.data} by={by} />}
    </>
  );
}

type ReportControlsProps = {
  period: Period;
  by: GroupedBy;
  value: (name: string) => string;
  change: (changes: Record<string, string>) => void;
  /** Null while the period is not one. */
  query: string | null;
};

function ReportControls({ period, by, value, change, query }: ReportControlsProps) {
  const cohorts = useCohortFilters();
  const set = COHORT_FILTERS.filter((name) => value(name));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      <FilterBar active={set.length} onClear={() => change({ faculty: "", career: "", campus: "", entryYear: "" })}>
        <FilterDay label="Desde" value={period.from} onChange={(from) => change({ from })} />
        <FilterDay label="Hasta" value={period.to} onChange={(to) => change({ to })} />
        <FilterSelect
          label="Agrupar por"
          value={by}
          options={Object.entries(GROUPED_BY)}
          onChange={(field) => change({ by: field })}
        />
        {cohorts.map(({ name, label, choices }) => (
          <FilterSelect
            key={name}
            label={label}
            value={value(name)}
            options={choices}
            onChange={(chosen) => change({ [name]: chosen })}
          />
        ))}
      </FilterBar>
      <div className="ml-auto flex flex-wrap gap-2 max-rows:w-full">
        {query && (
          <a
            href={`/api/admin/report/export?${query}`}
            download
            className={buttonClass({ variant: "secondary" }, "max-rows:flex-1 shell:min-h-9!")}
          >
            XLSX
          </a>
        )}
        {query && (
          <a
            href={`/api/admin/report/export?${query}&format=pdf`}
            download
            className={buttonClass({ variant: "secondary" }, "max-rows:flex-1 shell:min-h-9!")}
          >
            <Icon glyph={FileDown} size={18} />
            Descargar PDF
          </a>
        )}
        <Button
          variant="secondary"
          icon={Printer}
          onClick={() => window.print()}
          className="max-rows:flex-1 shell:min-h-9!"
        >
          Imprimir
        </Button>
      </div>
    </div>
  );
}

function problemOf({ from, to }: Period): string | null {
  if (from === "" || to === "") return "Elige las dos fechas del período.";
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  // Written as a negation so that NaN, from an invalid date in the URL, is an error too.
  if (!(days >= 1)) return "La fecha final va después de la inicial.";
  return days > MAX_DAYS ? "Elige un período de hasta un año." : null;
}

import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { PageInfo } from "#app/features/admin/list-answer-schemas.server.ts";
import type { AdminTab } from "#app/features/admin/list-options.ts";
import { formatCount } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { useList } from "../queries.ts";
import type { ListConfig } from "./list-config.ts";
import { ListTools } from "./list-tools.tsx";
import { ReadFailure } from "./read-failure.tsx";
import { COHORT_FILTERS, useCohortFilters } from "./use-cohort-filters.ts";
import { type ListParams, useListParams } from "./use-list-params.ts";

type ListCardProps<Tab extends AdminTab, Page extends PageInfo, Row> = {
  config: ListConfig<Tab, Page, Row>;
  /** A button among the list's tools. */
  action?: ReactNode;
  /** The list's dialogs. */
  children?: ReactNode;
};

/** One list of the panel: search, filters, sorting, downloads, table and pagination. */
export function ListCard<Tab extends AdminTab, Page extends PageInfo, Row>({
  config: given,
  action,
  children,
}: ListCardProps<Tab, Page, Row>) {
  const cohorts = useCohortFilters();
  const config = { ...given, filters: [...given.filters, ...cohorts] };
  const names = [...given.filters.map((filter) => filter.name), ...COHORT_FILTERS];
  const params = useListParams(names, config.usual);
  const read = useList<Page>(config.tab, params.query);
  const heading = useRef<HTMLHeadingElement>(null);
  useStartOfPage(params.page, heading);
  useRestart(read.error, params);
  const rows = read.data ? config.rowsOf(read.data) : [];
  return (
    <Card pad="none" aria-busy={read.isFetching}>
      <ListTools config={config} params={params} read={read} heading={heading} action={action} />
      {read.isError && (
        <div className="px-5 pb-5">
          <ReadFailure read={read} title={config.failed} />
        </div>
      )}
      {read.isPending && <LoadingRows text={config.loading} rows={5} />}
      {read.data && rows.length === 0 && <NoRows config={config} params={params} />}
      {read.data && rows.length > 0 && (
        <>
          {/* Not at the card's edge, because its corners are different from the table's. */}
          <div className="rounded-none">
            <DataTable
              caption={config.title}
              columns={config.columns}
              rows={rows}
              rowKey={config.rowKey}
              dense={config.dense}
              groupOf={config.groupOf}
            />
          </div>
          <Pages page={read.data} shown={rows.length} params={params} busy={read.isPlaceholderData} />
        </>
      )}
      {children}
    </Card>
  );
}

type NoRowsProps = {
  config: { empty: { art: string; title: string; hint?: string } };
  params: ListParams;
};

function NoRows({ config: { empty }, params }: NoRowsProps) {
  if (!params.isFiltered) {
    return (
      <EmptyState art={empty.art} title={empty.title}>
        {empty.hint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art="/art/spot-search.svg"
      title="Nada coincide con lo que buscas"
      action={
        <Button variant="secondary" onClick={params.clear}>
          Quitar filtros
        </Button>
      }
    >
      Revisa cómo está escrito o prueba con menos filtros.
    </EmptyState>
  );
}

type PagesProps = { page: PageInfo; shown: number; params: ListParams; busy: boolean };

function Pages({ page, shown, params, busy }: PagesProps) {
  const first = params.offset + 1;
  const range = `${formatCount(first)}-${formatCount(params.offset + shown)}`;
  const total = page.totalIsMinimum ? `más de ${formatCount(page.total)}` : formatCount(page.total);
  const { next } = page;
  return (
    <Pager
      summary={`${range} de ${total}`}
      busy={busy}
      onPrevious={params.page > 0 ? params.previous : undefined}
      onNext={next === null ? undefined : () => params.next(next)}
    />
  );
}

/** On a page change, moves the focus to the list's heading, which also scrolls there. */
function useStartOfPage(page: number, heading: RefObject<HTMLElement>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus();
  }, [page, heading]);
}

/** When the server rejects the cursor (from an older version or a restored database), returns to the first page. */
function useRestart(error: Error | null, params: ListParams): void {
  const restart = useRef(params.restart);
  restart.current = params.restart;
  const isStale = params.page > 0 && error !== null && error.message.includes('"bad_cursor"');
  useEffect(() => {
    if (isStale) restart.current();
  }, [isStale]);
}

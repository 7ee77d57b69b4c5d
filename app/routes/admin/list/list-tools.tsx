import type { UseQueryResult } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { type AdminTab, MAX_SEARCH_LENGTH } from "#app/features/admin/list-options.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FilterBar, FilterDay, FilterSelect } from "#app/ui/filter-bar.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import type { ListFilter } from "./list-config.ts";
import type { ListParams } from "./use-list-params.ts";

type Orders = readonly (readonly [string, string])[];

type ListToolsProps = {
  config: {
    tab: AdminTab;
    title: string;
    isTitleHidden?: boolean;
    filters: readonly ListFilter[];
    orders?: Orders;
  };
  params: ListParams;
  read: Pick<UseQueryResult, "isFetching" | "refetch">;
  heading: RefObject<HTMLHeadingElement>;
  action?: ReactNode;
};

/** Toolbar of a list, in one row where it fits: title, search, filters, refresh, downloads of the filtered rows. */
export function ListTools({ config, params, read, heading, action }: ListToolsProps) {
  const { tab, title, isTitleHidden } = config;
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 py-1.5 max-rows:py-3">
      <h2
        ref={heading}
        tabIndex={-1}
        className={isTitleHidden ? "sr-only" : "mr-1 text-lg leading-6 outline-none max-rows:w-full"}
      >
        {title}
      </h2>
      <SearchField
        label={`Buscar en ${title}`}
        value={params.value("q")}
        onSearch={(q) => params.set({ q })}
        maxLength={MAX_SEARCH_LENGTH}
        className="max-rows:w-full rows:w-38"
        dense
      />
      <ListFilters config={config} params={params} />
      <div className="ml-auto flex flex-wrap items-center gap-2 max-rows:w-full">
        <Button
          variant="secondary"
          icon={RefreshCw}
          square
          aria-label="Actualizar"
          aria-busy={read.isFetching}
          onClick={() => read.refetch()}
          className={classNames("shell:min-h-9! shell:w-9! shell:py-1!", read.isFetching && "[&>svg]:animate-spin")}
        />
        {(["csv", "xlsx"] as const).map((format) => (
          <a
            key={format}
            href={
              `/api/admin/${tab}/export?` +
              `${new URLSearchParams([["format", format], ...new URLSearchParams(params.filters)])}`
            }
            download
            aria-label={`Descargar ${format.toUpperCase()}`}
            className={buttonClass(
              { variant: "secondary" },
              "max-rows:flex-1 shell:min-h-9! shell:py-1! px-2.5! text-sm!",
            )}
          >
            {format.toUpperCase()}
          </a>
        ))}
        {action}
      </div>
    </div>
  );
}

type ListFiltersProps = { config: { filters: readonly ListFilter[]; orders?: Orders }; params: ListParams };

function ListFilters({ config: { filters, orders = [] }, params }: ListFiltersProps) {
  const [more, setMore] = useState(false);
  const [usual] = orders[0] ?? [""];
  const sort = params.value("sort");
  const order = sort ? `${sort}:${params.value("dir") || "desc"}` : usual;
  const shown = filters.filter((filter) => !filter.isRare || more || params.value(filter.name));
  return (
    <FilterBar active={params.active} onClear={params.clear}>
      {shown.map((filter) => {
        const props = {
          label: filter.label,
          value: params.value(filter.name),
          onChange: (value: string) => params.set({ [filter.name]: value }),
        };
        return filter.kind === "day" ? (
          <FilterDay key={filter.name} {...props} />
        ) : (
          <FilterSelect key={filter.name} {...props} options={filter.choices} />
        );
      })}
      {orders.length > 0 && (
        <FilterSelect
          label="Orden"
          value={order}
          options={orders}
          onChange={(value) => {
            const [wanted = "", dir = ""] = value === usual ? [] : value.split(":");
            params.set({ sort: wanted, dir });
          }}
        />
      )}
      {shown.length < filters.length && (
        <Button variant="ghost" size="sm" aria-expanded={false} onClick={() => setMore(true)}>
          Más filtros
        </Button>
      )}
    </FilterBar>
  );
}

import type { UseQueryResult } from "@tanstack/react-query";
import { Download, RefreshCw } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { type AdminTab, MAX_SEARCH_LENGTH } from "#app/features/admin/list-options.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FilterBar, FilterDay, FilterSelect } from "#app/ui/filter-bar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import type { ListFilter } from "./list-config.ts";
import type { ListParams } from "./use-list-params.ts";

type ListToolsProps = {
  config: { tab: AdminTab; title: string };
  params: ListParams;
  read: Pick<UseQueryResult, "isFetching" | "refetch">;
  heading: RefObject<HTMLHeadingElement>;
  action?: ReactNode;
};

/** Toolbar above a list: title, search, refresh, and downloads of the filtered rows. */
export function ListTools({ config: { tab, title }, params, read, heading, action }: ListToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 px-5 pt-4 pb-3">
      <h2 ref={heading} tabIndex={-1} className="mr-auto text-lg leading-6 outline-none max-rows:w-full">
        {title}
      </h2>
      <SearchField
        label={`Buscar en ${title}`}
        value={params.value("q")}
        onSearch={(q) => params.set({ q })}
        maxLength={MAX_SEARCH_LENGTH}
        className="max-rows:order-last max-rows:w-full rows:w-52 shell:w-64"
      />
      {action}
      <Button
        variant="secondary"
        icon={RefreshCw}
        aria-busy={read.isFetching}
        onClick={() => read.refetch()}
        className={classNames("max-rows:flex-1", read.isFetching && "[&>svg]:animate-spin")}
      >
        <span className="max-shell:sr-only">Actualizar</span>
      </Button>
      {(["csv", "xlsx"] as const).map((format) => (
        <a
          key={format}
          href={
            `/api/admin/${tab}/export?` +
            `${new URLSearchParams([["format", format], ...new URLSearchParams(params.filters)])}`
          }
          download
          aria-label={`Descargar ${format.toUpperCase()}`}
          className={buttonClass({ variant: "secondary" }, "max-rows:flex-1")}
        >
          <Icon glyph={Download} size={18} />
          {format.toUpperCase()}
        </a>
      ))}
    </div>
  );
}

type ListFiltersProps = {
  config: { filters: readonly ListFilter[]; orders: readonly (readonly [string, string])[] };
  params: ListParams;
};

export function ListFilters({ config: { filters, orders }, params }: ListFiltersProps) {
  const [usual] = orders[0] ?? [""];
  const sort = params.value("sort");
  const order = sort ? `${sort}:${params.value("dir") || "desc"}` : usual;
  return (
    <FilterBar active={params.active} onClear={params.clear}>
      {filters.map((filter) => {
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
      <FilterSelect
        label="Orden"
        value={order}
        options={orders}
        onChange={(value) => {
          const [wanted = "", dir = ""] = value === usual ? [] : value.split(":");
          params.set({ sort: wanted, dir });
        }}
      />
    </FilterBar>
  );
}

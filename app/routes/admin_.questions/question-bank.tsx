import { useRef } from "react";
import type { AdminQuestion, AdminQuestionList } from "#app/features/admin/question-schemas.server.ts";
import { postJson } from "#app/http/api.ts";
import { pluralize } from "#app/platform/format.ts";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar.tsx";
import { notify } from "#app/ui/notify.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { QuestionEditor } from "./question-editor.tsx";
import { QuestionTable } from "./question-table.tsx";
import { type Editing, NEW } from "./use-editing.ts";
import { type AdminHunter, filtered, inUse, TURNS, useFilters, useQuestions } from "./use-questions.ts";

/** The questions of one hunter at a time, and the editor of one of them. */
export function QuestionBank({ editing }: { editing: Editing }) {
  const read = useQuestions();
  if (read.isError) return <ReadFailure read={read} title="Error al obtener las preguntas" />;
  if (!read.data) {
    return (
      <Card pad="none">
        <LoadingRows text="Cargando preguntas..." />
      </Card>
    );
  }
  return <LoadedBank list={read.data} editing={editing} />;
}

function LoadedBank({ list, editing }: { list: AdminQuestionList; editing: Editing }) {
  const { hunter: wanted, set } = useFilters();
  const top = useRef<HTMLDivElement>(null);
  const hunter = list.hunters.find(({ id }) => id === wanted) ?? list.hunters[0];
  if (!hunter) return null;
  const edited = list.questions.find(({ id }) => id === editing.id);
  const isOpen = edited !== undefined || editing.id === NEW;
  // The row's button that opened the editor gets the focus back; after an addition the list does.
  const leave = () => {
    const opener = top.current?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(editing.id ?? "")}"]`);
    editing.close();
    (opener ?? top.current)?.focus();
  };
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <HunterChoice
        list={list}
        chosen={hunter}
        onChoose={(id) => editing.open(null) && set({ hunter: id, category: "", q: "" })}
      />
      <div className={classNames("grid items-start gap-4", isOpen && "lg:grid-cols-[minmax(0,1fr)_22rem]")}>
        <QuestionList list={list} hunter={hunter} editing={editing} />
        {isOpen && (
          <QuestionEditor
            key={editing.id}
            list={list}
            hunter={hunter}
            question={edited}
            onDirty={editing.setDirty}
            onLeave={leave}
          />
        )}
      </div>
    </div>
  );
}

type HunterChoiceProps = { list: AdminQuestionList; chosen: AdminHunter; onChoose: (id: string) => void };

function HunterChoice({ list, chosen, onChoose }: HunterChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="Head hunter" className="mb-3 flex flex-wrap gap-2">
      {list.hunters.map((one) => {
        const count = list.questions.filter(({ hunterId }) => hunterId === one.id).length;
        return (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === chosen.id}
            onClick={() => onChoose(one.id)}
            className={classNames(
              "flex cursor-pointer items-center gap-2.5 rounded-[0.75rem] border bg-surface py-1.5 pr-3.5 pl-2",
              "text-left text-[0.875rem] leading-4.5 max-rows:w-full",
              one.id === chosen.id ? "border-act inset-ring inset-ring-act" : "border-line",
            )}
          >
            <Avatar name={one.name} src={one.portrait} size={36} />
            <span>
              <b className="block font-semibold">{one.name}</b>
              <span className="text-sm text-ink-3">
                {one.years} años · {pluralize(count, "pregunta", "preguntas")}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

type QuestionListProps = { list: AdminQuestionList; hunter: AdminHunter; editing: Editing };

function QuestionList({ list, hunter, editing }: QuestionListProps) {
  const filters = useFilters();
  const { busy, run } = useCommand();
  const all = list.questions.filter(({ hunterId }) => hunterId === hunter.id);
  const rows = filtered(list.questions, hunter.id, filters);
  const change = async (question: AdminQuestion, isActive: boolean) => {
    const outcome = await run(() => postJson(`/api/admin/questions/${question.id}/active`, { isActive }));
    if (!outcome) return;
    if (outcome.failure !== undefined) return notify({ tone: "bad", title: "No se cambió", detail: outcome.failure });
    notify({
      tone: "ok",
      title: isActive ? "Pregunta activada" : "Pregunta desactivada",
      detail: "Vale para las entrevistas que empiecen desde ahora.",
      action: { label: "Deshacer", onPress: () => void change(question, !isActive) },
    });
  };
  const categories = [...new Set(all.map((one) => inUse(one).category))].sort((a, b) => a.localeCompare(b, "es"));
  return (
    <Card pad="none" className="min-w-0">
      <div className="flex flex-wrap items-center gap-2 px-5 py-2.5">
        <SearchField
          label="Buscar pregunta"
          value={filters.q}
          onSearch={(q) => filters.set({ q })}
          maxLength={100}
          className="max-rows:w-full rows:w-52"
          dense
        />
        <FilterBar
          active={[filters.career, filters.category, filters.turn].filter((one) => one !== "").length}
          onClear={() => filters.set({ career: "", category: "", turn: "" })}
        >
          <FilterSelect
            label="Las hace"
            value={filters.turn}
            onChange={(turn) => filters.set({ turn })}
            options={[["", "cualquiera"], ...TURNS]}
          />
          <FilterSelect
            label="Carrera"
            value={filters.career}
            onChange={(career) => filters.set({ career })}
            options={[["", "todas"], ...list.careers.map((one) => [one, one] as const)]}
          />
          <FilterSelect
            label="Mide"
            value={filters.category}
            onChange={(category) => filters.set({ category })}
            options={[["", "todo"], ...categories.map((one) => [one, one] as const)]}
          />
        </FilterBar>
        <p role="status" className="ml-auto text-sm text-ink-3 tabular-nums">
          {countWords(rows, all)}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState art="/art/spot-search.svg" level={2} title="Ninguna pregunta calza con lo que buscas">
          Quita un filtro o cambia las palabras.
        </EmptyState>
      ) : (
        <QuestionTable
          name={hunter.name}
          rows={rows}
          openId={editing.id}
          busy={busy}
          onEdit={(id) => editing.open(id)}
          onSwitch={(question, isActive) => void change(question, isActive)}
        />
      )}
      <RuleOfThumb list={list} hunter={hunter} />
    </Card>
  );
}

function countWords(rows: readonly AdminQuestion[], all: readonly AdminQuestion[]): string {
  if (rows.length < all.length) return `${rows.length} de ${all.length}`;
  return `${all.filter(({ isActive }) => isActive).length} activas de ${all.length}`;
}

/** How an interview chooses among them. */
function RuleOfThumb({ list, hunter }: { list: AdminQuestionList; hunter: AdminHunter }) {
  const { needed } = list;
  const spare = hunter.forAll - needed;
  return (
    <p className="border-t border-line px-5 py-3 text-sm text-ink-3">
      La primera entrevista con {hunter.name} hace {needed} preguntas: la primera activa, las de la carrera de la
      persona y, hasta completar, otras al azar entre las que son para todas. Las siguientes usan además el resto del
      banco, tema por tema, y no repiten ninguna hasta haberlas hecho todas. Con un CV analizado, varias salen de él.
      <span className="block">
        {spare > 0
          ? `Activas para todas en la primera hay ${hunter.forAll}: puedes apagar ${spare}.`
          : `Activas para todas en la primera hay ${hunter.forAll}: para apagar una, agrega o activa otra antes.`}
      </span>
    </p>
  );
}

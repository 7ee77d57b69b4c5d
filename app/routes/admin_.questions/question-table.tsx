import type { AdminQuestion } from "#app/features/admin/question-schemas.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { careerWords, inUse } from "./use-questions.ts";

type QuestionTableProps = {
  /** The hunter's. */
  name: string;
  rows: AdminQuestion[];
  /** Of the question in the editor. */
  openId: string | null;
  busy: boolean;
  onEdit: (id: string) => void;
  onSwitch: (question: AdminQuestion, isActive: boolean) => void;
};

export function QuestionTable({ name, rows, ...acts }: QuestionTableProps) {
  return <DataTable caption={`Preguntas de ${name}`} columns={columns(acts)} rows={rows} rowKey={({ id }) => id} />;
}

function columns({
  openId,
  busy,
  onEdit,
  onSwitch,
}: Omit<QuestionTableProps, "name" | "rows">): Column<AdminQuestion>[] {
  return [
    {
      key: "question",
      header: "Pregunta",
      card: "bare",
      cell: (one) => (
        <span className={classNames("font-semibold wrap-anywhere", !one.isActive && "text-ink-3")}>
          {inUse(one).question}
          {one.isOwn && (
            <Badge tone="patina" className="ml-2 align-middle">
              De la oficina
            </Badge>
          )}
        </span>
      ),
    },
    { key: "category", header: "Mide", cell: (one) => inUse(one).category },
    { key: "career", header: "Carrera", cell: careerWords },
    { key: "version", header: "Versión", numeric: true, cell: (one) => `v${inUse(one).version}` },
    {
      key: "active",
      header: "Activa",
      cell: (one) => <Switch question={one} busy={busy} onSwitch={onSwitch} />,
    },
    {
      key: "acts",
      header: "Acciones",
      align: "right",
      card: "bare",
      cell: (one) => (
        <Button
          variant="secondary"
          size="sm"
          data-edit={one.id}
          aria-label={`Editar: ${inUse(one).question}`}
          aria-expanded={one.id === openId}
          onClick={() => onEdit(one.id)}
          className="touch:min-h-11 max-rows:w-full"
        >
          Editar
        </Button>
      ),
    },
  ];
}

function Switch({
  question,
  busy,
  onSwitch,
}: Pick<QuestionTableProps, "busy" | "onSwitch"> & { question: AdminQuestion }) {
  const { isActive } = question;
  return (
    <label className="inline-flex min-h-9 items-center gap-1.5 touch:min-h-11">
      <input
        type="checkbox"
        role="switch"
        aria-label={`Activa: ${inUse(question).question}`}
        checked={isActive}
        aria-checked={isActive}
        aria-disabled={busy || undefined}
        onChange={() => !busy && onSwitch(question, !isActive)}
        className={classNames(
          "relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] before:absolute",
          "before:top-1/2 before:size-3 before:-translate-y-1/2 before:rounded-full",
          isActive
            ? "border-act bg-act before:right-0.75 before:bg-on-act"
            : "border-line-strong bg-surface before:left-0.75 before:bg-line-strong",
        )}
      />
      <span aria-hidden="true" className="w-5 text-sm text-ink-2">
        {isActive ? "Sí" : "No"}
      </span>
    </label>
  );
}

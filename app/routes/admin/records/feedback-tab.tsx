import { useMemo } from "react";
import type { AdminFeedback, FeedbackPage } from "#app/features/admin/list-answer-schemas.server.ts";
import type { HunterInBrief } from "#app/features/interview/hunters.ts";
import { useHunters } from "#app/features/interview/use-hunters.ts";
import { formatDate, formatDateTime } from "#app/platform/format.ts";
import { Stars } from "#app/ui/stars.tsx";
import { ListCard } from "../list/list-card.tsx";
import type { ListConfig } from "../list/list-config.ts";

type FeedbackConfig = ListConfig<"feedback", FeedbackPage, AdminFeedback>;

const configFor = (hunters: readonly HunterInBrief[]): FeedbackConfig => ({
  tab: "feedback",
  title: "Feedback de entrevistas",
  loading: "Cargando feedback...",
  failed: "Error al obtener feedback",
  empty: { art: "/art/spot-feedback.svg", title: "No hay feedback de entrevistas disponible" },
  rowsOf: (page) => page.feedback,
  rowKey: (feedback) => feedback.id,
  columns: [
    {
      key: "name",
      header: "Usuario",
      card: "name",
      cell: (feedback) => <b className="font-semibold">{feedback.userName}</b>,
    },
    { key: "rut", header: "RUT", numeric: true, cell: (feedback) => feedback.userRut },
    {
      key: "hunter",
      header: "Head Hunter",
      cell: (feedback) => hunters.find(({ id }) => id === feedback.hunterId)?.name ?? feedback.hunterId,
    },
    {
      key: "rating",
      header: "Calificación",
      card: "state",
      cell: (feedback) => <Stars value={feedback.hunterRating} label={`${feedback.hunterRating} de 5 estrellas`} />,
    },
    {
      key: "comments",
      header: "Comentarios",
      card: "wide",
      cell: (feedback) =>
        feedback.feedback ? (
          <span className="block max-w-[32rem] whitespace-pre-line wrap-anywhere">{feedback.feedback}</span>
        ) : (
          <span className="text-ink-3">Sin comentarios</span>
        ),
    },
    {
      key: "date",
      header: "Fecha",
      numeric: true,
      cell: (feedback) => <time title={formatDateTime(feedback.createdAt)}>{formatDate(feedback.createdAt)}</time>,
    },
  ],
  filters: [
    {
      kind: "choice",
      name: "hunter",
      label: "Head Hunter",
      choices: [["", "Todos"], ...hunters.map((hunter) => [hunter.id, hunter.name] as const)],
    },
    {
      kind: "choice",
      name: "rating",
      label: "Calificación",
      choices: [
        ["", "Todas"],
        ["5", "5 estrellas"],
        ["4", "4 estrellas"],
        ["3", "3 estrellas"],
        ["2", "2 estrellas"],
        ["1", "1 estrella"],
      ],
    },
  ],
  orders: [
    ["createdAt:desc", "Más nuevos primero"],
    ["createdAt:asc", "Más antiguos primero"],
  ],
});

export default function FeedbackTab() {
  const hunters = useHunters();
  const config = useMemo(() => configFor(hunters), [hunters]);
  return <ListCard config={config} />;
}

import { CircleAlert, CircleCheckBig, LoaderCircle } from "lucide-react";
import type { AdminAnalysis, AnalysesPage } from "#app/features/admin/list-answer-schemas.server.ts";
import { ANALYSIS_STATUS } from "#app/features/admin/status-labels.ts";
import { totalBand } from "#app/features/cv/score-bands.ts";
import { formatBytes, formatDate, formatDateTime, formatScore } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { ListCard } from "../list/list-card.tsx";
import type { ListConfig } from "../list/list-config.ts";

const STATE = {
  processing: { tone: "patina", glyph: LoaderCircle },
  completed: { tone: "ok", glyph: CircleCheckBig },
  failed: { tone: "bad", glyph: CircleAlert },
} as const;

const yearsFormat = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 });

const CONFIG: ListConfig<"cv-analyses", AnalysesPage, AdminAnalysis> = {
  tab: "cv-analyses",
  title: "Análisis de CV",
  loading: "Cargando análisis...",
  failed: "Error al obtener análisis de CV",
  empty: { art: "/art/spot-upload.svg", title: "No hay análisis de CV", hint: "Los CV que suban aparecerán aquí." },
  rowsOf: (page) => page.analyses,
  rowKey: (analysis) => analysis.id,
  dense: true,
  columns: [
    { key: "id", header: "ID", numeric: true, cell: (analysis) => <span className="text-ink-3">{analysis.id}</span> },
    {
      key: "rut",
      header: "Usuario RUT",
      numeric: true,
      cell: (analysis) => <span title={analysis.userName}>{analysis.userRut}</span>,
    },
    {
      key: "file",
      header: "Archivo",
      card: "name",
      truncate: true,
      cell: (analysis) => <span title={analysis.fileName}>{analysis.fileName}</span>,
    },
    {
      key: "type",
      header: "Tipo",
      cell: (analysis) => <span title={analysis.fileType}>{typeWord(analysis)}</span>,
    },
    { key: "size", header: "Tamaño", numeric: true, cell: (analysis) => formatBytes(analysis.fileSize) },
    { key: "state", header: "Estado", card: "state", cell: (analysis) => <State analysis={analysis} /> },
    { key: "level", header: "Nivel", numeric: true, cell: (analysis) => levelWords(analysis.currentLevel) },
    { key: "score", header: "Puntuación", cell: (analysis) => <Score score={analysis.overallScore} /> },
    {
      key: "date",
      header: "Fecha",
      numeric: true,
      cell: (analysis) => <time title={formatDateTime(analysis.createdAt)}>{formatDate(analysis.createdAt)}</time>,
    },
  ],
  filters: [
    {
      kind: "choice",
      name: "status",
      label: "Estado",
      choices: [["", "Todos"], ...Object.entries(ANALYSIS_STATUS)],
    },
  ],
  orders: [
    ["createdAt:desc", "Más nuevos primero"],
    ["createdAt:asc", "Más antiguos primero"],
    ["score:desc", "Mayor puntaje primero"],
    ["score:asc", "Menor puntaje primero"],
  ],
};

export default function AnalysesTab() {
  return <ListCard config={CONFIG} />;
}

/** MIME types whose subtype is not the commonly known name. */
const TYPES: Record<string, string> = {
  "application/msword": "DOC",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
  "text/plain": "TXT",
  "image/jpeg": "JPG",
};

/** "application/pdf" -> "PDF"; the full MIME type is shown as title. */
function typeWord({ fileType }: AdminAnalysis): string {
  return TYPES[fileType] ?? (fileType.split("/").at(-1) ?? fileType).toUpperCase();
}

function levelWords(years: number | null): string {
  if (years === null) return "-";
  return `${yearsFormat.format(years)} ${years === 1 ? "año" : "años"}`;
}

function State({ analysis: { processingStatus } }: { analysis: AdminAnalysis }) {
  // A status that this screen does not know must not take the list away.
  const status = processingStatus in ANALYSIS_STATUS ? processingStatus : "processing";
  const { tone, glyph } = STATE[status];
  return (
    <Badge tone={tone} icon={glyph}>
      {ANALYSIS_STATUS[status]}
    </Badge>
  );
}

function Score({ score }: { score: number | null }) {
  if (score === null) return "-";
  return (
    <span className="inline-flex items-center gap-2.5">
      <ProgressBar percent={score} tone={totalBand(score)} className="w-16" />
      <b className="min-w-6 text-right tabular-nums">{formatScore(score, totalBand)}</b>
    </span>
  );
}

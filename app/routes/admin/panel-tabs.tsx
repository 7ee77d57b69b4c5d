import { useNavigate, useSearchParams } from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { Card } from "#app/ui/card.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

// Each comes when it is looked at: nobody waits for the scripts of six tables.
const SessionsTab = lazy(() => import("./sessions/sessions-tab.tsx"));
const UsersTab = lazy(() => import("./users/users-tab.tsx"));
const AnalysesTab = lazy(() => import("./records/analyses-tab.tsx"));
const ActivitiesTab = lazy(() => import("./records/activities-tab.tsx"));
const FeedbackTab = lazy(() => import("./records/feedback-tab.tsx"));
const ExcelTab = lazy(() => import("./excel/excel-tab.tsx"));

const USUAL = "coach-sessions";

/** The six tabs; which one is in the address. */
export function PanelTabs({ ownRut }: { ownRut: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const panels = [
    tab(USUAL, "Sesiones de coaching", "Cargando sesiones...", <SessionsTab />),
    tab("users", "Usuarios", "Cargando usuarios...", <UsersTab ownRut={ownRut} />),
    tab("cv-analyses", "Análisis CV", "Cargando análisis...", <AnalysesTab />),
    tab("activities", "Actividades", "Cargando actividades...", <ActivitiesTab />),
    tab("feedback", "Feedback", "Cargando feedback...", <FeedbackTab />),
    tab("excel-upload", "Carga Excel", "Cargando...", <ExcelTab />),
  ];
  return (
    <Tabs
      label="Secciones del panel"
      items={panels}
      selected={search.get("tab") ?? USUAL}
      onSelect={(id) => navigate({ search: id === USUAL ? "" : `?tab=${id}` }, { preventScrollReset: true })}
    />
  );
}

function tab(id: string, label: string, loading: string, content: ReactNode) {
  const waiting = (
    <Card pad="none">
      <LoadingRows text={loading} rows={5} />
    </Card>
  );
  return { id, label, panel: <Suspense fallback={waiting}>{content}</Suspense> };
}

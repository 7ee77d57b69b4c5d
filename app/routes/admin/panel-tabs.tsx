import { useNavigate, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

// Each comes when it is looked at: nobody waits for the scripts of six tables.
const SessionsTab = deferredPart({
  name: "la sección Sesiones de coaching",
  waiting: <Waiting text="Cargando sesiones..." />,
  load: () => import("./sessions/sessions-tab.tsx"),
});
const UsersTab = deferredPart({
  name: "la sección Usuarios",
  waiting: <Waiting text="Cargando usuarios..." />,
  load: () => import("./users/users-tab.tsx"),
});
const AnalysesTab = deferredPart({
  name: "la sección Análisis CV",
  waiting: <Waiting text="Cargando análisis..." />,
  load: () => import("./records/analyses-tab.tsx"),
});
const ActivitiesTab = deferredPart({
  name: "la sección Actividades",
  waiting: <Waiting text="Cargando actividades..." />,
  load: () => import("./records/activities-tab.tsx"),
});
const FeedbackTab = deferredPart({
  name: "la sección Feedback",
  waiting: <Waiting text="Cargando feedback..." />,
  load: () => import("./records/feedback-tab.tsx"),
});
const ExcelTab = deferredPart({
  name: "la sección Carga Excel",
  waiting: <Waiting text="Cargando..." />,
  load: () => import("./excel/excel-tab.tsx"),
});

const USUAL = "coach-sessions";

/** The six tabs; which one is in the address. */
export function PanelTabs({ ownRut }: { ownRut: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const panels = [
    tab(USUAL, "Sesiones de coaching", <SessionsTab />),
    tab("users", "Usuarios", <UsersTab ownRut={ownRut} />),
    tab("cv-analyses", "Análisis CV", <AnalysesTab />),
    tab("activities", "Actividades", <ActivitiesTab />),
    tab("feedback", "Feedback", <FeedbackTab />),
    tab("excel-upload", "Carga Excel", <ExcelTab />),
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

function tab(id: string, label: string, panel: ReactNode) {
  return { id, label, panel };
}

function Waiting({ text }: { text: string }) {
  return (
    <Card pad="none">
      <LoadingRows text={text} rows={5} />
    </Card>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, type ShouldRevalidateFunction, useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { Activity, BookOpen, ChartLine, House, LogOut, MessagesSquare, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { InitialPasswordBanner } from "#app/features/auth/initial-password-banner.tsx";
import { WelcomeGuide } from "#app/features/guide/welcome-guide.tsx";
import { useHunters } from "#app/features/interview/use-hunters.ts";
import { requireAdmin } from "#app/http/page.server.ts";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { formatCount } from "#app/platform/format.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { useSignOut } from "#app/routes/layout/use-sign-out.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Overview } from "./overview.tsx";
import { useSummary } from "./queries.ts";

export const meta: MetaFunction = () => [{ title: "Panel de Administración · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const { name, role, rut, initialPassword } = await requireAdmin(args);
  return { user: { name, role, rut, initialPassword } };
}

/** Tabs, filters and pages are in the URL and load their own data: changing them must not reload the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

/** Without icons, three of these buttons fit beside each other on a phone. */
const ACTION = "max-rows:px-2! max-rows:text-sm! max-rows:[&>svg]:hidden";

export default function AdminScreen() {
  const { user } = useLoaderData<typeof loader>();
  const [guide, setGuide] = useState(false);
  const hunters = useHunters();
  const signOut = useSignOut();
  return (
    <PageShell user={user} title="Administración" layout="wide">
      <PageHeader
        title="Panel de Administración"
        actions={
          <>
            <Button variant="secondary" icon={BookOpen} className={ACTION} onClick={() => setGuide(true)}>
              Ver Guía
            </Button>
            <LinkButton variant="secondary" to="/dashboard" icon={House} className={ACTION}>
              Ir al Dashboard
            </LinkButton>
            <Button variant="secondary" icon={LogOut} className={ACTION} onClick={signOut}>
              Cerrar Sesión
            </Button>
          </>
        }
      />
      {user.initialPassword && <InitialPasswordBanner to="/account" className="mb-4" />}
      <ReadsProvider>
        <Overview />
        <ToolsNav />
        <PanelTabs ownRut={user.rut} />
      </ReadsProvider>
      <WelcomeGuide open={guide} onClose={() => setGuide(false)} hunters={hunters} />
    </PageShell>
  );
}

// Each tab's script is loaded when the tab is opened.
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
  load: () => import("./import/excel-tab.tsx"),
});

const USUAL = "coach-sessions";

/** The six tabs; the selected one is in the URL. */
function PanelTabs({ ownRut }: { ownRut: string }) {
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

const TOOLS: readonly { to: string; label: string; glyph: Glyph }[] = [
  { to: "/admin/coaches", label: "Coaches y fechas", glyph: Users },
  { to: "/admin/reviews", label: "Solicitudes de revisión", glyph: MessagesSquare },
  { to: "/admin/report", label: "Informe del período", glyph: ChartLine },
  { to: "/admin/system", label: "Estado del sistema", glyph: Activity },
];

/**
 * Links to the admin screens outside the six tabs. `relative`, so that text for screen readers does not widen the
 * page.
 */
function ToolsNav() {
  const open = useSummary().data?.openReviewRequests ?? 0;
  return (
    <nav
      aria-label="Más herramientas"
      className={classNames(
        "relative -mx-4 mb-2 flex gap-1 overflow-x-auto px-2 [scrollbar-width:none] shell:-mx-2.5",
        "shell:flex-wrap shell:px-0",
      )}
    >
      {TOOLS.map(({ to, label, glyph }) => (
        <Link
          key={to}
          to={to}
          className={classNames(
            "-outline-offset-2 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2.5",
            "py-1.5 text-[0.875rem] leading-5 font-semibold text-patina-700 hover:bg-ink/5 shell:min-h-9",
          )}
        >
          <Icon glyph={glyph} size={18} />
          {label}
          {to === "/admin/reviews" && open > 0 && (
            <Badge tone="cobre">
              {formatCount(open)} <span className="sr-only">{open === 1 ? "abierta" : "abiertas"}</span>
            </Badge>
          )}
        </Link>
      ))}
    </nav>
  );
}

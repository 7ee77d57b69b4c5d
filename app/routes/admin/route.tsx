import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { BookOpen, House, LogOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { firstEntryWords } from "#app/features/access/entry-code/after-reset.server.ts";
import { dayName, wallTimeOf } from "#app/features/coaching/day-text.ts";
import { ownCoachId } from "#app/features/coaching/own-coach.server.ts";
import { WelcomeGuide } from "#app/features/guide/welcome-guide.tsx";
import { useHunters } from "#app/features/interview/use-hunters.ts";
import { extentOf, type Permission } from "#app/features/permissions/permissions.ts";
import { requireStaff, staffMember } from "#app/http/page.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { proofWays } from "#app/routes/account/proof-ways.server.ts";
import { useSignOut } from "#app/routes/layout/use-sign-out.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Overview } from "./overview.tsx";
import { useToday } from "./queries.ts";
import { StaffShell } from "./staff-shell.tsx";
import { Today } from "./today.tsx";

export const meta: MetaFunction = () => [{ title: "Panel de Administración · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireStaff(args);
  const member = staffMember(user);
  // IT and the auditor have none of its parts.
  if (!TABS.some(({ needs }) => member.may.includes(needs)))
    throw redirect(member.may.includes("audit") ? "/admin/audit" : "/admin/system");
  const isUnlinkedCoach = user.role === "coach" && (await ownCoachId(getDb(), user.id)) === null;
  const { rut, initialPassword } = user;
  const takesFactors = extentOf(user.role, "roles", "change") !== null;
  const ways = takesFactors ? await proofWays(user.id, args.request, "/admin") : undefined;
  const shown = { rut, initialPassword, isUnlinkedCoach, firstEntry: firstEntryWords() };
  return { user: { ...member, ...shown }, proofWays: ways, now: isoNow() };
}

/** Tabs, filters and pages are in the URL and load their own data: changing them must not reload the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

/** Without icons, the buttons fit beside each other on a phone. */
const ACTION = "max-rows:px-2! max-rows:text-sm! max-rows:[&>svg]:hidden shell:min-h-9! shell:py-1! max-rows:flex-1";

export default function AdminScreen() {
  const { user, now } = useLoaderData<typeof loader>();
  const [guide, setGuide] = useState(false);
  const hunters = useHunters();
  const signOut = useSignOut();
  return (
    <StaffShell user={user} title="Panel">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h1 className="text-[1.375rem]! leading-7!">Panel de Administración</h1>
          <Day loadedAt={now} />
        </div>
        <div className="flex flex-wrap gap-2 max-rows:w-full">
          <Button variant="secondary" icon={BookOpen} className={ACTION} onClick={() => setGuide(true)}>
            Ver Guía
          </Button>
          <LinkButton variant="secondary" to="/dashboard" icon={House} className={ACTION}>
            Ir al Dashboard
          </LinkButton>
          <Button variant="secondary" icon={LogOut} className={ACTION} onClick={signOut}>
            Cerrar Sesión
          </Button>
        </div>
      </div>
      {user.may.includes("people") && (
        <>
          <Today hasInitialPassword={user.initialPassword} />
          <Overview />
        </>
      )}
      {user.isUnlinkedCoach ? (
        <Alert tone="info" title="Tu cuenta no está unida a un coach">
          La oficina la une en Coaches y ausencias.
        </Alert>
      ) : (
        <PanelTabs shown={user} may={user.may} />
      )}
      <WelcomeGuide open={guide} onClose={() => setGuide(false)} hunters={hunters} />
    </StaffShell>
  );
}

/** The day of the figures, which go on after midnight where the page stays open. */
function Day({ loadedAt }: { loadedAt: string }) {
  const now = useToday().data?.now ?? loadedAt;
  return (
    <p className="text-[0.875rem] text-ink-3 tabular-nums">
      <time dateTime={now}>{dayName(wallTimeOf(now).date)}</time>
    </p>
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

type Shown = { rut: string; firstEntry: string };
type PanelTab = { id: string; label: string; needs: Permission; panel: (shown: Shown) => ReactNode };

const TABS: readonly PanelTab[] = [
  { id: USUAL, label: "Sesiones de coaching", needs: "sessions", panel: () => <SessionsTab /> },
  { id: "users", label: "Usuarios", needs: "people", panel: ({ rut }) => <UsersTab ownRut={rut} /> },
  { id: "cv-analyses", label: "Análisis CV", needs: "results", panel: () => <AnalysesTab /> },
  { id: "activities", label: "Actividades", needs: "activities", panel: () => <ActivitiesTab /> },
  { id: "feedback", label: "Feedback", needs: "results", panel: () => <FeedbackTab /> },
  {
    id: "excel-upload",
    label: "Carga Excel",
    needs: "roster",
    panel: ({ firstEntry }) => <ExcelTab firstEntry={firstEntry} />,
  },
];

/** The tabs of what one may see, six for the office; the selected one is in the URL. */
function PanelTabs({ shown, may }: { shown: Shown; may: readonly Permission[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const panels = TABS.filter(({ needs }) => may.includes(needs)).map(({ id, label, panel }) => ({
    id,
    label,
    panel: panel(shown),
  }));
  return (
    <Tabs
      label="Secciones del panel"
      items={panels}
      selected={search.get("tab") ?? USUAL}
      onSelect={(id) => navigate({ search: id === USUAL ? "" : `?tab=${id}` }, { preventScrollReset: true })}
      dense
    />
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <Card pad="none">
      <LoadingRows text={text} rows={5} />
    </Card>
  );
}

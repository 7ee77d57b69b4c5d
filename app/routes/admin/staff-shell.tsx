import {
  Activity,
  CalendarCheck,
  ChartLine,
  House,
  KeyRound,
  Landmark,
  LayoutDashboard,
  MessagesSquare,
  Scale,
  Send,
  ShieldCheck,
} from "lucide-react";
import type { ReactNode } from "react";
import type { AdminSummary } from "#app/features/admin/panel-api-schemas.server.ts";
import type { Permission } from "#app/features/permissions/permissions.ts";
import type { StaffMember } from "#app/http/page.server.ts";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { SIGN_OUT_PATH, useSignOut } from "#app/routes/layout/use-sign-out.ts";
import type { MenuItem } from "#app/ui/app-menu.tsx";
import { AppShell } from "#app/ui/app-shell.tsx";
import { MayContext } from "./may.ts";
import { useSummary } from "./queries.ts";

type StaffShellProps = {
  /** The signed-in user, from the page's loader. */
  user: StaffMember;
  /** Name of the screen, as in the menu. */
  title: string;
  children: ReactNode;
};

/** Frame of the office's screens: their own menu, with counts of what waits, and the provider for client reads. */
export function StaffShell(props: StaffShellProps) {
  return (
    <ReadsProvider>
      <MayContext.Provider value={props.user}>
        <Frame {...props} />
      </MayContext.Provider>
    </ReadsProvider>
  );
}

function Frame({ user, title, children }: StaffShellProps) {
  const signOut = useSignOut();
  const { data } = useSummary();
  return (
    <AppShell
      menu={staffMenu(user.may, data)}
      account={{ name: user.name, to: "/account", label: `${user.roleName} · Mi cuenta` }}
      home="/admin"
      title={title}
      layout="dense"
      signOutAction={SIGN_OUT_PATH}
      onSignOut={signOut}
    >
      {children}
    </AppShell>
  );
}

type StaffItem = Omit<MenuItem, "group"> & { group?: string };

/** The items for what this member of staff may look at, under the headings of their groups; nothing else is drawn. */
function staffMenu(may: readonly Permission[], summary: AdminSummary | undefined): MenuItem[] {
  const has = (permission: Permission) => may.includes(permission);
  const waiting = (value: number | undefined, words: string) => (value ? { value, words } : undefined);
  const items: (StaffItem | false)[] = [
    has("desk") && { to: "/coach", label: "Escritorio", glyph: LayoutDashboard },
    (has("people") || has("sessions")) && { to: "/admin", label: "Panel", glyph: House, exact: true },
    has("coaches") && { to: "/admin/coaches", label: "Coaches y ausencias", glyph: CalendarCheck },
    has("outbox") && {
      to: "/admin/outbox",
      label: "Bandeja de salida",
      glyph: Send,
      count: waiting(summary?.mail.counts.failed, "no salieron"),
    },
    has("report") && { to: "/admin/report", label: "Informe del período", glyph: ChartLine },
    has("rights") && {
      to: "/admin/rights",
      label: "Derechos",
      glyph: Scale,
      group: TRUST,
      count: waiting(summary?.openRightsRequests, "por resolver"),
    },
    has("reviews") && {
      to: "/admin/reviews",
      label: "Revisiones",
      glyph: MessagesSquare,
      group: TRUST,
      count: waiting(summary?.openReviewRequests, "por responder"),
    },
    has("audit") && { to: "/admin/audit", label: "Rastro", glyph: ShieldCheck, group: TRUST },
    has("roles") && { to: "/admin/roles", label: "Roles y permisos", glyph: ShieldCheck, group: TRUST },
    has("institution") && { to: "/admin/institution", label: "Institución", glyph: Landmark, group: SETUP },
    has("questions") && { to: "/admin/questions", label: "Preguntas", glyph: MessagesSquare, group: SETUP },
    has("system") && { to: "/admin/access", label: "Formas de ingreso", glyph: KeyRound, group: SETUP },
    has("system") && { to: "/admin/system", label: "Estado del sistema", glyph: Activity, group: SETUP },
  ];
  let last: string | undefined;
  return items.flatMap((item) => {
    if (!item) return [];
    const { group, ...rest } = item;
    const heads = group !== last && group;
    last = group;
    return [heads ? { ...rest, group: heads } : rest];
  });
}

const TRUST = "Confianza";
const SETUP = "Ajustes";

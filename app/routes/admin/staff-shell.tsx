import { Activity, ChartLine, KeyRound, Landmark, LayoutDashboard, MessagesSquare, Send, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminSummary } from "#app/features/admin/panel-api-schemas.server.ts";
import type { Permission } from "#app/features/permissions/permissions.ts";
import { ROLE_NAMES } from "#app/features/permissions/roles.ts";
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
      <MayContext.Provider value={props.user.may}>
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
      account={{ name: user.name, to: "/account", label: `${ROLE_NAMES[user.role]} · Mi cuenta` }}
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

type StaffItem = Omit<MenuItem, "group"> & {
  /** Who sees it; any one of these. */
  needs: readonly Permission[];
  group: "" | "Confianza" | "Ajustes";
};

/** The items for what this member of staff may look at; nothing else is drawn. */
function staffMenu(may: readonly Permission[], summary: AdminSummary | undefined): MenuItem[] {
  const items = staffItems(summary).filter(({ needs }) => needs.some((permission) => may.includes(permission)));
  return items.map(({ needs, group, ...item }, index) => ({
    ...item,
    ...(group !== (items[index - 1]?.group ?? "") && { group }),
  }));
}

function staffItems(summary: AdminSummary | undefined): StaffItem[] {
  const waiting = (value: number | undefined, words: string) => (value ? { value, words } : undefined);
  return [
    { to: "/admin", label: "Panel", glyph: LayoutDashboard, exact: true, needs: ["people", "sessions"], group: "" },
    { to: "/admin/coaches", label: "Coaches y ausencias", glyph: Users, needs: ["coaches"], group: "" },
    {
      to: "/admin/outbox",
      label: "Bandeja de salida",
      glyph: Send,
      count: waiting(summary?.mail.counts.failed, "no salieron"),
      needs: ["outbox"],
      group: "",
    },
    { to: "/admin/report", label: "Informe del período", glyph: ChartLine, needs: ["report"], group: "" },
    {
      to: "/admin/reviews",
      label: "Revisiones",
      glyph: MessagesSquare,
      count: waiting(summary?.openReviewRequests, "por responder"),
      needs: ["reviews"],
      group: "Confianza",
    },
    { to: "/admin/roles", label: "Roles y permisos", glyph: KeyRound, needs: ["roles"], group: "Confianza" },
    { to: "/admin/institution", label: "Institución", glyph: Landmark, needs: ["institution"], group: "Ajustes" },
    { to: "/admin/questions", label: "Preguntas", glyph: MessagesSquare, needs: ["questions"], group: "Ajustes" },
    { to: "/admin/system", label: "Estado del sistema", glyph: Activity, needs: ["system"], group: "Ajustes" },
  ];
}

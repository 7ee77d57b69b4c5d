import { Activity, ChartLine, Landmark, LayoutDashboard, MessagesSquare, Scale, Send, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminSummary } from "#app/features/admin/panel-api-schemas.server.ts";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { SIGN_OUT_PATH, useSignOut } from "#app/routes/layout/use-sign-out.ts";
import type { MenuItem } from "#app/ui/app-menu.tsx";
import { AppShell } from "#app/ui/app-shell.tsx";
import { useSummary } from "./queries.ts";

type StaffShellProps = {
  /** The signed-in user, from the page's loader. */
  user: { name: string };
  /** Name of the screen, as in the menu. */
  title: string;
  children: ReactNode;
};

/** Frame of the office's screens: their own menu, with counts of what waits, and the provider for client reads. */
export function StaffShell(props: StaffShellProps) {
  return (
    <ReadsProvider>
      <Frame {...props} />
    </ReadsProvider>
  );
}

function Frame({ user, title, children }: StaffShellProps) {
  const signOut = useSignOut();
  const { data } = useSummary();
  return (
    <AppShell
      menu={staffMenu(data)}
      account={{ name: user.name, to: "/account", label: "Mi cuenta" }}
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

function staffMenu(summary: AdminSummary | undefined): MenuItem[] {
  const waiting = (value: number | undefined, words: string) => (value ? { value, words } : undefined);
  return [
    { to: "/admin", label: "Panel", glyph: LayoutDashboard, exact: true },
    { to: "/admin/coaches", label: "Coaches y ausencias", glyph: Users },
    {
      to: "/admin/outbox",
      label: "Bandeja de salida",
      glyph: Send,
      count: waiting(summary?.mail.counts.failed, "no salieron"),
    },
    { to: "/admin/report", label: "Informe del período", glyph: ChartLine },
    {
      to: "/admin/rights",
      label: "Derechos",
      glyph: Scale,
      group: "Confianza",
      count: waiting(summary?.openRightsRequests, "por resolver"),
    },
    {
      to: "/admin/reviews",
      label: "Revisiones",
      glyph: MessagesSquare,
      count: waiting(summary?.openReviewRequests, "por responder"),
    },
    { to: "/admin/institution", label: "Institución", glyph: Landmark, group: "Ajustes" },
    { to: "/admin/questions", label: "Preguntas", glyph: MessagesSquare },
    { to: "/admin/system", label: "Estado del sistema", glyph: Activity },
  ];
}

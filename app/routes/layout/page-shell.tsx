import { Link, useLocation } from "@remix-run/react";
import { CalendarCheck, ChartLine, FileText, House, MessagesSquare, ShieldCheck } from "lucide-react";
import { type ReactNode, useContext } from "react";
import { isStaff } from "#app/features/permissions/roles.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { MenuItem } from "#app/ui/app-menu.tsx";
import { AppShell } from "#app/ui/app-shell.tsx";
import type { Role } from "#db/schema.ts";
import { BlockedContext } from "./blocked-context.ts";
import { SIGN_OUT_PATH, useSignOut } from "./use-sign-out.ts";

type PageShellProps = {
  /** The signed-in user, from the page's loader. */
  user: { name: string; role: Role };
  /** Name of the screen, as in the menu. */
  title: string;
  layout?: "page" | "wide" | "full";
  /** Instead of the role's own: for whoever may open nothing else yet. */
  menu?: MenuItem[];
  children: ReactNode;
};

/** Frame of every signed-in screen: menu, account, sign-out. Screens with client reads add a ReadsProvider. */
export function PageShell({ user, title, layout, menu, children }: PageShellProps) {
  const signOut = useSignOut();
  return (
    <AppShell
      menu={menu ?? menuFor(user.role)}
      account={{ name: user.name, to: "/account", label: "Mi cuenta" }}
      home="/dashboard"
      title={title}
      layout={layout}
      signOutAction={SIGN_OUT_PATH}
      onSignOut={signOut}
    >
      <BlockedNotice />
      {children}
    </AppShell>
  );
}

/** On every screen but 'Mi cuenta', which has a notice of its own with the way to lift the block. */
function BlockedNotice() {
  const isBlocked = useContext(BlockedContext);
  const { pathname } = useLocation();
  if (!isBlocked || pathname === "/account") return null;
  return (
    <Alert tone="warn" title="El tratamiento de tus datos está bloqueado" className="mb-4">
      Puedes mirar lo tuyo, pero nada se analiza, se practica ni se agenda.{" "}
      <Link to="/account" className="link">
        Levantar el bloqueo en Mi cuenta
      </Link>
    </Alert>
  );
}

const everyone: MenuItem[] = [
  { to: "/dashboard", label: "Inicio", glyph: House },
  { to: "/analyze-cv", label: "Analizar CV", glyph: FileText, covers: ["/job-match", "/workshop"] },
  {
    to: "/interviews",
    label: "Entrevistas IA",
    glyph: MessagesSquare,
    covers: ["/interview-chat", "/interview-feedback", "/practice"],
  },
  { to: "/coach-schedule", label: "Agenda Coach", glyph: CalendarCheck },
  { to: "/my-activities", label: "Mis Actividades", glyph: ChartLine },
];

/** The menu for a role: the staff screens come last, only for staff. */
function menuFor(role: Role): MenuItem[] {
  return isStaff(role) ? [...everyone, { to: "/admin", label: "Administración", glyph: ShieldCheck }] : everyone;
}

import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { StaffMember } from "#app/http/page.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { StaffShell } from "./staff-shell.tsx";

type OfficePageProps = {
  user: StaffMember;
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** The screen from which this one is opened, where that is not the panel. */
  back?: { to: string; label: string };
  children: ReactNode;
};

/** Frame of the admin screens outside the panel's tabs: the office's menu, a link back, and the title. */
export function OfficePage({ user, title, lead, actions, back, children }: OfficePageProps) {
  const opener = back ?? (user.may.includes("people") ? { to: "/admin", label: "Volver al panel" } : null);
  return (
    <StaffShell user={user} title={title}>
      {opener && (
        <Link to={opener.to} className="link inline-flex min-h-11 items-center gap-1.5 print:hidden">
          <Icon glyph={ArrowLeft} size={18} />
          {opener.label}
        </Link>
      )}
      <PageHeader title={title} lead={lead} actions={actions} />
      {children}
    </StaffShell>
  );
}

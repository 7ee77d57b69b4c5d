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
  children: ReactNode;
};

/** Frame of the admin screens outside the panel's tabs: the office's menu, a link back, and the title. */
export function OfficePage({ user, title, lead, actions, children }: OfficePageProps) {
  return (
    <StaffShell user={user} title={title}>
      {user.may.includes("people") && (
        <Link to="/admin" className="link inline-flex min-h-11 items-center gap-1.5 print:hidden">
          <Icon glyph={ArrowLeft} size={18} />
          Volver al panel
        </Link>
      )}
      <PageHeader title={title} lead={lead} actions={actions} />
      {children}
    </StaffShell>
  );
}

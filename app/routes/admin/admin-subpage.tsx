import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

type OfficePageProps = {
  user: { name: string; role: "admin" | "user" };
  title: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** Frame of the admin screens outside the panel's tabs: back link, title, and the provider for client reads. */
export function OfficePage({ user, title, lead, actions, children }: OfficePageProps) {
  return (
    <PageShell user={user} title="Administración" layout="wide">
      <ReadsProvider>
        <Link to="/admin" className="link mb-2 inline-flex min-h-11 items-center gap-1.5 print:hidden">
          <Icon glyph={ArrowLeft} size={18} />
          Volver al panel
        </Link>
        <PageHeader title={title} lead={lead} actions={actions} />
        {children}
      </ReadsProvider>
    </PageShell>
  );
}

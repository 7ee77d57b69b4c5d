import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { BookOpen, House, LogOut } from "lucide-react";
import { useState } from "react";
import { InitialPasswordBanner } from "#app/features/auth/initial-password-banner.tsx";
import { WelcomeGuide } from "#app/features/guide/welcome-guide.tsx";
import { requireAdmin } from "#app/http/page.server.ts";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { PageShell } from "#app/routes/shell/page-shell.tsx";
import { useSignOut } from "#app/routes/shell/use-sign-out.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Overview } from "./overview.tsx";
import { PanelTabs } from "./panel-tabs.tsx";
import { ToolsNav } from "./tools-nav.tsx";

export const meta: MetaFunction = () => [{ title: "Panel de Administración · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const { name, role, rut, initialPassword } = await requireAdmin(args);
  return { user: { name, role, rut, initialPassword } };
}

/** Tabs, filters and pages live in the address: changing them asks for data of their own, not for the page again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

/** Three of them fit beside each other on a phone without their icons. */
const ACTION = "max-rows:px-2! max-rows:text-sm! max-rows:[&>svg]:hidden";

export default function AdminScreen() {
  const { user } = useLoaderData<typeof loader>();
  const [guide, setGuide] = useState(false);
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
      <WelcomeGuide open={guide} onClose={() => setGuide(false)} />
    </PageShell>
  );
}

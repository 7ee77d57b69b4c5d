import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { FileText, Plus } from "lucide-react";
import { useState } from "react";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { Button } from "#app/ui/button.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Desk } from "./desk.tsx";

const TITLE = "Mesa de derechos";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  return { user: staffMember(await requirePermission(args, "rights")) };
}

/** Filters and the open request are in the address and load their own data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

const RegisterDialog = deferredDialog({
  name: "el formulario de la solicitud",
  load: () => import("./register-dialog.tsx"),
});

export default function RightsScreen() {
  const { user } = useLoaderData<typeof loader>();
  const [registering, setRegistering] = useState(false);
  const hydrated = useHydrated();
  const mayChange = user.mayChange.includes("rights");
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead="Ley 21.719. Cada solicitud tiene plazo, responsable y evidencia."
      actions={
        <>
          {mayChange && (
            <Button variant="secondary" icon={Plus} waiting={!hydrated} onClick={() => setRegistering(true)}>
              Registrar una solicitud
            </Button>
          )}
          <LinkButton variant="secondary" icon={FileText} to="/api/admin/rights/report" reloadDocument>
            Informe de tratamiento
          </LinkButton>
        </>
      }
    >
      <Desk />
      {mayChange && <RegisterDialog open={registering} onClose={() => setRegistering(false)} />}
    </OfficePage>
  );
}

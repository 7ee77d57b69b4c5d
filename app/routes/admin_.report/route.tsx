import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { Printer } from "lucide-react";
import { requireAdmin } from "#app/http/page.server.ts";
import { OfficePage } from "#app/routes/admin/office-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { ReportScreen } from "./report-screen.tsx";
import { currentTerm } from "./terms.ts";

const TITLE = "Informe del período";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  const { name, role } = await requireAdmin(args);
  return { user: { name, role }, term: currentTerm(new Date()) };
}

/** The period lives in the address: changing it asks for figures, not for the page again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function TermReportScreen() {
  const { user, term } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead="Cuánto se usó la plataforma, sin datos de personas."
      actions={
        <Button variant="secondary" icon={Printer} onClick={() => window.print()} className="print:hidden">
          Imprimir
        </Button>
      }
    >
      <ReportScreen term={term} />
    </OfficePage>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { BookOpen } from "lucide-react";
import { useState } from "react";
import { requireUser } from "#app/http/page.server.ts";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { formatDate } from "#app/platform/format.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PrintHead } from "#app/ui/print-head.tsx";
import { loadSchedule } from "./load-schedule.server.ts";
import { MyBookings } from "./my-bookings.tsx";
import type { ScheduleData } from "./screen-data.ts";
import { BookingWizard } from "./wizard.tsx";

// Loaded when the help is opened.
const GuideDialog = deferredDialog({ name: "la guía", load: () => import("./guide-dialog.tsx") });

const TITLE = "Agenda Coach";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  return Response.json(await loadSchedule(user));
}

/** A choice changes the address and nothing that the server said: it is shown at once, and without a connection too. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

export default function CoachScheduleScreen() {
  const data = useLoaderData<ScheduleData>();
  const [guide, setGuide] = useState(false);
  return (
    <PageShell user={data.user} title={TITLE}>
      <PrintHead about={data.user.name} date={formatDate(data.loadedAt)} />
      <PageHeader
        title={TITLE}
        lead="30 minutos, gratis. Presencial o virtual."
        beside
        actions={
          <Button variant="secondary" icon={BookOpen} onClick={() => setGuide(true)}>
            Ver Guía
          </Button>
        }
      />
      <ReadsProvider>
        {data.coaches.length === 0 ? <NoCoaches /> : <BookingWizard data={data} />}
        <MyBookings coaches={data.coaches} limits={data.limits} />
      </ReadsProvider>
      <GuideDialog
        open={guide}
        onClose={() => setGuide(false)}
        cancelHours={data.limits.cancelHours}
        maxLive={data.limits.maxLive}
      />
    </PageShell>
  );
}

function NoCoaches() {
  return (
    <Card pad="none">
      <EmptyState art="/art/spot-calendar.svg" title="No hay coaches disponibles" level={2}>
        Vuelve en unos días. Mientras tanto puedes practicar una entrevista.
      </EmptyState>
    </Card>
  );
}

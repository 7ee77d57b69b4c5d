import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useRevalidator } from "@remix-run/react";
import { RefreshCw } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { requireUser } from "#app/http/page.server.ts";
import { BookingList } from "#app/routes/coach-schedule/booking-list.tsx";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Role } from "#db/schema.ts";
import { HistoryCard } from "./history-card.tsx";
import { interviewEntries, interviewScores, interviewStep } from "./interview-timeline.ts";
import { type Activities, type Appointments, loadActivities } from "./load-activities.server.ts";
import { ProgressCard } from "./progress-card.tsx";
import { cvEntries, cvIsReady, cvScores, mergeEntries, type NextStep, nextStep, versionEntries } from "./timeline.ts";

const TITLE = "Mis Actividades";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const data: ActivitiesData = { user: { name: user.name, role: user.role }, ...(await loadActivities(user.id)) };
  return Response.json(data);
}

type ActivitiesData = Activities & { user: { name: string; role: Role } };

export default function MyActivities() {
  const data = useLoaderData<ActivitiesData>();
  return (
    <PageShell user={data.user} title={TITLE}>
      <Screen data={data} />
    </PageShell>
  );
}

function Screen({ data }: { data: ActivitiesData }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader
        title={TITLE}
        lead="Lo que has hecho y cuánto has avanzado."
        actions={
          <Button variant="secondary" icon={RefreshCw} busy={state === "loading"} onClick={revalidate}>
            Actualizar
          </Button>
        }
      />
      {data.analyses.length + data.interviews.length + data.coaching.entries.length === 0 ? (
        <Nothing />
      ) : (
        <Overview data={data} />
      )}
    </>
  );
}

function Overview({ data }: { data: ActivitiesData }) {
  const { analyses, versions, interviews, coaching } = data;
  const reload = useReload(data);
  const step = stepNow(data);
  return (
    <div className="grid items-start gap-4 shell:grid-cols-[minmax(0,1fr)_20rem] shell:gap-6">
      <div className="grid min-w-0 gap-3 max-shell:order-2 shell:gap-5">
        <ProgressCard
          series={[
            { kind: "cv", points: cvScores(analyses) },
            { kind: "interview", points: interviewScores(interviews) },
          ]}
        />
        <HistoryCard
          entries={mergeEntries(
            cvEntries(analyses),
            versionEntries(versions),
            interviewEntries(interviews),
            coaching.entries,
          )}
        />
      </div>
      <div className="grid min-w-0 gap-4 shell:gap-6">
        <Card as="section" aria-labelledby="siguiente">
          <p className="text-sm font-semibold text-patina-700">Tu siguiente paso</p>
          <h2 id="siguiente" className="mt-0.5">
            {step.title}
          </h2>
          <p className="mt-1.5 mb-4 text-ink-2">{step.text}</p>
          <LinkButton to={step.to} reloadDocument={step.to.startsWith("#")} block>
            {step.label}
          </LinkButton>
        </Card>
        {coaching.appointments && <MyAppointments appointments={coaching.appointments} reload={reload} />}
      </div>
    </div>
  );
}

/**
 * Priority: an open interview, then an appointment that is soon, then the CV until it is ready, then the next
 * interview.
 */
function stepNow({ analyses, interviews, coaching }: Activities): NextStep {
  const practice = interviewStep(interviews);
  if (practice && interviews.some((row) => row.status === "open")) return practice;
  if (coaching.step) return coaching.step;
  return practice && cvIsReady(analyses) ? practice : nextStep(analyses);
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        art="/art/spot-activity.svg"
        title="Todavía no hay actividades"
        level={2}
        action={<LinkButton to="/analyze-cv">Analizar CV</LinkButton>}
      >
        Comienza por tu CV: en 2-3 min tendrás un puntaje y sabrás qué mejorar.
      </EmptyState>
    </Card>
  );
}

type AppointmentsProps = {
  appointments: Appointments;
  /** Reloads the page's data; resolves when it is loaded. */
  reload: () => Promise<void>;
};

/** Upcoming appointments, which can be moved and cancelled here. Past ones are part of the history. */
function MyAppointments({ appointments, reload }: AppointmentsProps) {
  const { upcoming, coaches, limits, now } = appointments;
  return (
    <section aria-labelledby="mis-citas">
      <h2 id="mis-citas" className="mb-3">
        Mis citas
      </h2>
      <BookingList
        bookings={upcoming}
        coaches={coaches}
        limits={limits}
        now={now}
        reload={reload}
        empty={
          <div className="px-5 py-4">
            <p className="text-ink-2">No tienes citas por venir.</p>
            <Link to="/coach-schedule" className="link mt-1 inline-block touch:min-h-11 touch:content-center">
              Agenda una sesión
            </Link>
          </div>
        }
      />
    </section>
  );
}

/**
 * Reloads the page's data; resolves when the screen shows it.
 * @param data the loader's data: a new object with each load
 */
function useReload(data: object): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const waiting = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when new data has arrived
  useEffect(() => {
    for (const go of waiting.current.splice(0)) go();
  }, [data]);
  return useCallback(
    () =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        revalidate();
      }),
    [revalidate],
  );
}

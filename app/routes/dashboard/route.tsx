import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowRight, BookOpen, Play } from "lucide-react";
import { AnnouncementBanner } from "#app/features/admin/institution/announcement-banner.tsx";
import type { SessionUser } from "#app/features/auth/session-user.ts";
import { useWelcomeGuide } from "#app/features/guide/use-welcome-guide.ts";
import { WelcomeGuide } from "#app/features/guide/welcome-guide.tsx";
import { useHunters } from "#app/features/interview/use-hunters.ts";
import { requireUser } from "#app/http/page.server.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { listOr } from "#app/platform/format.ts";
import { currentAnnouncement, readInstitution } from "#app/platform/institution.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { loadOverview } from "#app/routes/practice._index/load-overview.server.ts";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { loadProgress } from "./load-progress.server.ts";
import { type NextStep, stepInPeace, urgentStep } from "./next-step.ts";
import { NextStepHero } from "./next-step-hero.tsx";
import { doneSoFar, type Progress } from "./progress.ts";
import { ProgressPath } from "./progress-path.tsx";

export const meta: MetaFunction = () => [{ title: "Inicio · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const [progress, { welcome }, announcement] = await Promise.all([
    loadProgress(user.id),
    readInstitution(getDb(), getSettings()),
    currentAnnouncement(getDb(), new Date()),
  ]);
  const step = await loadStep(user, progress);
  return { user: { name: user.name, role: user.role }, progress, step, welcome, announcement };
}

/** Null for a blocked person, who can do nothing of it. */
async function loadStep(user: SessionUser, progress: Progress): Promise<NextStep | null> {
  if (await isBlocked(getDb(), user.id)) return null;
  return urgentStep(progress) ?? stepInPeace(progress, await loadOverview(user));
}

export default function DashboardScreen() {
  const { user, progress, step, welcome, announcement } = useLoaderData<typeof loader>();
  const guide = useWelcomeGuide();
  const hunters = useHunters();
  return (
    <PageShell user={user} title="Inicio">
      <PageHeader
        title={`Hola, ${user.name.trim().split(/\s+/)[0]}`}
        lead={
          <>
            {welcome && <span className="mb-1 block whitespace-pre-line wrap-anywhere text-ink">{welcome}</span>}
            {doneSoFar(progress)}
          </>
        }
        actions={
          <>
            <Button variant="ghost" icon={BookOpen} onClick={guide.show}>
              Ver Guía
            </Button>
            <LinkButton to="/interviews?fromCvAnalysis=true" variant="secondary" icon={Play}>
              Comenzar simulación
            </LinkButton>
          </>
        }
      />
      {announcement && (
        <section aria-label="Anuncio" className="mb-3 shell:mb-5">
          <AnnouncementBanner text={announcement} />
        </section>
      )}
      {step && <NextStepHero step={step} />}
      <BannerStrip />
      <ProgressPath progress={progress} />
      <Services hunterNames={hunters.map(({ name }) => name)} />
      <WelcomeGuide open={guide.open} onClose={guide.close} hunters={hunters} />
    </PageShell>
  );
}

const stats = [
  { figure: "5 min", text: "Actividad Rápida" },
  { figure: "100%", text: "Análisis Finalizado" },
  { figure: "3 Niveles", text: "de experiencia" },
] as const;

function BannerStrip() {
  return (
    <section aria-labelledby="banner" className="@container mt-3.5 shell:mt-5">
      <div
        className={classNames(
          "rounded-card bg-patina-50 px-4 py-3.5 @min-[48rem]:flex @min-[48rem]:items-center @min-[48rem]:gap-8",
          "@min-[48rem]:px-6",
        )}
      >
        <h2 id="banner" className="text-base leading-5.5 @min-[48rem]:flex-1">
          Prepárate hoy para la conversación que te importa
        </h2>
        <ul className="mt-2 flex justify-between gap-3 @min-[48rem]:mt-0 @min-[48rem]:gap-8">
          {stats.map(({ figure, text }) => (
            <li key={figure} className="@min-[48rem]:flex @min-[48rem]:items-baseline @min-[48rem]:gap-1.5">
              <b className="block font-[650] whitespace-nowrap tabular-nums">{figure}</b>{" "}
              <span className="block text-xs text-ink-2 @min-[48rem]:text-sm">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const servicesFor = (hunterNames: readonly string[]) => [
  { to: "/analyze-cv", art: "/art/scene-cv.svg", name: "Analizar CV", text: "Puntaje, evidencias y mejoras" },
  {
    to: "/coach-schedule",
    art: "/art/scene-coach.svg",
    name: "Agenda Coach",
    text: "30 minutos gratis con un coach",
  },
  { to: "/interviews", art: "/art/scene-interview.svg", name: "Entrevistas IA", text: `Con ${listOr(hunterNames)}` },
];

/** The three services: each row is one link. */
function Services({ hunterNames }: { hunterNames: readonly string[] }) {
  return (
    <section aria-labelledby="services" className="@container mt-7 border-t border-line pt-5 shell:mt-9 shell:pt-6">
      <h2 id="services" className="text-[1.0625rem] leading-6">
        También puedes
      </h2>
      {/* A container query, because the sidebar takes part of the window's width. */}
      <div className="mt-1 grid @min-[48rem]:grid-cols-3">
        {servicesFor(hunterNames).map(({ to, art, name, text }) => (
          <Link
            key={to}
            to={to}
            className={classNames(
              "grid grid-cols-[3rem_1fr] items-center gap-4 py-3 not-first:border-t not-first:border-hair",
              "hover:bg-ink/6",
              "@min-[48rem]:rounded-card @min-[48rem]:not-first:border-t-0 @min-[48rem]:px-2 @min-[48rem]:py-4",
            )}
          >
            <ArchPortrait src={art} alt="" />
            <span>
              <h3 className="flex items-center gap-1.5 text-base leading-6 font-[620]">
                {name}
                <Icon glyph={ArrowRight} size={16} className="text-patina-700" />
              </h3>
              <span className="block text-sm text-ink-2">{text}</span>
            </span>
          </Link>
        ))}
      </div>
      <p className="mt-3 border-t border-hair pt-3 text-sm text-ink-2">
        ¿Viste un aviso que te interesa?{" "}
        <Link to="/job-match" className="link touch:inline-block touch:min-h-11 touch:content-center">
          Compáralo con tu CV
        </Link>
      </p>
    </section>
  );
}

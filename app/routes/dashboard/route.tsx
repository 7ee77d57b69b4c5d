import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowRight, BookOpen, Play } from "lucide-react";
import { AnnouncementBanner } from "#app/features/admin/institution/announcement-banner.tsx";
import { useWelcomeGuide } from "#app/features/guide/use-welcome-guide.ts";
import { WelcomeGuide } from "#app/features/guide/welcome-guide.tsx";
import { useHunters } from "#app/features/interview/use-hunters.ts";
import { requireUser } from "#app/http/page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { listOr } from "#app/platform/format.ts";
import { currentAnnouncement, readInstitution } from "#app/platform/institution.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { loadProgress } from "./load-progress.server.ts";
import { encouragement } from "./progress.ts";
import { ProgressStrip } from "./progress-strip.tsx";

export const meta: MetaFunction = () => [{ title: "Inicio · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const [progress, { welcome }, announcement] = await Promise.all([
    loadProgress(user.id),
    readInstitution(getDb(), getSettings()),
    currentAnnouncement(getDb(), new Date()),
  ]);
  return { user: { name: user.name, role: user.role }, progress, welcome, announcement };
}

export default function DashboardScreen() {
  const { user, progress, welcome, announcement } = useLoaderData<typeof loader>();
  const guide = useWelcomeGuide();
  const hunters = useHunters();
  return (
    <PageShell user={user} title="Inicio">
      <PageHeader
        title={`Hola, ${user.name.trim().split(/\s+/)[0]}`}
        lead={
          <>
            {welcome && <span className="mb-1 block whitespace-pre-line wrap-anywhere text-ink">{welcome}</span>}
            {encouragement(progress)}
          </>
        }
        actions={
          <>
            <Button variant="secondary" icon={BookOpen} onClick={guide.show}>
              Ver Guía
            </Button>
            <LinkButton to="/interviews?fromCvAnalysis=true" icon={Play}>
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
      <WelcomeBanner />
      <ServiceCards hunterNames={hunters.map(({ name }) => name)} />
      <ProgressStrip progress={progress} />
      <WelcomeGuide open={guide.open} onClose={guide.close} hunters={hunters} />
    </PageShell>
  );
}

const stats = [
  { figure: "5 min", text: "Actividad Rápida" },
  { figure: "100%", text: "Análisis Finalizado" },
  { figure: "3 Niveles", text: "de experiencia" },
] as const;

/**
 * The banner with the only dark background of this screen; the picture fades into it, sideways on wide screens and
 * upwards on narrow ones.
 */
function WelcomeBanner() {
  return (
    <section className="@container">
      <div
        className={classNames(
          "relative flex flex-col justify-between gap-6 overflow-hidden rounded-[1.25rem] bg-deep p-5",
          "pb-0 text-on-deep @min-[42rem]:min-h-54 @min-[42rem]:rounded-dialog @min-[42rem]:px-9",
          "@min-[42rem]:py-8",
        )}
      >
        <div
          aria-hidden="true"
          className={classNames(
            "absolute inset-x-0 top-20 bottom-15 bg-[url(/art/landscape-wide.svg)]",
            "[mask-image:linear-gradient(#0000,#000_45%)] bg-[84%_48%] bg-no-repeat",
            "[background-size:max(100%,28rem)_auto] @min-[42rem]:inset-y-0 @min-[42rem]:right-0",
            "@min-[42rem]:left-[38%] @min-[42rem]:[mask-image:linear-gradient(90deg,#0000,#000_45%)]",
            "@min-[42rem]:[background-size:cover] @min-[42rem]:bg-right",
          )}
        />
        <div className="relative">
          <h2
            className={classNames(
              "max-w-[26rem] text-[1.375rem] leading-6.75 font-[620] tracking-[-0.026em]",
              "@min-[42rem]:text-[1.75rem] @min-[42rem]:leading-8.5",
            )}
          >
            Prepárate hoy para la conversación que te importa
          </h2>
          <p className="mt-2 max-w-[25rem] text-on-deep-2 @max-[42rem]:hidden">
            Tres herramientas, a tu ritmo. Cada una te toma pocos minutos y deja algo concreto en tus manos.
          </p>
        </div>
        <ul
          className={classNames(
            "relative -mx-5 mt-21 grid grid-cols-[repeat(3,auto)] gap-2 bg-deep-2 px-4 py-3",
            "@min-[22rem]:gap-3 @min-[22rem]:px-5 @min-[30rem]:mt-30 @min-[42rem]:mx-0 @min-[42rem]:mt-0",
            "@min-[42rem]:flex @min-[42rem]:gap-9 @min-[42rem]:bg-transparent @min-[42rem]:p-0",
          )}
        >
          {stats.map((stat) => (
            <li key={stat.figure}>
              <span
                className={classNames(
                  "block text-[1.1875rem] leading-6 font-[660] tracking-[-0.02em] tabular-nums",
                  "@min-[42rem]:text-[1.5rem] @min-[42rem]:leading-7",
                )}
              >
                {stat.figure}
              </span>{" "}
              <span className="block text-xs text-on-deep-2 @min-[42rem]:text-sm">{stat.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const servicesFor = (hunterNames: readonly string[]) => [
  {
    to: "/analyze-cv",
    art: "/art/scene-cv.svg",
    name: "Analizar CV",
    text: "Sube tu currículum y recibe un puntaje con evidencias y mejoras.",
    action: "Analizar mi CV",
  },
  {
    to: "/coach-schedule",
    art: "/art/scene-coach.svg",
    name: "Agenda Coach",
    text: "30 minutos gratis, presencial o virtual, con un coach de carrera.",
    action: "Agendar sesión",
  },
  {
    to: "/interviews",
    art: "/art/scene-interview.svg",
    name: "Entrevistas IA",
    text: `Practica con ${listOr(hunterNames)}, según tu experiencia.`,
    action: "Elegir head hunter",
  },
];

/** The three services: each card is one link. */
function ServiceCards({ hunterNames }: { hunterNames: readonly string[] }) {
  const services = servicesFor(hunterNames);
  return (
    <section aria-label="Herramientas" className="@container mt-3 shell:mt-5">
      {/* A container query, because the sidebar takes part of the window's width. */}
      <div className="grid gap-3 @min-[56rem]:grid-cols-3 @min-[56rem]:gap-4">
        {services.map((service) => (
          <Link
            key={service.to}
            to={service.to}
            className={classNames(
              cardClass,
              "grid grid-cols-[4.25rem_1fr] items-center gap-4 p-3.5 transition-[border-color,box-shadow]",
              "hover:border-patina-300 hover:shadow-raised",
              "@min-[36rem]:@max-[56rem]:grid-cols-[5.5rem_1fr] @min-[56rem]:p-5",
              "@min-[64rem]:grid-cols-[5.5rem_1fr] @min-[64rem]:gap-4.5",
            )}
          >
            <ArchPortrait src={service.art} alt="" />
            <span>
              <h2 className="text-lg leading-6">{service.name}</h2>
              <span className="mt-1 block text-pretty text-[0.875rem] leading-5 text-ink-2">{service.text}</span>
              <span
                className={classNames(
                  "mt-1.5 inline-flex items-center gap-1 text-[0.875rem] font-semibold text-patina-700",
                  "shell:mt-2.5",
                )}
              >
                {service.action}
                <Icon glyph={ArrowRight} size={16} />
              </span>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}

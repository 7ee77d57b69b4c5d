import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft, Columns2 } from "lucide-react";
import { requireUser } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { loadWorkshop } from "./load-workshop.server.ts";
import type { WorkshopData } from "./screen-data.ts";
import { WholeCv } from "./whole-cv.tsx";
import { WorkTable } from "./work-table.tsx";

const TITLE = "Taller";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const data = await loadWorkshop(user, args.params.analysisId ?? "", args.request.signal);
  return Response.json(data, { status: STATUS[data.why ?? "blocked"] });
}

const STATUS = { missing: 404, not_kept: 200, blocked: 200, busy: 503, too_complex: 200 } as const;

export default function WorkshopScreen() {
  const { user, analysisId, workshop, why } = useLoaderData<WorkshopData>();
  return (
    <PageShell user={user} title={TITLE}>
      {workshop === null ? (
        <Nothing why={why ?? "missing"} />
      ) : (
        <>
          <Link
            to={`/analyze-cv?id=${analysisId}`}
            className="link inline-flex items-center gap-1.5 text-sm touch:min-h-11 touch:content-center"
          >
            <Icon glyph={ArrowLeft} size={16} />
            Resultado
          </Link>
          {workshop.cards.length === 0 ? (
            <>
              <PageHeader
                title={TITLE}
                actions={
                  <LinkButton to={`/workshop/${analysisId}/versions`} variant="secondary" icon={Columns2}>
                    Versiones y descarga
                  </LinkButton>
                }
              />
              <EmptyState
                art="/art/spot-search.svg"
                title="No encontramos una línea que trabajar"
                level={2}
                action={<LinkButton to={`/analyze-cv?id=${analysisId}`}>Volver al resultado</LinkButton>}
              >
                Tus líneas ya dicen qué resultó, o tu CV todavía no cuenta qué hiciste en cada cargo o proyecto.
              </EmptyState>
              <WholeCv key={analysisId} analysisId={analysisId} workshop={workshop} onOpenLine={() => {}} />
            </>
          ) : (
            <WorkTable key={analysisId} analysisId={analysisId} workshop={workshop} />
          )}
        </>
      )}
    </PageShell>
  );
}

const NOTHING = {
  missing: {
    heading: "No encontramos ese análisis",
    text: "Puede que la dirección tenga una letra de más o que el análisis sea de otra cuenta.",
  },
  not_kept: {
    heading: "El texto de ese CV ya no está guardado",
    text: "Se borró por antigüedad. Sube tu CV otra vez y ábrelo en el Taller.",
  },
  blocked: {
    heading: "El Taller está en pausa",
    text: "Pediste bloquear tus datos, así que no trabajamos tu CV. En Mi cuenta puedes volver a activarlos.",
  },
  busy: {
    heading: "El servidor está muy ocupado",
    text: "No alcanzó a calcular el puntaje de tu CV. Ábrelo otra vez en unos minutos: lo que guardaste sigue ahí.",
  },
  too_complex: {
    heading: "No pudimos calcular este CV",
    text: "Con las líneas que usas es demasiado largo. Lo que guardaste sigue en tu cuenta.",
  },
} as const;

function Nothing({ why }: { why: keyof typeof NOTHING }) {
  const { heading, text } = NOTHING[why];
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <h1>{TITLE}</h1>
        <EmptyState
          art="/art/spot-search.svg"
          title={heading}
          level={2}
          action={<LinkButton to={ACTION[why].to}>{ACTION[why].label}</LinkButton>}
        >
          {text}
        </EmptyState>
      </div>
    </div>
  );
}

const ANALYZE = { to: "/analyze-cv", label: "Analizar CV" };
const ACTION: Record<keyof typeof NOTHING, { to: string; label: string }> = {
  missing: ANALYZE,
  not_kept: ANALYZE,
  blocked: { to: "/account", label: "Ir a Mi cuenta" },
  busy: { to: "/my-activities", label: "Ir a Mis Actividades" },
  too_complex: ANALYZE,
};

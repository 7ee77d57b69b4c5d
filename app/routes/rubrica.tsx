import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Check } from "lucide-react";
import { PUBLISHED_RUBRIC, type PublishedCriterion } from "#app/features/cv/rubric/published-rubric.ts";
import { ScoreBadge } from "#app/features/cv/score-badge.tsx";
import {
  PUBLISHED_SCORING,
  type PublishedPart,
  type PublishedScoring,
} from "#app/features/interview/published-scoring.ts";
import { requireUser } from "#app/http/page.server.ts";
import { formatLongDate } from "#app/platform/format.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import type { Role } from "#db/schema.ts";

const TITLE = "Pauta de evaluación";
/** The date of a version has no time: noon UTC is the same day in Chile. */
const dayOf = (date: string) => formatLongDate(`${date}T12:00:00Z`);

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

type RubricData = { user: { name: string; role: Role }; scoring: PublishedScoring };

export async function loader(args: LoaderFunctionArgs): Promise<RubricData> {
  const user = await requireUser(args);
  return { user: { name: user.name, role: user.role }, scoring: PUBLISHED_SCORING };
}

/** Explains to everybody how a CV and an interview get their scores. */
export default function Rubric() {
  const { user, scoring } = useLoaderData<RubricData>();
  const { version, principles, unpaid, criteria } = PUBLISHED_RUBRIC;
  const maxPoints = Math.max(...criteria.map((one) => one.max));
  return (
    <PageShell user={user} title={TITLE}>
      <PageHeader
        title={TITLE}
        lead={
          `Versión ${version}, vigente desde el ${dayOf(PUBLISHED_RUBRIC.date)}. Así se calcula el puntaje de ` +
          "tu CV, sobre 100."
        }
        actions={<LinkButton to="/analyze-cv">Analizar CV</LinkButton>}
      />
      <div className="grid items-start gap-4 shell:grid-cols-[minmax(0,1fr)_20rem] shell:gap-6">
        <Card as="section" aria-labelledby="criterios" className="min-w-0">
          <h2 id="criterios">Los {criteria.length} criterios</h2>
          <p className="mt-1 text-ink-2">El puntaje es la suma de los puntos de cada criterio, redondeada.</p>
          <ol className="mt-3">
            {criteria.map((criterion) => (
              <Criterion key={criterion.id} criterion={criterion} most={maxPoints} />
            ))}
          </ol>
          <h3 id="no-suman" className="mt-2">
            Frases que no suman
          </h3>
          <ul className="mt-2 grid list-disc gap-2 pl-5 text-ink-2">
            {unpaid.map((one) => (
              <li key={one} className="max-w-reading">
                {one}
              </li>
            ))}
          </ul>
        </Card>
        <aside aria-label="Cómo se lee el puntaje" className="grid gap-3 max-shell:order-first shell:gap-4">
          <Principles principles={principles} />
          <Bands />
        </aside>
      </div>
      <InterviewScoring scoring={scoring} />
    </PageShell>
  );
}

function Criterion({ criterion, most }: { criterion: PublishedCriterion; most: number }) {
  const rows = [
    ["Qué se mira", criterion.looksAt],
    ["Puntaje completo", criterion.fullPoints],
    ["Qué no cuenta", criterion.doesNotCount],
  ] as const;
  return (
    <li id={criterion.id} className="border-t border-hair py-5 first:border-0 first:pt-3">
      <div className="flex items-baseline justify-between gap-4">
        <h3>{criterion.name}</h3>
        <p className="shrink-0 text-ink-2 tabular-nums">
          <b className="text-ink">{criterion.max}</b> puntos
        </p>
      </div>
      <ProgressBar percent={(criterion.max / most) * 100} className="mt-1.5" />
      <dl className="mt-3 grid gap-2.5">
        {rows.map(([term, text]) => (
          <div key={term} className="rows:grid rows:grid-cols-[11rem_minmax(0,1fr)] rows:gap-4">
            <dt className="text-sm leading-6 text-ink-3">{term}</dt>
            <dd className="max-w-reading">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

type PrinciplesProps = { principles: readonly string[]; id?: string; title?: string };

function Principles({ principles, id = "principios", title = "Lo que puedes esperar" }: PrinciplesProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-lg leading-6">
        {title}
      </h3>
      <ul className="mt-3 grid gap-3">
        {principles.map((principle) => (
          <li key={principle} className="flex gap-2.5 text-sm text-ink-2">
            <Icon glyph={Check} size={16} className="mt-0.5 text-patina-700" />
            {principle}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The formula of the interview score, with the values that the program uses. */
function InterviewScoring({ scoring }: Pick<RubricData, "scoring">) {
  const { version, date, principles, formula, parts, signals, tables, doesNotCount } = scoring;
  return (
    <div className="mt-6 shell:mt-8">
      <h2 id="entrevistas" className="scroll-mt-18">
        Puntaje de las entrevistas
      </h2>
      <p className="mt-1 mb-4 max-w-[40rem] text-ink-2">
        Versión {version}, vigente desde el {dayOf(date)}. {formula}
      </p>
      <div className="grid items-start gap-4 shell:grid-cols-[minmax(0,1fr)_20rem] shell:gap-6">
        <Card as="section" aria-labelledby="partes" className="min-w-0">
          <h3 id="partes">Las {parts.length} partes</h3>
          <ol className="mt-1">
            {parts.map((part) => (
              <ScoringPart key={part.id} part={part} />
            ))}
          </ol>
          <h3 className="mt-2">Las {signals.length} señales de profundidad</h3>
          <dl className="mt-2 grid gap-2.5">
            {signals.map((signal) => (
              <div key={signal.id} className="rows:grid rows:grid-cols-[11rem_minmax(0,1fr)] rows:gap-4">
                <dt className="text-sm leading-6 text-ink-3">{signal.name}</dt>
                <dd className="max-w-reading">{signal.looksAt}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-ink-2 tabular-nums">
            Puntos por 0, 1, 2, 3 y 4 o más señales: {tables.depth.join(", ")}. Puntos por 0, 1 y 2 sugerencias:{" "}
            {tables.autonomy.join(", ")}.
          </p>
          <p className="mt-2 text-ink-2">Qué no cuenta: {doesNotCount}</p>
        </Card>
        <Principles principles={principles} id="principios-entrevistas" title="Qué esperar en tu entrevista" />
      </div>
    </div>
  );
}

function ScoringPart({ part }: { part: PublishedPart }) {
  return (
    <li className="border-t border-hair py-4 first:border-0">
      <div className="flex items-baseline justify-between gap-4">
        <h4>{part.name}</h4>
        <p className="shrink-0 text-ink-2 tabular-nums">
          <b className="text-ink">{part.max}</b> puntos
        </p>
      </div>
      <ProgressBar percent={part.max} className="mt-1.5" />
      <p className="mt-2 max-w-reading">
        {part.looksAt} {part.fullPoints}
      </p>
    </li>
  );
}

const BANDS = [
  { band: "ok", text: "70 o más: listo para practicar entrevistas." },
  { band: "warn", text: "De 50 a 69: vas bien, aplica las áreas de mejora." },
  { band: "bad", text: "Menos de 50: parte por los criterios con más puntos." },
] as const;

function Bands() {
  return (
    <Card as="section" aria-labelledby="tramos">
      <h2 id="tramos" className="text-lg leading-6">
        Cómo se lee
      </h2>
      <ul className="mt-3 grid gap-3">
        {BANDS.map(({ band, text }) => (
          <li key={band} className="grid justify-items-start gap-1 text-sm text-ink-2">
            <ScoreBadge band={band} />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        En «Cómo se calcula» de cada análisis están tus puntos y las frases de tu CV. Tus análisis están en{" "}
        <Link className="link" to="/my-activities">
          Mis Actividades
        </Link>
        .
      </p>
    </Card>
  );
}

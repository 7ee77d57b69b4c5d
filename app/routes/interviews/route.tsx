import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { MessagesSquare, Sparkles } from "lucide-react";
import { useState } from "react";
import type { HunterId } from "#app/features/interview/hunters.ts";
import { requireUser } from "#app/http/page.server.ts";
import { listAnd } from "#app/platform/format.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { HunterCard } from "./hunter-card.tsx";
import { loadSelection, type Selection } from "./load-selection.server.ts";

const TITLE = "Entrevistas IA";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  return Response.json(await loadSelection(user, args.request.url));
}

export default function InterviewsScreen() {
  const { user, years, fromCv, offer, open, hunters, recommended } = useLoaderData<Selection>();
  const suggested = hunters.find((hunter) => hunter.id === recommended);
  const [selected, setSelected] = useState<HunterId | null>(null);
  const primary = selected ?? recommended;
  return (
    <PageShell user={user} title={TITLE}>
      <PageHeader
        title={TITLE}
        lead={
          "Elige con quién practicar según tu experiencia. Son 10 " +
          "preguntas y 30 minutos; puedes repetir cuando quieras."
        }
        actions={
          <LinkButton to="/practice" variant="secondary">
            Practicar una pregunta
          </LinkButton>
        }
      />
      {offer && <ForOffer offer={offer} />}
      {suggested && years !== null && <Suggestion years={years} name={suggested.name} />}
      <ul className="grid gap-3 shell:grid-cols-3 shell:gap-4">
        {hunters.map((hunter) => (
          <HunterCard
            key={hunter.id}
            hunter={hunter}
            selected={selected === hunter.id}
            recommended={recommended === hunter.id}
            primary={primary === hunter.id}
            open={open[hunter.id]}
            onSelect={() => setSelected(hunter.id)}
            to={`/interview-chat/${hunter.id}${offer ? `?offer=${offer.id}` : fromCv ? "?fromCvAnalysis=true" : ""}`}
          />
        ))}
      </ul>
      {!offer && (
        <p className="mt-4 text-sm text-ink-2">
          ¿Te preparas para un aviso?{" "}
          <Link to="/job-match" className="link touch:inline-block touch:min-h-11 touch:content-center">
            Mira primero qué muestra tu CV de lo que piden
          </Link>
        </p>
      )}
      <p className="mt-4 max-w-reading text-sm text-ink-3">
        {listAnd(hunters.map((hunter) => hunter.name))} son personajes de práctica que evalúa un programa de la
        universidad, no personas. Las estrellas son su nivel de exigencia.
      </p>
    </PageShell>
  );
}

function ForOffer({ offer: { id, title } }: { offer: NonNullable<Selection["offer"]> }) {
  return (
    <div className="mb-4 flex gap-3 rounded-[0.75rem] border border-dawn-line bg-dawn px-4 py-3.5 shell:mb-5">
      <Icon glyph={MessagesSquare} className="mt-0.5 text-cobre-700" />
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-base leading-6">
          Entrevista para{" "}
          <Link to={`/job-match/${id}`} className="link touch:inline-block touch:min-h-11 touch:content-center">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-ink-2">
          Las preguntas salen de lo que pide esta oferta. Si pide poco, las completa quien te entrevista.
        </p>
      </div>
    </div>
  );
}

function Suggestion({ years, name }: { years: number; name: string }) {
  return (
    <p
      className={classNames(
        "mb-4 flex gap-3 rounded-[0.75rem] border border-patina-200 bg-patina-50 px-4 py-3.5 text-patina-900",
        "shell:mb-5",
      )}
    >
      <Icon glyph={Sparkles} className="mt-0.5" />
      <span>
        Tu CV indica{" "}
        <b className="tabular-nums">
          {String(years).replace(".", ",")} {years === 1 ? "año" : "años"}
        </b>{" "}
        de experiencia: te sugerimos empezar con {name}.
      </span>
    </p>
  );
}

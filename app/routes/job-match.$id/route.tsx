import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft, MessagesSquare } from "lucide-react";
import { requireUser } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { DetailsCard } from "./details-card.tsx";
import { LawCards } from "./law-cards.tsx";
import { loadOffer } from "./load-offer.server.ts";
import { NextSteps } from "./next-steps.tsx";
import { OfferHead } from "./offer-head.tsx";
import { OldNote } from "./old-note.tsx";
import { RequirementsSection } from "./requirements-section.tsx";
import type { OfferData, ShownOffer } from "./screen-data.ts";

const TITLE = "Ajuste a una oferta";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const data = await loadOffer(await requireUser(args), args.params.id ?? "");
  return Response.json(data, { status: data.offer === null ? 404 : 200 });
}

export default function OfferScreen() {
  const { user, offer, isBlocked } = useLoaderData<OfferData>();
  return (
    <PageShell user={user} title={TITLE}>
      {offer === null ? <Missing /> : <Comparison key={offer.id} offer={offer} isBlocked={isBlocked} />}
    </PageShell>
  );
}

function Comparison({ offer, isBlocked }: { offer: ShownOffer; isBlocked: boolean }) {
  const { discriminating, text } = offer;
  return (
    <>
      <Link
        to="/job-match/offers"
        className="link inline-flex items-center gap-1.5 text-sm touch:min-h-11 touch:content-center"
      >
        <Icon glyph={ArrowLeft} size={16} />
        Mis ofertas
      </Link>
      <div className="mt-2 grid gap-6 shell:gap-9">
        <OfferHead offer={offer}>
          {!isBlocked && (
            <div className="grid gap-2 max-rows:w-full shell:justify-items-center">
              <LinkButton
                to={`/interviews?offer=${offer.id}`}
                size="lg"
                icon={MessagesSquare}
                className="max-rows:w-full"
              >
                Entrevista para esta oferta
              </LinkButton>
              {offer.resultOf !== null && (
                <Link
                  to={`/interview-feedback?id=${offer.resultOf}`}
                  className="link w-fit text-sm touch:min-h-11 touch:content-center"
                >
                  Ver el resultado de la última<span className="sr-only"> entrevista para esta oferta</span>
                </Link>
              )}
            </div>
          )}
        </OfferHead>
        {offer.cv === null || offer.isOld ? <OldNote offer={offer} isBlocked={isBlocked} /> : null}
        <div className="grid items-start gap-6 shell:grid-cols-[minmax(0,1fr)_20rem]">
          <RequirementsSection offer={offer} isBlocked={isBlocked} />
          <aside aria-label="Sobre esta oferta" className="grid gap-6">
            <NextSteps steps={offer.steps} practice={offer.practice} />
            <LawCards discriminating={discriminating} />
            {!isBlocked && <DetailsCard offer={offer} />}
          </aside>
        </div>
        <details className="border-t border-line pt-5">
          <summary className="link w-fit cursor-pointer touch:min-h-11 touch:content-center">
            Ver el aviso completo
          </summary>
          <p className="mt-3 max-w-[44rem] text-sm wrap-anywhere whitespace-pre-wrap text-ink-2">{text}</p>
        </details>
      </div>
    </>
  );
}

function Missing() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <h1>No encontramos esa oferta</h1>
        <EmptyState
          art="/art/spot-search.svg"
          title="404 Page Not Found"
          level={2}
          action={<LinkButton to="/job-match/offers">Ver mis ofertas</LinkButton>}
        >
          Puede que la hayas borrado o que la dirección tenga una letra de más.
        </EmptyState>
      </div>
    </div>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { Plus, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { OFFER_STATES } from "#app/features/offers/offer-rules.ts";
import { STATE_WORDS } from "#app/features/offers/offer-texts.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { requireUser } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { OfferState } from "#db/job-offers-table.ts";
import { loadOffers } from "./load-offers.server.ts";
import { NextOffer } from "./next-offer.tsx";
import { OfferRow } from "./offer-row.tsx";
import type { ListedOffer, OffersData } from "./screen-data.ts";

const TITLE = "Mis ofertas";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await loadOffers(await requireUser(args)));
}

export default function OffersScreen() {
  const { user, isBlocked, offers, next } = useLoaderData<OffersData>();
  const add = (
    <LinkButton to="/job-match" variant="secondary" icon={Plus}>
      Comparar otra oferta
    </LinkButton>
  );
  return (
    <PageShell user={user} title={TITLE}>
      <PageHeader
        title={TITLE}
        lead="Tu lista, solo tuya. Cambia el estado cuando algo pase."
        actions={offers.length > 0 && !isBlocked && add}
      />
      {next && <NextOffer next={next} />}
      <List offers={offers} isBlocked={isBlocked} />
    </PageShell>
  );
}

type Deleted = { id: number; title: string };

/** What was deleted last can be taken back. */
function useDeleting(focusAfter: () => void) {
  const { revalidate } = useRevalidator();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const call = async (path: string, then: Deleted | null) => {
    setProblem(null);
    try {
      await postJson(path);
      setDeleted(then);
      revalidate();
      focusAfter();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    }
  };
  return {
    ...{ deleted, problem },
    remove: ({ id, title }: Deleted) => void call(`/api/job-offers/${id}/remove`, { id, title }),
    restore: ({ id }: Deleted) => void call(`/api/job-offers/${id}/restore`, null),
  };
}

function List({ offers, isBlocked }: Pick<OffersData, "offers" | "isBlocked">) {
  const [only, setOnly] = useState<OfferState | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { deleted, problem, remove, restore } = useDeleting(() => heading.current?.focus());
  const shown = offers.filter(({ state }) => only === null || state === only);
  return (
    <section aria-labelledby="list" className="mt-6 shell:mt-9">
      <h2 ref={heading} id="list" tabIndex={-1} className="sr-only">
        Lista
      </h2>
      <div role="status">
        {deleted && (
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
            Borraste «{deleted.title}».
            <Button variant="secondary" size="sm" icon={Undo2} onClick={() => restore(deleted)}>
              Deshacer
            </Button>
          </p>
        )}
      </div>
      {problem && (
        <Alert tone="bad" title="No se pudo" className="mb-3">
          {sentenceOf(problem)}
        </Alert>
      )}
      {offers.length === 0 ? (
        <EmptyState
          art="/art/spot-offer.svg"
          title="Aún no hay ofertas en tu lista"
          level={2}
          action={!isBlocked && <LinkButton to="/job-match">Comparar una oferta</LinkButton>}
        >
          Pega un aviso y mira qué muestra tu CV de lo que piden. Queda aquí, con su estado y tu nota.
        </EmptyState>
      ) : (
        <>
          <Filter offers={offers} only={only} onOnly={setOnly} />
          <ul className="border-t border-line">
            {shown.map((offer) => (
              <OfferRow key={offer.id} offer={offer} isBlocked={isBlocked} onDelete={() => remove(offer)} />
            ))}
          </ul>
          {shown.length === 0 && <p className="py-4 text-ink-2">Ninguna oferta está en ese estado.</p>}
        </>
      )}
    </section>
  );
}

type FilterProps = {
  offers: readonly ListedOffer[];
  only: OfferState | null;
  onOnly: (only: OfferState | null) => void;
};

/** States that some offer has, with how many. */
function Filter({ offers, only, onOnly }: FilterProps) {
  const count = (state: OfferState) => offers.filter((offer) => offer.state === state).length;
  const states = OFFER_STATES.filter((state) => count(state) > 0 || state === only);
  const choices: [OfferState | null, string][] = [
    [null, `Todas ${offers.length}`],
    ...states.map((state): [OfferState, string] => [state, `${STATE_WORDS[state]} ${count(state)}`]),
  ];
  return (
    <fieldset className="mb-3 flex flex-wrap gap-1 rounded-control bg-sunken p-1 rows:w-fit">
      <legend className="sr-only">Filtrar por estado</legend>
      {choices.map(([state, words]) => (
        <button
          key={words}
          type="button"
          aria-pressed={only === state}
          onClick={() => onOnly(state)}
          className={classNames(
            "min-h-8 rounded-[0.4375rem] px-3 text-sm font-[560] tabular-nums touch:min-h-11",
            only === state ? "bg-surface font-[620] text-ink inset-ring inset-ring-line" : "text-ink-2 hover:text-ink",
          )}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

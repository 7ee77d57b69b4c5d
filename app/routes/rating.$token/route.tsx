import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams, useSearchParams } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { findRating } from "#app/features/coaching/rating/rating-link.server.ts";
import { RATING_WORDS, type RatingView } from "#app/features/coaching/rating/rating-view.ts";
import { linkPage } from "#app/http/link-page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { LinkFacts, LinkScreen, NeedsScripts } from "#app/routes/layout/link-screen.tsx";
import { useLinkAct } from "#app/routes/layout/use-link-act.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { StarRating, Stars } from "#app/ui/stars.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const TITLE = "¿Cómo estuvo tu sesión?";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return linkPage(args, (sent) => findRating(getDb(), sent));
}

const CALL = "/api/coaching/rating";

/** What the links of the mail after a session open, each with its value chosen. */
export default function RatingScreen() {
  const { state, stars: kept, session } = useLoaderData<RatingView>();
  const act = useLinkAct(CALL, state);
  const { title, lead } = wordsOf(state, kept);
  return (
    <LinkScreen ref={act.heading} title={title} lead={lead} done={kept !== null && <Stars value={kept} size={24} />}>
      {session && <LinkFacts when={session.when} facts={[{ label: "Coach", value: session.coach }]} />}
      {state === "open" && <RatingForm act={act} />}
      {state === "blocked" && (
        <div className="mt-6">
          <LinkButton to="/account" size="lg" variant="secondary" className="max-sm:w-full">
            Entrar a Mi cuenta
          </LinkButton>
        </div>
      )}
    </LinkScreen>
  );
}

function RatingForm({ act }: { act: ReturnType<typeof useLinkAct> }) {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const [stars, setStars] = useState(() => starsOf(search.get("stars")));
  const hydrated = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act.send({ token, stars });
  };
  return (
    <form method="post" action={CALL} className="mt-5" onSubmit={submit}>
      <StarRating legend={TITLE} value={stars} onChange={setStars} words={RATING_WORDS} />
      {act.error && (
        <Alert tone="bad" className="mt-4">
          {act.error}
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        block
        className="mt-4"
        disabled={stars === 0}
        busy={act.busy}
        busyText="Enviando..."
        waiting={!hydrated}
      >
        Enviar
      </Button>
      <p className="mt-3 text-sm text-ink-2">
        La oficina ve cuántas respuestas hay y promedios de diez personas o más, no la tuya. Tu coach tampoco la ve.
      </p>
      <NeedsScripts />
    </form>
  );
}

/** 0 where the address has none. */
function starsOf(asked: string | null): number {
  return asked !== null && /^[1-5]$/.test(asked) ? Number(asked) : 0;
}

function wordsOf(state: RatingView["state"], kept: number | null): { title: string; lead: string } {
  if (state === "rated") {
    return { title: `Ya la enviaste: ${kept} de ${RATING_WORDS.length}`, lead: "Gracias. No se puede cambiar." };
  }
  return WORDS[state];
}

const WORDS: Record<Exclude<RatingView["state"], "rated">, { title: string; lead: string }> = {
  open: {
    title: TITLE,
    lead: "Elige de una a cinco estrellas y presiona Enviar. Se guarda una sola vez.",
  },
  past: { title: "Este enlace ya venció", lead: "Servía por 14 días desde el correo." },
  not_held: {
    title: "Esta sesión no figura como realizada",
    lead: "Por eso no se puede calificar. Si estuviste, avisa a Desarrollo Profesional.",
  },
  blocked: {
    title: "Tus datos están bloqueados",
    lead: "Pediste bloquear su tratamiento, así que esto no se puede hacer. Levanta el bloqueo en Mi cuenta.",
  },
};

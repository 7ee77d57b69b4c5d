import { Link, useRevalidator } from "@remix-run/react";
import { CircleCheckBig, Clock } from "lucide-react";
import { useState } from "react";
import type { ReviewRequest } from "#app/features/privacy/review-request.ts";
import { reviewKey, type ScoredResult } from "#app/features/privacy/review-view.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { formatDate, formatDateTime, formatScore, pluralize } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { problemTitle, sentenceOf } from "../../http/error-sentence.ts";
import { ReviewForm } from "./review-form.tsx";

type ReviewCardProps = { results: ScoredResult[]; reviews: ReviewRequest[] };

/** Requests that a person reviews an automatic score. */
export function ReviewCard({ results, reviews }: ReviewCardProps) {
  const open = new Set(
    reviews.filter((one) => one.answeredAt === null).map((one) => reviewKey(one.subject, one.subjectId)),
  );
  const free = results.filter((result) => !open.has(reviewKey(result.subject, result.id)));
  return (
    <Card as="section" aria-labelledby="revision" id="pedir-revision">
      <h2 id="revision">Pedir revisión de una persona</h2>
      <p className="mt-1 mb-4 text-ink-2">
        Los puntajes se calculan con{" "}
        <Link to="/rubrica" className="link">
          una pauta publicada
        </Link>
        , sin intervención de personas. Si crees que uno está mal, alguien de la oficina lo revisa y te responde aquí.
      </p>
      {free.length > 0 ? (
        <ReviewForm results={free} />
      ) : (
        <p className="text-ink-3">
          {results.length === 0
            ? "Todavía no tienes puntajes. Cuando los tengas, podrás pedir que alguien los revise."
            : "Ya pediste revisar todos tus puntajes."}
        </p>
      )}
      {reviews.length > 0 && (
        <>
          <h3 className="mt-6">Tus pedidos</h3>
          <ul className="mt-1">
            {reviews.map((review) => (
              <Review key={review.id} review={review} title={titleOf(review, results)} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Review({ review, title }: { review: ReviewRequest; title: string }) {
  return (
    <li className="border-t border-hair py-3.5 first:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="wrap-anywhere">{title}</b>
        {review.answeredAt === null ? (
          <Badge tone="warn" icon={Clock}>
            En revisión
          </Badge>
        ) : (
          <Badge tone="ok" icon={CircleCheckBig}>
            Respondido
          </Badge>
        )}
      </p>
      <p className="text-sm text-ink-3 tabular-nums">Pedido el {formatDateTime(review.createdAt)}</p>
      <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap text-ink-2">{review.message}</p>
      {review.answer && review.answeredAt && (
        <blockquote className="mt-2 rounded-control bg-paper px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap">
          <p className="text-sm text-ink-3 tabular-nums">
            Respuesta del {formatDateTime(review.answeredAt)}
            {review.inFavour && ". Te dieron la razón."}
          </p>
          {review.answer}
        </blockquote>
      )}
      {review.consentedAt && <ConsentLine review={review} at={review.consentedAt} />}
    </li>
  );
}

function titleOf(review: ReviewRequest, results: ScoredResult[]): string {
  const result = results.find((one) => one.subject === review.subject && one.id === review.subjectId);
  if (result) return `${result.title}, ${formatScore(result.score)} de 100`;
  return review.subject === "cv" ? "Un análisis de CV" : "Una entrevista";
}

type ConsentLineProps = { review: ReviewRequest; at: string };

/** The consent given with a request, and a button to withdraw it. */
function ConsentLine({ review, at }: ConsentLineProps) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await postJson(`/api/account/review-requests/${review.id}/withdraw-consent`);
      notify({ tone: "ok", title: "Permiso retirado", detail: "Desde ahora tus respuestas quedan fuera." });
      revalidate();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      const title = problemTitle(refusal, "No se pudo retirar el permiso");
      notify({ tone: "bad", title, detail: sentenceOf(refusal) });
    } finally {
      setBusy(false);
    }
  };
  const which = pluralize(review.disputed, "respuesta", "respuestas");
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
      <p>
        Permites usar {which} sin tu nombre, desde el <span className="tabular-nums">{formatDate(at)}</span>.
      </p>
      <Button variant="secondary" size="sm" busy={busy} busyText="Retirando..." waiting={!hydrated} onClick={withdraw}>
        Retirar permiso
      </Button>
    </div>
  );
}

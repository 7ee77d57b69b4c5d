import { Link, useRevalidator, useSearchParams } from "@remix-run/react";
import { CircleCheckBig, Clock } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import {
  REVIEW_PARAMETER,
  type ReviewRequest,
  reviewKey,
  type ScoredResult,
} from "#app/features/privacy/review-view.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { formatDate, formatDateTime } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { sentenceOf } from "./sentence-of.ts";

/** Same limit as the server's schema, which is too heavy for a screen. */
const MAX_MESSAGE = 2000;

type ReviewCardProps = { results: ScoredResult[]; reviews: ReviewRequest[] };

/** A person looks at a score that the machine made. */
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

function ReviewForm({ results }: { results: ScoredResult[] }) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [parameters] = useSearchParams();
  const keys = results.map((result) => reviewKey(result.subject, result.id));
  const chosen = parameters.get(REVIEW_PARAMETER) ?? "";
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const message = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = String(data.get("message") ?? "").trim();
    const [subject, id] = String(data.get("result") ?? "").split("-");
    if (text === "") {
      setError("Cuenta qué te parece mal en el puntaje.");
      message.current?.focus();
      return;
    }
    setError(undefined);
    setBusy(true);
    try {
      await postJson("/api/account/review-requests", { subject, subjectId: Number(id), message: text });
      form.reset();
      notify({ tone: "ok", title: "Pedido enviado", detail: "La respuesta aparecerá en esta página." });
      revalidate();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(sentenceOf(refusal));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <SelectField label="Resultado" name="result" defaultValue={keys.includes(chosen) ? chosen : keys[0]}>
        {results.map((result) => (
          <option key={reviewKey(result.subject, result.id)} value={reviewKey(result.subject, result.id)}>
            {`${formatDate(result.at)} · ${result.title} · ${result.score} de 100`}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        ref={message}
        label="Qué debería revisar"
        name="message"
        maxLength={MAX_MESSAGE}
        hint="Lo leerá alguien de la oficina, junto con el resultado."
        error={error}
      />
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyText="Enviando..." waiting={!hydrated}>
          Pedir revisión
        </Button>
      </div>
    </form>
  );
}

function Review({ review, title }: { review: ReviewRequest; title: string }) {
  return (
    <li className="border-t border-[#efece6] py-3.5 first:border-0 last:pb-0">
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
          <p className="text-sm text-ink-3 tabular-nums">Respuesta del {formatDateTime(review.answeredAt)}</p>
          {review.answer}
        </blockquote>
      )}
    </li>
  );
}

function titleOf(review: ReviewRequest, results: ScoredResult[]): string {
  const result = results.find((one) => one.subject === review.subject && one.id === review.subjectId);
  if (result) return `${result.title}, ${result.score} de 100`;
  return review.subject === "cv" ? "Un análisis de CV" : "Una entrevista";
}

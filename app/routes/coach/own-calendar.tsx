import { useRevalidator } from "@remix-run/react";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const CALL = "/api/coach/calendar-feed";
/** Roomy under a finger. */
const TOUCH = "touch:min-h-11 max-rows:min-h-11";

/**
 * The secret address at which the coach's own calendar program reads the appointments. It is shown once, on the screen
 * that made it.
 * @param publishedSince ISO-8601 UTC; null: there is none
 */
export function OwnCalendar({ publishedSince }: { publishedSince: string | null }) {
  const { url, busy, make, remove } = useAddress();
  const isReady = useHydrated();
  const isPublished = url !== null || publishedSince !== null;
  const renewal = isPublished ? "Renovar" : "Crear dirección";
  return (
    <Card as="section" aria-labelledby="own-calendar" pad="sm" className="shell:p-5">
      <h2 id="own-calendar">Tu calendario</h2>
      <p className="mt-1 text-sm text-ink-2">
        Suscríbete con esta dirección secreta. Si la renuevas, la anterior deja de servir.
      </p>
      <p className="mt-1 text-sm text-ink-3">
        Quien la tenga ve tus citas y el nombre de cada estudiante; ni su teléfono ni su mensaje.
      </p>
      {url !== null && <NewAddress key={url} url={url} />}
      {url === null && publishedSince !== null && (
        <p className="mt-2 text-sm">
          <b className="font-semibold">Publicado desde el {formatDateTime(publishedSince)}.</b> La dirección se mostró
          una sola vez: si la perdiste, renuévala.
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {url !== null && <CopyButton key={url} url={url} />}
        <Button
          variant={url === null ? "secondary" : "ghost"}
          size="sm"
          busy={busy === "make"}
          disabled={busy === "remove"}
          waiting={!isReady}
          className={TOUCH}
          onClick={() => void make(isPublished)}
        >
          {renewal}
        </Button>
        {isPublished && (
          <Button
            variant="ghost"
            size="sm"
            busy={busy === "remove"}
            disabled={busy === "make"}
            waiting={!isReady}
            className={TOUCH}
            onClick={() => void remove()}
          >
            Dejar de publicarlo
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The address as long as it is on the screen, and what changes it. */
function useAddress() {
  const { revalidate } = useRevalidator();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState<"make" | "remove" | null>(null);
  const run = async (what: "make" | "remove", failed: string, send: () => Promise<void>) => {
    setBusy(what);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The address on the screen may be one that does not serve any more.
      if (error.delivery === "unknown") setUrl(null);
      notify({ tone: "bad", title: problemTitle(error, failed), detail: sentenceOf(error) });
    } finally {
      setBusy(null);
      revalidate();
    }
  };
  const make = (isRenewal: boolean) =>
    run("make", isRenewal ? "No se renovó la dirección" : "No se creó la dirección", async () => {
      const made = await postJson<{ url: string }>(CALL);
      setUrl(made.url);
      const told = isRenewal
        ? { title: "Dirección renovada", detail: "La anterior ya no sirve. Copia la nueva en tu calendario." }
        : { title: "Dirección creada", detail: "Cópiala ahora: no se muestra otra vez." };
      notify({ tone: "ok", ...told });
    });
  const remove = () =>
    run("remove", "No se dejó de publicar", async () => {
      await postJson(`${CALL}/remove`);
      setUrl(null);
      notify({ tone: "ok", title: "Tu calendario ya no se publica", detail: "Su dirección dejó de servir." });
    });
  return { url, busy, make, remove };
}

function NewAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <TextField
      ref={field}
      className="mt-3"
      label="Dirección secreta"
      value={url}
      readOnly
      spellCheck={false}
      autoComplete="off"
      hint="Cópiala ahora: no se muestra otra vez."
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

function CopyButton({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    if (await copyText(url)) return setIsCopied(true);
    notify({
      tone: "info",
      title: "Tu navegador no permite copiar",
      detail: "Selecciona la dirección y cópiala con el teclado.",
    });
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        {...(isCopied && { icon: Check })}
        className={TOUCH}
        onClick={() => void copy()}
      >
        {isCopied ? "Copiada" : "Copiar dirección"}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && "Dirección copiada"}
      </span>
    </>
  );
}

import { useState } from "react";
import { countdown } from "#app/features/interview/timer.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ChatData, OpenInterview } from "./screen-data.ts";

type StartOfferProps = {
  /** Whether this is the primary action; not when an unfinished interview can be resumed. */
  primary: boolean;
  onStart: () => void;
  onDecline: () => void;
};

/** The two buttons that answer the greeting. */
export function StartOffer({ primary, onStart, onDecline }: StartOfferProps) {
  const waiting = !useHydrated();
  return (
    <div className="mt-4 flex flex-col gap-2 rows:flex-row shell:ml-12">
      <Button variant={primary ? "primary" : "secondary"} onClick={onStart} waiting={waiting}>
        Sí, estoy listo/a
      </Button>
      <Button variant={primary ? "secondary" : "ghost"} onClick={onDecline} waiting={waiting}>
        No, volver al selector
      </Button>
    </div>
  );
}

/** Above the greeting: which job offer the questions are about. */
export function AboutOffer({ title }: { title: string }) {
  return (
    <p className="mb-4 text-center text-sm text-ink-2 text-balance wrap-anywhere">
      Entrevista para la oferta <b className="font-semibold text-ink">{title}</b>
    </p>
  );
}

/** An interview that was left open need not be the one for which the student has come. */
function aboutOpen(open: OpenInterview["offer"], chosen: ChatData["offer"]): string {
  if (open !== null) return open.id === chosen?.id ? "Es para esta oferta. " : `Es para la oferta ${open.title}. `;
  return chosen === null ? "" : "No es para la oferta que elegiste. ";
}

type ResumeOfferProps = {
  open: OpenInterview;
  /** The job offer of the address. */
  chosen: ChatData["offer"];
  hunterName: string;
  /** @returns false when there is no unfinished interview any more */
  onResume: () => Promise<boolean>;
};

/** Shown above the greeting: the unfinished interview. */
export function ResumeOffer({ open, chosen, hunterName, onResume }: ResumeOfferProps) {
  const waiting = !useHydrated();
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(false);
  if (gone) return null;
  const resume = async () => {
    setBusy(true);
    try {
      if (await onResume()) return;
      setGone(true);
      notify({ tone: "info", title: "Esa entrevista ya terminó", detail: "Su resultado está en Mis Actividades." });
    } catch {
      setBusy(false);
      notify({
        tone: "bad",
        title: "No se pudo abrir la entrevista",
        detail: "Revisa tu conexión e intenta otra vez.",
      });
    }
  };
  return (
    <section
      aria-labelledby="entrevista-abierta"
      className={classNames(
        "mb-4 flex flex-col gap-3 rounded-card border border-patina-200 bg-patina-50 p-4 text-patina-900",
        "rows:flex-row rows:items-center shell:mb-6",
      )}
    >
      <div className="min-w-0 flex-1">
        <h2 id="entrevista-abierta" className="text-base leading-6">
          Tienes una entrevista abierta con {hunterName}
        </h2>
        <p className="text-[0.875rem] leading-5 tabular-nums wrap-anywhere">
          {aboutOpen(open.offer, chosen)}Vas en la pregunta {open.question} de {open.total} y te quedan{" "}
          {countdown(open.remaining)} minutos. Si comienzas una nueva, esta se cierra y queda guardada.
        </p>
      </div>
      <Button onClick={resume} busy={busy} busyText="Abriendo..." waiting={waiting}>
        Continuar
      </Button>
    </section>
  );
}

import { useRevalidator } from "@remix-run/react";
import { Monitor } from "lucide-react";
import { useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { problemTitle, sentenceOf } from "../../http/error-sentence.ts";
import type { SessionRow } from "./screen-data.ts";

/** The sessions in which the account is currently signed in. */
export function SessionsCard({ sessions }: { sessions: SessionRow[] }) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const others = sessions.filter((session) => !session.isCurrent).length;
  const closeOthers = async () => {
    setBusy(true);
    try {
      const { closed } = await postJson<{ closed: number }>("/api/account/sessions/close-others");
      notify({
        tone: "ok",
        title: "Sesiones cerradas",
        detail: closed === 1 ? "Se cerró 1." : `Se cerraron ${closed}.`,
      });
      revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const title = problemTitle(error, "No se pudieron cerrar las sesiones");
      notify({ tone: "bad", title, detail: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" aria-labelledby="sesiones">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="sesiones">Sesiones abiertas</h2>
          <p className="mt-1 text-ink-2">Si no reconoces una, ciérralas y cambia tu contraseña.</p>
        </div>
        {others > 0 && (
          <Button variant="secondary" busy={busy} waiting={!hydrated} onClick={closeOthers}>
            Cerrar las demás
          </Button>
        )}
      </div>
      <ul className="mt-3">
        {sessions.map((session, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no unique value for the browser
          <li key={index} className="flex gap-3 border-t border-hair py-3 first:border-0 last:pb-0">
            <Icon glyph={Monitor} className="mt-0.5 text-ink-3" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
                {session.browser}
                {session.isCurrent && <Badge tone="patina">Esta sesión</Badge>}
              </p>
              <p className="text-sm text-ink-3 tabular-nums">
                Desde el {formatDateTime(session.since)} · Último uso el {formatDateTime(session.lastSeen)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useRevalidator } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { formatDateTime, pluralize } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { VersionsData } from "./screen-data.ts";

type VersionListProps = Pick<VersionsData, "analysisId" | "versions">;

const ROW =
  "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hair px-4 py-3 not-first:border-t shell:px-6";

/** All versions; each can be deleted, after asking once. */
export function VersionList({ analysisId, versions }: VersionListProps) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (id: number) => {
    setIsBusy(true);
    try {
      await postJson(`/api/workshop/${analysisId}/versions/${id}/remove`);
      notify({ tone: "ok", title: "Versión borrada" });
      setAsked(null);
      revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ tone: "bad", title: "No se pudo borrar", detail: sentenceOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="mb-3">
        Tus versiones
      </h2>
      <Card as="ul" pad="none">
        {versions.map(({ id, name, createdAt, lines, score }) => (
          <li key={id} className={ROW}>
            <div className="min-w-0">
              <h3 className="text-base wrap-anywhere">{name}</h3>
              <p className="text-sm text-ink-2">
                {`${score.total} puntos · ${pluralize(lines.length, "línea cambiada", "líneas cambiadas")} · `}
                {formatDateTime(createdAt)}
              </p>
            </div>
            {asked === id ? (
              <span className="flex flex-wrap gap-2">
                <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => setAsked(null)}>
                  Conservar
                </Button>
                <Button variant="danger" size="sm" busy={isBusy} onClick={() => remove(id)}>
                  Sí, borrar
                </Button>
              </span>
            ) : (
              <Button
                variant="ghost"
                size="sm"
                icon={Trash2}
                disabled={!hydrated}
                aria-label={`Borrar ${name}`}
                onClick={() => setAsked(id)}
              >
                Borrar
              </Button>
            )}
          </li>
        ))}
      </Card>
    </section>
  );
}

import { Layers } from "lucide-react";
import { type FormEvent, useState } from "react";
import { MAX_NAME_CHARS } from "#app/features/workshop/lines/line-limits.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type KeepVersionProps = { analysisId: number; inUse: number; busy: boolean };

/** Keeps the lines in use under a name. */
export function KeepVersion({ analysisId, inUse, busy }: KeepVersionProps) {
  const hydrated = useHydrated();
  const [name, setName] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    try {
      await postJson(`/api/workshop/${analysisId}/versions`, { name });
      notify({ tone: "ok", title: "Versión guardada" });
      setName("");
      setProblem(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Card as="section" aria-labelledby="keep-version">
      <h2 id="keep-version" className="text-[1.0625rem]">
        Guardar una versión
      </h2>
      {inUse === 0 ? (
        <p className="mt-1 text-ink-2">Cuando uses una línea, podrás guardar aquí cómo queda tu CV.</p>
      ) : (
        <form onSubmit={keep} className="mt-2 grid gap-3">
          <TextField
            label="Nombre de la versión"
            placeholder="Por ejemplo, para retail"
            maxLength={MAX_NAME_CHARS}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            icon={Layers}
            disabled={!hydrated || name.trim() === "" || busy}
            busy={isSaving}
          >
            Guardar versión
          </Button>
        </form>
      )}
      {problem !== null && (
        <div className="mt-3">
          <Alert tone="bad" title={problemTitle(problem, "No se pudo guardar la versión")}>
            {sentenceOf(problem)}
          </Alert>
        </div>
      )}
    </Card>
  );
}

import { useEffect, useState } from "react";
import type { Preview, SavedLine } from "#app/features/workshop/lines/api-schemas.ts";
import type { Workshop } from "#app/features/workshop/lines/lines.server.ts";
import type { LineCard } from "#app/features/workshop/lines/tasks.ts";
import type { FieldName } from "#app/features/workshop/rebuild-line/language-rules.ts";
import { ApiError, postJson } from "#app/http/api.ts";

/** Long enough that a word is typed, short enough to feel at once. */
const PAUSE_MS = 350;

type Fields = Partial<Record<FieldName, string>>;
export type LineDraft = {
  fields: Fields;
  /** The form that is chosen, by its number; "own" for a text of one's own. */
  choice: number | "own";
  own: string;
};

/** What is shown of a line while it is worked on: its draft, the forms and the score with the chosen one. */
export function useLine(analysisId: number, { lang, saved }: Workshop, card: LineCard) {
  const kept = saved.find((one) => one.line === card.line && one.was === card.was);
  const [draft, setDraft] = useState<LineDraft>(() => draftOf(kept));
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const { fields, choice, own } = draft;
  const forms = preview?.forms ?? [];
  // Without an answer of hers nothing is chosen for her.
  const isAnswered = Object.values(fields).some((said) => said.trim() !== "");
  const text = choice === "own" ? own.trim() : isAnswered ? (forms[choice]?.text ?? "") : "";
  const asked = JSON.stringify({ line: card.line, was: card.was, lang, fields, text });
  useEffect(() => {
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `/api/workshop/${analysisId}/preview`;
        setPreview(await postJson<Preview>(path, JSON.parse(asked), { signal: gone.signal }));
        setProblem(null);
      } catch (error) {
        if (gone.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setProblem(error);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [analysisId, asked]);
  return { draft, setDraft, preview, forms, text, problem };
}

function draftOf(kept: SavedLine | undefined): LineDraft {
  const own = kept?.text ?? "";
  return { fields: kept?.fields ?? {}, choice: own === "" ? 0 : "own", own };
}

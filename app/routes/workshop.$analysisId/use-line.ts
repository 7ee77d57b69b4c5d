import { useEffect, useRef, useState } from "react";
import type { Preview, SavedLine } from "#app/features/workshop/lines/api-schemas.ts";
import type { Workshop } from "#app/features/workshop/lines/lines.server.ts";
import type { LineCard } from "#app/features/workshop/lines/tasks.ts";
import type { FieldName } from "#app/features/workshop/rebuild-line/language-rules.ts";
import { ApiError, postJson } from "#app/http/api.ts";

/** Between the last sign typed and the question; a choice is asked for at once. */
const PAUSE_MS = 150;

type Fields = Partial<Record<FieldName, string>>;
export type LineDraft = {
  fields: Fields;
  /** A form by its number, or a text of one's own; null until the student chooses. */
  choice: number | "own" | null;
  own: string;
};

type LineOptions = {
  analysisId: number;
  lang: Workshop["lang"];
  card: LineCard;
  kept: SavedLine | undefined;
  /** What is written and not saved, by lineKey(): another line can be looked at meanwhile. */
  drafts: Map<string, LineDraft>;
};

export const lineKey = ({ line, was }: Pick<LineCard, "line" | "was">) => `${line} ${was}`;

/** What is shown of a line while it is worked on: its draft, the forms and the score with the chosen one. */
export function useLine({ analysisId, lang, card, kept, drafts }: LineOptions) {
  const key = lineKey(card);
  const [draft, show] = useState<LineDraft>(() => drafts.get(key) ?? draftOf(kept));
  const setDraft = (next: LineDraft) => {
    drafts.set(key, next);
    show(next);
  };
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const { fields, choice, own } = draft;
  const isAnswered = Object.values(fields).some((said) => said.trim() !== "");
  const forms = isAnswered ? (preview?.forms ?? []) : [];
  const text = choice === "own" ? own.trim() : choice === null ? "" : (forms[choice]?.text ?? "");
  const chosen = choice === "own" ? own : choice;
  const asked = JSON.stringify({ line: card.line, was: card.was, lang, fields, chosen });
  const lastChoice = useRef(choice);
  useEffect(() => {
    // Nothing is said yet, so there is nothing to ask.
    if (!isAnswered && chosen === null) return;
    const gone = new AbortController();
    const pause = lastChoice.current === choice ? PAUSE_MS : 0;
    lastChoice.current = choice;
    const timer = setTimeout(async () => {
      try {
        const path = `/api/workshop/${analysisId}/preview`;
        setPreview(await postJson<Preview>(path, JSON.parse(asked), { signal: gone.signal }));
        setProblem(null);
      } catch (error) {
        if (gone.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        // Another tab of hers has asked meanwhile; what is typed next asks again.
        if (error.reason !== "newer") setProblem(error);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [analysisId, asked, chosen, choice, isAnswered]);
  return { draft, setDraft, isAnswered, preview, forms, text, problem };
}

function draftOf(kept: SavedLine | undefined): LineDraft {
  const own = kept?.text ?? "";
  return { fields: kept?.fields ?? {}, choice: own === "" ? null : "own", own };
}

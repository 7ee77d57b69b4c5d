import { useId } from "react";
import type { Preview } from "#app/features/workshop/lines/api-schemas.ts";
import type { Workshop } from "#app/features/workshop/lines/lines.server.ts";
import type { ApiError } from "#app/http/api.ts";
import { listAnd } from "#app/platform/format.ts";
import { QUESTIONS } from "./card-texts.ts";
import type { LineDraft } from "./use-line.ts";

type FormChoicesProps = {
  lang: Workshop["lang"];
  isAnswered: boolean;
  forms: Preview["forms"];
  preview: Preview | null;
  problem: ApiError | null;
  draft: LineDraft;
  onDraft: (draft: LineDraft) => void;
};

const CHOICE =
  "grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-xl border border-line bg-surface px-4 py-3.5 " +
  "has-checked:border-act has-checked:inset-ring has-checked:inset-ring-act";

/** The forms as a choice, with the student's own words marked. None is chosen for her. */
export function FormChoices({ lang, isAnswered, forms, preview, problem, draft, onDraft }: FormChoicesProps) {
  const name = useId();
  if (forms.length === 0)
    return (
      <p aria-live="polite" className="mt-1 text-ink-2">
        {lang === null
          ? "Solo armamos líneas en español y en inglés. Escríbela tú, con tus palabras."
          : sentenceFor(isAnswered, preview, problem)}
      </p>
    );
  return (
    <>
      <fieldset className="mt-3 grid gap-2">
        <legend className="sr-only">Formas de la línea</legend>
        {forms.map((form, at) => (
          <label key={form.text} className={CHOICE}>
            <input
              type="radio"
              name={name}
              checked={draft.choice === at}
              onChange={() => onDraft({ ...draft, choice: at })}
              className="mt-0.75 size-4.5 accent-act"
            />
            <span className="wrap-anywhere">{marked(form.parts)}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-2 text-sm text-ink-3">Lo marcado viene de lo que escribiste.</p>
      <div aria-live="polite">
        {preview !== null && preview.leftOut.length > 0 && (
          <p className="mt-1 text-sm text-ink-2">
            {`No supimos dónde poner ${listAnd(preview.leftOut.map((one) => `«${QUESTIONS[one].label}»`))}. `}
            Puedes agregarlo al editar la línea.
          </p>
        )}
      </div>
    </>
  );
}

function sentenceFor(isAnswered: boolean, preview: Preview | null, problem: ApiError | null): string {
  if (!isAnswered) return "Responde una pregunta y verás aquí la línea con tus palabras.";
  if (problem !== null) return "No pudimos armar la línea ahora. Puedes escribirla tú.";
  if (preview === null) return "Preparando la línea…";
  return "No encontramos una forma segura de unir tus respuestas a la línea. Escríbela tú, con tus palabras.";
}

function marked(parts: Preview["forms"][number]["parts"]) {
  const keyed = parts.map((part, at) => ({ ...part, key: `part-${at}` }));
  return keyed.map(({ key, text, from }) =>
    from === "field" ? (
      <ins key={key} className="rounded-sm bg-patina-100 px-0.75 py-0.25 font-[590] text-patina-800 no-underline">
        {text}
      </ins>
    ) : (
      <span key={key}>{text}</span>
    ),
  );
}

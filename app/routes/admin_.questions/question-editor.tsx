import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AdminQuestion, AdminQuestionList } from "#app/features/admin/question-schemas.server.ts";
import { QUESTION_LENGTH } from "#app/features/interview/question-bank/question-length.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { formatDate, pluralize } from "#app/platform/format.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { QuestionReading } from "./question-reading.tsx";
import { type AdminHunter, inUse } from "./use-questions.ts";

type QuestionEditorProps = {
  list: AdminQuestionList;
  hunter: AdminHunter;
  /** Undefined: a new question. */
  question: AdminQuestion | undefined;
  onDirty: (isDirty: boolean) => void;
  /** Closes it. */
  onLeave: () => void;
};

type Draft = { question: string; category: string; career: string };

/** Refusals of the server that are about the text. */
const ABOUT_TEXT: readonly (string | undefined)[] = ["length", "no_question", "unfit", "doubled"];

/** Form of one question, at the side of the list. It takes the focus when it opens; Escape closes it unchanged. */
export function QuestionEditor({ list, hunter, question, onDirty, onLeave }: QuestionEditorProps) {
  const start = draftOf(question);
  const [draft, setDraft] = useState(start);
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, refusal, save } = useSave({ hunter, question, onSaved: onLeave });
  const isDirty =
    draft.question !== start.question || draft.category !== start.category || draft.career !== start.career;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    heading.current?.focus();
    return () => onDirty(false);
  }, [onDirty]);
  const next = question ? inUse(question).version + 1 : 1;
  const textError = refusal && ABOUT_TEXT.includes(refusal.reason) ? refusal.text : undefined;
  return (
    <Card
      as="section"
      aria-label={question ? "Editar pregunta" : "Agregar pregunta"}
      pad="sm"
      onKeyDown={(event) => event.key === "Escape" && !isDirty && !busy && onLeave()}
    >
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-lg leading-6 outline-none">
          {question ? "Editar pregunta" : `Pregunta nueva de ${hunter.name}`}
        </h2>
        {question && <Badge>Será la v{next}</Badge>}
      </div>
      {refusal && !textError && <Alert tone="bad" title={refusal.text} className="mb-3" />}
      <form className="grid gap-3" noValidate onSubmit={(event) => save(event, draft)}>
        <DraftFields
          list={list}
          hunter={hunter}
          draft={draft}
          error={textError}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        <QuestionReading hunterId={hunter.id} question={draft.question} category={draft.category} />
        {question && <OlderVersions question={question} onUse={(old) => setDraft(old)} />}
        <p className="text-sm text-ink-3">Las entrevistas que ya empezaron conservan su texto.</p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy} busyText="Guardando...">
            {question ? `Guardar v${next}` : "Agregar"}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={onLeave}>
            {isDirty ? "Descartar" : "Cerrar"}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type Refusal = { reason: string | undefined; text: string };

function useSave({
  hunter,
  question,
  onSaved,
}: Pick<QuestionEditorProps, "hunter" | "question"> & { onSaved: () => void }) {
  const { busy, run } = useCommand();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>, draft: Draft) => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefusal(null);
    const body = { ...draft, career: draft.career || null };
    let reason: string | undefined;
    const outcome = await run(async () => {
      try {
        await (question
          ? postJson(`/api/admin/questions/${question.id}/versions`, { ...body, version: inUse(question).version })
          : postJson("/api/admin/questions", { ...body, hunterId: hunter.id }));
      } catch (error) {
        if (error instanceof ApiError) reason = error.reason;
        throw error;
      }
    });
    if (!outcome) return;
    if (outcome.failure !== undefined) {
      setRefusal({ reason, text: outcome.failure });
      if (ABOUT_TEXT.includes(reason)) form.querySelector("textarea")?.focus();
      return;
    }
    onSaved();
    notify({
      tone: "ok",
      title: question ? `Guardada la v${inUse(question).version + 1}` : "Pregunta agregada",
      detail: "Vale para las entrevistas que empiecen desde ahora.",
    });
  };
  return { busy, refusal, save };
}

function draftOf(question: AdminQuestion | undefined): Draft {
  if (!question) return { question: "", category: "", career: "" };
  const { question: text, category, career } = inUse(question);
  return { question: text, category, career: career ?? "" };
}

type DraftFieldsProps = {
  list: AdminQuestionList;
  hunter: AdminHunter;
  draft: Draft;
  error: string | undefined;
  onChange: (changes: Partial<Draft>) => void;
};

function DraftFields({ list, hunter, draft, error, onChange }: DraftFieldsProps) {
  const length = [...draft.question.trim()].length;
  const careers = [...new Set([...list.careers, draft.career].filter(Boolean))];
  return (
    <>
      <TextAreaField
        label="Pregunta"
        rows={4}
        value={draft.question}
        error={error}
        hint={`${length} de ${QUESTION_LENGTH.max} caracteres. ${hunter.name} trata de ${hunter.address}.`}
        onChange={(event) => onChange({ question: event.target.value })}
      />
      <SelectField
        label="Qué mide"
        value={draft.category}
        hint="De eso hablan las sugerencias y los comentarios."
        onChange={(event) => onChange({ category: event.target.value })}
      >
        {draft.category === "" && <option value="">Elige una</option>}
        {list.categories.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label="Carrera"
        value={draft.career}
        hint={list.careers.length === 0 ? "Nadie tiene una carrera registrada todavía." : undefined}
        onChange={(event) => onChange({ career: event.target.value })}
      >
        <option value="">Todas</option>
        {careers.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </>
  );
}

function OlderVersions({ question, onUse }: { question: AdminQuestion; onUse: (draft: Draft) => void }) {
  const older = question.versions.slice(0, -1).toReversed();
  if (older.length === 0) return null;
  return (
    <details>
      <summary className="link cursor-pointer py-1 text-sm touch:py-2.5">
        {pluralize(older.length, "versión anterior", "versiones anteriores")}
      </summary>
      <ul className="mt-1 grid gap-2">
        {older.map(({ version, question: text, category, career, createdAt }) => (
          <li key={version} className="flex items-start justify-between gap-2 border-t border-line pt-2 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">
                v{version}, {createdAt ? formatDate(createdAt) : "original del programa"}
              </b>
              <span className="block text-ink-2">{text}</span>
              <span className="block text-ink-3">
                {category} · {career ?? "Todas las carreras"}
              </span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Usar el texto de la v${version}`}
              className="touch:min-h-11"
              onClick={() => onUse({ question: text, category, career: career ?? "" })}
            >
              Usar
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { useNavigate } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { AttemptReply } from "#app/features/practice/api-schemas.server.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CareNotice } from "./care-notice.tsx";
import type { PracticeData } from "./screen-data.ts";

const MAX_CHARS = 5000;
const WORDS_PER_SECOND = 130 / 60;

type TryFormProps = {
  asked: NonNullable<PracticeData["asked"]>;
  isFirst: boolean;
  text: string;
  onText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement>;
  onKept: () => void;
};

/** The field for a try, with the question over the first one. */
export function TryForm({ asked, isFirst, text, onText, field, onKept }: TryFormProps) {
  const [state, setState] = useState<{ busy: boolean; problem?: ApiError; care?: AttemptReply["care"] }>({
    busy: false,
  });
  // A text that disclosed something is judged only when it is sent again on purpose.
  const confirmed = useRef<string | null>(null);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    const { id: questionId, interviewId } = asked;
    const body = { questionId, ...(interviewId !== null && { interviewId }), answer: text };
    const isConfirmed = confirmed.current === text;
    try {
      const reply = await postJson<AttemptReply>("/api/practice/attempts", { ...body, isConfirmed });
      setState({ busy: false, care: reply.care });
      if (!reply.care) onKept();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, problem: error });
    }
  };
  const goOn = () => {
    confirmed.current = text;
    setState({ busy: false });
  };
  const { care, problem, busy } = state;
  const returned = useFocusAfter(care === undefined, field);
  if (care) return <CareNotice care={care} onGoOn={() => returned(goOn)} onLeave={() => navigate("/dashboard")} />;
  return (
    <section
      aria-labelledby={isFirst ? "question" : "again"}
      className="rounded-dialog border border-dawn-line bg-dawn p-4 shell:p-9"
    >
      {isFirst ? (
        <AskedQuestion asked={asked} />
      ) : (
        <h2 id="again" className="text-balance">
          Cuéntala otra vez
        </h2>
      )}
      <form onSubmit={send} className={isFirst ? "mt-5 grid gap-3" : "mt-3 grid gap-3"}>
        <TextAreaField
          ref={field}
          label={isFirst ? "Tu respuesta" : "Tu nuevo intento"}
          rows={7}
          required
          maxLength={MAX_CHARS}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {problem && (
          <Alert tone="bad" title={problemTitle(problem, "No se guardó tu intento")}>
            {problem.delivery !== "answered" && "Tu texto sigue aquí. "}
            {sentenceOf(problem)}
          </Alert>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-sm text-ink-2 tabular-nums">{lengthText(text)}</span>
          <Button
            type="submit"
            size="lg"
            busy={busy}
            disabled={!hydrated || text.trim() === ""}
            className="max-rows:w-full"
          >
            {isFirst ? "Ver qué hay y qué falta" : "Comparar con el anterior"}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Who asks, and what. */
export function AskedQuestion({ asked }: Pick<TryFormProps, "asked">) {
  return (
    <div>
      <p className="flex items-center gap-3 font-[620]">
        <Avatar name={asked.hunter.name} src={asked.hunter.portrait} />
        {asked.hunter.name} pregunta
      </p>
      <h2 id="question" className="mt-3 max-w-[38rem] text-[1.375rem] leading-7.5 text-balance wrap-anywhere">
        {asked.question}
      </h2>
    </div>
  );
}

/** Brings the focus back to the field, after the notice has made room for it. */
function useFocusAfter(isBack: boolean, field: RefObject<HTMLTextAreaElement>): (change: () => void) => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!isBack || !wanted.current) return;
    wanted.current = false;
    field.current?.focus();
  }, [isBack, field]);
  return (change) => {
    wanted.current = true;
    change();
  };
}

function lengthText(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (words === 0) return "Escribe como lo dirías en voz alta.";
  return `${pluralize(words, "palabra", "palabras")}, cerca de ${Math.ceil(words / WORDS_PER_SECOND)} s al hablar`;
}

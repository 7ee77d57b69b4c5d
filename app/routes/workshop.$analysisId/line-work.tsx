import { Pencil } from "lucide-react";
import { type RefObject, useEffect, useId, useState } from "react";
import type { SavedLine, ScoreView } from "#app/features/workshop/lines/api-schemas.ts";
import { MAX_FIELD_CHARS, MAX_LINE_CHARS } from "#app/features/workshop/lines/line-limits.ts";
import type { Workshop } from "#app/features/workshop/lines/lines.server.ts";
import type { LineCard } from "#app/features/workshop/lines/tasks.ts";
import type { ApiError } from "#app/http/api.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { ABOUT, ASKED, missingText, QUESTIONS } from "./card-texts.ts";
import { FormChoices } from "./form-choices.tsx";
import { UseBar } from "./use-bar.tsx";
import { type LineDraft, useLine } from "./use-line.ts";

type LineWorkProps = {
  analysisId: number;
  workshop: Workshop;
  card: LineCard;
  kept: SavedLine | undefined;
  drafts: Map<string, LineDraft>;
  place: { at: number; of: number };
  heading: RefObject<HTMLHeadingElement>;
  busy: boolean;
  onTried: (score: ScoreView | null) => void;
  onDecide: (line: SavedLine) => Promise<ApiError | null>;
};

const OWN_LINE =
  "mt-3 border-l-3 border-dotted border-trail pl-4 text-[1.0625rem] leading-6.5 font-normal wrap-anywhere outline-none";
const PART = "border-t border-hair px-4 py-5 shell:px-8 shell:py-6";

/** The line, what it lacks, the student's answers, and how it could be said. */
export function LineWork({ workshop, card, kept, place, heading, busy, onTried, onDecide, ...rest }: LineWorkProps) {
  const { lang, now } = workshop;
  const line = useLine({ ...rest, lang, card, kept });
  const { draft, setDraft, preview, text, problem } = line;
  const [refused, setRefused] = useState<ApiError | null>(null);
  const id = useId();
  const blank = draft.choice === "own" ? (preview?.blank ?? null) : null;
  // The score of the screen has what is in use already; what cannot be counted yet has none.
  const isUsed = kept?.state === "used";
  const isInUse = isUsed && kept.text === text;
  // The answer to what was chosen before says nothing of this text.
  const isFresh = preview !== null && preview.text.trim() === text;
  const counts = isFresh && text !== "" && text !== card.was && blank === null && problem === null;
  const tried = counts && !isInUse ? preview.score : null;
  useEffect(() => onTried(tried), [onTried, tried]);
  const decide = async (state: SavedLine["state"]) => {
    const fields = Object.fromEntries(Object.entries(draft.fields).filter(([, said]) => said.trim() !== ""));
    setRefused(await onDecide({ line: card.line, was: card.was, state, fields, text: text === "" ? null : text }));
  };
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-dialog border border-line bg-surface shadow-card">
      <div className="bg-dawn px-4 py-5 shell:px-8 shell:py-6">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <b className="font-[620] text-cobre-700 tabular-nums">{`Línea ${place.at + 1} de ${place.of}`}</b>
          {card.post !== null && <span className="text-ink-2">{card.post}</span>}
        </p>
        <h2 id={id} ref={heading} tabIndex={-1} className={OWN_LINE}>
          {card.was}
        </h2>
      </div>
      <div className={PART}>
        <h3>Qué falta</h3>
        <p className="mt-0.5 text-ink-2">{missingText(card, isUsed)}</p>
        {card.advice !== null && <p className="mt-1 text-sm text-ink-3">{`De tu resultado: ${card.advice}`}</p>}
        <Questions card={card} lang={lang} draft={draft} onDraft={setDraft} />
        <p className="mt-3 text-sm text-ink-3">
          {lang === "en" && "Tu CV está en inglés: responde en inglés. "}
          {`Usa solo datos tuyos: si no sabes la cifra exacta, escribe «${ABOUT[lang ?? "es"]}» `}o cuenta cómo era
          antes y después.
        </p>
      </div>
      <div className={PART}>
        <h3>Elige cómo decirlo</h3>
        <FormChoices {...line} lang={lang} onDraft={setDraft} />
        {draft.choice === "own" ? (
          <TextAreaField
            className="mt-3"
            label="Cómo queda la línea"
            rows={3}
            maxLength={MAX_LINE_CHARS}
            value={draft.own}
            error={blank === null ? undefined : `Falta llenar «${blank}»: pon tu dato o quítalo.`}
            onChange={(event) => setDraft({ ...draft, own: event.target.value })}
          />
        ) : (
          <Button
            variant="ghost"
            size="sm"
            icon={Pencil}
            className="mt-2 -ml-3"
            onClick={() => setDraft({ ...draft, choice: "own", own: text === "" ? card.was : text })}
          >
            {text === "" ? "Escribirla yo" : "Editar la elegida"}
          </Button>
        )}
        <Problems refused={refused} problem={problem} />
      </div>
      <UseBar
        canUse={text !== "" && text !== card.was && blank === null && !isInUse}
        isUsed={isUsed}
        gain={tried === null ? null : [now.total, tried.total]}
        busy={busy}
        onDecide={decide}
      />
    </section>
  );
}

type QuestionsProps = Pick<LineWorkProps, "card"> & {
  lang: Workshop["lang"];
  draft: LineDraft;
  onDraft: (draft: LineDraft) => void;
};

/** What the line lacks comes first, the rest is optional. */
function Questions({ card, lang, draft, onDraft }: QuestionsProps) {
  const missing: readonly string[] = card.missing;
  const asked = [...ASKED].sort((a, b) => Number(missing.includes(b)) - Number(missing.includes(a)));
  return (
    <div className="mt-4 grid gap-4 rows:grid-cols-2">
      {asked.map((name) => (
        <TextField
          key={name}
          label={QUESTIONS[name].label}
          optional={!missing.includes(name)}
          placeholder={QUESTIONS[name].placeholder[lang ?? "es"]}
          maxLength={MAX_FIELD_CHARS}
          autoComplete="off"
          value={draft.fields[name] ?? ""}
          onChange={(event) => {
            const fields = { ...draft.fields, [name]: event.target.value };
            onDraft({ ...draft, fields });
          }}
        />
      ))}
    </div>
  );
}

type ProblemsProps = {
  /** Of saving. */
  refused: ApiError | null;
  /** Of trying, which keeps nothing. */
  problem: ApiError | null;
};

function Problems({ refused, problem }: ProblemsProps) {
  if (refused !== null)
    return (
      <Alert tone="bad" title={problemTitle(refused, "No se pudo guardar")} className="mt-3">
        {refused.delivery !== "answered" && "Lo que escribiste sigue aquí. "}
        {sentenceOf(refused)}
      </Alert>
    );
  if (problem === null) return null;
  return (
    <Alert tone="warn" role="status" title="No pudimos calcular cómo queda" className="mt-3">
      {problem.delivery === "answered"
        ? sentenceOf(problem)
        : "Se cortó la conexión. Lo que escribiste sigue aquí, y lo calculamos con tu próximo cambio."}
    </Alert>
  );
}

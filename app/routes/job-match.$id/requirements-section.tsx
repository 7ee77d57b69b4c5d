import { Pencil, Plus, Undo2 } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import type { GivenRequirement, OfferChange } from "#app/features/offers/api-schemas.server.ts";
import { YES_WORDS } from "#app/features/offers/offer-texts.ts";
import type { RequirementView } from "#app/features/offers/offer-view.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AskedList } from "./asked-list.tsx";
import { RequirementForm } from "./requirement-form.tsx";
import { RequirementList } from "./requirement-list.tsx";
import { RequirementRow } from "./requirement-row.tsx";
import type { ShownOffer } from "./screen-data.ts";
import { type ChangeOffer, useOfferChange } from "./use-offer-change.ts";

/** What was done last, and the change that takes it back. */
type Done = { words: string; back: OfferChange };

const given = ({ id, text, kind, level, isAsked }: RequirementView): GivenRequirement => ({
  ...{ id, text, kind, level },
  ...(isAsked && { isAsked }),
});

function useEditing(offer: ShownOffer, change: ChangeOffer, heading: RefObject<HTMLElement>) {
  const [editing, setEditing] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const all = [...offer.counted, ...offer.asked].map(given);
  const run = async (what: OfferChange, next: Done | null) => {
    if (!(await change.send(what))) return;
    setEditing(null);
    setDone(next);
    // The button that was pressed is gone, or stands elsewhere now.
    heading.current?.focus();
  };
  const edit = (requirements: GivenRequirement[], words: string) =>
    void run({ requirements }, { words, back: { requirements: all } });
  return {
    ...{ editing, setEditing, done },
    save: (one: GivenRequirement) =>
      one.id === undefined
        ? edit([...all, one], `Agregaste «${one.text}».`)
        : edit(
            all.map((other) => (other.id === one.id ? one : other)),
            `Corregiste «${one.text}».`,
          ),
    remove: ({ id, title }: RequirementView) =>
      edit(
        all.filter((other) => other.id !== id),
        `Sacaste «${title}».`,
      ),
    confirm: ({ id, title }: RequirementView) =>
      edit(
        all.map((other) => (other.id === id ? { ...other, isAsked: false } : other)),
        `Ahora contamos «${title}».`,
      ),
    answer: ({ id, title, said }: RequirementView, answer: "yes" | "no" | null) =>
      void run(
        { answers: [{ id, answer }] },
        {
          words: answer === null ? `Quitaste tu respuesta de «${title}».` : `Guardamos tu respuesta de «${title}».`,
          back: { answers: [{ id, answer: said }] },
        },
      ),
    undo: () => void (done && run(done.back, null)),
  };
}

/** What the offer asks, which the student can correct, answer and complete. */
export function RequirementsSection({ offer, isBlocked }: { offer: ShownOffer; isBlocked: boolean }) {
  const change = useOfferChange(offer);
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useEditing(offer, change, heading);
  const waiting = !useHydrated();
  const { editing, setEditing, done } = editor;
  return (
    <section aria-labelledby="asked" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="asked" tabIndex={-1} className="outline-none">
          Lo que piden
        </h2>
        {!isBlocked && <p className="text-sm text-ink-2">Si leímos algo mal, corrígelo con el lápiz.</p>}
      </div>
      <DoneNote done={done} busy={change.busy} onUndo={editor.undo} />
      {change.problem && (
        <Alert tone="bad" title={problemTitle(change.problem, "No se guardó el cambio")} className="mb-3">
          {sentenceOf(change.problem)}
        </Alert>
      )}
      <RequirementList counted={offer.counted} open={editing}>
        {(row) =>
          editing === row.id ? (
            <div className="p-4 rows:px-6">
              <RequirementForm
                offer={offer.text}
                start={given(row)}
                busy={change.busy}
                onSave={editor.save}
                onCancel={() => setEditing(null)}
                onRemove={() => editor.remove(row)}
              />
            </div>
          ) : (
            <RequirementRow
              row={row}
              pencil={!isBlocked && <EditButton row={row} waiting={waiting} onPress={() => setEditing(row.id)} />}
            >
              {!isBlocked && row.canAnswer && (
                <Answers row={row} busy={change.busy} onAnswer={(said) => editor.answer(row, said)} />
              )}
            </RequirementRow>
          )
        }
      </RequirementList>
      {!isBlocked && <AskedList asked={offer.asked} busy={change.busy} onYes={editor.confirm} onNo={editor.remove} />}
      {!isBlocked && editing === "new" && (
        <div className="mt-4">
          <RequirementForm
            offer={offer.text}
            busy={change.busy}
            onSave={editor.save}
            onCancel={() => setEditing(null)}
          />
        </div>
      )}
      {!isBlocked && editing !== "new" && (
        <Button variant="ghost" icon={Plus} waiting={waiting} className="mt-4" onClick={() => setEditing("new")}>
          Agregar algo que piden
        </Button>
      )}
    </section>
  );
}

function DoneNote({ done, busy, onUndo }: { done: Done | null; busy: boolean; onUndo: () => void }) {
  return (
    <div role="status">
      {done && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 wrap-anywhere">
          {done.words}
          <Button variant="secondary" size="sm" icon={Undo2} busy={busy} onClick={onUndo}>
            Deshacer
          </Button>
        </p>
      )}
    </div>
  );
}

function EditButton({ row, waiting, onPress }: { row: RequirementView; waiting: boolean; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      square
      icon={Pencil}
      waiting={waiting}
      aria-label={`Corregir: ${row.title}`}
      onClick={onPress}
      className="self-start max-rows:absolute max-rows:top-2.5 max-rows:right-2"
    />
  );
}

type AnswersProps = { row: RequirementView; busy: boolean; onAnswer: (said: "yes" | "no" | null) => void };

/** What only the student knows. It is shown as hers, never as the CV's. */
function Answers({ row, busy, onAnswer }: AnswersProps) {
  const { title, kind, said } = row;
  return (
    <div className="mt-2 flex flex-wrap gap-2 rows:pl-[4.75rem]">
      {said === null ? (
        <>
          <Button variant="secondary" size="sm" disabled={busy} onClick={() => onAnswer("yes")}>
            {YES_WORDS[kind]}
            <span className="sr-only">: {title}</span>
          </Button>
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => onAnswer("no")}>
            No<span className="sr-only">: {title}</span>
          </Button>
        </>
      ) : (
        <Button variant="ghost" size="sm" disabled={busy} onClick={() => onAnswer(null)}>
          Cambiar mi respuesta<span className="sr-only">: {title}</span>
        </Button>
      )}
    </div>
  );
}

import { useRevalidator } from "@remix-run/react";
import { Columns2, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SavedLine, ScoreView } from "#app/features/workshop/lines/api-schemas.ts";
import type { Workshop } from "#app/features/workshop/lines/lines.server.ts";
import type { LineCard } from "#app/features/workshop/lines/tasks.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { KeepVersion } from "./keep-version.tsx";
import { LineWork } from "./line-work.tsx";
import { LinesList } from "./lines-list.tsx";
import { ScoreRail } from "./score-rail.tsx";
import { type LineDraft, lineKey } from "./use-line.ts";
import { WholeCv } from "./whole-cv.tsx";

type WorkTableProps = { analysisId: number; workshop: Workshop };

const TOLD: Record<SavedLine["state"], string> = {
  used: "Línea cambiada",
  skipped: "La dejamos como está",
  later: "Guardada para después",
  open: "Volvió a como estaba",
};

/** Which line is worked on, and what is decided about lines, one after the other, each of which can be undone. */
function useDecisions({ analysisId, workshop }: WorkTableProps) {
  const { cards, saved } = workshop;
  const { revalidate, state } = useRevalidator();
  const [at, setAt] = useState(() => firstOpen(cards, saved));
  const [tried, setTried] = useState<ScoreView | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // What was shown when the server took a decision: until it is shown anew, nothing else is decided.
  const [outdated, setOutdated] = useState<Workshop | null>(null);
  const [undoable, setUndoable] = useState<SavedLine[]>([]);
  const [drafts] = useState(() => new Map<string, LineDraft>());
  const [steps, setSteps] = useState(0);
  const goTo = (next: number) => {
    setAt(next);
    setSteps((all) => all + 1);
  };
  const keep = async (line: SavedLine): Promise<ApiError | null> => {
    setIsSaving(true);
    try {
      await postJson(`/api/workshop/${analysisId}/lines`, line);
      setOutdated(workshop);
      revalidate();
      notify({ tone: "ok", title: TOLD[line.state] });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error;
    } finally {
      setIsSaving(false);
    }
  };
  const decide = async (line: SavedLine) => {
    const others = saved.filter((one) => !isSame(one, line));
    const last: SavedLine = saved.find((one) => isSame(one, line)) ?? {
      ...line,
      state: "open",
      fields: {},
      text: null,
    };
    const problem = await keep(line);
    if (problem !== null) return problem;
    setUndoable((all) => [...all, last]);
    goTo(firstOpen(cards, [...others, line]));
    return null;
  };
  const undo = async () => {
    const last = undoable.at(-1);
    if (last === undefined) return;
    const problem = await keep(last);
    if (problem !== null) return notify({ tone: "bad", title: "No se pudo deshacer", detail: sentenceOf(problem) });
    // What was in use before is shown again; where there was nothing, her answers stay to be used otherwise.
    if (last.text !== null) drafts.delete(lineKey(last));
    setUndoable((all) => all.slice(0, -1));
    goTo(
      Math.max(
        0,
        cards.findIndex((one) => isSame(one, last)),
      ),
    );
  };
  const busy = isSaving || state === "loading" || outdated === workshop;
  return { at: Math.min(at, cards.length - 1), steps, goTo, drafts, tried, setTried, busy, decide, undo, undoable };
}

/** Beside each other where there is room: score and versions, and the lines. */
const RAIL =
  "grid items-start gap-6 rows:max-xl:grid-cols-2 rows:max-xl:grid-rows-[auto_1fr] " +
  "rows:max-xl:[&>:nth-child(2)]:col-start-2 rows:max-xl:[&>:nth-child(2)]:row-span-2";

/** One line at a time, what it changes, and all the lines. */
export function WorkTable({ analysisId, workshop }: WorkTableProps) {
  const { cards, saved, before, now } = workshop;
  const { at, steps, goTo, ...work } = useDecisions({ analysisId, workshop });
  const { drafts, tried, setTried, busy, decide, undo, undoable } = work;
  const card = cards[at];
  const kept = card && saved.find((one) => isSame(one, card));
  // With another line, or this one kept otherwise, everything begins anew.
  const version = `${card && lineKey(card)} ${kept?.state} ${kept?.text}`;
  const heading = useFocusOnChange(steps, version);
  if (card === undefined) return null;
  const inUse = saved.filter((one) => one.state === "used").length;
  return (
    <>
      <PageHeader
        title="Taller"
        lead="Una línea a la vez, con tus palabras y tus cifras. Nada se inventa."
        actions={
          <>
            {undoable.length > 0 && (
              <Button variant="ghost" icon={Undo2} busy={busy} onClick={undo}>
                Deshacer
              </Button>
            )}
            <LinkButton to={`/workshop/${analysisId}/versions`} variant="secondary" icon={Columns2}>
              Versiones y descarga
            </LinkButton>
          </>
        }
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:gap-8">
        <LineWork
          key={version}
          analysisId={analysisId}
          workshop={workshop}
          card={card}
          kept={kept}
          drafts={drafts}
          place={{ at, of: cards.length }}
          heading={heading}
          busy={busy}
          onTried={setTried}
          onDecide={decide}
        />
        <div className={RAIL}>
          <ScoreRail before={before} now={now} tried={tried} inUse={inUse} />
          <LinesList cards={cards} saved={saved} at={at} onOpen={goTo} />
          <KeepVersion analysisId={analysisId} inUse={inUse} busy={busy} />
        </div>
      </div>
      <WholeCv analysisId={analysisId} workshop={workshop} onOpenLine={goTo} />
    </>
  );
}

/** What to focus when another line is worked on, or when this one is shown anew under the person's hands. */
function useFocusOnChange(steps: number, version: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastSteps = useRef(steps);
  useEffect(() => {
    const isStep = steps !== lastSteps.current;
    lastSteps.current = steps;
    // Not on arrival: who opens the page begins at its top. Nor from another part of the screen.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (version !== "" && (isStep || (steps > 0 && isLost))) heading.current?.focus();
  }, [steps, version]);
  return heading;
}

const isSame = (a: Pick<SavedLine, "line" | "was">, b: Pick<SavedLine, "line" | "was">) =>
  a.line === b.line && a.was === b.was;

/** The first line that nothing was decided about; the first one when all are done. */
function firstOpen(cards: readonly LineCard[], saved: readonly SavedLine[]): number {
  const at = cards.findIndex((card) => (saved.find((one) => isSame(one, card))?.state ?? "open") === "open");
  return Math.max(0, at);
}

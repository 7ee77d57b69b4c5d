import { ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { countCorrections, isDoubtful } from "#app/features/cv/corrections/extraction-counts.ts";
import type { Understood } from "#app/features/cv/corrections/extraction-view-schema.ts";
import type { CvAnalysisView } from "#app/features/cv/result.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { formatScore, pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { type Change, saidSoFar } from "./changes.ts";
import { wordsOf } from "./job-words.ts";
import { Mark } from "./marks.tsx";
import { NOWHERE, type Place, placeOf, ReadingContext } from "./reading-context.ts";
import { SourceText } from "./source-text.tsx";
import { DoubtsHero, JobsPart, PersonPart, StudiesPart } from "./understood-parts.tsx";

type ReadingDialogProps = {
  open: boolean;
  view: CvAnalysisView;
  onClose: () => void;
  /** Called with the analysis after a correction. */
  onCorrected: (view: CvAnalysisView) => void;
};

/** 'Lo que leímos': the data extracted from the CV, beside its text; the student can confirm and correct it. */
export default function ReadingDialog({ open, view, onClose, onCorrected }: ReadingDialogProps) {
  const { busy, outcome, save } = useCorrecting(view, onCorrected);
  const { understood } = view.details;
  return (
    <Modal
      open={open}
      onClose={onClose}
      size={understood ? "xl" : "lg"}
      title="Lo que leímos"
      description="Esto entendimos de tu CV. Lo que corrijas o confirmes vale más que nuestra lectura."
      footer={<Footer view={view} outcome={outcome} busy={busy} onClose={onClose} />}
    >
      {!view.canCorrect && (
        <Alert tone="info" title="Esta lectura no se puede corregir" className="mb-4">
          Es de antes de que se pudiera. Sube tu CV otra vez para confirmarla o corregirla.
        </Alert>
      )}
      {understood?.byFile && (
        <Alert tone="info" title="Este archivo se escribió en la plataforma" className="mb-4">
          Trae los datos con que se escribió, y con ellos completamos nuestra lectura. Revísalos: puedes corregirlos o
          volver a lo leído.
        </Alert>
      )}
      {understood ? (
        <UnderstoodCv view={view} understood={understood} busy={busy} save={save} />
      ) : (
        <div className="rounded-control bg-paper p-4 text-[0.875rem] leading-6 wrap-anywhere whitespace-pre-wrap">
          {view.textRead}
        </div>
      )}
    </Modal>
  );
}

type FooterProps = { view: CvAnalysisView; outcome: string; busy: boolean; onClose: () => void };

function Footer({ view, outcome, busy, onClose }: FooterProps) {
  const corrections = correctionsText(view);
  return (
    <div className="flex w-full flex-col gap-3 rows:flex-row rows:items-center rows:justify-between">
      <p
        role="status"
        className={
          corrections === "" && outcome === ""
            ? "sr-only"
            : "flex flex-wrap items-center gap-x-3 text-sm text-ink-2 tabular-nums"
        }
      >
        {corrections !== "" && <Mark kind={view.details.understood?.byFile ? "file" : "you"}>{corrections}</Mark>}
        {outcome}
      </p>
      <Button onClick={onClose} busy={busy} busyText="Calculando..." className="shrink-0 rows:ml-auto">
        Listo, ver resultado
        <ArrowRight size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}

type UnderstoodCvProps = {
  view: CvAnalysisView;
  understood: Understood;
} & Pick<ReturnType<typeof useCorrecting>, "busy" | "save">;

function UnderstoodCv({ view, understood, busy, save }: UnderstoodCvProps) {
  const [pointed, setPointed] = useState(NOWHERE);
  const doubtful = useMemo(() => doubtfulPlaces(understood), [understood]);
  const reading = useMemo(
    () => ({
      canCorrect: view.canCorrect,
      byFile: understood.byFile === true,
      busy,
      save,
      point: setPointed,
    }),
    [view.canCorrect, understood.byFile, busy, save],
  );
  return (
    <ReadingContext.Provider value={reading}>
      <DoubtsHero understood={understood} byModel={view.engine !== "rules"} />
      <div className="grid gap-x-6 gap-y-8 shell:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <PersonPart fields={understood.fields} />
          <JobsPart jobs={understood.jobs} years={understood.years} />
          <StudiesPart studies={understood.studies} skills={understood.skills} />
        </div>
        <div className="min-w-0 shell:sticky shell:top-0 shell:self-start shell:pt-8">
          <SourceText text={view.textRead} doubtful={doubtful} pointed={pointed} />
        </div>
      </div>
    </ReadingContext.Provider>
  );
}

function doubtfulPlaces({ fields, jobs, studies }: Understood): Place[] {
  return [
    ...Object.values(fields)
      .filter((field) => field.value !== null && isDoubtful(field))
      .map(({ lines, value }) => placeOf(lines, [value])),
    ...jobs.filter(isDoubtful).map((job) => placeOf(job.lines, wordsOf(job))),
    ...studies.filter(isDoubtful).map(({ lines, degree, institution }) => placeOf(lines, [degree, institution])),
  ];
}

const FAILED = "No se guardó. Intenta otra vez en un momento.";

/** Sends each correction at once and reports its outcome. */
function useCorrecting(view: CvAnalysisView, onCorrected: (view: CvAnalysisView) => void) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState("");
  const save = async (change: Change): Promise<string | null> => {
    setBusy(true);
    setOutcome("Calculando tu resultado otra vez...");
    try {
      const { analysis } = await postJson<{ analysis: CvAnalysisView }>(`/api/cv/analyses/${view.id}/corrections`, {
        corrections: change(saidSoFar(view.corrections)),
        correctedAt: view.correctedAt,
      });
      setOutcome(scoreSentence(totalOf(view), totalOf(analysis)));
      onCorrected(analysis);
      return null;
    } catch (error) {
      setOutcome("");
      if (!(error instanceof ApiError)) throw error;
      return error.delivery === "answered" ? error.message || FAILED : sentenceOf(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, save };
}

const totalOf = (view: CvAnalysisView): number => view.results.structure_evaluation.puntuacion_total;

function scoreSentence(before: number, after: number): string {
  return before === after
    ? `Guardado. El puntaje sigue en ${formatScore(after)}.`
    : `Guardado. El puntaje pasó de ${formatScore(before)} a ${formatScore(after)}.`;
}

/** "2 correcciones", "2 datos de tu archivo"; empty without any. */
function correctionsText({ details: { understood } }: CvAnalysisView): string {
  const count = understood === undefined ? 0 : countCorrections(understood);
  if (count === 0) return "";
  return understood?.byFile
    ? pluralize(count, "dato de tu archivo", "datos de tu archivo")
    : pluralize(count, "corrección", "correcciones");
}

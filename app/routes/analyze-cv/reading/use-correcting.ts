import { useState } from "react";
import { countCorrections } from "#app/features/cv/corrections/doubt.ts";
import type { CvAnalysisView } from "#app/features/cv/result.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { type Change, saidSoFar } from "./changes.ts";

const OFFLINE = "No llegamos al servidor y no se guardó. Revisa tu conexión y guarda otra vez.";
const FAILED = "No se guardó. Intenta otra vez en un momento.";

/** Sends each correction as it is made, and says what became of it. */
export function useCorrecting(view: CvAnalysisView, onCorrected: (view: CvAnalysisView) => void) {
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
      return error.offline ? OFFLINE : error.message || FAILED;
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, save };
}

const totalOf = (view: CvAnalysisView): number => view.results.structure_evaluation.puntuacion_total;

function scoreSentence(before: number, after: number): string {
  return before === after
    ? `Guardado. El puntaje sigue en ${after}.`
    : `Guardado. El puntaje pasó de ${before} a ${after}.`;
}

/** "2 correcciones"; empty without any. */
export function correctionsText({ details: { understood } }: CvAnalysisView): string {
  const count = understood === undefined ? 0 : countCorrections(understood);
  if (count === 0) return "";
  return count === 1 ? "1 corrección" : `${count} correcciones`;
}

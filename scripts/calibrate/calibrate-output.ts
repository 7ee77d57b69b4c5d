import type { Calibration } from "#app/features/interview/language-model/calibration.server.ts";
import { UNMEASURED } from "#app/features/interview/language-model/combine.ts";
import type { Comparison, Gain, Row } from "./compare.ts";
import { FOLDS, type Judged } from "./fit.ts";

/** The Spanish output of `npm run calibrate`, for campus IT. */

const NAME_WIDTH = 44;
const percent = (share: number) => `${Math.round(share * 100)} %`;
const decimals = (value: number, places: number) => value.toFixed(places).replace(".", ",");

/** Figures for answers that the calibration was not fitted on. */
export function tableOf({ mixture, rows }: Comparison, answers: readonly Judged[]): string {
  const questions = new Set(answers.map(({ question }) => question)).size;
  const relevant = answers.filter(({ isRelevant }) => isRelevant).length;
  const line = (name: string, { logLoss, accuracy, calibrationError }: Row) =>
    [
      name.padEnd(NAME_WIDTH),
      decimals(logLoss, 4).padStart(8),
      `${decimals(accuracy * 100, 1)} %`.padStart(10),
      decimals(calibrationError, 3).padStart(10),
    ].join("");
  return [
    "",
    `${answers.length} respuestas de ${questions} preguntas: ${relevant} contestan y ${answers.length - relevant} no.`,
    `Cada cifra es de respuestas que la mezcla calibrada no había visto (${FOLDS} partes, separadas por pregunta).`,
    "",
    `${"".padEnd(NAME_WIDTH)}${"log-loss".padStart(8)}${"acierto".padStart(10)}${"desajuste".padStart(10)}`,
    line("Solo las reglas", rows.rules),
    line(`Mezcla sin calibrar (${percent(UNMEASURED.share)} del modelo)`, rows.unmeasured),
    line("Control: una voz que dice siempre lo mismo", rows.control),
    line(`Mezcla calibrada (${percent(mixture.share)} del modelo)`, rows.calibrated),
    "",
  ].join("\n");
}

type Outcome = { isDryRun: boolean; file: string; inForce: string };

export function verdictOf({ gains, isBetter }: Comparison, { isDryRun, file, inForce }: Outcome): string {
  const over = [
    gainWords("las reglas solas", gains.rules),
    gainWords("la mezcla sin calibrar", gains.unmeasured),
    gainWords("el control", gains.control),
  ];
  const measured = `Log-loss que ahorra la mezcla calibrada, con su error típico: ${over.join("; ")}.`;
  if (!isBetter)
    return (
      `${measured}\nNo se guardó nada: la mejora no supera su error típico en las tres comparaciones. Sigue en ` +
      `uso ${inForce}.`
    );
  if (isDryRun) return `${measured}\nLa calibración sirve. Por --dry-run no se guardó nada: sigue en uso ${inForce}.`;
  return (
    `${measured}\nLa calibración quedó en ${file}. Se usa desde la próxima respuesta, también en un servidor ` +
    "en marcha."
  );
}

const gainWords = (baseline: string, { mean, error }: Gain) =>
  `contra ${baseline}, ${decimals(mean, 4)} ± ${decimals(error, 4)}`;

/** One line for programs. */
export function json(found: Calibration, { rows, gains, isBetter }: Comparison, isKept: boolean): string {
  const short = (_key: string, value: unknown) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toFixed(4)) : value;
  const { model, mixture, answers, questions } = found;
  return JSON.stringify({ model, mixture, answers, questions, rows, gains, isBetter, isKept }, short);
}

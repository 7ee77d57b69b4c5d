import type { ChatModel } from "#app/ai/chat-model.ts";
import type { Engine } from "#app/ai/start-engine.server.ts";
import {
  BASIS,
  type Calibration,
  calibrationFile,
  isFor,
  keepCalibration,
  readCalibration,
} from "#app/features/interview/language-model/calibration.server.ts";
import { isoNow, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatDate } from "#app/platform/format.ts";
import { say } from "../backup/operator.ts";
import { json, tableOf, verdictOf } from "./calibrate-output.ts";
import { type Comparison, compare } from "./compare.ts";
import { FOLDS, type Judged } from "./fit.ts";
import { readLabelled } from "./labelled.ts";
import { byRules, decide, type Pair } from "./pairs.ts";
import { startedEngine } from "./started-engine.ts";

/**
 * Evaluates labelled answers with the model, and stores its weight where the combination is better than the rules
 * alone.
 */

/** Minimum number of answers: fewer say less about a model than the default assumption. */
const FEWEST_ANSWERS = 60;
const TELL_EVERY = 50;

/** @returns whether the calibration is worth keeping. @throws AppError in Spanish where there is nothing to measure */
export async function calibrate(
  settings: Settings,
  files: readonly string[],
  { isDryRun }: { isDryRun: boolean },
): Promise<boolean> {
  const pairs = forModel(files.flatMap(readLabelled));
  requireEnough(pairs.map(({ pair }) => pair));
  const { model, stop } = await modelOf();
  let answers: Judged[];
  let fingerprint: string;
  try {
    answers = await judgeAll(model, pairs);
    fingerprint = fingerprintOf(model);
  } finally {
    await stop();
  }
  const comparison = compare(answers);
  const found = foundOut(model, fingerprint, answers, comparison);
  say(tableOf(comparison, answers));
  const inForce = await wordsForForce(settings, fingerprint);
  const isKept = comparison.isBetter && !isDryRun;
  if (isKept) await keepCalibration(settings.DATA_DIR, found);
  say(verdictOf(comparison, { isDryRun, file: calibrationFile(settings.DATA_DIR), inForce }));
  say(json(found, comparison, isKept));
  return comparison.isBetter;
}

type Asked = { pair: Pair; rules: number };

/** Answers that the model is never asked about are judged by the rules alone and do not take part in the fit. */
function forModel(pairs: readonly Pair[]): Asked[] {
  return pairs.flatMap((pair) => {
    const { rules, goesToModel } = byRules(pair);
    return goesToModel ? [{ pair, rules: rules.relevanceScore }] : [];
  });
}

function requireEnough(pairs: readonly Pair[]): void {
  const refuse = (found: string) => {
    throw new AppError(
      "unprocessable",
      `${found} Se necesitan al menos ${FEWEST_ANSWERS} por las que se preguntaría al modelo, de ${FOLDS} ` +
        "preguntas o más y de las dos clases (relevant y off_topic). Agrega respuestas etiquetadas de tu " +
        "gente: puedes dar varios archivos. No se cambió nada.",
    );
  };
  if (pairs.length < FEWEST_ANSWERS)
    refuse(`Hay ${pairs.length} ${pairs.length === 1 ? "respuesta" : "respuestas"} que sirvan.`);
  const labels = [...new Set(pairs.map(({ answer }) => answer.label))];
  if (labels.length === 1) refuse(`Todas las respuestas que sirven son ${labels[0]}.`);
  const questions = new Set(pairs.map(({ asked }) => asked.question)).size;
  if (questions < FOLDS) refuse(`Las respuestas que sirven son de ${questions} preguntas.`);
}

async function modelOf(): Promise<{ model: ChatModel; stop: Engine["stop"] }> {
  const engine = await startedEngine().catch((error: unknown) => {
    throw new AppError("unavailable", `${error instanceof Error ? error.message : error} No se cambió nada.`);
  });
  if (engine.model) return { model: engine.model, stop: () => engine.stop() };
  throw new AppError(
    "unprocessable",
    "Los ajustes no nombran un modelo, así que no hay qué calibrar: revisa AI_ENGINE, " +
      "AI_MODEL y AI_BASE_URL, o mira npm run models. No se cambió nada.",
  );
}

function fingerprintOf(model: ChatModel): string {
  const fingerprint = model.fingerprint?.();
  if (fingerprint) return fingerprint;
  throw new AppError("unavailable", "No se pudo saber qué modelo respondió. Repite la orden. No se cambió nada.");
}

async function judgeAll(model: ChatModel, pairs: readonly Asked[]): Promise<Judged[]> {
  const asks = { asked: 0, aloneRight: 0, failed: 0 };
  const answers: Judged[] = [];
  for (const { pair, rules } of pairs) {
    const yes = await decide(model, pair, asks);
    if (yes !== null)
      answers.push({ question: pair.asked.question, rules, yes, isRelevant: pair.answer.label === "relevant" });
    if (asks.asked % TELL_EVERY === 0) process.stderr.write(`${asks.asked} de ${pairs.length} respuestas…\n`);
  }
  if (asks.failed > 0) {
    say(`El modelo falló en ${asks.failed} de ${asks.asked} respuestas, que no cuentan.`);
    const usable = new Set(answers.map(({ isRelevant }) => isRelevant)).size;
    const questions = new Set(answers.map(({ question }) => question)).size;
    if (answers.length < FEWEST_ANSWERS || usable < 2 || questions < FOLDS)
      throw new AppError(
        "unavailable",
        `Quedan ${answers.length}, y no alcanzan. Revisa el modelo con npm run doctor y repite. No se cambió nada.`,
      );
  }
  return answers;
}

function foundOut(
  { identity }: ChatModel,
  fingerprint: string,
  answers: readonly Judged[],
  { mixture, rows }: Comparison,
): Calibration {
  const { share, reading } = mixture;
  const thousandths = (value: number) => Math.round(value * 1000) / 1000;
  const both = (figure: "logLoss" | "accuracy") => ({
    rules: thousandths(rows.rules[figure]),
    mixture: thousandths(rows.calibrated[figure]),
  });
  return {
    version: 1,
    at: isoNow(systemClock),
    model: { engine: identity.engine, name: identity.model, fingerprint },
    basis: BASIS,
    mixture: { share, reading: { slope: thousandths(reading.slope), offset: thousandths(reading.offset) } },
    answers: answers.length,
    questions: new Set(answers.map(({ question }) => question)).size,
    logLoss: both("logLoss"),
    accuracy: both("accuracy"),
  };
}

/** The calibration that stays in force when nothing is stored. */
async function wordsForForce({ DATA_DIR }: Settings, fingerprint: string): Promise<string> {
  const kept = await readCalibration(DATA_DIR);
  if (kept && kept !== "damaged" && isFor(kept, fingerprint))
    return `la calibración del ${formatDate(kept.at)}, con ${Math.round(kept.mixture.share * 100)} % para el modelo`;
  return "la mezcla de siempre: nueve décimos las reglas y un décimo el modelo";
}

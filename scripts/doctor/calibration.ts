import { isFor, readCalibration } from "#app/features/interview/language-model/calibration.server.ts";
import { formatDate } from "#app/platform/format.ts";
import { type Finding, ok, skipped, warn } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Checks whether the stored calibration belongs to the model in use. */

const AGAIN = "npm run calibrate -- ARCHIVO mide el de ahora.";

/** @param fingerprint of the model in use; null: unknown. @returns nothing when there is no calibration */
export async function calibration({ settings }: Site, fingerprint: string | null): Promise<Finding[]> {
  const kept = await readCalibration(settings.DATA_DIR);
  if (kept === null) return [];
  if (kept === "damaged") return [warn("Calibración", `calibration.json está dañado: no se usa. ${USUAL}`, AGAIN)];
  const { answers, accuracy, logLoss, mixture } = kept;
  const what = `del ${formatDate(kept.at)}, con ${answers} respuestas`;
  if (isFor(kept, fingerprint)) {
    const gain =
      `acierto ${tenths(accuracy.rules)} → ${tenths(accuracy.mixture)} %, log-loss ${figure(logLoss.rules)} → ` +
      `${figure(logLoss.mixture)}`;
    return [ok("Calibración", `En uso la ${what}: el modelo pesa ${Math.round(mixture.share * 100)} % (${gain}).`)];
  }
  if (fingerprint === kept.model.fingerprint)
    return [warn("Calibración", `La ${what}, es de otra versión de la plataforma: no se usa. ${USUAL}`, AGAIN)];
  if (fingerprint === null) return [skipped("Calibración", `No se pudo saber si la ${what}, es de este modelo.`)];
  return [warn("Calibración", `La ${what}, es de otro modelo (${kept.model.name}): no se usa. ${USUAL}`, AGAIN)];
}

const USUAL = "El modelo pesa un décimo, como sin calibrar.";
const tenths = (share: number) => (share * 100).toFixed(1).replace(".", ",");
const figure = (value: number) => value.toFixed(3).replace(".", ",");

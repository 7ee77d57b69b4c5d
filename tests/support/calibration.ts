import { BASIS, type Calibration } from "#app/features/interview/language-model/calibration.server.ts";

/** A calibration as the command keeps it, of a model with that fingerprint. */
export function calibrationOf(fingerprint: string, changes: Partial<Calibration> = {}): Calibration {
  return {
    version: 1,
    at: "2026-11-12T15:00:00.000Z",
    model: { engine: "remote", name: "guion-8b", fingerprint },
    basis: BASIS,
    mixture: { share: 0.8, reading: { slope: 1, offset: 0 } },
    answers: 340,
    questions: 60,
    logLoss: { rules: 0.175, mixture: 0.06 },
    accuracy: { rules: 0.939, mixture: 0.985 },
    ...changes,
  };
}

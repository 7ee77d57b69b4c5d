import { chatModel } from "#app/ai/engine.server.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import { matchOfferTask } from "./compute/tasks.ts";
import { seenByModel } from "./model-nearness.server.ts";
import { newestKeptCv } from "./newest-cv.server.ts";
import type { StoredFindings, StoredRequirement } from "./stored-offer.ts";

/** Compares an offer with the newest CV, in the worker process. */

export const COMPUTE_TEXTS = {
  tooComplex: "El aviso es demasiado complejo para compararlo. Pega solo la parte con lo que piden.",
  machineBusy:
    "El servidor está muy ocupado y no alcanzó a comparar. Tu texto sigue en la pantalla: intenta en unos minutos.",
};

/** People with a computation under way: one at a time for each. */
const computing = new Set<number>();

/**
 * Runs what computes for a person, unless something of theirs is being computed.
 * @throws AppError conflict `computing`
 */
export async function alone<T>(userId: number, work: () => Promise<T>): Promise<T> {
  if (computing.has(userId))
    throw new AppError("conflict", "Todavía estamos comparando lo anterior. Espera un momento e intenta otra vez.", {
      reason: "computing",
    });
  computing.add(userId);
  try {
    return await work();
  } finally {
    computing.delete(userId);
  }
}

export type Options = { signal?: AbortSignal; clock?: Clock };

/** @throws AppError unprocessable `no_cv`, `too_complex`; unavailable `machine_busy` */
export async function compareWithCv(
  db: Db,
  userId: number,
  offer: { text: string; post: string; requirements: StoredRequirement[] },
  { signal, clock = systemClock }: Options,
): Promise<StoredFindings> {
  const cv = await newestKeptCv(db, userId);
  if (cv === null) throw noCv();
  const now = clock.now();
  const { text, post, requirements } = offer;
  const input = {
    ...{ text, post, requirements },
    kept: cv.kept.toString("base64"),
    corrections: cv.corrections,
    today: monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1),
    asksModel: chatModel() !== null,
  };
  const { findings, proposals } = await compute(matchOfferTask, input, COMPUTE_TEXTS, signal ? { signal } : {});
  const asked = proposals.flatMap((one) => {
    const requirement = requirements[one.of];
    return requirement ? [{ ...one, text: requirement.text }] : [];
  });
  const seen = await seenByModel(asked, { owner: userId, signal, clock });
  const byId = Object.fromEntries(
    requirements.flatMap(({ id }, index) => {
      const finding = seen.get(index) ?? findings[index];
      return finding ? [[id, finding]] : [];
    }),
  );
  return { analysisId: cv.id, correctedAt: cv.correctedAt, byId };
}

export function noCv(): AppError {
  return new AppError(
    "unprocessable",
    "Para comparar necesitamos tu CV. Analízalo primero en «Analizar CV»; lo que pegaste queda aquí.",
    { reason: "no_cv" },
  );
}

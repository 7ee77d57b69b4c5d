import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { listOffers } from "#app/features/offers/offers.server.ts";
import { newestVersions } from "#app/features/workshop/versions/versions.server.ts";
import { formatDate } from "#app/platform/format.ts";
import type { Db } from "#db/open.server.ts";
import type { Shareable } from "./share-rules.ts";

/** The newest of each kind that are offered to be shown. */
const MOST = 5;

/** What a student has that a coach could be shown; nothing of it is shown before the student chooses it. */
export async function shareableOf(db: Db, userId: number): Promise<Shareable[]> {
  const analyses = (await listAnalyses(db, userId)).filter(({ score }) => score !== null).slice(0, MOST);
  const interviews = (await listInterviews(db, userId)).filter(({ score }) => score !== null).slice(0, MOST);
  const versions = await newestVersions(db, userId, MOST);
  const offers = (await listOffers(db, userId)).slice(0, MOST);
  return [
    ...analyses.map(({ id, fileName, score, createdAt }) => ({
      kind: "cv" as const,
      itemId: id,
      title: fileName,
      detail: `Analizado el ${formatDate(createdAt)} · ${score} de 100`,
    })),
    ...versions.map(({ id, name, total, createdAt }) => ({
      kind: "version" as const,
      itemId: id,
      title: name,
      detail: `Versión del ${formatDate(createdAt)} · ${total} de 100`,
    })),
    ...interviews.map(({ id, hunterId, score, createdAt }) => ({
      kind: "interview" as const,
      itemId: id,
      title: `Entrevista con ${hunterOf(hunterId).name}`,
      detail: `${formatDate(createdAt)} · ${score} de 100`,
    })),
    ...offers.map(({ id, post, firm, createdAt }) => ({
      kind: "offer" as const,
      itemId: id,
      title: [post, firm].filter((part) => part !== "").join(", ") || "Oferta sin nombre",
      detail: `Comparada el ${formatDate(createdAt)}`,
    })),
  ];
}

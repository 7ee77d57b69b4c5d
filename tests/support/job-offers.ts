import { gzipSync } from "node:zlib";
import type { ReadDocument } from "#app/documents/document.ts";
import { DEMO_IMPROVED } from "#app/features/cv/demo-cvs.ts";
import { findingsSchema, type StoredFinding, type StoredRequirement } from "#app/features/offers/stored-offer.ts";
import type { OpenDatabase } from "#db/open.server.ts";

/** An offer as a portal shows it, for the CV of the demo student. */
export const OFFER = `Distribuidora Tres Puentes busca Analista de Planificación para su oficina de Valdivia

Somos una empresa de distribución de alimentos y buscamos una persona para el equipo de finanzas.

Requisitos:
- Título de Ingeniería Comercial
- Dominio de SAP
- Excel avanzado
- Manejo de Oracle Hyperion
- Licencia de conducir clase B

Deseable:
- Inglés intermedio
- Edad hasta 35 años

Ofrecemos contrato indefinido. Envía tu CV a seleccion@trespuentes.example`;

export const NO_OFFER = "Receta de pan amasado: mezcla la harina con agua tibia, sal y manteca, y hornea media hora.";

/** A finished analysis of the demo student's CV, as the reader would have kept it. */
export async function addReadCv(
  { db }: Pick<OpenDatabase, "db">,
  userId: number,
  text = DEMO_IMPROVED,
): Promise<number> {
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({
      ...{ text: line.replace(/^- /, ""), page: 1, x: 0, y: 0, size: 0, bold: false, block: 0, gapBefore: 0 },
      role: line.startsWith("- ") ? ("list" as const) : ("text" as const),
    }));
  const document: ReadDocument = {
    ...{ format: "txt", method: "text", pages: 1, lines, text: lines.map((line) => line.text).join("\n") },
    ...{ bodySize: 0, hidden: [], links: [], truncated: false },
  };
  const { id } = await db
    .insertInto("cv_analyses")
    .values({
      ...{ user_id: userId, file_name: "CV Camila.txt", file_type: "text/plain", file_size: text.length },
      ...{ processing_status: "completed", overall_score: 70, results: "{}", details: "{}", text_read: text },
      read_document: gzipSync(JSON.stringify(document)),
      ...{ created_at: "2026-11-20T12:00:00.000Z", finished_at: "2026-11-20T12:00:05.000Z" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A requirement of the offer above. */
export function requirement(id: string, text: string, given: Partial<StoredRequirement> = {}): StoredRequirement {
  const start = OFFER.indexOf(text);
  if (start < 0) throw new Error(`the offer does not say ${text}`);
  const place = { start, end: start + text.length };
  return { id, text, ...place, kind: "tool", level: "must", value: text, source: "read", isAsked: false, ...given };
}

export const finding = (verdict: StoredFinding["verdict"], quotes: string[] = []): StoredFinding => ({
  verdict,
  quotes,
  because: null,
  isLow: false,
});

type Kept = { requirements?: StoredRequirement[]; findings?: Record<string, StoredFinding>; analysisId?: number };

/** An offer in the table, without having been read. */
export async function keepOffer(
  { db }: Pick<OpenDatabase, "db">,
  userId: number,
  { requirements = [], findings, analysisId }: Kept = {},
  row: { created_at?: string; updated_at?: string; deleted_at?: string; post?: string } = {},
): Promise<number> {
  const compared =
    analysisId === undefined ? null : findingsSchema.parse({ analysisId, correctedAt: null, byId: findings ?? {} });
  const { id } = await db
    .insertInto("job_offers")
    .values({
      ...{ user_id: userId, text: OFFER, post: "Analista de Planificación", cv_analysis_id: analysisId ?? null },
      reading: JSON.stringify({ requirements, discriminating: [] }),
      requirements: JSON.stringify(requirements),
      findings: compared && JSON.stringify(compared),
      ...{ created_at: "2026-11-26T12:00:00.000Z", updated_at: "2026-11-26T12:00:00.000Z" },
      ...row,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

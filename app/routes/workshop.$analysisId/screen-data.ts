import type { Workshop } from "#app/features/workshop/lines/lines.server.ts";
import type { Role } from "#db/schema.ts";

/** Data that the loader passes to the screen. */
export type WorkshopData = {
  user: { name: string; role: Role };
  analysisId: number;
  /** Null where this student has nothing to work on here. */
  workshop: Workshop | null;
  /** Set where `workshop` is null; not_kept: the texts went by age. */
  why: "missing" | "not_kept" | "blocked" | "busy" | "too_complex" | null;
};

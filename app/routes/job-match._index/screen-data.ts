import type { OfferState } from "#db/job-offers-table.ts";
import type { Role } from "#db/schema.ts";

type OfferLine = { id: number; title: string; firm: string; met: string; state: OfferState };

/** Data that the loader passes to the screen. */
export type StartData = {
  user: { name: string; role: Role };
  isBlocked: boolean;
  /** The CV with which offers are compared; null before the first analysis. */
  cv: { fileName: string; createdAt: string; isCorrected: boolean } | null;
  /** The two newest. */
  offers: OfferLine[];
  /** How many there are. */
  count: number;
};

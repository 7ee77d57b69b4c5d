import type { OfferState } from "#db/job-offers-table.ts";
import type { Role } from "#db/schema.ts";

export type ListedOffer = {
  id: number;
  title: string;
  post: string;
  firm: string;
  /** "Cumples 4 de 6 obligatorios" */
  met: string;
  state: OfferState;
  stateOn: string | null;
  note: string;
  /** "entrevista el martes 24 de noviembre" */
  when: string;
  updatedAt: string;
};

/** Data that the loader passes to the screen. */
export type OffersData = {
  user: { name: string; role: Role };
  isBlocked: boolean;
  offers: ListedOffer[];
  /** The next one with a day: "Entrevista en dos días". */
  next: { id: number; title: string; words: string; met: string; weekday: string; day: string; month: string } | null;
};

import type { GapTheme, OfferStep } from "#app/features/offers/next-steps.ts";
import type { RequirementView, Sentence } from "#app/features/offers/offer-view.ts";
import type { OfferState } from "#db/job-offers-table.ts";
import type { Role } from "#db/schema.ts";

/** Data that the loader passes to the screen. */
export type OfferData = {
  user: { name: string; role: Role };
  isBlocked: boolean;
  /** Null where there is no such offer of this student. */
  offer: ShownOffer | null;
};

export type ShownOffer = {
  id: number;
  /** The post, or words of the offer's beginning where it is not known. */
  title: string;
  post: string;
  firm: string;
  text: string;
  /** The CV that was compared: null once its texts have gone. */
  cv: { id: number; fileName: string; createdAt: string } | null;
  /** Whether there is a newer CV, or a newer reading of it. */
  isOld: boolean;
  summary: Sentence;
  counted: RequirementView[];
  asked: RequirementView[];
  steps: OfferStep[];
  /** What can be practised of a theme, and whether an interview for this offer asked it; empty for a blocked person. */
  practice: Partial<Record<GapTheme, { question: string; path: string; wasAsked: boolean }>>;
  /** The last interview for this offer that has a result. */
  resultOf: number | null;
  discriminating: { quote: string; law: string }[];
  state: OfferState;
  stateOn: string | null;
  note: string;
  updatedAt: string;
};

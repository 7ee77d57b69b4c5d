import type { SessionUser } from "#app/features/auth/session-user.ts";
import { listAnalyses } from "#app/features/cv/queries.server.ts";
import {
  HUNTERS,
  type HunterId,
  hunterForYears,
  type ListedProfile,
  profileOf,
} from "#app/features/interview/hunters.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { asksFromCv } from "#app/features/interview/question-sets.server.ts";
import { namedOffer } from "#app/features/offers/offer-interview.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import type { Role } from "#db/schema.ts";

export type Selection = {
  user: { name: string; role: Role };
  /** Years of experience in the newest CV analysis; null without one. */
  years: number | null;
  hunters: ListedProfile[];
  /** The hunter recommended for these years; null without them. */
  recommended: HunterId | null;
  fromCv: boolean;
  /** The own job offer that the URL names. */
  offer: { id: number; title: string } | null;
  /** Progress of unfinished interviews, by hunter. */
  open: Partial<Record<HunterId, { answered: number; total: number }>>;
};

export async function loadSelection(user: SessionUser, url: string): Promise<Selection> {
  const db = getDb();
  const analyses = await listAnalyses(db, user.id);
  const interviews = await listInterviews(db, user.id);
  const years = analyses.find((one) => one.status === "completed")?.years ?? null;
  const open = interviews.filter((one) => one.status === "open");
  return {
    user: { name: user.name, role: user.role },
    years,
    hunters: HUNTERS.map(profileOf),
    recommended: years === null ? null : hunterForYears(years).id,
    // A user with an analysed CV gets its questions, whatever link was followed.
    fromCv: asksFromCv(url) || analyses.some((one) => one.status === "completed"),
    offer: await namedOffer(db, user.id, new URL(url).searchParams.get("offer")),
    open: Object.fromEntries(open.map(({ hunterId, answered, total }) => [hunterId, { answered, total }])),
  };
}

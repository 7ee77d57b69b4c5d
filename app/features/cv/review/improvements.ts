/** What to change, where in this CV, and how; ordered by the points that can be won. */

import type { CriterionId } from "../rubric/rubric.ts";
import { content, type Writing } from "./improvements-content.ts";
import { form } from "./improvements-form.ts";
import type { PostNaming } from "./posts.ts";
import { type ReviewProfile, withinReach } from "./profile.ts";
import { firstThatHolds, type Statement } from "./statement-checks.ts";
import { sentence } from "./voice.ts";

const MOST = 5;
const FEWEST = 3;
/** Points that are not worth a line. */
const WORTH_SAYING = 0.8;

/**
 * At most five, the one that would bring most first; never an invented number. Few for a CV that has little to mend.
 * @param said what the review quotes before
 */
export function improvements(
  profile: ReviewProfile,
  naming: PostNaming,
  said: string,
): { texts: string[]; advised: Partial<Record<CriterionId, string>> } {
  const lost = [...profile.score.criteria]
    .map((one) => ({ id: one.id, points: withinReach(profile.score, one.id) }))
    .filter((one) => one.points >= WORTH_SAYING)
    .sort((a, b) => b.points - a.points);
  const writing: Writing = { profile, naming, used: [], said };
  const found: Statement[] = [];
  const advised: Partial<Record<CriterionId, string>> = {};
  const add = (wordings: readonly (Statement | null)[], id?: CriterionId) => {
    const one = firstThatHolds(wordings, profile);
    if (one === null) return;
    found.push(one);
    if (id !== undefined) advised[id] = sentence(one.text);
    if (one.deed !== undefined) writing.used.push(one.deed);
  };
  for (const { id } of lost) if (found.length < MOST) add(adviceOn(id, writing), id);
  for (const extra of content.refinements) if (found.length < FEWEST) add(extra(writing));
  return { texts: [...new Set(found.map((one) => sentence(one.text)))], advised };
}

function adviceOn(id: CriterionId, writing: Writing): (Statement | null)[] {
  const advice =
    id in content.advice ? content.advice[id as keyof typeof content.advice] : form[id as keyof typeof form];
  return advice(writing);
}

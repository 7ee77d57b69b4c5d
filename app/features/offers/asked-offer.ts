import type { AskedOffer, AskedRequirement } from "#app/features/interview/offer-questions.ts";
import { OFFER_SUBJECTS, type OfferSubject } from "#app/features/interview/question-bank/offer-question-texts.ts";
import { ONLY_LISTED } from "./offer-texts.ts";
import { offerTitle } from "./offer-title.ts";
import { type RequirementView, requirementViews } from "./offer-view.ts";
import type { WholeOffer } from "./offers.server.ts";

/** What an interview can ask of an offer, as the student has corrected it. Pure. */

/** Of these an absence is certain; of experience and languages the comparison may only not know. */
const NAMED: readonly RequirementView["kind"][] = ["tool", "skill"];

/** What lacks comes first in each level; what the law forbids to ask for is asked by nobody here. */
export function askedOffer(offer: WholeOffer): AskedOffer {
  const { requirements, reading, findings, post } = offer;
  const forbidden = new Set(
    requirements
      .filter((one) => reading.discriminating.some(({ start, end }) => start < one.end && one.start < end))
      .map(({ id }) => id),
  );
  const rows = requirementViews(offer).counted.filter(({ id }) => !forbidden.has(id));
  return {
    post: post === "" ? "" : offerTitle(offer),
    requirements: rows.flatMap((row) => asked(row, findings !== null) ?? []),
  };
}

function asked(row: RequirementView, isCompared: boolean): AskedRequirement | null {
  const { id, kind, text, said, because } = row;
  // What the CV only names, the interview asks about: there the story can be told.
  const verdict = because !== null && ONLY_LISTED.test(because) ? "cumple" : row.verdict;
  const subject = OFFER_SUBJECTS.find((one): one is OfferSubject => one === kind);
  if (subject === undefined) return null;
  // Nobody has to arrange anything to work where she lives.
  if (subject === "place" && verdict === "cumple" && said === null) return null;
  const standing = verdict === "cumple" ? "shown" : verdict === "parecido" ? "near" : "absent";
  // Where somebody works and when is a condition, and nothing that a CV tells.
  const isTold = isCompared && said === null && subject !== "place" && subject !== "hours";
  const isNothing = verdict === "falta" || (verdict === "no_se_sabe" && NAMED.includes(kind));
  const cvSays = !isTold ? null : verdict === "parecido" ? "near" : isNothing ? "nothing" : null;
  return { id, subject, text, standing, cvSays };
}

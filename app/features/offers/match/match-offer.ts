import { type CvEvidence, cvEvidence } from "./cv-evidence.ts";
import { findLanguage } from "./find-language.ts";
import { findCondition, findLicence } from "./find-licence.ts";
import { findNamed } from "./find-named.ts";
import { findPlace } from "./find-place.ts";
import { findStudy } from "./find-study.ts";
import { findYears } from "./find-years.ts";
import type { Finding, Requirement } from "./requirement.ts";

/** What a CV shows of each requirement of an offer. Pure; linear in the CV for each requirement. */

export type Offer = { text: string; post: string; requirements: readonly Requirement[] };

/** @returns one finding for each requirement, in their order */
export function matchOffer(
  offer: Offer,
  ...cv: [Parameters<typeof cvEvidence>[0], Parameters<typeof cvEvidence>[1], number]
): Finding[] {
  const evidence = cvEvidence(...cv, offer);
  return offer.requirements.map((requirement) => {
    const shown = findingOf(requirement, evidence.uncopied, offer.post);
    if (shown.verdict === "cumple") return shown;
    const listed = findingOf(requirement, evidence, offer.post);
    return listed.verdict === "cumple" ? { ...listed, verdict: "parecido", because: ONLY_LISTED } : listed;
  });
}

/** A list made of the offer's words shows that the offer was read, not that the person can do it. */
const ONLY_LISTED = "Tu CV lo nombra en una lista con las palabras del aviso; cuenta dónde lo usaste.";

function findingOf(requirement: Requirement, cv: CvEvidence, post: string): Finding {
  switch (requirement.kind) {
    case "years":
      return findYears(requirement, cv, post);
    case "study":
      return findStudy(requirement, cv);
    case "language":
      return findLanguage(requirement, cv);
    case "licence":
      return findLicence(requirement, cv);
    case "place":
      return findPlace(requirement, cv);
    case "hours":
    case "other":
      return findCondition(requirement, cv);
    default:
      return findNamed(requirement, cv);
  }
}

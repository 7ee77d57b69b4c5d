import type { Requirement } from "../match/requirement.ts";
import { type Discriminating, discriminatingIn } from "./discriminating.ts";
import { findRequirements } from "./find-requirements.ts";
import { isOffer } from "./is-offer.ts";
import { levelReader } from "./level.ts";
import { offerNetworks } from "./offer-networks.ts";
import { plainValue } from "./plain-value.ts";
import { postOf } from "./post.ts";

/** A requirement as it was read. Offsets are those of the NFC form of the text, end exclusive. */
export type ReadRequirement = Omit<Requirement, "id"> & {
  start: number;
  end: number;
  /** Chance that the offer asks for it, 0 to 1. */
  probability: number;
};

export type ReadOffer = {
  isOffer: boolean;
  /** Verbatim; empty where it is not sure. */
  post: string;
  requirements: ReadRequirement[];
  discriminating: Discriminating[];
};

/** Added to the score of "no requirement", so that as many are found too much as too few. */
const BIAS = 1.25;

/** Reads a job offer. Pure; linear in its length. */
export function readOffer(text: string): ReadOffer {
  const composed = text.normalize("NFC");
  const post = postOf(composed);
  const level = levelReader(composed);
  const discriminating = discriminatingIn(composed);
  const isForbidden = ({ start, end }: { start: number; end: number }) =>
    discriminating.some((one) => one.start < end && start < one.end);
  const found = findRequirements(offerNetworks(), composed, BIAS).filter((one) => !isForbidden(one));
  return {
    isOffer: isOffer(composed).isOffer,
    post: post === null ? "" : composed.slice(post.start, post.end),
    requirements: found.map((one) => {
      const words = composed.slice(one.start, one.end);
      return { ...one, text: words, level: level(one).level, value: plainValue(one.kind, words) };
    }),
    discriminating,
  };
}

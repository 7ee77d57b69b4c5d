import { DAY_MS } from "#app/platform/durations.ts";

/** What can be shown to a coach, and for how long. Pure. */

export const SHARE_KINDS = ["cv", "version", "interview", "offer"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** result: without the CV's text, or without the answers. */
export const DEPTHS = ["result", "full"] as const;
export type Depth = (typeof DEPTHS)[number];

/** Things that have more to show than one depth. */
export const HAS_DEPTH: ReadonlySet<ShareKind> = new Set(["cv", "interview"]);

/** How long after the appointment its coach may still look. */
export const DAYS_AFTER = 14;

/** @param endsAt of the appointment; ISO-8601 UTC, as the answer */
export function shareEnd(endsAt: string): string {
  return new Date(Date.parse(endsAt) + DAYS_AFTER * DAY_MS).toISOString();
}

export type ShareItem = { kind: ShareKind; itemId: number };

/** Something of the student's own that could be shown. */
export type Shareable = ShareItem & { title: string; detail: string };

export type Share = Shareable & {
  id: number;
  depth: Depth;
  sharedAt: string;
  /** null: the coach may look. */
  endedAt: string | null;
  looks: number;
  lastLook: string | null;
};

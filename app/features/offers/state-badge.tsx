import { Bookmark, Check, MessagesSquare, Minus, Reply } from "lucide-react";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import type { OfferState } from "#db/job-offers-table.ts";
import { STATE_WORDS } from "./offer-texts.ts";

const LOOK: Readonly<Record<OfferState, { glyph: Glyph; tone: BadgeTone; niche: string }>> = {
  interested: { glyph: Bookmark, tone: "outline", niche: "bg-patina-50 text-patina-700" },
  applied: { glyph: Check, tone: "patina", niche: "bg-act text-on-act" },
  interview: { glyph: MessagesSquare, tone: "patina", niche: "bg-cobre-100 text-cobre-700" },
  answered: { glyph: Reply, tone: "patina", niche: "bg-patina-100 text-patina-800" },
  closed: { glyph: Minus, tone: "neutral", niche: "bg-sunken text-ink-3" },
};

/** Where an offer stands, in its word. */
export function StateBadge({ state }: { state: OfferState }) {
  return <Badge tone={LOOK[state].tone}>{STATE_WORDS[state]}</Badge>;
}

/** An arch with the state's sign; its word stands beside it. */
export function OfferNiche({ state }: { state: OfferState }) {
  const { glyph, niche } = LOOK[state];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid h-10 w-9 shrink-0 place-items-center rounded-t-[1.125rem] rounded-b-[0.25rem]",
        niche,
      )}
    >
      <Icon glyph={glyph} size={18} />
    </span>
  );
}

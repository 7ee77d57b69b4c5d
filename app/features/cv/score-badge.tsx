import { CircleArrowUp, CircleCheckBig, CircleDot } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { BAND_WORDS, type ScoreBand } from "./score-bands.ts";

/** Red means room for improvement, so its icon points up. */
const GLYPHS = { ok: CircleCheckBig, warn: CircleDot, bad: CircleArrowUp } as const;

/** The label of a score with its colour and icon. */
export function ScoreBadge({ band, className }: { band: ScoreBand; className?: string }) {
  return (
    <Badge tone={band} icon={GLYPHS[band]} className={className}>
      {BAND_WORDS[band]}
    </Badge>
  );
}

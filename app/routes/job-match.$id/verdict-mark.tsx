import { Check, CircleHelp, CircleSlash2, Equal } from "lucide-react";
import { VERDICT_WORDS, type Verdict } from "#app/features/offers/offer-texts.ts";
import type { RequirementView } from "#app/features/offers/offer-view.ts";
import { classNames } from "#app/ui/class-names.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";

/** Each verdict has a sign and a form of its own: nothing is told by colour alone. */
const LOOK: Readonly<Record<Verdict, { glyph: Glyph; cell: string; word: string }>> = {
  cumple: { glyph: Check, cell: "bg-act text-on-act", word: "text-patina-700" },
  parecido: { glyph: Equal, cell: "bg-patina-200 text-patina-900", word: "text-patina-700" },
  falta: { glyph: CircleSlash2, cell: "border-2 border-dotted border-trail text-ink-2", word: "text-ink-2" },
  no_se_sabe: { glyph: CircleHelp, cell: "bg-sunken text-ink-2", word: "text-ink-2" },
};

export function VerdictWord({ verdict }: { verdict: Verdict }) {
  const { glyph, word } = LOOK[verdict];
  return (
    <span className={classNames("flex items-center gap-1.5 text-sm leading-6 font-[590]", word)}>
      <Icon glyph={glyph} size={18} />
      {VERDICT_WORDS[verdict]}
    </span>
  );
}

type CoverageProps = { label: string; rows: readonly RequirementView[] };

/** One arch a requirement; what they say stands in the list below. */
export function Coverage({ label, rows }: CoverageProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <p className="text-sm font-semibold text-ink-2">{label}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {rows.map(({ id, verdict, title }) => (
          <li
            key={id}
            title={`${title}: ${VERDICT_WORDS[verdict]}`}
            className={classNames(
              "grid h-9 w-8 place-items-center rounded-t-[1rem] rounded-b-[0.375rem] shell:h-10.5 shell:w-9",
              LOOK[verdict].cell,
            )}
          >
            <Icon glyph={LOOK[verdict].glyph} size={18} />
            <span className="sr-only">
              {title}: {VERDICT_WORDS[verdict]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

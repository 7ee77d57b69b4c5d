import type { ReactNode } from "react";
import { inWords, type RequirementView } from "#app/features/offers/offer-view.ts";
import { Card } from "#app/ui/card.tsx";

/** Met requirements that are shown; the others are folded. */
const MET_SHOWN = 2;

type RequirementListProps = {
  counted: readonly RequirementView[];
  /** Id of the one that is being corrected: it is not folded away. */
  open: string | null;
  children: (row: RequirementView) => ReactNode;
};

/** What the offer asks: first what lacks. */
export function RequirementList({ counted, open, children }: RequirementListProps) {
  // What the student said stays in view.
  const met = counted.filter(({ verdict, said }) => verdict === "cumple" && said === null);
  // One alone is no shorter when it is folded.
  const folded = new Set(met.length > MET_SHOWN + 1 ? met.slice(MET_SHOWN) : []);
  const shown = counted.filter((row) => !folded.has(row));
  return (
    <>
      {shown.length > 0 && <Rows rows={shown}>{children}</Rows>}
      {folded.size > 0 && (
        <details open={[...folded].some(({ id }) => id === open) || undefined}>
          <summary className="link mt-3 w-fit cursor-pointer text-sm touch:min-h-11 touch:content-center">
            Ver los {inWords(folded.size)} que también cumples
          </summary>
          <div className="mt-3">
            <Rows rows={[...folded]}>{children}</Rows>
          </div>
        </details>
      )}
    </>
  );
}

function Rows({ rows, children }: { rows: readonly RequirementView[] } & Pick<RequirementListProps, "children">) {
  return (
    <Card as="ul" pad="none">
      {rows.map((row) => (
        <li key={row.id} className="relative border-b border-hair last:border-0">
          {children(row)}
        </li>
      ))}
    </Card>
  );
}

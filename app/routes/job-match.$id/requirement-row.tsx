import type { ReactNode } from "react";
import { LEVEL_WORDS, SAID_WORDS } from "#app/features/offers/offer-texts.ts";
import type { RequirementView } from "#app/features/offers/offer-view.ts";
import { listAnd } from "#app/platform/format.ts";
import { VerdictWord } from "./verdict-mark.tsx";

type RequirementRowProps = {
  row: RequirementView;
  /** What the student can do about it. */
  children?: ReactNode;
  pencil?: ReactNode;
};

/** What the offer asks, what the CV shows of it, and why that is only near. */
export function RequirementRow({ row, children, pencil }: RequirementRowProps) {
  const { verdict, level, title, quote, quotes, because, said, isOwn } = row;
  return (
    <div className="grid gap-x-5 gap-y-1 px-4 py-3.5 rows:grid-cols-[7.5rem_minmax(0,1fr)_auto] rows:px-6 rows:py-4">
      <div className="flex items-center gap-x-2 max-rows:pr-10 rows:block">
        <VerdictWord verdict={verdict} />
        <span className="block text-xs leading-5 text-ink-3">{LEVEL_WORDS[level]}</span>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-[0.9375rem]">{title}</h3>
        <dl className="mt-1 grid gap-1 text-sm text-ink-2">
          <Told by="La oferta">«{quote}»</Told>
          {quotes.length > 0 && <Told by="Tu CV">{listAnd(quotes.map((line) => `«${line}»`))}</Told>}
          {said !== null && <Told by="Tú lo dices">{SAID_WORDS[said]}</Told>}
        </dl>
        {because !== null && <p className="mt-1 text-sm text-ink-2 rows:pl-[4.75rem]">{because}</p>}
        {isOwn && <p className="mt-1 text-xs text-patina-700 rows:pl-[4.75rem]">Corregido por ti</p>}
        {children}
      </div>
      {pencil}
    </div>
  );
}

function Told({ by, children }: { by: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-2 rows:grid-cols-[4.25rem_minmax(0,1fr)]">
      <dt className="text-ink-3">{by}</dt>
      <dd>{children}</dd>
    </div>
  );
}

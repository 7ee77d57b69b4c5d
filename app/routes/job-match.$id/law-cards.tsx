import { Scale } from "lucide-react";
import { RIGHTS_WORDS } from "#app/features/offers/offer-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownOffer } from "./screen-data.ts";

/** Conditions that the law counts as discrimination: what stands in the offer, what the law says, and no more. */
export function LawCards({ discriminating }: Pick<ShownOffer, "discriminating">) {
  if (discriminating.length === 0) return null;
  const keyed = discriminating.map((one, index) => ({ ...one, key: `law-${index}` }));
  return (
    <section aria-labelledby="law" className="rounded-card bg-sunken p-5">
      <h2 id="law" className="flex items-center gap-2 text-[1.0625rem]">
        <Icon glyph={Scale} size={20} />
        No lo contamos
      </h2>
      <ul className="mt-2 grid gap-3 text-sm text-ink-2">
        {keyed.map(({ key, quote, law }) => (
          <li key={key} className="wrap-anywhere">
            <b className="block text-ink">«{quote}»</b>
            {law}
          </li>
        ))}
      </ul>
      <details className="mt-3 text-sm text-ink-2">
        <summary className="link w-fit cursor-pointer touch:min-h-11 touch:content-center">Qué puedes hacer</summary>
        <p className="mt-1">{RIGHTS_WORDS}</p>
      </details>
    </section>
  );
}

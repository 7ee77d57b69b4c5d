import { Link } from "@remix-run/react";
import { OfferNiche, StateBadge } from "#app/features/offers/state-badge.tsx";
import type { StartData } from "./screen-data.ts";

type OfferLinesProps = Pick<StartData, "offers" | "count">;

/** The newest offers, with the way to all of them. */
export function OfferLines({ offers, count }: OfferLinesProps) {
  return (
    <section aria-labelledby="offers" className="border-t border-line pt-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="offers">Tus ofertas</h2>
        <Link to="/job-match/offers" className="link text-sm touch:min-h-11 touch:content-center">
          {count === 1 ? "Ver tu lista" : `Ver las ${count}`}
        </Link>
      </div>
      <ul className="mt-1">
        {offers.map(({ id, title, firm, met, state }) => (
          <li key={id} className="flex items-center gap-3.5 border-b border-hair py-3 last:border-0">
            <OfferNiche state={state} />
            <span className="min-w-0 flex-1">
              <Link to={`/job-match/${id}`} className="font-[590] wrap-anywhere hover:underline touch:inline-block">
                {title}
                {firm !== "" && `, ${firm}`}
              </Link>
              <span className="block text-sm text-ink-2">{met}</span>
            </span>
            <StateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

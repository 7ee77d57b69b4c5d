import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatLongDate } from "#app/platform/format.ts";
import type { ShownOffer } from "./screen-data.ts";
import { Coverage } from "./verdict-mark.tsx";

/** The post, how much of what it asks the CV shows, in words, and a mark for each. */
export function OfferHead({ offer, children }: { offer: ShownOffer; children?: ReactNode }) {
  const { firm, title, summary, counted, cv } = offer;
  const of = (level: "must" | "nice") => counted.filter((row) => row.level === level);
  return (
    <section aria-labelledby="post" className="rounded-dialog border border-dawn-line bg-dawn p-5 shell:p-9">
      {firm !== "" && <p className="text-sm font-semibold text-cobre-700 wrap-anywhere">{firm}</p>}
      <h1 id="post" className="text-[1.5rem] leading-8 text-balance wrap-anywhere shell:text-[2rem] shell:leading-10">
        {title}
      </h1>
      <p className="mt-2 max-w-[38rem] text-[1.0625rem] text-ink-2">
        {summary.lead} {summary.figures !== "" && <b className="text-ink">{summary.figures}</b>} {summary.rest}{" "}
        {summary.more.join(" ")}
      </p>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-5">
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <Coverage label="Obligatorios" rows={of("must")} />
          <Coverage label="Deseables" rows={of("nice")} />
        </div>
        {children}
      </div>
      {cv !== null && (
        <p className="mt-4 text-sm text-ink-2 wrap-anywhere">
          Comparada con «{cv.fileName}», analizado el {formatLongDate(cv.createdAt)}.{" "}
          <Link to={`/workshop/${cv.id}`} className="link touch:inline-block touch:min-h-11 touch:content-center">
            Mejorarlo en el Taller
          </Link>
        </p>
      )}
    </section>
  );
}

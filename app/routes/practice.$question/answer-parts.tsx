import type { RefObject } from "react";
import type { AnswerMap } from "#app/features/practice/map-answer.ts";
import { PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { quotedText } from "./quoted-text.ts";

/** The answer with its parts marked, and a list of what is there and what is missing. */
export function AnswerParts({ map, heading }: { map: AnswerMap; heading: RefObject<HTMLHeadingElement> | undefined }) {
  const rows = map.parts.filter(
    ({ part, state }) => state === "found" || (state === "absent" && map.asked.includes(part)),
  );
  return (
    <Card as="section" aria-labelledby="parts">
      <h2 ref={heading} id="parts" tabIndex={-1} className="outline-none">
        Tu respuesta, por partes
      </h2>
      {/* After a second try both texts stand marked above. */}
      {heading !== undefined && <MarkedAnswer segments={map.segments} />}
      {rows.length > 0 && (
        <ul className="mt-4 grid border-t border-line">
          {rows.map(({ part, state, quotes }) => (
            <li key={part} className="grid gap-x-4 border-b border-line py-3 rows:grid-cols-[9rem_1fr]">
              <b className="font-[620]">{PART_TEXTS[part].name}</b>
              <span className={classNames("wrap-anywhere", state === "found" ? "text-ink-2" : "text-ink")}>
                {state === "found" ? `Está: ${quotedText(quotes[0] ?? "")}` : `${PART_TEXTS[part].missing}.`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-2">
        Marcamos solo lo que se lee con seguridad. De lo que no aparece en la lista no decimos nada.
      </p>
    </Card>
  );
}

/** The person's own words; a mark has its word, so that nothing depends on colour. */
export function MarkedAnswer({ segments }: { segments: AnswerMap["segments"] }) {
  const keyed = segments.map((segment, index) => ({ ...segment, key: `segment-${index}` }));
  return (
    <p className="mt-3 leading-7.5 wrap-anywhere whitespace-pre-wrap">
      {keyed.map(({ key, text, part }) =>
        part === null ? (
          <span key={key}>{text}</span>
        ) : (
          <mark key={key} className="rounded-[0.25rem] bg-patina-100 px-0.5 text-ink">
            {text}
            <small className="ml-1 text-xs font-semibold text-patina-800">{PART_TEXTS[part].name}</small>
          </mark>
        ),
      )}
    </p>
  );
}

import { Check } from "lucide-react";
import type { RefObject } from "react";
import type { AnswerMap } from "#app/features/practice/map-answer.ts";
import { HEARD_TEXTS, PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { quotedText } from "./quoted-text.ts";

type AnswerPartsProps = {
  map: AnswerMap;
  /** Undefined after a second try: both texts stand marked above. */
  heading: RefObject<HTMLHeadingElement> | undefined;
};

/** The answer with its parts marked, and a list of what is there and what is missing. */
export function AnswerParts({ map, heading }: AnswerPartsProps) {
  const rows = map.parts.filter(
    ({ part, state }) => state === "found" || (state === "absent" && map.asked.includes(part)),
  );
  return (
    <Card as="section" pad="none" aria-labelledby="parts" className="overflow-hidden">
      <div className="p-5 shell:p-6">
        <h2 ref={heading} id="parts" tabIndex={-1} className="outline-none">
          Tu respuesta, por partes
        </h2>
        {heading !== undefined && <MarkedAnswer segments={map.segments} />}
        {!map.mayAsk && <p className="mt-3 max-w-[38rem] text-ink-2">{HEARD_TEXTS.sad.text}</p>}
        <p className="mt-3 text-sm text-ink-2">
          {rows.length === 0 && "No reconocimos ninguna parte con seguridad. "}
          Marcamos solo lo que se lee con seguridad. De lo que no aparece en la lista no decimos nada.
        </p>
      </div>
      {rows.length > 0 && (
        <ul className="grid gap-px border-t border-line bg-line shell:grid-cols-2">
          {rows.map(({ part, state, quotes }) => (
            <li key={part} className="flex gap-3.5 bg-surface px-5 py-3.5 shell:px-6 shell:last:odd:col-span-2">
              <PartMark isFound={state === "found"} />
              <span className="min-w-0">
                <b className="block font-[620]">{PART_TEXTS[part].name}</b>
                <span className={classNames("block wrap-anywhere", state === "found" && "text-ink-2")}>
                  {state === "found" ? `Está: ${quotedText(quotes[0] ?? "")}` : `Falta ${PART_TEXTS[part].lack}.`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** An arch that is filled or dotted; its word stands beside it. */
function PartMark({ isFound }: { isFound: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "mt-0.5 grid h-8 w-7 shrink-0 place-items-center rounded-t-[0.875rem] rounded-b-[0.25rem]",
        isFound ? "bg-patina-100 text-patina-800" : "border-2 border-dotted border-line-strong",
      )}
    >
      {isFound && <Icon glyph={Check} size={16} />}
    </span>
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

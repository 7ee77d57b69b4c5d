import { useEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import type { Place } from "./reading-context.ts";

type SourceTextProps = {
  text: string;
  /** Places of the uncertain entries. */
  doubtful: readonly Place[];
  /** Place of the entry that the student is looking at. */
  pointed: Place;
};

/** 'En tu archivo': the text read from the CV, with highlights for uncertain entries and the selected one. */
export function SourceText({ text, doubtful, pointed }: SourceTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const start = pointed.lines.length === 0 ? -1 : Math.min(...pointed.lines);
  useEffect(() => {
    const scroller = box.current?.parentElement;
    const line = box.current?.children[start];
    if (!scroller || !(line instanceof HTMLElement)) return;
    // Scrolls only this box, so that the student's position in the dialog does not change.
    const { offsetTop, offsetHeight } = line;
    const { scrollTop, clientHeight } = scroller;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      scroller.scrollTop = Math.max(0, offsetTop - clientHeight / 3);
  }, [start]);
  return (
    <aside aria-label="En tu archivo" className="min-w-0">
      <h3 className="mb-2.5">En tu archivo</h3>
      <ScrollRegion
        label="Texto de tu archivo"
        className={classNames(
          "relative max-h-80 overflow-y-auto rounded-[0.75rem] border border-line bg-surface p-4",
          "shell:max-h-[calc(100dvh-24rem)]",
        )}
      >
        <div ref={box} className="text-sm leading-5.5 text-ink-2 wrap-anywhere">
          {text.split("\n").map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
            <p key={at}>
              {markedLine(line, at, pointed, doubtful).map(({ text: piece, from, mark }) =>
                mark === null ? (
                  piece
                ) : (
                  <mark
                    key={from}
                    className={classNames(
                      "rounded-[0.1875rem] bg-warn-soft text-warn-ink",
                      mark === "pointed" && "outline-2 outline-offset-1 outline-cobre-500",
                    )}
                  >
                    {piece}
                  </mark>
                ),
              )}
            </p>
          ))}
        </div>
      </ScrollRegion>
      <p className="mt-2 text-sm text-ink-3">Al pasar por un dato, aquí se marca de dónde salió.</p>
    </aside>
  );
}

/** A piece of a line: selected, uncertain, or neither. */
type Piece = { text: string; from: number; mark: "pointed" | "doubtful" | null };

type Span = { from: number; to: number; mark: "pointed" | "doubtful" };

/** Positions of the words in the line; the whole line if it contains none of them. */
function spansIn(line: string, at: number, { lines, words }: Place, mark: Span["mark"]): Span[] {
  if (!lines.includes(at)) return [];
  const lower = line.toLowerCase();
  const found = words.flatMap((word) => {
    const from = lower.indexOf(word.toLowerCase());
    return from < 0 ? [] : [{ from, to: from + word.length, mark }];
  });
  return found.length > 0 ? found : [{ from: 0, to: line.length, mark }];
}

/** Splits a line at its highlights; the selected entry has precedence over uncertain ones. */
function markedLine(line: string, at: number, pointed: Place, doubtful: readonly Place[]): Piece[] {
  const spans = [
    ...spansIn(line, at, pointed, "pointed"),
    ...doubtful.flatMap((place) => spansIn(line, at, place, "doubtful")),
  ];
  const borders = [...new Set([0, line.length, ...spans.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return borders.slice(0, -1).map((from, index) => {
    const mark = spans.find((span) => span.from <= from && from < span.to)?.mark ?? null;
    return { text: line.slice(from, borders[index + 1]), from, mark };
  });
}

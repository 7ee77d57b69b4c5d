import type { RefObject } from "react";
import type { Heard } from "#app/features/practice/hear-answer.ts";
import { HEARD_TEXTS } from "#app/features/practice/part-texts.ts";
import { Card } from "#app/ui/card.tsx";

type HeardNoteProps = {
  heard: Heard;
  heading: RefObject<HTMLHeadingElement>;
  answer: string;
};

/** A plain sentence in place of the parts, over the try as it was written. */
export function HeardNote({ heard, heading, answer }: HeardNoteProps) {
  const { title, text } = HEARD_TEXTS[heard];
  return (
    <Card as="section" aria-labelledby="heard">
      <h2 ref={heading} id="heard" tabIndex={-1} className="outline-none">
        {title}
      </h2>
      <p className="mt-1 max-w-[38rem] text-ink-2">{text}</p>
      <h3 className="mt-4 text-sm text-ink-2">Lo que escribiste</h3>
      <blockquote className="mt-1 rounded-control bg-paper px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap">
        {answer}
      </blockquote>
    </Card>
  );
}

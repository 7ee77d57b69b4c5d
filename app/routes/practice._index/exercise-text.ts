import { PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { quotedText } from "#app/routes/practice.$question/quoted-text.ts";
import type { OverviewData } from "./screen-data.ts";

type Exercise = NonNullable<OverviewData["exercise"]>;

/** What was told in the answer that the exercise comes from, and what to do with it now. */
export function exerciseText({
  part,
  isMissing,
  when,
  quote,
}: Pick<Exercise, "part" | "isMissing" | "when" | "quote">) {
  const said = quote === null ? "" : `Dijiste ${quotedText(quote)}. `;
  return isMissing
    ? `${said}En la respuesta que diste ${when} ${lowerFirst(PART_TEXTS[part].missing)}. Cuéntala de nuevo y agrégalo.`
    : `${said}La última vez, ${when}, esa parte estaba. Cuéntala de nuevo para que te salga siempre.`;
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase("es") + text.slice(1);

import { PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { quotedText } from "#app/routes/practice.$question/quoted-text.ts";
import type { OverviewData } from "./screen-data.ts";

type Exercise = NonNullable<OverviewData["exercise"]>;

/** What was told in the answer that the exercise comes from, and what to do now. Says what was read, not what is so. */
export function exerciseText({
  part,
  isMissing,
  when,
  quote,
}: Pick<Exercise, "part" | "isMissing" | "when" | "quote">) {
  const said = quote === null ? "" : `Dijiste ${quotedText(quote)}. `;
  return isMissing
    ? `${said}En la respuesta que diste ${when} no encontramos ${PART_TEXTS[part].lack}. Cuéntala de nuevo y agrégalo.`
    : `${said}La última vez, ${when}, encontramos esa parte. Cuéntala de nuevo para que te salga siempre.`;
}

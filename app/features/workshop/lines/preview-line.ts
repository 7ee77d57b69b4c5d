import { blankIn } from "../rebuild-line/clean-text.ts";
import { FIELD_NAMES } from "../rebuild-line/language-rules.ts";
import { rebuildLine } from "../rebuild-line/rebuild-line.ts";
import type { Preview, PreviewBody } from "./api-schemas.ts";

/** The forms of a line with these answers, and what is chosen of them. Pure. */
export function previewOf({ was, lang, fields, chosen }: PreviewBody): Omit<Preview, "score"> {
  const { forms } = lang === null ? { forms: [] } : rebuildLine({ line: was, lang, fields });
  const told = new Set(forms.flatMap((form) => wordsOf(form.text)));
  const leftOut = FIELD_NAMES.filter((name) => fields[name] && !isTold(told, fields[name]));
  const text = typeof chosen === "number" ? (forms[chosen]?.text ?? "") : (chosen ?? "");
  return { forms, leftOut, text, blank: blankIn(text) };
}

const wordsOf = (text: string) => text.toLocaleLowerCase("es").match(/[\p{L}\d]+/gu) ?? [];

/** The answer's words, but for the first, whose form may have changed. */
function isTold(told: ReadonlySet<string>, answer: string): boolean {
  const words = wordsOf(answer);
  const rest = words.length > 1 ? words.slice(1) : words;
  return rest.every((word) => told.has(word));
}

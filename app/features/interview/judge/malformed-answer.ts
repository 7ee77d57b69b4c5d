import { type MechanicalKind, mechanicalKind } from "./gibberish.ts";
import { isInjection } from "./injection.ts";
import type { ReadText } from "./read-text.ts";
import { isQuestionCopy } from "./repeats-question.ts";

/** Why a text is turned down for its form alone. */
export type FormKind = MechanicalKind | "copy" | "injection" | "evasion";

/** "No sé", alone or with a number or a filler word behind it: no measure may talk this into an answer. */
const DONT_KNOW = /^ (?:(?:yo|la verdad|mm+|eh+|uf|bueno) )*no (?:lo )?se(?: (?:\d+|la verdad|po|nada|que decir))* $/;

/** What rules alone decide: the form of the text, before anything is weighed. Null when it is for the model. */
export function formKind(text: ReadText, question: ReadText): FormKind | null {
  const mechanical = mechanicalKind(text, question);
  if (mechanical) return mechanical;
  if (isInjection(text)) return "injection";
  if (DONT_KNOW.test(text.padded)) return "evasion";
  return isQuestionCopy(text, question) ? "copy" : null;
}

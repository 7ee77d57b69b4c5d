import { type MechanicalKind, mechanicalKind } from "./gibberish.ts";
import { isInjection } from "./injection.ts";
import type { ReadText } from "./read-text.ts";
import { isQuestionCopy } from "./repeats-question.ts";

/** Why a text is rejected for its form alone. */
export type FormKind = MechanicalKind | "copy" | "injection" | "evasion";

/** "No sé", alone or followed by a number or a filler word: no feature may turn this into an answer. */
const DONT_KNOW = /^ (?:(?:yo|la verdad|mm+|eh+|uf|bueno) )*no (?:lo )?se(?: (?:\d+|la verdad|po|nada|que decir))* $/;

/** Decides by rules from the form of the text, before the model runs. Null when the model must decide. */
export function formKind(text: ReadText, question: ReadText): FormKind | null {
  const mechanical = mechanicalKind(text, question);
  if (mechanical) return mechanical;
  if (isInjection(text)) return "injection";
  if (DONT_KNOW.test(text.padded)) return "evasion";
  return isQuestionCopy(text, question) ? "copy" : null;
}

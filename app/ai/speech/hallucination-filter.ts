/** What speech models write when nobody spoke, or when they got stuck. */

import { stripAccents } from "#app/platform/strip-accents.ts";

/** Of the texts they were trained on: credits and farewells of videos. Normalized, as foldedWords() gives them. */
const INVENTED: readonly RegExp[] = [
  /^subtitulos? (realizados?|creados?|hechos?) por la comunidad de amara org$/,
  /^subtitulos? (realizados?|creados?|hechos?) por .{0,60}$/,
  /^subtitulado por .{0,60}$/,
  /^(transcripcion|traduccion|traducido) (de|por) .{0,60}$/,
  /^(muchas )?gracias por (ver|mirar) (el|este|mi|nuestro) video.{0,60}$/,
  /^(muchas )?gracias por (ver|mirar|la atencion prestada al video)$/,
  /^no (olvides|te olvides de) (suscribirte|darle like|dar like|activar la campanita).{0,80}$/,
  /^suscribete( .{0,60})?$/,
  /^(www )?amara org$/,
  /^thanks? (you )?(for|so much for) watching.{0,40}$/,
  /^(subtitles|captions) by .{0,60}$/,
  /^(nos vemos|hasta) (en )?el (proximo|siguiente) video$/,
];

const BRACKETED = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|♪+[^♪]*♪*/gu;
/** A run of words may follow itself this often: "no, no, no" is said, a fourth time is seldom. */
const MAX_REPEATS = 3;
const MAX_RUN = 12;

/**
 * What of a recognised text a person can have said.
 * @returns "" for tags, credits of videos and loops; else the text with its tags removed, on one line
 */
export function withoutHallucinations(recognised: string): string {
  const text = recognised.replace(BRACKETED, " ").replace(/\s+/gu, " ").trim();
  const words = normalizedWords(text);
  if (words.length === 0) return "";
  const normalized = words.join(" ");
  if (INVENTED.some((pattern) => pattern.test(normalized)) || isLoop(words)) return "";
  return text;
}

/** Lower case, without accents and punctuation. */
function normalizedWords(text: string): string[] {
  const normalized = stripAccents(text).toLowerCase();
  return normalized.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether some run of words stands there more than MAX_REPEATS times in a row. */
function isLoop(words: readonly string[]): boolean {
  for (let length = 1; length <= MAX_RUN; length += 1) {
    let same = 0;
    for (let index = length; index < words.length; index += 1) {
      same = words[index] === words[index - length] ? same + 1 : 0;
      if (same >= length * MAX_REPEATS) return true;
    }
  }
  return false;
}

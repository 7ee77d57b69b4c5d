/** Filters the texts that speech models invent when nobody spoke, or repeat when they get stuck. */

import { stripAccents } from "#app/platform/strip-accents.ts";

/** Credits and closing phrases of videos in the training data, normalized as by normalizedWords(). */
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
/** Allowed repetitions of a run of words: people say "no, no, no", but seldom a fourth time. */
const MAX_REPEATS = 3;
const MAX_RUN = 12;

/**
 * Removes what a person cannot have said from a recognised text.
 * @returns "" for tags, video credits and loops; else the text without its tags, on one line
 */
export function withoutHallucinations(recognised: string): string {
  const text = recognised.replace(BRACKETED, " ").replace(/\s+/gu, " ").trim();
  const words = normalizedWords(text);
  if (words.length === 0) return "";
  const normalized = words.join(" ");
  if (INVENTED.some((pattern) => pattern.test(normalized)) || isLoop(words)) return "";
  return text;
}

/** Whether the text has a word outside of tags such as [música]: otherwise nobody spoke. */
export function hasWords(recognised: string): boolean {
  return normalizedWords(recognised.replace(BRACKETED, " ")).length > 0;
}

/** Lower case, without accents and punctuation. */
function normalizedWords(text: string): string[] {
  const normalized = stripAccents(text).toLowerCase();
  return normalized.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a run of words occurs more than MAX_REPEATS times in a row. */
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

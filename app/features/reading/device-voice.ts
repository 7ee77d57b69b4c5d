/** Which of the browser's voices may read, and in what pieces. */

/** What is needed of a SpeechSynthesisVoice. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** Preferred regions, best first: Chile, its neighbours and Latin America, then any other Spanish. */
const REGIONS = ["cl", "419", "ar", "pe", "co", "uy", "mx", "us", "es"];

/**
 * The best Spanish voice that runs on the device. A remote voice is never taken: it would send the text to its vendor.
 * @returns null when the device has none
 */
export function pickVoice<Voice extends DeviceVoice>(voices: readonly Voice[]): Voice | null {
  const own = voices.filter(({ localService, lang }) => localService === true && /^(es|spa)(?![a-z])/i.test(lang));
  return own.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** Lower is better. Android writes `es_CL`. */
function rank({ lang, default: isDefault }: DeviceVoice): number {
  const region = /[-_]([a-z]{2}|\d{3})(?![a-z\d])/i.exec(lang)?.[1]?.toLowerCase() ?? "";
  const place = REGIONS.indexOf(region);
  return (place < 0 ? REGIONS.length : place) * 2 + (isDefault ? 0 : 1);
}

/** Longest piece, in UTF-16 code units: some engines fall silent in the middle of long texts. */
const LONGEST = 220;

/** The text in pieces that are read one after the other: sentences, and parts of those that are very long. */
export function spokenPieces(text: string): string[] {
  const sentences = [...new Intl.Segmenter("es", { granularity: "sentence" }).segment(text)];
  const pieces = sentences.flatMap(({ segment }) => shortened(segment)).map((piece) => piece.trim());
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Cut at the last comma or space before the limit. */
function shortened(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const head = rest.slice(0, LONGEST);
    const at = [head.lastIndexOf(", ") + 1, head.lastIndexOf(" ")].find((place) => place > LONGEST / 2) ?? LONGEST;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

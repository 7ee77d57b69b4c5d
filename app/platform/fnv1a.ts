/**
 * FNV-1a over UTF-16 code units, as an unsigned 32-bit integer. Trained weights and the choice between wordings depend
 * on it: another hash means training them anew.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The LinkedIn address: spelled out, wrapped over two lines, behind a link, or a bare handle after its label. */

const HOST = "(?:[a-z]{2,3}\\.)?[li1]inked[il1]n\\s?\\.\\s?com";
const ADDRESS = new RegExp(`${HOST}\\s?/\\s?(?:mwlite/|m/)?(in|pub)\\s?/\\s?([\\p{L}\\p{N}._%~-]{2,100})`, "iu");
const LABELLED = /linked\s?in\s*[:|–—-]?\s*(?:https?:\/\/)?(?:\/?in\/|@|\/)([\p{L}\p{N}._%-]{3,100})/iu;
const LABELLED_SLUG = /linked\s?in\s*[:|]\s*([a-z0-9]+(?:[-_.][a-z0-9]+)+|[a-z]+\d+)(?![\w@.-])/i;
const BARE = /(?:^|[\s|·(])\/?in\/([a-z0-9][a-z0-9-]{3,99})\/?(?=$|[\s|·)])/i;
const UNFINISHED = new RegExp(`(?:${HOST}(?:/(?:in/?)?)?|${HOST}/in/[\\w.%-]*[-_])$`, "i");

/**
 * Whether a narrow column cut the address: it ends in an impossible way, the next line continues the handle, or the
 * link behind it is longer.
 */
function isCut(text: string, below: string, links: readonly string[]): boolean {
  const next = below.trim().split(/\s/)[0] ?? "";
  if (!/^[\w./%-]+$/.test(next) || next.includes("@")) return false;
  if (UNFINISHED.test(text.trim())) return true;
  const address = ADDRESS.exec(text);
  if (address === null || !text.trim().endsWith(address[2] ?? "") || next !== below.trim()) return false;
  const joined = `/${address[2]}${next.replace(/\/$/, "")}`.toLowerCase();
  return links.some((link) => link.toLowerCase().includes(joined)) || /^[a-z\d]*[-\d][a-z\d-]*\/?$/.test(next);
}

/**
 * "linkedin.com/in/…" without scheme and locale, or null. Visible text takes precedence over links, as people check it.
 */
export function findLinkedin(texts: readonly string[], links: readonly string[]): string | null {
  for (const [line, text] of texts.entries()) {
    if (!/l[il1]nked|(?:^|\W)in\//i.test(text)) continue;
    const next = texts[line + 1]?.split(/\s/)[0] ?? "";
    const whole = isCut(text, texts[line + 1] ?? "", links) ? text.trim() + next : text;
    const address = ADDRESS.exec(whole);
    if (address !== null) return clean(address[1], address[2]);
    const handle = LABELLED.exec(text) ?? LABELLED_SLUG.exec(text) ?? BARE.exec(text);
    if (handle !== null && !/^(?:linkedin|perfil|profile)/i.test(handle[1] ?? "")) return clean("in", handle[1]);
  }
  for (const link of links) {
    const address = ADDRESS.exec(link);
    if (address !== null) return clean(address[1], address[2]);
  }
  return null;
}

function clean(kind: string | undefined, handle: string | undefined): string {
  return `linkedin.com/${(kind ?? "in").toLowerCase()}/${(handle ?? "").replace(/[.,;:_-]+$/, "")}`;
}

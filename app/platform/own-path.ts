/**
 * A path of this platform to open after sign-in; null for every other text. A path that begins with two slashes, or
 * with a backslash, is another site for browsers.
 */
export function ownPath(text: string | null): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses
  if (!text || text.length > 300 || !/^\/(?![/\\])/.test(text) || /[\\\u0000-\u0020\u007f]/.test(text)) return null;
  const base = "https://own.invalid";
  if (!URL.canParse(text, base)) return null;
  const { origin, pathname, search } = new URL(text, base);
  // The router compares what it has decoded, in any capitals.
  const spelled = decoded(pathname);
  const isPage = origin === base && spelled !== null && !/^\/(\/|(auth|api)(\/|$))/i.test(spelled);
  return isPage ? `${pathname}${search}` : null;
}

/** Null where a percent sign does not stand for a letter. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The address of a sign-in that leads to `path`; `path` is one that ownPath() has let through, or null. */
export function withReturn(address: string, path: string | null): string {
  return path === null ? address : `${address}?volver=${encodeURIComponent(path)}`;
}

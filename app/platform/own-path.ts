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
  const isPage = origin === base && !/^\/(auth|api)(\/|$)/.test(pathname) && !pathname.startsWith("//");
  return isPage ? `${pathname}${search}` : null;
}

/** The address of a sign-in that leads to `path`; `path` is one that ownPath() has let through, or null. */
export function withReturn(address: string, path: string | null): string {
  return path === null ? address : `${address}?volver=${encodeURIComponent(path)}`;
}

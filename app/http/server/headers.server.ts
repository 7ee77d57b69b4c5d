/** Headers of every answer; `nonce` is fresh for each. */
export function securityHeaders(nonce: string, options: { https: boolean; dev: boolean }): Record<string, string> {
  const connect = options.dev ? "connect-src 'self' ws:" : "connect-src 'self'";
  const headers: Record<string, string> = {
    "Content-Security-Policy": [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      // Vite injects style elements while developing; the built product has none.
      options.dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
      // Headless UI, Radix and the toaster position things with style attributes.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      connect,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "microphone=(self), camera=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  if (options.https) headers["Strict-Transport-Security"] = "max-age=31536000";
  return headers;
}

/** Pages whose address alone lets somebody act: a link of a mail. */
const SECRET_ADDRESS = /^\/(?:appointment|rating)\//i;

/** Headers of what stands at an address that nobody else may learn; over those of every answer. */
export function secretAddressHeaders(path: string): Record<string, string> {
  // Calendar programs keep the file, and ask whether it still holds.
  if (/^\/calendar\//i.test(path)) return { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
  if (!SECRET_ADDRESS.test(path)) return {};
  return { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex, nofollow", "Cache-Control": "no-store" };
}

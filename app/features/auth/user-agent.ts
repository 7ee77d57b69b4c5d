/** Describes a User-Agent header in plain Spanish. Recognises only common browsers; nothing depends on the result. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  // The order matters: most of these also contain "Chrome" or "Safari".
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows NT\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(?:Macintosh|Mac OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** "Chrome en Windows"; unknown parts are left out, and "Navegador desconocido" when both are unknown. */
export function describeUserAgent(userAgent: string): string {
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  if (browser && system) return `${browser} en ${system}`;
  if (browser) return browser;
  return system ? `Navegador en ${system}` : "Navegador desconocido";
}

function find(known: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return known.find(([sign]) => sign.test(userAgent))?.[1];
}

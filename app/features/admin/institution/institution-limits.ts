/** Limits of what the office says of its institution, shared by browser and server. */

export const INSTITUTION_LIMITS = {
  name: 80,
  email: 254,
  phone: 25,
  web: 200,
  welcome: 160,
  announcement: 280,
} as const;

export const LOGO_LIMITS = {
  /** Bytes of the file. */
  bytes: 1024 * 1024,
  /** Pixels of each side. */
  minSide: 32,
  maxSide: 4096,
  /** The longer side is at most so many times the shorter one. */
  maxRatio: 8,
} as const;

export const LOGO_TOO_LARGE = "El logo supera 1 MB. Guárdalo más pequeño y súbelo otra vez.";
/** What a file chooser offers. */
export const LOGO_ACCEPT = "image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp";

/** Limits of uploaded pictures, shared by browser and server. Sides are in pixels. */
export const PICTURE_LIMITS = {
  logo: {
    /** Bytes of the file. */
    bytes: 1024 * 1024,
    minSide: 32,
    maxSide: 4096,
    /** The longer side is at most so many times the shorter one. */
    maxRatio: 8,
    tooLarge: "El logo supera 1 MB. Guárdalo más pequeño y súbelo otra vez.",
  },
  /** As telephones take them. */
  portrait: {
    bytes: 6 * 1024 * 1024,
    minSide: 120,
    maxSide: 6000,
    maxRatio: 3,
    tooLarge: "La foto supera 6 MB. Guárdala más pequeña y súbela otra vez.",
  },
} as const;

/** What a file chooser offers. */
export const PICTURE_ACCEPT = "image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp";

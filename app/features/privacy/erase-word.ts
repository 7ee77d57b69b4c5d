/** The word that has to be typed to confirm an erasure; case does not matter. */
export const ERASE_WORD = "BORRAR";

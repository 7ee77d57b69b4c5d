/** What has to be typed to confirm; capitals or not. */
export const ERASE_WORD = "BORRAR";

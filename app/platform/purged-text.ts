/** Replaces a text that was deleted because of its age. */
export const PURGED_TEXT = "El texto se borró por antigüedad.";

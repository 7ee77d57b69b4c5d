/** Stands where a text was that got too old to be kept; dates and scores stay. */
export const PURGED_TEXT = "El texto se borró por antigüedad.";

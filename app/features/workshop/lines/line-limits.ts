/** Apart from the schemas, so that the screen need not load them. */

export const MAX_LINE_CHARS = 400;
export const MAX_FIELD_CHARS = 160;

/** Apart from the schemas, so that the screen need not load them. */

export const MAX_LINE_CHARS = 400;
export const MAX_FIELD_CHARS = 160;
/** Of a version. */
export const MAX_NAME_CHARS = 60;

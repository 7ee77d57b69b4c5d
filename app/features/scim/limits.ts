/** Accounts in one answer. */
export const MAX_PAGE = 200;
export const USUAL_PAGE = 100;

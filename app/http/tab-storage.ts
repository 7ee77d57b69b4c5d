/** What this tab keeps of a person for a reload, such as a text that was not sent. */

let isLeft = false;

/**
 * Drops all of it, for whoever leaves: the next one at this computer may be somebody else. The document is left after
 * this, and screens that keep something while they close no longer do.
 */
export function forgetTab(): void {
  isLeft = true;
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled: there is nothing to drop.
  }
}

/** Whether forgetTab() has run: nothing may be kept any more. */
export const isTabLeft = (): boolean => isLeft;
